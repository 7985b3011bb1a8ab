import { periodTotals } from '@thela/books';
import { useTodaysTotals } from '@thela/books/readings';
import type { ToolProps } from '@thela/contract';
import { ShareFigures } from './share-figures';

/** The ways to share today, once its totals are read. */
export default function ShareToday({ shell }: ToolProps) {
  const totals = useTodaysTotals(shell);
  if (totals === null) return <div className="h-12" />;
  const { day } = totals;
  return (
    <ShareFigures
      shell={shell}
      period="today"
      now={periodTotals([totals], { from: day, to: day })}
    />
  );
}
