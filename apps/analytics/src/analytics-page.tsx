import type { Period } from '@thela/books';
import { useStore } from '@thela/contract';
import type { ToolProps } from '@thela/contract';
import { Card, Chip, NotRead, PageHeader, SubNavigation } from '@thela/ui';
import ChartPie from 'lucide-react/icons/chart-pie';
import { useMessages } from './messages';
import { TodayFigures } from './today-figures';
import { periodPaths } from './period-path';
import { LazyPart, partOf } from '@thela/ui/lazy-part';
import { PeriodSkeleton } from './period-skeleton';
import type { PeriodPageProps } from './periods/period-page';

/** Loaded when it is first opened: who only looks at today does not wait for it. */
const page = partOf<PeriodPageProps>(() => import('./periods/period-page'));

function PeriodLoader(props: PeriodPageProps) {
  const { periods, retry } = useMessages();
  return (
    <LazyPart
      part={page}
      props={props}
      onError={(error) => props.shell.reportError(error, 'showing a period')}
      loading={<PeriodSkeleton label={periods.loading} />}
      failed={(onRetry) => (
        <Card className="p-6">
          <NotRead text={periods.failed} retry={retry} onRetry={onRetry} />
        </Card>
      )}
    />
  );
}

const PERIODS = Object.keys(periodPaths) as readonly Period[];

export interface AnalyticsPageProps extends ToolProps {
  readonly period: Period;
}

/** The page of today or of another period; the links between them stay where they are, and so does the focus. */
export function AnalyticsPage({ shell, period }: AnalyticsPageProps) {
  const { title, subtitle, sampleFigures, periods } = useMessages();
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
      <SubNavigation
        location={shell.location}
        label={periods.label}
        pages={PERIODS.map((each) => ({ path: periodPaths[each], name: periods.names[each] }))}
        open={periodPaths[period]}
      />
      {period === 'today' ? (
        <TodayFigures shell={shell} />
      ) : (
        <PeriodLoader shell={shell} period={period} />
      )}
    </>
  );
}
