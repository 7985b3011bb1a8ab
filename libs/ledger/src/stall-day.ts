// The stall's days, as text: `2026-11-22` sorts and compares as it is. Everything that makes such a text or counts with
// one is here; how a day is written for people is a matter of the language (`@thela/language`).
import type { StallDay } from './events';

const DEFAULT_TIME_ZONE = 'Asia/Kolkata';
export const FIRST_HOUR = 4;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
// A day has 24 hours, 23 or 25 when clocks change, and 48 where a country left out a date.
const LONGEST_DAY_MS = 49 * HOUR_MS;

const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
export const DAYS_OF_WEEK = 7;

/** Before the first day of any ledger. */
export const EARLIEST_DAY: StallDay = '0001-01-01';

/** After the last day of any ledger. */
export const LATEST_DAY: StallDay = '9999-12-31';

/** A weekday by its number in ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface DayRange {
  /** First and last day, both included. */
  readonly from: StallDay;
  readonly to: StallDay;
}

/** Tells whether a text is a date that a calendar has, as `2026-11-22`. */
export function isCalendarDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && isLeapYear ? 29 : (DAYS_OF_MONTHS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

/**
 * Numbers the days, so that they can be subtracted.
 *
 * @returns days since 1970-01-01, negative before it
 * @example dayNumber('1970-01-31') // 30
 */
export function dayNumber(day: StallDay): number {
  // oxlint-disable-next-line no-restricted-globals -- The calendar of UTC; the clock is not asked.
  return Date.parse(`${day}T00:00Z`) / DAY_MS;
}

/**
 * The day that has a number: the inverse of `dayNumber`.
 *
 * @param number of a day in the years 0000 to 9999
 */
export function dayOfNumber(number: number): StallDay {
  // oxlint-disable-next-line no-restricted-globals -- The same calendar.
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

function dayOf(year: number, month: number, day: number): StallDay {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/**
 * The day so many days later, or earlier for a negative number.
 *
 * @example addDays('2026-03-01', -1) // '2026-02-28'
 */
export function addDays(day: StallDay, days: number): StallDay {
  return dayOfNumber(dayNumber(day) + days);
}

/** How many days lie between two days: 1 for yesterday and today, negative the other way round. */
export function daysBetween(from: StallDay, to: StallDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** How many days a range has: 1 when it begins and ends on the same day. */
export function daysIn({ from, to }: DayRange): number {
  return daysBetween(from, to) + 1;
}

/** @example weekdayOf('2026-11-22') // 7, a Sunday */
export function weekdayOf(day: StallDay): Weekday {
  // 1970-01-01 was a Thursday.
  const fromMonday = (dayNumber(day) + 3) % DAYS_OF_WEEK;
  return (((fromMonday + DAYS_OF_WEEK) % DAYS_OF_WEEK) + 1) as Weekday;
}

export function mondayOf(day: StallDay): StallDay {
  return addDays(day, 1 - weekdayOf(day));
}

/**
 * The first day of the month so many months after that of a day, or before it for a negative number.
 *
 * @example firstOfMonth('2026-11-22', -1) // '2026-10-01'
 */
export function firstOfMonth(day: StallDay, months = 0): StallDay {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return dayOf(Math.floor(month / 12), (month % 12) + 1, 1);
}

// Making a formatter takes a hundred times as long as using it.
const clocks = new Map<string, Intl.DateTimeFormat | null>();

function createClock(timeZone: string): Intl.DateTimeFormat | null {
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
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    return null;
  }
}

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = createClock(timeZone);
  if (clock !== null) clocks.set(timeZone, clock);
  return clock;
}

/** Says whether the browser knows a time zone by this IANA name, such as `Asia/Kolkata`. */
export function isTimeZone(name: string): boolean {
  return name === DEFAULT_TIME_ZONE || clockOf(name) !== null;
}

const INDIA_AHEAD_MS = 5.5 * HOUR_MS;
// oxlint-disable-next-line no-restricted-globals -- The calendar of UTC; the clock is not asked.
const [INDIA_FROM, INDIA_UNTIL] = [Date.UTC(1946, 0), Date.UTC(9999, 0)];

/**
 * The same in India, by what never changed there since October 1945 (tz database, `Asia/Kolkata`). Every page asks for the day when it
 * starts, and making a formatter for it takes a cheap phone 50 ms.
 */
function indianTime(at: number) {
  // oxlint-disable-next-line no-restricted-globals -- The same calendar.
  const text = new Date(at + INDIA_AHEAD_MS).toISOString();
  const [hour = 0, minute = 0, second = 0] = text.slice(11, 19).split(':').map(Number);
  return { date: text.slice(0, 10), hour, minute, second };
}

/** Date and time of the clock at a moment, in ms since 1970. */
export function localTime(at: number, timeZone: string) {
  const isIndian = timeZone === DEFAULT_TIME_ZONE && at >= INDIA_FROM && at < INDIA_UNTIL;
  if (isIndian) return indianTime(at);
  const clock = clockOf(timeZone) ?? clockOf(DEFAULT_TIME_ZONE);
  const parts = new Map(clock?.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  return {
    date: dayOf(part('year'), part('month'), part('day')),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
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
