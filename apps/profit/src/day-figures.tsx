import { useTodaysTotals } from '@thela/books/readings';
import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { useShownNames } from '@thela/language/built-in-names';
import { dailyPerformance, recommend } from '@thela/pricing';
import type { Day } from '@thela/pricing';
import { RecommendationPanel } from './recommendation-panel';
import { SummaryPanel } from './summary-panel';

export interface DayFiguresProps {
  readonly shell: Pick<Shell, 'brand' | 'ledger' | 'reportError' | 'stall'>;
  readonly day: Day;
  readonly isOwn: boolean;
}

/** What follows from the day: the recommendation, and the sums. */
export function DayFigures({ shell, day, isOwn }: DayFiguresProps) {
  const totals = useTodaysTotals(shell);
  const stall = useStore(shell.stall);
  const { atStall } = useShownNames();
  const nameOf = (name: string) => atStall(stall, name);
  return (
    <div className="flex flex-col gap-6">
      <RecommendationPanel product={shell.brand.product} recommendation={recommend(day)} />
      <SummaryPanel
        performance={dailyPerformance(day)}
        // Sample plates are not in the ledger: its totals would not match the profit above them.
        totals={isOwn && totals ? { ...totals, unknownCost: totals.unknownCost.map(nameOf) } : null}
        unknownCost={soldAtUnknownCost(day)}
      />
    </div>
  );
}

function soldAtUnknownCost({ menu, platesSold, unknownCostItemIds = [] }: Day): string[] {
  const unknown = new Set(unknownCostItemIds);
  return menu
    .filter(({ id }) => unknown.has(id) && (platesSold[id] ?? 0) > 0)
    .map(({ name }) => name);
}
