import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** How often the clock is read, in ms: a second is never shown much longer than it lasts. */
const READ_MS = 250;

/**
 * How many seconds are left until a moment, by the device's clock, because timers stand still while a page sleeps; and no more
 * than there were, less what has passed since, because that clock may be set back.
 *
 * @param until in ms since 1970
 * @returns whole seconds, rounded up; 0 from that moment on
 */
export function useSecondsLeft(until: number): number {
  const secondsLeft = useMemo(() => countdown(until), [until]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(() => {
        listener();
        if (secondsLeft() === 0) clearInterval(timer);
      }, READ_MS);
      return () => clearInterval(timer);
    },
    [secondsLeft],
  );
  return useSyncExternalStore(subscribe, secondsLeft);
}

function countdown(until: number): () => number {
  const over = performance.now() + until - Date.now();
  return () => {
    const leftMs = Math.min(until - Date.now(), over - performance.now());
    return Math.max(0, Math.ceil(leftMs / 1000));
  };
}
