import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportError } from '../error-report';
import { whenIdle } from '../when-idle';
import type { KeepingLineProps } from './keeping-line';

// Not loaded at start-up; fetched when the page is idle.
const KeepingLine = lazy(() => import('./keeping-line'));

/** The place of the line that says where the records are kept: nothing moves when it arrives. */
export function KeepingPlace(props: KeepingLineProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <div className="min-h-14">
      {isIdle ? (
        <ErrorBoundary
          fallback={null}
          onError={(error) => reportError(error, { name: 'shell' }, 'saying where records are')}
        >
          <Suspense>
            <KeepingLine {...props} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
