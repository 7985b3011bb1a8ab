import type { ToolComponent } from '@thela/contract';

/**
 * Why a tool could not be loaded, or had to be taken from the page.
 *
 * `unreachable`: its server or the registry gives nothing; `timed-out`: no answer in time;
 * `tampered`: a file is not the one that was released; `incompatible`: built against a contract
 * that this shell does not speak; `broken`: its code cannot be used; `gone`: a file of the release
 * no longer lies where it lay; `disabled`: the registry says that the tool is off.
 */
export type ToolFailureKind =
  | 'unreachable'
  | 'timed-out'
  | 'tampered'
  | 'incompatible'
  | 'broken'
  | 'gone'
  | 'disabled';

export interface ToolFailure {
  readonly kind: ToolFailureKind;
  /**
   * What happened, for the engineer who reads the log; the vendor's words are the page's. Only the
   * reason of a `disabled` tool is written for the vendor.
   */
  readonly detail: string;
  /** The release that failed, where it came as far as that. */
  readonly version?: string;
  readonly cause?: unknown;
}

/** By which way a release came: as the live one, on trial, or as somebody's override. */
export type Channel = 'live' | 'canary' | 'override';

/** A tool that has arrived and may be rendered. */
export interface LoadedTool {
  readonly Component: ToolComponent;
  readonly version: string;
  /** The contract that it was built against, `<major>.<minor>`. */
  readonly contract: string;
  readonly channel: Channel;
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
  | {
      readonly status: 'ready';
      readonly tool: LoadedTool;
      /** How long it took to arrive, from the start of the attempt that brought it. */
      readonly loadMs: number;
    }
  | { readonly status: 'failed'; readonly failure: ToolFailure }
  | { readonly status: 'crashed'; readonly tool: LoadedTool; readonly error: unknown };

export type ToolEvent =
  | { readonly type: 'started'; readonly attempt: number }
  | { readonly type: 'slow'; readonly attempt: number }
  | { readonly type: 'arrived'; readonly tool: LoadedTool; readonly loadMs: number }
  | { readonly type: 'refused'; readonly attempt: number; readonly failure: ToolFailure }
  /** A part of the release at `baseUrl` that was asked for later must not or cannot run. */
  | { readonly type: 'lost'; readonly baseUrl: string; readonly failure: ToolFailure }
  | { readonly type: 'crashed'; readonly error: unknown };

/**
 * The life of one tool: absent, loading, then ready or failed; ready may crash, or fail when a lazy
 * part of it is lost; failed and crashed may load again.
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
        ? { status: 'ready', tool: event.tool, loadMs: event.loadMs }
        : state;
    case 'lost': {
      const isShown =
        (state.status === 'ready' || state.status === 'crashed') &&
        state.tool.baseUrl === event.baseUrl;
      return isShown ? { status: 'failed', failure: event.failure } : state;
    }
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
