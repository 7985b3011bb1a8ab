import type { Period } from '@thela/books';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { Chip, PageHeader } from '@thela/ui';
import ChartPie from 'lucide-react/icons/chart-pie';
import { useMessages } from './messages';
import { PeriodLinks } from './period-links';
import { PeriodLoader } from './period-loader';
import { TodayFigures } from './today-figures';

export interface AnalyticsPageProps extends ToolProps {
  readonly period: Period;
}

/** The page of today or of another period; the links between them stay where they are, and so does the focus. */
export function AnalyticsPage({ shell, period }: AnalyticsPageProps) {
  const { title, subtitle, sampleFigures, periods } = useMessages();
  const { isOwn } = useStore(shell.stall);
  const { sampleItemIds } = useStore(shell.day);
  const isToday = period === 'today';
  return (
    <>
      <PageHeader
        icon={<ChartPie className="size-7" />}
        title={title}
        subtitle={isToday ? subtitle : periods.subtitle}
      >
        {isToday && sampleItemIds.length > 0 ? (
          <p className="mt-2">
            <Chip>{sampleFigures}</Chip>
          </p>
        ) : null}
      </PageHeader>
      {isOwn ? <PeriodLinks location={shell.location} open={period} /> : null}
      {period === 'today' ? (
        <TodayFigures shell={shell} />
      ) : (
        <PeriodLoader shell={shell} period={period} />
      )}
    </>
  );
}
