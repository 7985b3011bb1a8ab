import { calendarDate } from '@thela/pricing';
import { useSyncExternalStore } from 'react';

/** The calendar date of the device, `2026-11-21`; anew whenever the page comes back into view. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, readToday);
}

function readToday(): string {
  return calendarDate(new Date());
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
