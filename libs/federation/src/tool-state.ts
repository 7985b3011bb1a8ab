import type { ToolComponent } from '@thela/contract';

/**
 * Why a tool could not be loaded, or was removed from the page.
 *
 * `unreachable`: its server or the registry does not answer; `timed-out`: no answer in time;
 * `tampered`: a file differs from the released one; `incompatible`: built against a contract that this
 * shell does not support, or with modules that it does not have; `broken`: its code cannot be used; `gone`: a file
 * of a tool in use is no longer on its server; `disabled`: the registry says that the tool is switched off;
 * `outdated`: this server has neither the newest entry nor the newest release yet; `insecure`: without `https:` browsers
 * verify nothing.
 */
export type ToolFailureKind =
  | 'unreachable'
  | 'timed-out'
  | 'tampered'
  | 'incompatible'
  | 'broken'
  | 'gone'
  | 'disabled'
  | 'outdated'
  | 'insecure';

/** Failures that pass without anybody's help. */
const PASSING: ReadonlySet<ToolFailureKind> = new Set([
  'unreachable',
  'timed-out',
  'gone',
  'outdated',
]);

/** Whether the tool may work a little later, although nobody changes anything. */
export function mayPass({ kind }: ToolFailure): boolean {
  return PASSING.has(kind);
}

export interface ToolFailure {
  readonly kind: ToolFailureKind;
  /**
   * What happened, for the log; the page has its own words for vendors. Only the reason of a `disabled`
   * tool is written for vendors.
   */
  readonly detail: string;
  /** The release that failed, if one was chosen. */
  readonly version?: string;
  readonly cause?: unknown;
}

/** How the release was chosen. */
export type Channel = 'live' | 'canary' | 'override';

/** A loaded tool, which may be rendered. */
export interface LoadedTool {
  readonly Component: ToolComponent;
  readonly version: string;
  /** The contract that it was built against, `<major>.<minor>`. */
  readonly contract: string;
  readonly channel: Channel;
  /** Folder that its code was loaded from, in this attempt's spelling; stack traces contain it. */
  readonly baseUrl: string;
}

export type ToolState =
  | { readonly status: 'absent' }
  | {
      readonly status: 'loading';
      /** Attempts under way; each has its own URL. */
      readonly attempts: readonly number[];
      /** Whether the newest attempt takes so long that the page says "still loading". */
      readonly isSlow: boolean;
      /** What the page goes on showing, because it tries again without being asked. */
      readonly failure?: ToolFailure;
    }
  | {
      readonly status: 'ready';
      readonly tool: LoadedTool;
      /** Ms from the start of the successful attempt until the tool was loaded. */
      readonly loadMs: number;
    }
  | { readonly status: 'failed'; readonly failure: ToolFailure }
  | { readonly status: 'crashed'; readonly tool: LoadedTool; readonly error: unknown };

export type ToolEvent =
  | { readonly type: 'started'; readonly attempt: number; readonly isQuiet?: boolean }
  | { readonly type: 'slow'; readonly attempt: number }
  | { readonly type: 'arrived'; readonly tool: LoadedTool; readonly loadMs: number }
  | { readonly type: 'refused'; readonly attempt: number; readonly failure: ToolFailure }
  /** A lazy chunk of the release at `baseUrl` is gone or changed. */
  | { readonly type: 'lost'; readonly baseUrl: string; readonly failure: ToolFailure }
  | { readonly type: 'crashed'; readonly error: unknown }
  /** The registry no longer lets the shown release run: it is loaded anew, or with `failure` not at all. */
  | { readonly type: 'withdrawn'; readonly failure?: ToolFailure | undefined };

/**
 * The state machine of one tool: absent, loading, then ready or failed; ready may crash, fail when a
 * lazy chunk is lost, or be withdrawn; failed and crashed may load again.
 *
 * Several attempts may run at once. The first one that succeeds is shown, even after its timeout; the tool
 * has failed only when no attempt is left. An event that does not apply to a state leaves it unchanged.
 */
export function nextToolState(state: ToolState, event: ToolEvent): ToolState {
  switch (event.type) {
    case 'started': {
      if (state.status === 'ready') return state;
      const underWay = state.status === 'loading' ? state.attempts : [];
      const failure = event.isQuiet && state.status === 'failed' ? { failure: state.failure } : {};
      return {
        status: 'loading',
        attempts: [...underWay, event.attempt],
        isSlow: false,
        ...failure,
      };
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
      if (attempts.length === 0) {
        return { status: 'failed', failure: failureToShow(state.failure, event.failure) };
      }
      // If the newest attempt failed, the others are slow: a retry is offered only beside a slow attempt.
      const isSlow = state.isSlow || event.attempt === state.attempts.at(-1);
      return { ...state, attempts, isSlow };
    }
    case 'withdrawn':
      if (state.status !== 'ready') return state;
      return event.failure ? { status: 'failed', failure: event.failure } : { status: 'absent' };
    case 'crashed':
      return state.status === 'ready'
        ? { status: 'crashed', tool: state.tool, error: event.error }
        : state;
  }
}

/** A vendor, and a screen reader, hears the same again only once: a weak network fails now in this way and now in that. */
function failureToShow(shown: ToolFailure | undefined, latest: ToolFailure): ToolFailure {
  const isWeather = latest.kind === 'unreachable' || latest.kind === 'timed-out';
  return shown && (isWeather || latest.kind === shown.kind) ? shown : latest;
}
