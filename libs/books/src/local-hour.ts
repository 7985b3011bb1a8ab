import { isTimeZone } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';
import { dayNumber, dayOfNumber } from './calendar';

const DEFAULT_TIME_ZONE = 'Asia/Kolkata';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_HOUR_MS = 4 * HOUR_MS;

/** Where a moment falls in the stall's time. */
export interface LocalHour {
  readonly day: StallDay;
  /** 0 to 23, of the clock. */
  readonly hour: number;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

/** How far the clocks are ahead of UTC at a moment, in ms. */
function offsetAt(clock: Intl.DateTimeFormat, at: number): number {
  const second = Math.floor(at / 1000) * 1000;
  const parts = new Map(clock.formatToParts(second).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const date = dayNumber(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`);
  const minutes = Number(part('hour')) * 60 + Number(part('minute'));
  return date * DAY_MS + (minutes * 60 + Number(part('second'))) * 1000 - second;
}

/**
 * Makes what tells day and hour of moments at a stall, whose days begin at 04:00.
 *
 * Asking a formatter for every plate of a year takes a second on a phone, so it is asked twice for each day in UTC;
 * only on days on which clocks change is it asked for each moment.
 *
 * @param timeZone IANA name; one that the browser does not know counts as `Asia/Kolkata`, as in `stallDay`
 * @returns a function of ms since 1970; the day is that of `stallDay`
 * @example localHours('Asia/Kolkata')(Date.parse('2026-11-22T22:29:00Z')) // { day: '2026-11-22', hour: 3 }
 */
export function localHours(timeZone: string): (at: number) => LocalHour {
  const clock = clockOf(timeZone);
  const offsets = new Map<number, number | null>();
  const offsetOfDay = (day: number) => {
    const known = offsets.get(day);
    if (known !== undefined) return known;
    const start = offsetAt(clock, day * DAY_MS);
    const offset = offsetAt(clock, (day + 1) * DAY_MS) === start ? start : null;
    offsets.set(day, offset);
    return offset;
  };
  return (at) => {
    const local = at + (offsetOfDay(Math.floor(at / DAY_MS)) ?? offsetAt(clock, at));
    const hour = Math.floor(local / HOUR_MS) - Math.floor(local / DAY_MS) * 24;
    return { day: dayOfNumber(Math.floor((local - FIRST_HOUR_MS) / DAY_MS)), hour };
  };
}
