/** How long to wait for what, in ms. */
export interface RetryPolicy {
  /** For everything: access token, all models, the second try. */
  readonly timeoutMs: number;
  /** After the first reply has failed, the second try begins so long after the start, or not at all. */
  readonly secondTryWithinMs: number;
  /** How long to wait before the second try. */
  readonly backoffMs: () => number;
}

/** Half a second to one and a half, so that those who failed together do not come back together. */
export const defaultRetryPolicy: RetryPolicy = {
  timeoutMs: 30_000,
  secondTryWithinMs: 8000,
  backoffMs: () => 500 + 1000 * Math.random(),
};

/** Waits, but not on after the signal is aborted. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return untilAborted(new Promise((resolve) => setTimeout(resolve, ms)), signal);
}

/** What the promise becomes; nothing once the signal is aborted. */
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
