import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportError } from '../error-report';
import { useMessages } from '../messages';
import type { AppState } from '../app-state';
import { ToolSkeleton } from '../tool-page/tool-skeleton';

// Not loaded at start-up: a vendor hardly ever needs it.
const DiagnosticsPage = lazy(() => import('./diagnostics-page'));

/** The page at `/diagnostics`. */
export function Diagnostics({ app }: { readonly app: AppState }) {
  const messages = useMessages();
  return (
    <ErrorBoundary
      fallback={<p role="alert">{messages.diagnosticsFailed}</p>}
      onError={(error) => reportError(error, { name: 'shell' }, 'showing the diagnostics')}
    >
      <Suspense fallback={<ToolSkeleton label={messages.tool.opening(messages.diagnostics)} />}>
        <DiagnosticsPage app={app} />
      </Suspense>
    </ErrorBoundary>
  );
}
