import type { Shell } from '@thela/contract';
import { useWords } from '@thela/language';
import { useStore } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { usesFuel } from '@thela/ledger';
import type { ExpenseEntry, StallDay } from '@thela/ledger';
import { SectionCard, useAnnouncement } from '@thela/ui';
import { ExpenseChips } from '@thela/ui/expenses';
import { memo } from 'react';
import { useListed } from '../listed';
import { countingOf } from './counting';
import { useEntryTexts } from './day-entries';
import { SHORT_DAY } from './days';
import { EntryList } from './entry-list';
import type { DayEvent } from './entry-numbers';
import { useCountMessages } from './messages';
import { WaitingMark } from './waiting-mark';

export interface ExpensesProps {
  readonly shell: Shell;
  readonly day: StallDay;
  readonly isToday: boolean;
  /** Of that day, the expenses among them. */
  readonly entries: readonly DayEvent[];
  /** Whether the latest change is not durable yet. */
  readonly isWaiting: boolean;
  readonly onChange: () => void;
}

/** What was spent on a day, and chips to add to it. Memoized, because it has nothing to do with a tap on a dish. */
export const Expenses = memo(function Expenses(props: ExpensesProps) {
  const { shell, day, isToday, entries, isWaiting, onChange } = props;
  const { expenses: texts } = useCountMessages();
  const { day: nameOfDay } = useWords();
  const [announcement, announce] = useAnnouncement();
  const entryTexts = useEntryTexts(shell, entries);
  const date = isToday ? null : nameOfDay(day, SHORT_DAY);
  const onAdd = (entry: ExpenseEntry) => {
    countingOf(shell).addExpense(entry, day);
    announce(texts.added(entryTexts.textOf(entry).what));
    onChange();
  };
  return (
    <SectionCard
      heading={date === null ? texts.heading : texts.headingOf(date)}
      aside={isWaiting ? <WaitingMark /> : null}
    >
      <EntryList
        shell={shell}
        events={entries.filter(({ kind }) => kind === 'expense')}
        onChange={onChange}
        frame={(rows) => <div className="mb-4">{rows}</div>}
        {...entryTexts}
      />
      <ExpenseChips gasWarning={<GasWarning stall={shell.stall} />} onAdd={onAdd} />
      <p
        role="status"
        className={announcement ? 'mt-3 rounded-control bg-turmeric-tint p-3' : 'sr-only'}
      >
        {announcement}
      </p>
    </SectionCard>
  );
});

/** Gas that is in the recipes and in the expenses, too, is taken off twice. */
function GasWarning({ stall }: Pick<Shell, 'stall'>) {
  const { expenses: texts } = useCountMessages();
  const listed = useListed();
  const names = useTranslatedNames();
  const dishes = usesFuel(names.inStall(useStore(stall))).map(({ name }) => name);
  if (dishes.length === 0) return null;
  return <p className="mt-2 wrap-anywhere">{texts.gasCountsTwice(listed(dishes))}</p>;
}
