import type { ToolProps } from '@thela/contract';
import { Card, NotRead } from '@thela/ui';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useMessages } from './messages';
import type { PastPeriod } from './period-path';
import { PeriodSkeleton } from './period-skeleton';

/** Loaded when it is first opened: who only looks at today does not wait for it. */
const fetchPage = () => lazy(() => import('./periods/period-page'));
const FirstPage = fetchPage();

export interface PeriodLoaderProps extends ToolProps {
  readonly period: PastPeriod;
}

/** The figures of a period. */
export function PeriodLoader({ shell, period }: PeriodLoaderProps) {
  const [Page, setPage] = useState(() => FirstPage);
  const { periods, retry } = useMessages();
  return (
    <ErrorBoundary
      onError={(error) => shell.reportError(error, 'showing a period')}
      // React.lazy remembers a failed import, so a retry needs a new lazy component.
      onReset={() => setPage(fetchPage)}
      fallbackRender={({ resetErrorBoundary }) => (
        <Card className="p-6">
          <NotRead text={periods.failed} retry={retry} onRetry={resetErrorBoundary} />
        </Card>
      )}
    >
      <Suspense fallback={<PeriodSkeleton label={periods.loading} />}>
        <Page shell={shell} period={period} />
      </Suspense>
    </ErrorBoundary>
  );
}
