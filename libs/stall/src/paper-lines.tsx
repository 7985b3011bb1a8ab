import type { LedgerEvent, Stall } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import type { useExpenseMessages } from '@thela/ui/expenses';
import { Fragment } from 'react';
import type { Messages } from './messages';

type PaperWords = Messages['paper'];
type ExpenseWords = ReturnType<typeof useExpenseMessages>;

interface Line {
  readonly id: string;
  readonly text: string;
  readonly note: string;
}

/** What was spent or wasted, in the vendor's words. */
export function PaperLines({
  heading,
  lines,
}: {
  readonly heading: string;
  readonly lines: readonly Line[];
}) {
  if (lines.length === 0) return null;
  return (
    <section className="mt-5 break-inside-avoid">
      <h2 className="mb-1 text-subheading font-bold">{heading}</h2>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
        {lines.map(({ id, text, note }) => (
          <Fragment key={id}>
            <dt className="wrap-anywhere">{text}</dt>
            <dd className="text-right tabular-nums">{note}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

export function expenseLines(
  events: readonly LedgerEvent[],
  { categories, named }: Pick<ExpenseWords, 'categories' | 'named'>,
): readonly Line[] {
  return events.flatMap((event) => {
    if (event.kind !== 'expense') return [];
    const { id, category, note, amount } = event;
    const word = categories[category];
    return [{ id, text: note ? named(word, note) : word, note: formatRupees(amount) }];
  });
}

export function wasteLines(
  events: readonly LedgerEvent[],
  stall: Stall,
  paper: PaperWords,
): readonly Line[] {
  return events.flatMap((event) => {
    if (event.kind !== 'waste') return [];
    const named = (id: string, items: readonly { readonly id: string; readonly name: string }[]) =>
      items.find((item) => item.id === id)?.name ?? id;
    const text =
      'dish' in event
        ? paper.wastedPlates(named(event.dish, stall.dishes), event.plates)
        : paper.wastedAmount(named(event.ingredient, stall.ingredients), event.amount, event.unit);
    return [{ id: event.id, text, note: paper.wasteReason[event.reason] }];
  });
}
