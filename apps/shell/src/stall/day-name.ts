import type { StallDay } from '@thela/ledger';

// A day of the stall has no time zone, so it is read and written in the same one.
const withWeekday = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const withYear = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * A day of the stall as people say it; the year only where it is not this one.
 *
 * @example dayName('2026-11-20', '2026-11-22') // 'Fri, 20 November'
 */
export function dayName(day: StallDay, today: StallDay): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return (isThisYear ? withWeekday : withYear).format(new Date(day));
}

const inFull = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' });

/**
 * A day of the stall in full, as it stands on paper.
 *
 * @example fullDayName('2026-11-22') // 'Sunday, 22 November 2026'
 */
export function fullDayName(day: StallDay): string {
  return inFull.format(new Date(day));
}

/**
 * The day before.
 *
 * @example dayBefore('2026-03-01') === '2026-02-28'
 */
export function dayBefore(day: StallDay): StallDay {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
