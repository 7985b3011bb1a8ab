import { useTodaysTotals } from '@thela/books/readings';
import { useStore } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { dailyPerformance, recommend } from '@thela/pricing';
import type { Day } from '@thela/pricing';
import { memo } from 'react';
import { RecommendationPanel } from './recommendation-panel';
import { SummaryPanel } from './summary-panel';

export interface DayFiguresProps {
  readonly shell: Pick<Shell, 'brand' | 'ledger' | 'reportError' | 'stall'>;
  readonly day: Day;
  readonly isOwn: boolean;
}

export function DayFigures({ shell, day, isOwn }: DayFiguresProps) {
  return (
    <div className="flex flex-col gap-6">
      <Recommended product={shell.brand.product} day={day} />
      <Sums shell={shell} day={day} isOwn={isOwn} />
    </div>
  );
}

interface RecommendedProps {
  readonly product: string;
  readonly day: Day;
}

/** Memoized, as its day comes later than the first rendering after a change. */
const Recommended = memo(function Recommended({ product, day }: RecommendedProps) {
  return <RecommendationPanel product={product} recommendation={recommend(day)} />;
});

const Sums = memo(function Sums({ shell, day, isOwn }: DayFiguresProps) {
  const totals = useTodaysTotals(shell);
  const stall = useStore(shell.stall);
  const { atStall } = useTranslatedNames();
  const nameOf = (name: string) => atStall(stall, name);
  return (
    <SummaryPanel
      performance={dailyPerformance(day)}
      // Sample plates are not in the ledger: its totals would not match the profit above them.
      totals={isOwn && totals ? { ...totals, unknownWaste: totals.unknownWaste.map(nameOf) } : null}
    />
  );
});
