import type { DayTotals } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import type { DailyPerformance } from '@thela/pricing';
import { profitColour, SectionCard, useMoney } from '@thela/ui';
import { useListed } from './listed';
import { useMessages } from './messages';

export interface SummaryPanelProps {
  readonly performance: DailyPerformance;
  /** Of an own stall's day, if the ledger has events of it. */
  readonly totals: DayTotals | null;
  /** Names of the dishes that sold and whose cost is not known. */
  readonly unknownCost: readonly string[];
}

/** The day's revenue and profit, large; what is left of it, and what could not be counted. */
export function SummaryPanel({ performance, totals, unknownCost }: SummaryPanelProps) {
  const words = useMessages().summary;
  const { totalRevenue, totalOverallProfit } = performance;
  return (
    <SectionCard heading={words.heading}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Money label={words.revenue} amount={totalRevenue} colour="" />
        <Money
          label={words.profit}
          amount={totalOverallProfit}
          colour={profitColour(totalOverallProfit)}
        />
      </div>
      {totals && totals.left !== totals.profit ? <Left totals={totals} /> : null}
      <Uncounted totals={totals} unknownCost={unknownCost} />
    </SectionCard>
  );
}

interface MoneyProps {
  readonly label: string;
  /** `null` where it is not known. */
  readonly amount: number | null;
  readonly colour: string;
}

function Money({ label, amount, colour }: MoneyProps) {
  const { rupees } = useMoney();
  return (
    <p>
      <span className="block text-ink-soft">{label}</span>
      <span className={`block text-figure font-bold break-all tabular-nums ${colour}`}>
        {rupees(amount)}
      </span>
    </p>
  );
}

function Left({ totals }: { readonly totals: DayTotals }) {
  const words = useMessages().summary;
  const { left, revenue, expenses, unknownCost, unknownWaste } = totals;
  const spent = (amount: number | null) => (amount ? formatRupees(amount) : null);
  const unknown = useMoney().costsNotKnown(unknownCost.length, unknownWaste.length);
  return (
    <div className="mt-4 border-t border-line/70 pt-4">
      <Money label={words.left} amount={left} colour={profitColour(left)} />
      <p className="mt-1 text-ink-soft tabular-nums">
        {words.howLeft(
          formatRupees(revenue),
          spent(totals.ingredientCost),
          spent(expenses),
          spent(totals.waste),
        )}
      </p>
      {unknown ? <p className="mt-1 font-medium">{unknown}</p> : null}
    </div>
  );
}

function Uncounted({ totals, unknownCost }: Pick<SummaryPanelProps, 'totals' | 'unknownCost'>) {
  const words = useMessages().summary;
  const listed = useListed();
  const wasted = totals?.unknownWaste ?? [];
  return (
    <>
      {unknownCost.length > 0 ? (
        <p className="mt-4 rounded-control bg-turmeric-tint p-3 wrap-anywhere">
          {words.notInProfit(listed(unknownCost), unknownCost.length)}
        </p>
      ) : null}
      {wasted.length > 0 ? (
        <p className="mt-4 rounded-control bg-turmeric-tint p-3 wrap-anywhere">
          {words.notInWaste(listed(wasted), wasted.length)}
        </p>
      ) : null}
    </>
  );
}
