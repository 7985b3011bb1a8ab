import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** A part of a tool that is loaded when it is first shown. */
export interface Part<Props extends object> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly First: ComponentType<Props>;
}

/**
 * Makes a part of a module's default export. Call it once, at the top level: a part that was loaded is shown at once
 * the next time.
 *
 * @example partOf<WasteProps>(() => import('./waste/waste'))
 */
export function partOf<Props extends object>(load: Part<Props>['load']): Part<Props> {
  return { load, First: lazy(load) };
}

export interface LazyPartProps<Props extends object> {
  readonly part: Part<Props>;
  readonly props: Props;
  /** The part could not be loaded, or threw while it was rendered. */
  readonly onError: (error: unknown) => void;
  readonly loading: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
}

/** Shows a part once it is loaded. */
export function LazyPart<Props extends object>(given: LazyPartProps<Props>) {
  const { part, props, onError, loading, failed } = given;
  const [Shown, setShown] = useState<ComponentType<Props>>(() => part.First);
  return (
    <ErrorBoundary
      onError={onError}
      // React.lazy remembers a failed import, so a retry needs a new lazy component.
      onReset={() => setShown(() => lazy(part.load))}
      fallbackRender={({ resetErrorBoundary }) => failed(resetErrorBoundary)}
    >
      <Suspense fallback={loading}>
        <Shown {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
