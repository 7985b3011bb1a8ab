import type { ReplyOffers, ReplySource } from './assistant/reply';

/** A line of the conversation (specification, section 3). */
export interface TranscriptMessage extends ReplyOffers {
  readonly role: 'user' | 'assistant';
  readonly text: string;
  /** Where the assistant has it from, where that must be said. */
  readonly source?: ReplySource;
}

/** Why a call failed, or went on only in part; the page finds the words. */
export type VoiceFailureKind =
  /** The person, or the browser's settings, refused the microphone. */
  | 'microphone-blocked'
  /** The browser is asking the person whether the page may use it. */
  | 'microphone-asked'
  /** That question got no answer for so long that none is waited for. */
  | 'microphone-unanswered'
  | 'no-microphone'
  /** The browser cannot turn speech into text, or never answered when asked to. */
  | 'no-speech-input'
  /** The device has no voice that could read an answer aloud. */
  | 'no-voice'
  | 'no-network'
  | 'key-refused'
  /** The voice service refused the call; `detail` is its own message. */
  | 'call-refused'
  | 'call-program-unreachable'
  /** The room of the call could not be entered. */
  | 'join-refused'
  /** Nothing happened for so long that nothing will. */
  | 'timed-out'
  | 'ejected'
  | 'room-expired'
  | 'token-expired'
  | 'meeting-full'
  | 'not-allowed'
  | 'no-room'
  | 'connection-lost'
  /** The connection is interrupted; the call goes on once it hears again. */
  | 'connection-waiting'
  /** Nothing was said, or no words were known for it; over once it hears again. */
  | 'nothing-heard'
  | 'end-of-life'
  | 'unknown';

export interface VoiceFailure {
  readonly kind: VoiceFailureKind;
  /** Of `no-voice`: only a voice of one language can read this script. */
  readonly script?: 'devanagari' | 'telugu';
  /** A message of the service that a person may read. */
  readonly detail?: string;
  /** For the log. */
  readonly cause?: unknown;
}

/** What an engine does while the assistant is silent. */
export type Attention = 'hearing' | 'thinking' | 'resting';

export type VoiceEvent =
  /** A call can be started. */
  | { readonly type: 'ready' }
  | { readonly type: 'connecting' }
  | { readonly type: 'connected' }
  /** The call is over, whoever ended it; always the last event of a call, after its `error` too. */
  | { readonly type: 'disconnected' }
  | { readonly type: 'speech-start' }
  | { readonly type: 'speech-end' }
  | { readonly type: 'attention'; readonly attention: Attention }
  | { readonly type: 'transcript'; readonly message: TranscriptMessage }
  /** How loud the assistant speaks, 0 to 1. */
  | { readonly type: 'volume'; readonly level: number }
  /** The call failed: once a call at most, and `disconnected` follows. */
  | { readonly type: 'error'; readonly failure: VoiceFailure }
  /** Something broke that the call survives, such as the way from speech to text. */
  | { readonly type: 'trouble'; readonly failure: VoiceFailure };

/**
 * Something that can hold a spoken conversation. None of its members throws: what goes wrong is an
 * `error` event.
 */
export interface VoiceEngine {
  /**
   * Begins a call; does nothing while there is one.
   *
   * @param isListening the person speaks first: the greeting is only shown
   */
  readonly start: (isListening?: boolean) => void;
  /** Ends the call, also one that is still connecting; without a call it does nothing. */
  readonly stop: () => void;
  /** Says a typed text in the call. The engine emits it as a `transcript`, and the reply too. */
  readonly say: (text: string) => void;
  /** Informs the assistant of a change that the app made; nothing is said or shown. */
  readonly note: (text: string) => void;
  /** Makes the assistant fall silent, or listens again where it rests. */
  readonly tap: () => void;
  /** Ends the engine for good; no event follows. */
  readonly close: () => void;
}

/** @param emit gets each event; nobody calls it before this function has returned */
export type CreateVoiceEngine = (emit: (event: VoiceEvent) => void) => VoiceEngine;
