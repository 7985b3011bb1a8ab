import type { ToolComponent } from '@thela/contract';

/**
 * Why a tool could not be loaded.
 *
 * `unreachable`: its server or the registry gives nothing; `timed-out`: no answer in time;
 * `tampered`: a file is not the one that was released; `incompatible`: built against a contract
 * that this shell does not speak; `broken`: its code cannot be used.
 */
export type ToolFailureKind = 'unreachable' | 'timed-out' | 'tampered' | 'incompatible' | 'broken';

export interface ToolFailure {
  readonly kind: ToolFailureKind;
  /** What happened, for the engineer who reads the log; the vendor's words are the page's. */
  readonly detail: string;
  readonly cause?: unknown;
}

/** A tool that has arrived and may be rendered. */
export interface LoadedTool {
  readonly Component: ToolComponent;
  readonly version: string;
  /** Folder its code came from, as this attempt spelled it; stack traces name it. */
  readonly baseUrl: string;
}

export type ToolState =
  | { readonly status: 'absent' }
  | {
      readonly status: 'loading';
      /** Attempts under way; each has its own URL. */
      readonly attempts: readonly number[];
      /** Whether the newest attempt takes so long that the page says so. */
      readonly isSlow: boolean;
    }
  | { readonly status: 'ready'; readonly tool: LoadedTool }
  | { readonly status: 'failed'; readonly failure: ToolFailure }
  | { readonly status: 'crashed'; readonly tool: LoadedTool; readonly error: unknown };

export type ToolEvent =
  | { readonly type: 'started'; readonly attempt: number }
  | { readonly type: 'slow'; readonly attempt: number }
  | { readonly type: 'arrived'; readonly tool: LoadedTool }
  | { readonly type: 'refused'; readonly attempt: number; readonly failure: ToolFailure }
  | { readonly type: 'crashed'; readonly error: unknown };

/**
 * The life of one tool: absent, loading, then ready or failed; ready may crash; failed and crashed
 * may load again.
 *
 * Several attempts may be under way. Whichever arrives first is shown, even one that was given up
 * for taking too long; the tool has failed only when none is left. Events that make no sense in a
 * state leave it as it is.
 */
export function nextToolState(state: ToolState, event: ToolEvent): ToolState {
  switch (event.type) {
    case 'started': {
      if (state.status === 'ready') return state;
      const underWay = state.status === 'loading' ? state.attempts : [];
      return { status: 'loading', attempts: [...underWay, event.attempt], isSlow: false };
    }
    case 'slow':
      if (state.status !== 'loading' || state.attempts.at(-1) !== event.attempt) return state;
      return { ...state, isSlow: true };
    case 'arrived':
      return state.status === 'loading' || state.status === 'failed'
        ? { status: 'ready', tool: event.tool }
        : state;
    case 'refused': {
      if (state.status !== 'loading' || !state.attempts.includes(event.attempt)) return state;
      const attempts = state.attempts.filter((attempt) => attempt !== event.attempt);
      if (attempts.length === 0) return { status: 'failed', failure: event.failure };
      // What is left was begun before the newest one, which is only offered beside a slow one.
      const isSlow = state.isSlow || event.attempt === state.attempts.at(-1);
      return { ...state, attempts, isSlow };
    }
    case 'crashed':
      return state.status === 'ready'
        ? { status: 'crashed', tool: state.tool, error: event.error }
        : state;
  }
}
