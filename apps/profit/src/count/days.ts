import type { StallDay } from '@thela/ledger';

const DAY_MS = 86_400_000;

// A day of the stall has no time zone, so it is read and written in the same one.
const long = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const withWeekday = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const short = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** @example longDay('2026-11-21') // 'Saturday, 21 November 2026' */
export function longDay(day: StallDay): string {
  return long.format(new Date(day));
}

/** @example dayWithWeekday('2026-11-21') // 'Sat, 21 November' */
export function dayWithWeekday(day: StallDay): string {
  return withWeekday.format(new Date(day));
}

/** @example shortDay('2026-11-21') // '21 November' */
export function shortDay(day: StallDay): string {
  return short.format(new Date(day));
}

/**
 * The day so many days later, or earlier for a negative number.
 *
 * @example dayFrom('2026-03-01', -1) // '2026-02-28'
 */
export function dayFrom(day: StallDay, days: number): StallDay {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days lie between two days: 1 for yesterday and today, negative the other way round. */
export function daysBetween(from: StallDay, to: StallDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
