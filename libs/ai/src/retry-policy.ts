export interface RetryPolicy {
  /** The limit for everything: access token, all models, the retry. */
  readonly timeoutMs: number;
  /** The retry begins at most so long after the start of the call, or not at all. */
  readonly secondTryWithinMs: number;
  /** A person does not wait longer for the retry. */
  readonly longestWaitMs: number;
  readonly backoffMs: () => number;
}

/** The pause is random, 0.5 to 1.5 s, so that clients that failed together do not retry together. */
export const defaultRetryPolicy: RetryPolicy = {
  timeoutMs: 30_000,
  secondTryWithinMs: 20_000,
  longestWaitMs: 10_000,
  backoffMs: () => 500 + 1000 * Math.random(),
};

export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return untilAborted(new Promise((resolve) => setTimeout(resolve, ms)), signal);
}

/** Resolves as the promise does, or to `undefined` once the signal is aborted. */
export function untilAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal,
): Promise<Value | undefined> {
  if (signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const stop = () => resolve(undefined);
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
