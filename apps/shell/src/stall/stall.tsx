import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '@thela/ui';
import { reportError } from '../error-report';
import { useMessages } from '../messages';
import { ToolSkeleton } from '../tool-page/tool-skeleton';
import type { StallPageProps } from './stall-page-props';

// Not loaded at start-up: the catalogue of dishes is large, and a stall is set up once.
const StallPage = lazy(() => import('./stall-page'));

/** The pages at `/stall`. */
export function Stall(props: StallPageProps) {
  const { tool, stall } = useMessages();
  return (
    <ErrorBoundary
      fallback={<StallFailure />}
      onError={(error) => reportError(error, { name: 'shell' }, 'showing the stall')}
    >
      <Suspense fallback={<ToolSkeleton label={tool.opening(stall.title)} />}>
        <StallPage {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function StallFailure() {
  const { stall, startUp } = useMessages();
  return (
    <div role="alert">
      <p>{stall.failed}</p>
      <Button className="mt-4" onClick={() => window.location.reload()}>
        {startUp.action}
      </Button>
    </div>
  );
}
