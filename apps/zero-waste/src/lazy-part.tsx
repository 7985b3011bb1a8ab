import type { Shell } from '@thela/contract';
import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** A part of the tool that is loaded when it is first shown. */
export interface Part<Props extends object> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly First: ComponentType<Props>;
}

export function partOf<Props extends object>(load: Part<Props>['load']): Part<Props> {
  return { load, First: lazy(load) };
}

export interface LazyPartProps<Props extends object> {
  readonly shell: Pick<Shell, 'reportError'>;
  readonly part: Part<Props>;
  readonly props: Props;
  /** For the report of an error: what was being shown. */
  readonly place: string;
  readonly loading: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
}

/** Shows a part once it is loaded. */
export function LazyPart<Props extends object>(given: LazyPartProps<Props>) {
  const { shell, part, props, place, loading, failed } = given;
  const [Shown, setShown] = useState<ComponentType<Props>>(() => part.First);
  return (
    <ErrorBoundary
      onError={(error) => shell.reportError(error, place)}
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
