import type { StallDay } from '@thela/ledger';

// A calendar that repeats after 400 years, each year begun in March, so that a leap day is the last of its year.
const DAYS_OF_400_YEARS = 146_097;
const FROM_MARCH_0000_TO_1970 = 719_468;
export const DAYS_OF_WEEK = 7;

/** A weekday by its number in ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** First and last day, both included. */
export interface DayRange {
  readonly from: StallDay;
  readonly to: StallDay;
}

/**
 * Numbers the days, so that they can be subtracted.
 *
 * Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2013), `days_from_civil`.
 *
 * @returns days since 1970-01-01, negative before it
 * @example dayNumber('1970-01-31') // 30
 */
export function dayNumber(day: StallDay): number {
  const month = Number(day.slice(5, 7));
  const year = Number(day.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const cycle = Math.floor(year / 400);
  const yearOfCycle = year - cycle * 400;
  const monthFromMarch = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + Number(day.slice(8, 10)) - 1;
  const dayOfCycle =
    yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear;
  return cycle * DAYS_OF_400_YEARS + dayOfCycle - FROM_MARCH_0000_TO_1970;
}

/**
 * The day that has a number: the inverse of `dayNumber`.
 *
 * Source: the same, `civil_from_days`.
 *
 * @param number of a day in the years 0000 to 9999
 */
export function dayOfNumber(number: number): StallDay {
  const shifted = number + FROM_MARCH_0000_TO_1970;
  const cycle = Math.floor(shifted / DAYS_OF_400_YEARS);
  const rest = shifted - cycle * DAYS_OF_400_YEARS;
  const leapDays = Math.floor(rest / 1460) - Math.floor(rest / 36_524) + Math.floor(rest / 146_096);
  const yearOfCycle = Math.floor((rest - leapDays) / 365);
  const dayOfYear =
    rest - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = ((monthFromMarch + 2) % 12) + 1;
  const year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/**
 * The day so many days later, or earlier for a negative number.
 *
 * @example dayFrom('2026-03-01', -1) // '2026-02-28'
 */
export function dayFrom(day: StallDay, days: number): StallDay {
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

/** The weekday of a day, by its number: 1970-01-01 was a Thursday. */
function weekdayOfNumber(number: number): Weekday {
  const fromMonday = (((number + 3) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return (fromMonday + 1) as Weekday;
}

/** @example weekdayOf('2026-11-22') // 7, a Sunday */
export function weekdayOf(day: StallDay): Weekday {
  return weekdayOfNumber(dayNumber(day));
}
