import { Card, NotRead } from '@thela/ui';
import { LazyPart, partOf } from '@thela/ui/lazy-part';
import { useMessages } from './messages';
import { PeriodSkeleton } from './period-skeleton';
import type { PeriodPageProps } from './periods/period-page';

/** Loaded when it is first opened: who only looks at today does not wait for it. */
const page = partOf<PeriodPageProps>(() => import('./periods/period-page'));

/** The figures of a period. */
export function PeriodLoader(props: PeriodPageProps) {
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
