import { useWords } from '@thela/language';
import type { DayTotals } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { profitColour, useMoney } from '@thela/ui';
import { useMessages } from './messages';

/** The totals of a day, as one works them out by hand: from the revenue down to what is left. */
export function PaperTotals({ totals }: { readonly totals: DayTotals }) {
  const messages = useMessages();
  const { figures } = messages.days;
  const { number } = useWords();
  const { rupees, costsNotKnown } = useMoney();
  const minus = (amount: number | null) => rupees(amount === null ? null : -amount);
  const { plates, revenue, ingredientCost, profit, expenses, waste, left, dishes } = totals;
  const unknown = costsNotKnown(totals.unknownCost.length, totals.unknownWaste.length);
  const uncounted = dishes
    .filter((dish) => dish.profit === null)
    .reduce((sum, dish) => sum + dish.revenue, 0);
  return (
    <dl>
      <Row label={figures.plates} text={number(plates)} />
      <Row label={figures.revenue} text={formatRupees(revenue)} />
      {uncounted === 0 ? null : <Row label={messages.paper.uncounted} text={minus(uncounted)} />}
      <Row label={messages.paper.ingredients} text={minus(ingredientCost)} />
      <Sum label={figures.profit} amount={profit} />
      {left === profit && !unknown ? null : (
        <>
          {uncounted === 0 ? null : (
            <Row label={messages.paper.uncounted} text={formatRupees(uncounted)} />
          )}
          <Row label={figures.expenses} text={minus(expenses)} />
          <Row label={messages.paper.wasteAtCost} text={minus(waste)} />
          <Sum label={figures.left} amount={left} />
          {unknown ? <dd className="-mt-1 mb-2 text-right text-sm">{unknown}</dd> : null}
        </>
      )}
    </dl>
  );
}

const LINE = 'flex flex-wrap justify-between gap-x-4 py-1';

function Row({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className={LINE}>
      <dt>{label}</dt>
      <dd className="ml-auto tabular-nums">{text}</dd>
    </div>
  );
}

function Sum({ label, amount }: { readonly label: string; readonly amount: number | null }) {
  const messages = useMessages();
  const { rupees } = useMoney();
  return (
    <div className={`mb-2 border-t border-ink text-subheading font-bold ${LINE}`}>
      <dt>{(amount ?? 0) < 0 ? messages.paper.loss(label) : label}</dt>
      <dd className={`ml-auto tabular-nums ${profitColour(amount)}`}>{rupees(amount)}</dd>
    </div>
  );
}
