import { mayPass } from '@thela/federation';
import type { ToolLoader, ToolState } from '@thela/federation';
import { useEffect, useRef } from 'react';

/** The waits before the attempts that nobody asks for, in ms; the last one is that of all further ones. */
const WAITS_MS = [2000, 5000, 15_000, 30_000] as const;

const isSeen = () => document.visibilityState === 'visible';

/**
 * Tries a tool again whose failure may pass, as long as somebody sees its page: after a while, and when the network or the
 * person comes back, though never sooner than the first wait after an attempt.
 *
 * @param state of the loader
 */
export function useRetries(loader: ToolLoader, state: ToolState): void {
  const attempts = useRef(0);
  useEffect(() => {
    if (state.status === 'ready') attempts.current = 0;
    if (state.status !== 'failed' || !mayPass(state.failure)) return;
    const failedAt = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const plan = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!isSeen()) return;
        attempts.current += 1;
        loader.retryQuietly();
      }, ms);
    };
    plan(WAITS_MS[attempts.current] ?? WAITS_MS[3]);
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
  }, [loader, state]);
}
