import { useEffect, useEffectEvent } from 'react';

/** The waits before the attempts that nobody asks for, in ms; the last one is that of all further ones. */
const WAITS_MS = [2000, 5000, 15_000, 30_000] as const;

/**
 * Tries again what has failed, as long as the component is shown and somebody sees the page: after a while, and when the
 * network or the person comes back, though never sooner than the first wait after an attempt.
 *
 * @param attempt ends with the attempt, whatever becomes of it
 */
export function useRetries(attempt: () => Promise<unknown>): void {
  const onRetry = useEffectEvent(attempt);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    let attempts = 0;
    let endedAt = performance.now();
    let timer = setTimeout(retry, WAITS_MS[0]);
    let isTrying = false;

    async function retry() {
      if (document.visibilityState !== 'visible' || isTrying) return;
      isTrying = true;
      await onRetry().catch(() => {});
      isTrying = false;
      attempts += 1;
      endedAt = performance.now();
      plan(WAITS_MS[attempts] ?? WAITS_MS[3]);
    }

    function plan(ms: number) {
      clearTimeout(timer);
      if (!signal.aborted) timer = setTimeout(retry, ms);
    }

    const sooner = () => {
      if (!isTrying) plan(Math.max(0, endedAt + WAITS_MS[0] - performance.now()));
    };
    window.addEventListener('online', sooner, { signal });
    document.addEventListener('visibilitychange', sooner, { signal });
    signal.addEventListener('abort', () => clearTimeout(timer));
    return () => ended.abort();
  }, []);
}
