import { useSyncExternalStore } from 'react';

/**
 * How long a visible page waits at most until it looks at the clock again: no event tells that somebody
 * changed the clock, and timers stand still while a device sleeps.
 */
const LONGEST_WAIT_MS = 60_000;

/**
 * The calendar date of the device, `2026-11-21`. It changes at midnight, when the page comes back into
 * view on another day, and within a minute after the clock was changed or the device woke.
 */
export function useToday(): string {
  return useSyncExternalStore(subscribe, readToday, readToday);
}

/**
 * The calendar date of a moment, where the device is.
 *
 * @returns Year, month and day, so that dates sort as text.
 * @example calendarDate(new Date(2026, 10, 20, 23, 59)) // '2026-11-20'
 */
export function calendarDate(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(moment.getDate()).padStart(2, '0')}`;
}

function readToday(): string {
  return calendarDate(new Date());
}

/** React compares dates: a listener that is called on the same day renders nothing. */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = document.hidden ? undefined : setTimeout(look, nextLookMs());
  };
  const look = () => {
    listener();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', look);
  // A page in the browser's back/forward cache comes back without becoming visible in some browsers.
  window.addEventListener('pageshow', look);
  window.addEventListener('focus', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
    window.removeEventListener('focus', look);
  };
}

/** Until midnight, also where a day has 23 or 25 hours or no midnight, but at most `LONGEST_WAIT_MS`. */
function nextLookMs(): number {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.min(midnight.getTime() - now.getTime(), LONGEST_WAIT_MS);
}
