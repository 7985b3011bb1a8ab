import type { Words } from '@thela/language';
import type { StallDay } from '@thela/ledger';

const withWeekday = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const withYear = { ...withWeekday, year: 'numeric' } as const;

/**
 * A day of the stall as people say it; the year only where it is not this one.
 *
 * @example dayName(words, '2026-11-20', '2026-11-22') // 'Fri, 20 November'
 */
export function dayName(words: Words, day: StallDay, today: StallDay): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return words.day(day, isThisYear ? withWeekday : withYear);
}

/**
 * A day of the stall in full, as it stands on paper.
 *
 * @example fullDayName(words, '2026-11-22') // 'Sunday, 22 November 2026'
 */
export function fullDayName(words: Words, day: StallDay): string {
  return words.day(day, { dateStyle: 'full' });
}

/**
 * A moment as people of the stall read it, in the time of their device.
 *
 * @param moment ISO 8601: `2026-11-21T06:00:00.000Z`
 * @example formatDateTime('2026-11-21T06:00:00.000Z', words) === '21 Nov 2026, 11:30 am' // in India
 */
export function formatDateTime(moment: string, words: Words): string {
  return words.moment(moment, { dateStyle: 'medium', timeStyle: 'short' });
}
