import { useStore } from '@thela/contract';
import type { DayStore } from '@thela/contract';
import { dailyPerformance, formatPercent, formatRupees } from '@thela/pricing';
import { Chip, profitColour } from '@thela/ui';
import { messages } from '../messages';
import { useIsHydrated } from '../prerendered';

/** Today's revenue, profit and margin, live from the shared day. */
export function SalesSummary({ day: store }: { readonly day: DayStore }) {
  const day = useStore(store);
  const { totalRevenue, totalOverallProfit, profitMargin } = dailyPerformance(day);
  const words = messages.sales;
  // A prerendered page is the same for everybody, so it holds no figures of this device.
  const isHydrated = useIsHydrated();
  const shown = (text: string) => (isHydrated ? text : '\u00A0');
  return (
    <section aria-label={words.heading} className="rounded-card bg-rice p-4 text-ink">
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold">{words.heading}</h2>
        {isHydrated && day.sampleItemIds.length > 0 ? <Chip>{messages.sampleFigures}</Chip> : null}
      </div>
      <dl className="flex flex-col gap-2">
        <Figure label={words.revenue} value={shown(formatRupees(totalRevenue))} />
        <Figure
          label={words.profit}
          value={shown(formatRupees(totalOverallProfit))}
          className={isHydrated ? profitColour(totalOverallProfit) : ''}
        />
        <div className="flex items-baseline justify-between gap-2 border-t border-line pt-2">
          <dt className="text-sm text-ink-soft">{words.margin}</dt>
          <dd className="font-bold tabular-nums">{shown(formatPercent(profitMargin, 1))}</dd>
        </div>
      </dl>
    </section>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly className?: string;
}

function Figure({ label, value, className = '' }: FigureProps) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={`text-figure font-bold break-all tabular-nums ${className}`}>{value}</dd>
    </div>
  );
}
