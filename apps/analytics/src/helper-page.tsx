import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { useWords } from '@thela/language';
import { useTranslatedNames } from '@thela/language/built-in-names';
import {
  dailyPerformance,
  formatRupees,
  formatSpecifiedRupees,
  hasSales,
  menuItemFigures,
} from '@thela/pricing';
import { Button, FigureTable, PageHeader, SectionCard } from '@thela/ui';
import ChartPie from 'lucide-react/icons/chart-pie';
import { withDistinctNames } from './distinct-names';
import { useMessages } from './messages';
import { StatCard } from './stat-card';

/** What a helper sees of the day: the plates and what they brought, but not what they earned. */
export function HelperPage({ shell }: ToolProps) {
  const messages = useMessages();
  const { number } = useWords();
  const day = useTranslatedNames().inDay(useStore(shell.day));
  const words = messages.helper;
  const sold = withDistinctNames(menuItemFigures(day))
    .filter(({ platesSold }) => platesSold > 0)
    .sort((a, b) => b.platesSold - a.platesSold);
  const plates = sold.reduce((sum, { platesSold }) => sum + platesSold, 0);
  return (
    <>
      <PageHeader
        icon={<ChartPie className="size-7" />}
        title={messages.title}
        subtitle={words.subtitle}
      />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <StatCard label={words.plates} text={number(plates)} />
        <StatCard
          label={messages.revenue}
          text={formatSpecifiedRupees(dailyPerformance(day).totalRevenue)}
        />
        <SectionCard heading={words.byDish} className="lg:col-span-2">
          {hasSales(day) ? (
            <FigureTable
              caption={words.byDish}
              headings={[messages.bars.item, messages.bars.plates, words.revenue]}
              rows={sold.map(({ name, platesSold, itemRevenue }) => [
                name,
                number(platesSold),
                formatRupees(itemRevenue),
              ])}
            />
          ) : (
            <>
              <p className="mb-4 text-lg text-ink-soft">{messages.bars.empty}</p>
              <Button variant="secondary" onClick={() => shell.openTool('profit-optimizer')}>
                {words.toCount}
              </Button>
            </>
          )}
        </SectionCard>
      </div>
    </>
  );
}
