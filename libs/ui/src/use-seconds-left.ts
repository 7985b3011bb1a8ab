import { useCallback, useSyncExternalStore } from 'react';

/** How often the clock is read, in ms: a second is never shown much longer than it lasts. */
const READ_MS = 250;

/**
 * How many seconds are left until a moment, by the device's clock: timers stand still while a page sleeps.
 *
 * @param until in ms since 1970
 * @returns whole seconds, rounded up; 0 from that moment on
 */
export function useSecondsLeft(until: number): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(() => {
        listener();
        if (secondsLeft(until) === 0) clearInterval(timer);
      }, READ_MS);
      document.addEventListener('visibilitychange', listener);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', listener);
      };
    },
    [until],
  );
  return useSyncExternalStore(subscribe, () => secondsLeft(until));
}

function secondsLeft(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
