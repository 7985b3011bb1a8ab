import type { Attention, VoiceEvent, VoiceFailure } from './voice-engine';
import type { Messages } from './messages';

/** How far the call has come (specification, section 4). */
export type CallState =
  | { readonly status: 'initializing' }
  | { readonly status: 'ready' }
  | { readonly status: 'connecting' }
  /** Connected, and the assistant is silent. */
  | { readonly status: 'listening'; readonly attention: Attention }
  /** `attention` is the state after it stops speaking. */
  | { readonly status: 'speaking'; readonly attention: Attention }
  | { readonly status: 'ending' }
  /** The last call, or the preparation of one, failed; another can be started. */
  | { readonly status: 'failed'; readonly failure: VoiceFailure };

export type CallEvent =
  | { readonly type: 'start-asked' }
  | { readonly type: 'end-asked' }
  | VoiceEvent;

export function canStart({ status }: CallState): boolean {
  return status === 'ready' || status === 'failed';
}

export function canEnd({ status }: CallState): boolean {
  return status === 'connecting' || isConnected({ status });
}

export function isConnected({ status }: Pick<CallState, 'status'>): boolean {
  return status === 'listening' || status === 'speaking';
}

/** The next state; an event that does not fit the current state changes nothing. */
export function callReducer(state: CallState, event: CallEvent): CallState {
  switch (event.type) {
    case 'ready':
      return canEnd(state) || state.status === 'ending' ? state : { status: 'ready' };
    case 'start-asked':
      return canStart(state) ? { status: 'connecting' } : state;
    case 'end-asked':
      return canEnd(state) ? { status: 'ending' } : state;
    case 'error':
      return { status: 'failed', failure: event.failure };
    case 'disconnected':
      return canEnd(state) || state.status === 'ending' ? { status: 'ready' } : state;
    case 'connected':
      return state.status === 'connecting' ? { status: 'listening', attention: 'resting' } : state;
    default:
      return isConnected(state) ? duringCall(state, event) : state;
  }
}

function duringCall(state: CallState, event: CallEvent): CallState {
  if (state.status !== 'listening' && state.status !== 'speaking') return state;
  switch (event.type) {
    case 'speech-start':
      return { status: 'speaking', attention: state.attention };
    case 'speech-end':
      return { status: 'listening', attention: state.attention };
    case 'attention':
      return { ...state, attention: event.attention };
    default:
      return state;
  }
}

/** What happened and what to do. */
export function failureText({ kind, detail, script }: VoiceFailure, words: Messages): string {
  const text = script ? words.noVoiceFor[script] : words.failures[kind];
  return detail ? words.withDetail(text, detail) : text;
}
