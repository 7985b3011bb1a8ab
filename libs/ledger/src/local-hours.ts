// The hours of a stall's days, apart from the days: only the books ask for them, and every page needs the days.
import type { StallDay } from './events';
import { DAY_MS, dayNumber, dayOfNumber, FIRST_HOUR, HOUR_MS, localTime } from './stall-day';

/** Where a moment falls in the stall's time. */
export interface LocalHour {
  readonly day: StallDay;
  /** 0 to 23, of the clock. */
  readonly hour: number;
}

/**
 * How far the clocks are ahead of UTC at a moment.
 *
 * @param timeZone as for `stallDay`
 * @returns ms, negative west of Greenwich
 */
export function offsetAt(at: number, timeZone: string): number {
  const atSecond = Math.floor(at / 1000) * 1000;
  const { date, hour, minute, second } = localTime(atSecond, timeZone);
  return dayNumber(date) * DAY_MS + ((hour * 60 + minute) * 60 + second) * 1000 - atSecond;
}

/**
 * Makes what tells day and hour of moments at a stall.
 *
 * Asking a formatter for every plate of a year takes a second on a phone, so it is asked twice for each day in UTC;
 * only on days on which clocks change is it asked for each moment.
 *
 * @param timeZone as for `stallDay`
 * @returns a function of ms since 1970; the day is that of `stallDay`
 * @example localHours('Asia/Kolkata')(Date.parse('2026-11-22T22:29:00Z')) // { day: '2026-11-22', hour: 3 }
 */
export function localHours(timeZone: string): (at: number) => LocalHour {
  const offsets = new Map<number, number | null>();
  const offsetOfDay = (day: number) => {
    const known = offsets.get(day);
    if (known !== undefined) return known;
    const start = offsetAt(day * DAY_MS, timeZone);
    const offset = offsetAt((day + 1) * DAY_MS, timeZone) === start ? start : null;
    offsets.set(day, offset);
    return offset;
  };
  const days = new Map<number, StallDay>();
  const dayNumbered = (number: number) => {
    const day = days.get(number) ?? dayOfNumber(number);
    days.set(number, day);
    return day;
  };
  return (at) => {
    const local = at + (offsetOfDay(Math.floor(at / DAY_MS)) ?? offsetAt(at, timeZone));
    const hour = Math.floor(local / HOUR_MS) - Math.floor(local / DAY_MS) * 24;
    return { day: dayNumbered(Math.floor((local - FIRST_HOUR * HOUR_MS) / DAY_MS)), hour };
  };
}
