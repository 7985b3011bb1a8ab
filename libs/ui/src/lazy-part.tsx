import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

export interface Part<Props extends object> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** Whether the code is there. */
  readonly isLoaded: () => boolean;
  /** Has whoever shows it next fetch the code anew, after it could not be fetched. */
  readonly forgetFailure: () => void;
  readonly First: ComponentType<Props>;
}

/**
 * Makes a part of a module's default export. Call it once, at the top level.
 *
 * A part that is there, because its `load` was called before or it was shown before, is shown at once. `React.lazy` alone
 * would suspend first, and React reveals what suspended no sooner than 300 ms after what stands for it.
 *
 * @example partOf<WasteProps>(() => import('./waste/waste'))
 */
export function partOf<Props extends object>(load: Part<Props>['load']): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  let Later = lazy(loadOnce);
  function First(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return {
    load: loadOnce,
    isLoaded: () => loaded !== undefined,
    forgetFailure: () => {
      Later = lazy(loadOnce);
    },
    First,
  };
}

export interface LazyPartProps<Props extends object> {
  readonly part: Part<Props>;
  readonly props: Props;
  /** The part could not be loaded, or threw while it was rendered. */
  readonly onError: (error: unknown) => void;
  readonly loading: ReactNode;
  readonly failed: (retry: () => void) => ReactNode;
}

export function LazyPart<Props extends object>(given: LazyPartProps<Props>) {
  const { part, props, onError, loading, failed } = given;
  const [Shown, setShown] = useState<ComponentType<Props>>(() => part.First);
  return (
    <ErrorBoundary
      onError={(error) => {
        part.forgetFailure();
        onError(error);
      }}
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
