import { messagesNow } from './messages';
import type { FailureText, Messages } from './messages';

/** Why there is no answer; its text is in the language that was shown when it failed. */
export interface AiFailure extends FailureText {
  /**
   * `refused`: the service answered with an error; `busy`: it asks to wait for longer than a person does; `no-text`:
   * it answered without text, or what it answered was blocked; `unreadable`: its answer cannot be parsed;
   * `unreachable`: the network failed; `timed-out`: nothing came in time; `too-long`: nothing was asked, for the
   * question is longer than is taken; `no-book`: nothing was asked, for the kitchen book could not be fetched.
   */
  readonly kind:
    | 'refused'
    | 'busy'
    | 'no-text'
    | 'unreadable'
    | 'unreachable'
    | 'timed-out'
    | 'too-long'
    | 'no-book';
  /** The same with the texts of another language. */
  readonly say: (messages: Messages) => FailureText;
  /** For the log. Never holds what the vendor typed. */
  readonly cause?: unknown;
}

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

/** @param words chooses what it says from the texts of a language; a string is the message alone */
export function failure(
  kind: AiFailure['kind'],
  words: (messages: Messages) => FailureText | string,
  cause?: unknown,
): { readonly kind: 'failure'; readonly failure: AiFailure } {
  const say = (messages: Messages) => {
    const said = words(messages);
    return typeof said === 'string' ? { message: said, advice: '', detail: '' } : said;
  };
  return {
    kind: 'failure',
    failure: { kind, ...say(messagesNow()), say, ...(cause === undefined ? {} : { cause }) },
  };
}

/** The message of a thrown value; the specification wants it shown as it is. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(error);
}
