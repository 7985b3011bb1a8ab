import type { Period } from '@thela/books';
import { useStore } from '@thela/contract';
import type { ToolProps, LocationStore } from '@thela/contract';
import { Chip, PageHeader, ToolLink, Card, NotRead } from '@thela/ui';
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

interface PeriodLinksProps {
  readonly location: LocationStore;
  /** The period that is shown. */
  readonly open: Period;
}

/** The choice of a period: a link to the page of each. */
function PeriodLinks({ location, open }: PeriodLinksProps) {
  const { label, names } = useMessages().periods;
  return (
    <nav aria-label={label} className="mb-6">
      <ul className="flex flex-wrap gap-1 rounded-card border border-line/60 bg-white p-1 shadow-card sm:inline-flex">
        {PERIODS.map((period) => (
          <li key={period} className="flex min-w-min flex-1 sm:flex-none">
            <ToolLink
              location={location}
              to={periodPaths[period]}
              aria-current={period === open ? 'page' : undefined}
              className="flex min-h-12 min-w-12 flex-1 items-center justify-center rounded-control px-1 py-1 text-center leading-tight font-medium text-ink transition-colors duration-150 hover:bg-turmeric-tint aria-[current=page]:bg-turmeric aria-[current=page]:font-bold sm:px-5"
            >
              {names[period]}
            </ToolLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
