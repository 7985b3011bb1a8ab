import { useWords } from '@thela/language';
import type { DateStyle, Words } from '@thela/language';
import type { DayRange, StallDay, Weekday } from '@thela/ledger';
import { useMemo } from 'react';

const SHORT: DateStyle = { day: 'numeric', month: 'short' };
const WITH_YEAR: DateStyle = { ...SHORT, year: 'numeric' };
const MONTH: DateStyle = { month: 'short', year: 'numeric' };
const LONG: DateStyle = { weekday: 'long', day: 'numeric', month: 'long' };
const LONG_WITH_YEAR: DateStyle = { ...LONG, year: 'numeric' };

export interface DayWords {
  /** `22 Nov` */
  readonly short: (day: StallDay) => string;
  /** `Nov 2026` */
  readonly month: (day: StallDay) => string;
  /** `Sunday, 22 November` */
  readonly long: (day: StallDay) => string;
  /** `Sunday, 22 November 2026` */
  readonly longWithYear: (day: StallDay) => string;
  /** `16 Nov – 22 Nov`; one day alone: `22 Nov` */
  readonly range: (range: DayRange) => string;
  /** `16 Nov 2026 – 22 Nov 2026` */
  readonly rangeWithYear: (range: DayRange) => string;
  readonly weekday: (weekday: Weekday) => string;
  /** `6 pm` for 18 */
  readonly hour: (hour: number) => string;
}

/** The first of January 2024 was a Monday. */
const weekdayOf = (weekday: Weekday): StallDay => `2024-01-0${weekday}`;

function dayWords({ day, moment }: Words): DayWords {
  const between = (style: DateStyle, { from, to }: DayRange) =>
    from === to ? day(to, style) : `${day(from, style)} – ${day(to, style)}`;
  return {
    short: (each) => day(each, SHORT),
    month: (each) => day(each, MONTH),
    long: (each) => day(each, LONG),
    longWithYear: (each) => day(each, LONG_WITH_YEAR),
    range: (range) => between(SHORT, range),
    rangeWithYear: (range) => between(WITH_YEAR, range),
    weekday: (weekday) => day(weekdayOf(weekday), { weekday: 'long' }),
    hour: (hour) => moment(new Date(2024, 0, 1, hour).getTime(), { hour: 'numeric' }),
  };
}

export function useDayWords(): DayWords {
  const words = useWords();
  return useMemo(() => dayWords(words), [words]);
}
