import type { Shell } from '@thela/contract';
import { useWords } from '@thela/language';
import type { ExpenseEntry, LedgerEvent, StallDay } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { Button, SectionCard, useAnnouncement } from '@thela/ui';
import { memo } from 'react';
import { countingOf } from './counting';
import { SHORT_DAY } from './days';
import { ExpenseForm } from './expense-form';
import { useCountMessages } from './messages';
import type { CountMessages } from './messages';
import { WaitingMark } from './waiting-mark';

export interface ExpensesProps {
  readonly shell: Shell;
  readonly day: StallDay;
  readonly isToday: boolean;
  readonly expenses: readonly LedgerEvent[];
  /** Whether the latest change is not durable yet. */
  readonly isWaiting: boolean;
  /** Called after a change. */
  readonly onChange: () => void;
}

/** What was spent on a day, and a form to add to it. Memoized, because it has nothing to do with a tap on a dish. */
export const Expenses = memo(function Expenses(props: ExpensesProps) {
  const { shell, day, isToday, expenses, isWaiting, onChange } = props;
  const { expenses: texts } = useCountMessages();
  const { day: nameOfDay } = useWords();
  const [announcement, announce] = useAnnouncement();
  const counting = countingOf(shell);
  const date = isToday ? null : nameOfDay(day, SHORT_DAY);
  const onAdd = (entry: ExpenseEntry) => {
    counting.addExpense(entry, day);
    announce(texts.added(nameOf(entry, texts), formatRupees(entry.amount)));
    onChange();
  };
  const onRemove = (event: LedgerEvent & ExpenseEntry) => {
    counting.remove(event);
    announce(texts.removed(nameOf(event, texts), formatRupees(event.amount)));
    onChange();
  };
  return (
    <SectionCard
      heading={date === null ? texts.heading : texts.headingOf(date)}
      aside={isWaiting ? <WaitingMark /> : null}
    >
      <ul className="mb-4 divide-y divide-line/70">
        {expenses.map((event) =>
          event.kind === 'expense' ? (
            <ExpenseRow key={event.id} event={event} onRemove={() => onRemove(event)} />
          ) : null,
        )}
      </ul>
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

function nameOf({ category, note }: ExpenseEntry, texts: CountMessages['expenses']): string {
  const name = texts.categories[category];
  return note === '' ? name : texts.named(name, note);
}

interface ExpenseRowProps {
  readonly event: ExpenseEntry;
  readonly onRemove: () => void;
}

function ExpenseRow({ event, onRemove }: ExpenseRowProps) {
  const { expenses: texts } = useCountMessages();
  const name = nameOf(event, texts);
  const amount = formatRupees(event.amount);
  return (
    <li className="flex items-center gap-x-3 py-2">
      <span className="min-w-0 flex-1 sm:flex sm:gap-3">
        <span className="block flex-1 wrap-anywhere">{name}</span>
        <span className="block font-semibold tabular-nums">{amount}</span>
      </span>
      <Button
        variant="secondary"
        className="px-4"
        aria-label={texts.removeNamed(name, amount)}
        onClick={onRemove}
      >
        {texts.remove}
      </Button>
    </li>
  );
}
