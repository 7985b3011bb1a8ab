import { messagesNow } from './messages';
import type { Messages } from './messages';

/** Why there is no answer. */
export interface AiFailure {
  /**
   * `refused`: the service answered with an error; `no-text`: it answered without text, or
   * what it answered was blocked; `unreadable`: its answer cannot be parsed; `unreachable`:
   * the network failed; `timed-out`: nothing came in time; `too-long`: nothing was asked, for the
   * question is longer than is taken.
   */
  readonly kind: 'refused' | 'no-text' | 'unreadable' | 'unreachable' | 'timed-out' | 'too-long';
  /**
   * What the person reads (specification, section 8), without a tool's own 'An error occurred: ', in the language
   * that was shown when it failed.
   */
  readonly message: string;
  /** The same with the texts of another language. */
  readonly say: SayFailure;
  /** For the log. Never holds what the vendor typed. */
  readonly cause?: unknown;
}

/** Chooses what a failure says from the texts of a language. */
type SayFailure = (messages: Messages) => string;

/**
 * The outcome of a question; `cancelled` when its signal was aborted first. An answer that is not
 * complete was cut off: show it with `cutOff` of the messages.
 */
export type AiResult<Value> =
  | { readonly kind: 'answer'; readonly value: Value; readonly isComplete: boolean }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failure'; readonly failure: AiFailure };

export function answer<Value>(value: Value, isComplete = true): AiResult<Value> {
  return { kind: 'answer', value, isComplete };
}

export function failure(
  kind: AiFailure['kind'],
  say: SayFailure,
  cause?: unknown,
): { readonly kind: 'failure'; readonly failure: AiFailure } {
  const message = say(messagesNow());
  return {
    kind: 'failure',
    failure: { kind, message, say, ...(cause === undefined ? {} : { cause }) },
  };
}

/** The message of a thrown value; the specification wants it shown as it is. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(error);
}
