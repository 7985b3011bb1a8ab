import type { Store } from '@thela/contract';
import { createStore } from 'zustand/vanilla';
import { nextToolState } from './tool-state';
import type { LoadedTool, ToolEvent, ToolFailure, ToolState } from './tool-state';

/** After this many ms without an answer the page says "still loading". */
export const SLOW_AFTER_MS = 10_000;
export const TIMEOUT_MS = 30_000;

export type LoadResult =
  | {
      readonly ok: true;
      readonly tool: LoadedTool;
      /** Removes its style sheets from the page, for when another release is shown instead. */
      readonly removeStyles: () => void;
    }
  | { readonly ok: false; readonly failure: ToolFailure };

/**
 * Fetches, checks and evaluates a tool; never rejects.
 *
 * @param attempt 0 for the first; each attempt must use URLs that no earlier one has used
 * @param onLost to be called when a lazy chunk turns out to be gone or changed, with the folder that the
 *   tool was loaded from
 */
export type LoadTool = (attempt: number, onLost: OnLost) => Promise<LoadResult>;

export type OnLost = (baseUrl: string, failure: ToolFailure) => void;

/** Loads one tool and holds its state. Several parts of a page may share it. */
export interface ToolLoader extends Store<ToolState> {
  /** Starts loading, if the state is `absent`. */
  readonly open: () => void;
  /** Starts another attempt: beside a slow one, after a failure, or after a crash. */
  readonly retry: () => void;
  /** Starts another attempt after a failure, which the page goes on showing meanwhile. */
  readonly retryQuietly: () => void;
  /**
   * Takes the shown release away, because the registry no longer lets it run.
   *
   * @param failure shown instead; without it, the release that may run is loaded
   */
  readonly withdraw: (failure?: ToolFailure) => void;
  /** Reports that the tool threw while it was rendered. */
  readonly reportCrash: (error: unknown) => void;
}

export function createToolLoader(load: LoadTool): ToolLoader {
  const store = createStore<ToolState>(() => ({ status: 'absent' }));
  let attempts = 0;
  let removeShownStyles = () => {};

  function dispatch(event: ToolEvent) {
    store.setState((state) => nextToolState(state, event), true);
  }

  function start(isQuiet = false) {
    const attempt = attempts;
    attempts += 1;
    dispatch({ type: 'started', attempt, isQuiet });
    const slow = setTimeout(() => dispatch({ type: 'slow', attempt }), SLOW_AFTER_MS);
    const timeout = setTimeout(() => {
      const detail = `no answer within ${TIMEOUT_MS} ms`;
      dispatch({ type: 'refused', attempt, failure: { kind: 'timed-out', detail } });
    }, TIMEOUT_MS);

    const startedAt = performance.now();
    const onLost: OnLost = (baseUrl, failure) => dispatch({ type: 'lost', baseUrl, failure });
    void load(attempt, onLost).then((result) => {
      clearTimeout(slow);
      clearTimeout(timeout);
      dispatch(
        result.ok
          ? { type: 'arrived', tool: result.tool, loadMs: performance.now() - startedAt }
          : { type: 'refused', attempt, failure: result.failure },
      );
      if (result.ok) settleStyles(result);
    });
  }

  /** Removes the style sheets of a release that is not shown: they could change the one that is. */
  function settleStyles({ tool, removeStyles }: Extract<LoadResult, { ok: true }>) {
    const state = store.getState();
    if (state.status !== 'ready' || state.tool !== tool) return removeStyles();
    removeShownStyles();
    removeShownStyles = removeStyles;
  }

  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    open: () => {
      if (store.getState().status === 'absent') start();
    },
    retry: () => {
      if (store.getState().status !== 'ready') start();
    },
    retryQuietly: () => {
      if (store.getState().status === 'failed') start(true);
    },
    withdraw: (failure) => {
      if (store.getState().status !== 'ready') return;
      dispatch({ type: 'withdrawn', failure });
      if (!failure) start();
    },
    reportCrash: (error) => dispatch({ type: 'crashed', error }),
  };
}
