import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportError } from './error-report';
import { useMessages } from './messages';
import { ToolSkeleton } from './tool-skeleton';

export interface LatePartProps {
  /** What the page does meanwhile, for a report: "showing the diagnostics". */
  readonly place: string;
  /** Name of a page, which its place holds while it loads; nothing is there for what is no page. */
  readonly name?: string;
  /** Stands for what cannot be loaded, or fails. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page whose code loads once it is needed. Whatever happens to it, the rest of the page stays. */
export function LatePart({ place, name, fallback = null, children }: LatePartProps) {
  const { opening } = useMessages().tool;
  return (
    <ErrorBoundary
      fallback={fallback}
      onError={(error) => reportError(error, { name: 'shell' }, place)}
    >
      <Suspense fallback={name === undefined ? null : <ToolSkeleton label={opening(name)} />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
