import { profitLine } from '@thela/ledger';
import type { DayTotals } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import type { DailyPerformance } from '@thela/pricing';
import { BoldText, profitColour, SectionCard, useMoney } from '@thela/ui';
import { useListed } from './listed';
import { useMessages } from './messages';

export interface SummaryPanelProps {
  readonly performance: DailyPerformance;
  /** Of an own stall's day, if the ledger has events of it. */
  readonly totals: DayTotals | null;
}

/** The day's revenue and profit, large; how the profit becomes what is in hand, and what could not be counted. */
export function SummaryPanel({ performance, totals }: SummaryPanelProps) {
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
      {totals ? <InHand totals={totals} /> : null}
      <Uncounted performance={performance} totals={totals} />
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
  const { specified } = useMoney();
  return (
    <p>
      <span className="block text-ink-soft">{label}</span>
      <span className={`block text-figure font-bold break-all tabular-nums ${colour}`}>
        {specified(amount)}
      </span>
    </p>
  );
}

/** Ties the two: the profit is that of the dishes, in hand is what remains of all money. */
function InHand({ totals }: { readonly totals: DayTotals }) {
  const words = useMessages().summary;
  const { profit, uncosted, expenses, waste, inHand } = profitLine(totals);
  const amount = (rupees: number) => (rupees === 0 ? null : formatRupees(rupees));
  return (
    <p className="mt-3 text-ink-soft tabular-nums">
      <BoldText
        text={words.inHand(
          formatRupees(inHand),
          profit !== null,
          amount(uncosted),
          amount(expenses),
          amount(waste),
        )}
      />
    </p>
  );
}

function Uncounted({ performance: { unknownCost }, totals }: SummaryPanelProps) {
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
