import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportError } from '../error-report';
import { messages } from '../messages';
import type { Services } from '../services';
import { ToolSkeleton } from '../tool-page/tool-skeleton';

// Out of the start-up path: a vendor hardly ever needs it.
const DiagnosticsPage = lazy(() => import('./diagnostics-page'));

/** The page at `/diagnostics`. */
export function Diagnostics({ services }: { readonly services: Services }) {
  return (
    <ErrorBoundary
      fallback={<p role="alert">{messages.diagnosticsFailed}</p>}
      onError={(error) => reportError(error, { name: 'shell' }, 'showing the diagnostics')}
    >
      <Suspense fallback={<ToolSkeleton label={messages.tool.opening(messages.diagnostics)} />}>
        <DiagnosticsPage services={services} />
      </Suspense>
    </ErrorBoundary>
  );
}
