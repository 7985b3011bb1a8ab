import type { StallDay } from './events';

const DEFAULT_TIME_ZONE = 'Asia/Kolkata';
const FIRST_HOUR = 4;
const HOUR_MS = 3_600_000;
// A day has 24 hours, 23 or 25 when clocks change, and 48 where a country left out a date.
const LONGEST_DAY_MS = 49 * HOUR_MS;

// Making a formatter takes a hundred times as long as using it.
const clocks = new Map<string, Intl.DateTimeFormat | null>();

function madeClock(timeZone: string): Intl.DateTimeFormat | null {
  // Newer browsers take '+05:30' as a zone, older ones do not.
  if (!/^[A-Za-z]/.test(timeZone)) return null;
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
    });
  } catch {
    return null;
  }
}

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = madeClock(timeZone);
  if (clock !== null) clocks.set(timeZone, clock);
  return clock;
}

/** Before the first day of any ledger. */
export const EARLIEST_DAY: StallDay = '0001-01-01';

/** Says whether the browser knows a time zone by this IANA name, such as `Asia/Kolkata`. */
export function isTimeZone(name: string): boolean {
  return clockOf(name) !== null;
}

function localTime(at: number, timeZone: string): { date: StallDay; hour: number } {
  const clock = clockOf(timeZone) ?? clockOf(DEFAULT_TIME_ZONE);
  const parts = new Map(clock?.formatToParts(at).map(({ type, value }) => [type, value]));
  const year = (parts.get('year') ?? '').padStart(4, '0');
  const date = `${year}-${parts.get('month')}-${parts.get('day')}`;
  return { date, hour: Number(parts.get('hour')) };
}

/**
 * The day of the stall at a moment: days begin at 04:00 local time.
 *
 * @param at ms since 1970
 * @param timeZone IANA name; one that the browser does not know counts as `Asia/Kolkata`
 * @throws RangeError when `at` is not a time that a `Date` can hold
 * @example stallDay(Date.parse('2026-11-22T22:29:00Z'), 'Asia/Kolkata') // '2026-11-22', it is 03:59 there
 */
export function stallDay(at: number, timeZone: string): StallDay {
  const { date, hour } = localTime(at, timeZone);
  // Five hours before a time from 00:00 to 03:59 it was the date before, also when clocks changed between.
  return hour < FIRST_HOUR ? localTime(at - (FIRST_HOUR + 1) * HOUR_MS, timeZone).date : date;
}

/**
 * The moment at which the next day of the stall begins, after `at`.
 *
 * @param at ms since 1970
 * @param timeZone as for `stallDay`
 * @returns ms since 1970; 04:00 local time, whatever the clocks did in between
 */
export function nextDayAt(at: number, timeZone: string): number {
  const today = stallDay(at, timeZone);
  let before = Math.floor(at);
  let after = before + LONGEST_DAY_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (stallDay(middle, timeZone) === today) before = middle;
    else after = middle;
  }
  return after;
}
