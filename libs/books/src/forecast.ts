import type { DayTotals, StallDay } from '@thela/ledger';
import { DAYS_OF_WEEK, addDays, dayNumber } from '@thela/ledger';
import { salesSeries } from './dish-series';
import type { DishSeries } from './dish-series';
import { quantile, sortedNumbers } from './quantile';
import type { TooFewDays } from './records';

/** On fewer days than these that are over a dish has no forecast. */
export const FORECAST_NEEDS_DAYS = 3;
const NEEDED_SAME_WEEKDAYS = 2;
const MOST_SAME_WEEKDAYS = 8;
const RECENT_DAYS = 7;

/** Two weeks: each weekday as often as the others. */
const TREND_DAYS = 14;
const LOWEST_TREND = 0.7;
const HIGHEST_TREND = 1.3;

const FORGOTTEN_AFTER_DAYS = 28;

// Far more than a double is off, and far less than what lies between two counts times their trends.
const DOUBT = 1e-9;

/** What a forecast is made of: counts of the same weekday, or those of the last days of any weekday. */
type ForecastMethod = 'same-weekday' | 'recent-days';

/** How many plates of a dish to prepare. */
export interface DishForecast {
  readonly dish: string;
  readonly name: string;
  /** Whole: the median, times the trend, half up. */
  readonly plates: number;
  /** First and third quartile, times the trend, half up: half of the days lay between them. */
  readonly low: number;
  readonly high: number;
  readonly method: ForecastMethod;
  /** Days that median and quartiles are made of: 2 to 8 of the weekday, or 3 to 7 of any. */
  readonly basedOnDays: number;
  /** 0.7 to 1.3; 1 where fewer than 28 days are known, and for `recent-days`, which follow a trend by themselves. */
  readonly trend: number;
}

/** A dish that was on the menu on too few days. */
interface UnknownForecast extends TooFewDays {
  readonly dish: string;
  readonly name: string;
}

/** What to prepare on a day. */
export interface Forecast {
  readonly day: StallDay;
  /** In the order of the menu. */
  readonly dishes: readonly DishForecast[];
  readonly tooFewDays: readonly UnknownForecast[];
}

export interface ForecastOptions {
  /** The last day that is over; the day before without it. Plates of a day that goes on say too little. */
  readonly knownUntil?: StallDay;
  /** Ids of the dishes that will be on the menu; without it those of the last day on which the stall was open. */
  readonly menu?: Iterable<string>;
}

/** Up to 8 last counts of the weekday of a day, among the first `known` of the series. */
function sameWeekdays({ days, plates }: DishSeries, known: number, day: number): number[] {
  const found: number[] = [];
  for (let index = known - 1; index >= 0 && found.length < MOST_SAME_WEEKDAYS; index -= 1) {
    const isSame = (day - (days[index] ?? 0)) % DAYS_OF_WEEK === 0;
    if (isSame) found.push(plates[index] ?? 0);
  }
  return found;
}

function platesBetween(plates: readonly number[], start: number, end: number): number {
  let sum = 0;
  for (let index = start; index < end; index += 1) sum += plates[index] ?? 0;
  return sum;
}

/**
 * How the last 14 days went against the 14 before them, 0.7 to 1.3; 1 where either is not known. Sums, not medians:
 * a median of days that differ by weekday jumps from the level of one weekday to that of another.
 */
function trendOf({ plates }: DishSeries, known: number): number {
  const middle = known - TREND_DAYS;
  const start = middle - TREND_DAYS;
  if (start < 0) return 1;
  const before = platesBetween(plates, start, middle);
  if (before === 0) return 1;
  const ratio = platesBetween(plates, middle, known) / before;
  return Math.min(Math.max(ratio, LOWEST_TREND), HIGHEST_TREND);
}

/** Half up; 45 x 0.7 is 31.5, which the nearest double misses by its last bit. */
function wholePlates(plates: number): number {
  return Math.floor(plates + 0.5 + DOUBT);
}

/**
 * The forecast of one dish for a day, from the first `known` days of its series; `null` from fewer than 3.
 *
 * @param day its number
 */
export function dishForecast(
  series: DishSeries,
  known: number,
  day: number,
): Omit<DishForecast, 'dish' | 'name'> | null {
  if (known < FORECAST_NEEDS_DAYS) return null;
  const same = sameWeekdays(series, known, day);
  const isSame = same.length >= NEEDED_SAME_WEEKDAYS;
  const counts = isSame ? same : series.plates.slice(Math.max(known - RECENT_DAYS, 0), known);
  const sorted = sortedNumbers(counts);
  const trend = isSame ? trendOf(series, known) : 1;
  const platesAt = (portion: number) => wholePlates(quantile(sorted, portion) * trend);
  return {
    plates: platesAt(0.5),
    low: platesAt(0.25),
    high: platesAt(0.75),
    method: isSame ? 'same-weekday' : 'recent-days',
    basedOnDays: counts.length,
    trend,
  };
}

/**
 * Says whether a dish still sells: it is on the last menu, and sold a plate in the 28 days up to the last on which the
 * stall was open, so that a stall that was closed for a month has a forecast when it opens again.
 */
export function isStillSold(
  { days, plates }: DishSeries,
  known: number,
  lastOpenDay: number,
): boolean {
  if (days[known - 1] !== lastOpenDay) return false;
  for (let index = known - 1; index >= 0; index -= 1) {
    if ((days[index] ?? 0) <= lastOpenDay - FORGOTTEN_AFTER_DAYS) return false;
    if ((plates[index] ?? 0) > 0) return true;
  }
  return false;
}

/**
 * Says how many plates of each dish to prepare.
 *
 * A dish is forecast by the median of the last up to 8 days of the same weekday, times its trend: its plates of the
 * last 14 days against those of the 14 before, bounded to 0.7 to 1.3. With fewer than 2 days of that weekday it is the
 * median of the last 7 days; with fewer than 3 days there is none. Medians, because a wedding next door must not
 * make the stall cook for it every week. How well this does is measured by `backtest`.
 *
 * @param days all records, each once, in any order; days from `day` on do not count, nor days without any plate
 * @param day for which to prepare
 * @returns whole plates; retired dishes, and those that sold none for 28 days, are left out
 * @example
 * // Sundays of 20, 26 and 28 dosas, fewer than 28 days in all
 * forecast(days, '2026-11-22').dishes // dosa: plates 26, low 23, high 27, basedOnDays 3, trend 1
 */
export function forecast(
  days: readonly DayTotals[],
  day: StallDay,
  { knownUntil = addDays(day, -1), menu }: ForecastOptions = {},
): Forecast {
  const until = knownUntil < day ? knownUntil : addDays(day, -1);
  const { openDays, dishes } = salesSeries(days, until);
  const lastOpenDay = openDays.at(-1) ?? 0;
  const offered = menu === undefined ? null : new Set(menu);
  const known: DishForecast[] = [];
  const tooFewDays: UnknownForecast[] = [];
  for (const series of dishes) {
    const { dish, name } = series;
    const count = series.days.length;
    if (!isStillSold(series, count, lastOpenDay) || offered?.has(dish) === false) continue;
    const found = dishForecast(series, count, dayNumber(day));
    if (found) known.push({ dish, name, ...found });
    else tooFewDays.push({ dish, name, needsDays: FORECAST_NEEDS_DAYS, hasDays: count });
  }
  return { day, dishes: known, tooFewDays };
}
