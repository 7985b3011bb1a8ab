import { useEffect, useEffectEvent } from 'react';

/** The waits before the attempts that nobody asks for, in ms; the last one is that of all further ones. */
const WAITS_MS = [2000, 5000, 15_000, 30_000] as const;

const isSeen = () => document.visibilityState === 'visible';

/**
 * Tries again what just failed, as long as somebody sees the page: after a while, and when the network or the person comes
 * back, though never sooner than the first wait after the failure.
 *
 * @param attempts that nobody asked for and that failed before
 * @returns ends it
 */
export function retryLater(attempts: number, retry: () => void): () => void {
  const failedAt = performance.now();
  let timer: ReturnType<typeof setTimeout>;
  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isSeen()) retry();
    }, ms);
  };
  plan(WAITS_MS[attempts] ?? WAITS_MS[3]);
  const sooner = () => {
    if (isSeen()) plan(Math.max(0, failedAt + WAITS_MS[0] - performance.now()));
  };
  window.addEventListener('online', sooner);
  document.addEventListener('visibilitychange', sooner);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', sooner);
    document.removeEventListener('visibilitychange', sooner);
  };
}

/**
 * Does so as long as the component is shown, again and again.
 *
 * @param attempt ends with the attempt, whatever becomes of it
 */
export function useRetries(attempt: () => Promise<unknown>): void {
  const onRetry = useEffectEvent(attempt);
  useEffect(() => {
    let isShown = true;
    let end = () => {};
    const plan = (attempts: number) => {
      if (!isShown) return;
      end = retryLater(attempts, () => {
        end();
        void onRetry()
          .catch(() => {})
          .then(() => plan(attempts + 1));
      });
    };
    plan(0);
    return () => {
      isShown = false;
      end();
    };
  }, []);
}
