import type { Store } from '@thela/contract';
import { createStore } from 'zustand/vanilla';
import { nextToolState } from './tool-state';
import type { LoadedTool, ToolEvent, ToolFailure, ToolState } from './tool-state';

/** After this many ms without an answer the page says "still loading". */
export const SLOW_AFTER_MS = 10_000;
/** After this many ms an attempt is given up. */
export const TIMEOUT_MS = 30_000;

/** What one attempt came to. */
export type LoadResult =
  | {
      readonly ok: true;
      readonly tool: LoadedTool;
      /** Takes its style sheets from the page, when another release is shown in its place. */
      readonly removeLooks: () => void;
    }
  | { readonly ok: false; readonly failure: ToolFailure };

/**
 * Fetches, checks and evaluates a tool; never rejects.
 *
 * @param attempt 0 for the first; every further one must use URLs that no earlier one used
 * @param onLost to be called when a part that is asked for later must not or cannot run, with the
 *   folder that the tool came from
 */
export type LoadTool = (attempt: number, onLost: OnLost) => Promise<LoadResult>;

export type OnLost = (baseUrl: string, failure: ToolFailure) => void;

/** Loads one tool and knows what became of it. Several parts of a page may share it. */
export interface ToolLoader extends Store<ToolState> {
  /** Starts loading, unless the tool was asked for before. */
  readonly open: () => void;
  /** Starts another attempt: beside a slow one, after a failure, or after a crash. */
  readonly retry: () => void;
  /** Reports that the tool threw while it was rendered. */
  readonly reportCrash: (error: unknown) => void;
}

/** Makes the loader of one tool, in state `absent`. */
export function createToolLoader(load: LoadTool): ToolLoader {
  const store = createStore<ToolState>(() => ({ status: 'absent' }));
  let attempts = 0;
  let removeShownLooks = () => {};

  function dispatch(event: ToolEvent) {
    store.setState((state) => nextToolState(state, event), true);
  }

  function start() {
    const attempt = attempts;
    attempts += 1;
    dispatch({ type: 'started', attempt });
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
      if (result.ok) settleLooks(result);
    });
  }

  /** Only what is shown has its style sheets on the page: another release may look otherwise. */
  function settleLooks({ tool, removeLooks }: Extract<LoadResult, { ok: true }>) {
    const state = store.getState();
    if (state.status !== 'ready' || state.tool !== tool) return removeLooks();
    removeShownLooks();
    removeShownLooks = removeLooks;
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
    reportCrash: (error) => dispatch({ type: 'crashed', error }),
  };
}
