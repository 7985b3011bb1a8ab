import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { useShownNames } from '@thela/language/built-in-names';
import { dailyPerformance, formatRupees, hasSales, menuItemFigures } from '@thela/pricing';
import { profitColour } from '@thela/ui';
import { withDistinctNames } from './distinct-names';
import { useMessages } from './messages';
import { ProfitPie } from './profit-pie';
import { ProfitNotes } from './profit-notes';
import { SalesBars } from './sales-bars';
import { ShareLoader } from './share-loader';
import { StatCard } from './stat-card';

/** The day's totals and two charts, from the same figures that the Profit Optimizer edits. */
export function TodayFigures({ shell }: ToolProps) {
  const messages = useMessages();
  const day = useShownNames().inDay(useStore(shell.day));
  const figures = withDistinctNames(menuItemFigures(day));
  const { totalRevenue, totalOverallProfit, unknownCost } = dailyPerformance(day);
  const openProfit = () => shell.openTool('profit-optimizer');
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <StatCard label={messages.revenue} text={formatRupees(totalRevenue)} />
      <StatCard
        label={messages.profit}
        text={formatRupees(totalOverallProfit)}
        colour={profitColour(totalOverallProfit)}
      />
      <ProfitNotes shell={shell} unknownCost={unknownCost} className="lg:col-span-2" />
      <div className="empty:hidden lg:col-span-2">
        <ShareLoader shell={shell} />
      </div>
      <ProfitPie
        figures={figures}
        hasUnknownCosts={unknownCost.length > 0}
        onEmptyAction={openProfit}
        reportError={shell.reportError}
        className="lg:col-span-2"
      />
      <SalesBars
        figures={figures}
        hasSales={hasSales(day)}
        onEmptyAction={openProfit}
        reportError={shell.reportError}
        className="lg:col-span-2"
      />
    </div>
  );
}
