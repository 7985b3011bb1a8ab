import { formatRupees } from '@thela/pricing';
import type { DailyPerformance } from '@thela/pricing';
import { profitColour, SectionCard } from '@thela/ui';
import { messages } from './messages';

const words = messages.summary;

/** The day's revenue and profit, large. */
export function SummaryPanel({ performance }: { readonly performance: DailyPerformance }) {
  const { totalRevenue, totalOverallProfit } = performance;
  return (
    <SectionCard heading={words.heading}>
      <div className="grid gap-4 sm:grid-cols-2">
        <p>
          <span className="block text-ink-soft">{words.revenue}</span>
          <span className="block text-figure font-bold break-all tabular-nums">
            {formatRupees(totalRevenue)}
          </span>
        </p>
        <p>
          <span className="block text-ink-soft">{words.profit}</span>
          <span
            className={`block text-figure font-bold break-all tabular-nums ${profitColour(totalOverallProfit)}`}
          >
            {formatRupees(totalOverallProfit)}
          </span>
        </p>
      </div>
    </SectionCard>
  );
}
