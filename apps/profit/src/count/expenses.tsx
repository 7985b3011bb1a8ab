import type { Shell } from '@thela/contract';
import { useWords } from '@thela/language';
import type { ExpenseEntry, StallDay } from '@thela/ledger';
import { SectionCard, useAnnouncement } from '@thela/ui';
import { memo } from 'react';
import { countingOf } from './counting';
import { useEntryTexts } from './day-entries';
import { SHORT_DAY } from './days';
import { EntryList } from './entry-list';
import type { DayEvent } from './entry-numbers';
import { ExpenseForm } from './expense-form';
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

/** What was spent on a day, and a form to add to it. Memoized, because it has nothing to do with a tap on a dish. */
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
      <ExpenseForm stall={shell.stall} date={date} onAdd={onAdd} />
      <p
        role="status"
        className={announcement ? 'mt-3 rounded-control bg-turmeric-tint p-3' : 'sr-only'}
      >
        {announcement}
      </p>
    </SectionCard>
  );
});
