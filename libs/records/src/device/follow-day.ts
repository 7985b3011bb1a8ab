import { nextDayAt, stallDay } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';

/** A timer may be late after the device slept, and no event tells that the clock was set: the day is looked at this often. */
const LONGEST_WAIT_MS = 60_000;

export function dayNow(timeZone: string): StallDay {
  return stallDay(Date.now(), timeZone);
}

/**
 * Calls back when another day may have begun: at 04:00, when the page comes back into view, and every now
 * and then.
 *
 * @returns ends it
 */
export function followDay(timeZone: () => string, onLook: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    onLook();
    clearTimeout(timer);
    const wait = nextDayAt(Date.now(), timeZone()) - Date.now();
    timer = setTimeout(look, Math.min(Math.max(wait, 1000), LONGEST_WAIT_MS));
  };
  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}
