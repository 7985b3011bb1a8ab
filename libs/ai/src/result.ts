/** Why there is no answer. */
export interface AiFailure {
  /**
   * `refused`: the service answered with an error; `no-text`: it answered without text, or
   * what it answered was blocked; `unreadable`: its answer cannot be parsed; `unreachable`:
   * the network failed; `timed-out`: nothing came in time; `too-long`: nothing was asked, for the
   * question is longer than is taken.
   */
  readonly kind: 'refused' | 'no-text' | 'unreadable' | 'unreachable' | 'timed-out' | 'too-long';
  /** What the person reads (specification, section 8), without a tool's own 'An error occurred: '. */
  readonly message: string;
  /** For the log. Never holds what the vendor typed. */
  readonly cause?: unknown;
}

/**
 * The outcome of a question; `cancelled` when its signal was aborted first. An answer that is not
 * complete was cut off: show it with `cutOffNote`.
 */
export type AiResult<Value> =
  | { readonly kind: 'answer'; readonly value: Value; readonly isComplete: boolean }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failure'; readonly failure: AiFailure };

/** Stands below an answer that was cut off. */
export const cutOffNote =
  'This answer was cut off before its end. Ask for less at once to get all of it.';

export function answer<Value>(value: Value, isComplete = true): AiResult<Value> {
  return { kind: 'answer', value, isComplete };
}

export function failure(
  kind: AiFailure['kind'],
  message: string,
  cause?: unknown,
): { readonly kind: 'failure'; readonly failure: AiFailure } {
  return { kind: 'failure', failure: { kind, message, ...(cause === undefined ? {} : { cause }) } };
}

/** The message of a thrown value; the specification wants it shown as it is. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(error);
}
