import type { StallDay } from '@thela/ledger';
import { DAYS_OF_WEEK, addDays, dayNumber } from '@thela/ledger';
import { salesSeries } from './dish-series';
import type { DishSeries, SalesDay, SalesSeries } from './dish-series';
import { quantile, sortedNumbers } from './quantile';
import type { TooFewDays } from './records';
import { weekdayModel, withoutFarDays } from './weekday-model';
import type { CountSeries } from './weekday-model';

/** On fewer days than these that are over a dish has no forecast. */
export const FORECAST_NEEDS_DAYS = 3;

/** Twelve weeks of trade: older days say little of the next. */
export const MOST_DAYS = 84;

const NEEDED_SAME_WEEKDAYS = 2;
const MOST_SAME_WEEKDAYS = 8;
const RECENT_DAYS = 7;
const FORGOTTEN_AFTER_DAYS = 28;

// Far more than a double is off, and far less than what matters of a plate.
const DOUBT = 1e-9;

/** Counts of the same weekday, or those of the last days of any weekday where there are fewer than two. */
type UsualMethod = 'same-weekday' | 'recent-days';

interface UsualDays {
  readonly method: UsualMethod;
  /** 2 to 8 of the weekday, or up to 7 of any. */
  readonly days: number;
}

export interface DishForecast extends UsualDays {
  readonly dish: string;
  readonly name: string;
  /** Whole: its share of the plates of the day. */
  readonly plates: number;
  /** 0 to 1, not rounded. */
  readonly share: number;
  /** First and third quartile of the usual days, at the level of this one, half up: half of the days lie between them. */
  readonly low: number;
  readonly high: number;
}

/** A dish that was on the menu on too few days. */
interface UnknownForecast extends TooFewDays {
  readonly dish: string;
  readonly name: string;
}

export interface Forecast {
  readonly day: StallDay;
  /** Whole: of all dishes together, which add up to it. */
  readonly plates: number;
  /** What the usual days sold of these dishes on average, not rounded; `null` without a forecast. */
  readonly usual: (UsualDays & { readonly plates: number }) | null;
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

/** Up to 8 last counts of the weekday of a day, or up to 7 of any where there are fewer than two. */
export function usualCountsOf(
  { days, counts }: CountSeries,
  day: number,
): { readonly method: UsualMethod; readonly counts: readonly number[] } {
  const same = counts
    .filter((_, index) => (day - (days[index] ?? 0)) % DAYS_OF_WEEK === 0)
    .slice(-MOST_SAME_WEEKDAYS);
  return same.length >= NEEDED_SAME_WEEKDAYS
    ? { method: 'same-weekday', counts: same }
    : { method: 'recent-days', counts: counts.slice(-RECENT_DAYS) };
}

export function meanOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0) / counts.length;
}

/** Half up; what a double misses by its last bits counts as a half. */
function wholePlates(plates: number): number {
  return Math.floor(plates + 0.5 + DOUBT);
}

/** The last twelve weeks of trade of a dish. */
function recentCounts({ days, plates }: DishSeries, openDays: readonly number[]): CountSeries {
  const first = openDays.at(-MOST_DAYS) ?? -Infinity;
  const start = days.findIndex((day) => day >= first);
  return { days: days.slice(start), counts: plates.slice(start) };
}

/**
 * What some dishes sold together on each day. A day on which part of them was not on the menu counts as if it had
 * been, at its usual part of the whole; one on which none was is left out.
 */
function sumsOf(dishes: readonly CountSeries[]): CountSeries {
  const usual = dishes.map(({ counts }) => meanOf(counts));
  const whole = usual.reduce((sum, plates) => sum + plates, 0);
  const byDay = new Map<number, { plates: number; offered: number; dishes: number }>();
  for (const [place, { days, counts }] of dishes.entries()) {
    for (const [index, day] of days.entries()) {
      const sum = byDay.get(day) ?? { plates: 0, offered: 0, dishes: 0 };
      sum.plates += counts[index] ?? 0;
      sum.offered += usual[place] ?? 0;
      sum.dishes += 1;
      byDay.set(day, sum);
    }
  }
  const sums = [...byDay].filter(([, { offered }]) => offered > 0).sort(([a], [b]) => a - b);
  return {
    days: sums.map(([day]) => day),
    counts: sums.map(([, { plates, offered, dishes: count }]) =>
      count === dishes.length ? plates : (plates * whole) / offered,
    ),
  };
}

/**
 * Shares a whole number out by weights: each gets what is whole of its share, and what is left goes to the largest
 * remainders, of equal ones to the first.
 *
 * @returns whole numbers that add up to `total`; nothing but 0 where all weights are 0
 * @example shareOut(10, [2, 2, 1]) // [4, 4, 2]
 */
export function shareOut(total: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / all);
  const whole = exact.map((share) => Math.floor(share + DOUBT));
  const left = total - whole.reduce((sum, share) => sum + share, 0);
  // Remainders that only a double tells apart are equal.
  const remainder = (index: number) =>
    Math.round(((exact[index] ?? 0) - (whole[index] ?? 0)) / DOUBT);
  const first = new Set(
    exact
      .map((_, index) => index)
      .sort((a, b) => remainder(b) - remainder(a) || a - b)
      .slice(0, left),
  );
  return whole.map((share, index) => share + (first.has(index) ? 1 : 0));
}

/** The plates of all dishes on a day, and how they are shared out. */
interface DayForecast {
  readonly plates: number;
  /** What the dishes sold together, for simple methods beside the forecast. */
  readonly sums: CountSeries;
  readonly weights: readonly number[];
}

/**
 * The plates of some dishes together are forecast as one series: its level and weekdays. A dish gets its part by the
 * same way: by what it sold beside what each day let expect, so that it has weekdays of its own only where they are.
 */
function dayForecast(dishes: readonly CountSeries[], day: number): DayForecast {
  const sums = sumsOf(dishes);
  const counts = withoutFarDays(sums);
  const { level, factorOf } = weekdayModel({ days: sums.days, counts });
  const scale = new Map(
    sums.days.map((tradeDay, index) => {
      const [sold, usual] = [sums.counts[index] ?? 0, counts[index] ?? 0];
      const expected = factorOf(tradeDay);
      return [tradeDay, sold > 0 && expected > 0 ? usual / sold / expected : 0] as const;
    }),
  );
  const weights = dishes.map((dish) => {
    const parts = dish.counts.map(
      (plates, index) => plates * (scale.get(dish.days[index] ?? 0) ?? 0),
    );
    const own = weekdayModel({ days: dish.days, counts: parts });
    return own.level * own.factorOf(day);
  });
  return { plates: wholePlates(level * factorOf(day)), sums, weights };
}

/**
 * Says whether a dish still sells: it is on the last menu, and sold a plate in the 28 days up to the last on which the
 * stall was open, so that a stall that was closed for a month has a forecast when it opens again.
 */
function isStillSold({ days, plates }: DishSeries, lastOpenDay: number): boolean {
  if (days.at(-1) !== lastOpenDay) return false;
  const since = days.findIndex((day) => day > lastOpenDay - FORGOTTEN_AFTER_DAYS);
  return plates.slice(since).some((count) => count > 0);
}

interface SalesForecast extends Omit<Forecast, 'day'> {
  readonly sums: CountSeries;
}

/**
 * Forecasts a day from the days before it.
 *
 * @param series ends before the day
 * @param day its number
 * @param menu ids of the dishes that will be on the menu; `null` for those of the last day
 */
export function salesForecast(
  { openDays, dishes }: SalesSeries,
  day: number,
  menu: ReadonlySet<string> | null,
): SalesForecast {
  const lastOpenDay = openDays.at(-1) ?? 0;
  const offered = dishes.filter(
    (each) => menu?.has(each.dish) !== false && isStillSold(each, lastOpenDay),
  );
  const hasEnoughDays = ({ days }: DishSeries) => days.length >= FORECAST_NEEDS_DAYS;
  const tooFewDays = offered
    .filter((each) => !hasEnoughDays(each))
    .map(({ dish, name, days }) => {
      return { dish, name, needsDays: FORECAST_NEEDS_DAYS, hasDays: days.length };
    });
  const series = offered.filter(hasEnoughDays);
  const recent = series.map((each) => recentCounts(each, openDays));
  const { plates, sums, weights } = dayForecast(recent, day);
  if (series.length === 0) return { plates: 0, usual: null, dishes: [], tooFewDays, sums };
  const shares = shareOut(plates, weights);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const usual = usualCountsOf(sums, day);
  return {
    plates,
    usual: { method: usual.method, days: usual.counts.length, plates: meanOf(usual.counts) },
    dishes: series.map(({ dish, name, ...own }, index) => {
      const { method, counts } = usualCountsOf({ days: own.days, counts: own.plates }, day);
      const sorted = sortedNumbers(counts);
      const share = all > 0 ? (weights[index] ?? 0) / all : 0;
      const mean = meanOf(counts);
      const scale = mean > 0 ? (share * plates) / mean : 1;
      return {
        dish,
        name,
        plates: shares[index] ?? 0,
        share,
        low: wholePlates(quantile(sorted, 0.25) * scale),
        high: wholePlates(quantile(sorted, 0.75) * scale),
        method,
        days: counts.length,
      };
    }),
    tooFewDays,
    sums,
  };
}

/**
 * Says how many plates of each dish to prepare.
 *
 * The plates of the day are forecast together, as slow dishes are chance alone and their sum is not: by level and
 * weekdays of the last twelve weeks of trade, late days more than early ones (`weekday-model.ts`). Then they are shared
 * out, so that the dishes add up to them. From fewer than 3 days there is no forecast of a dish. How well this does is
 * measured by `backtest`; why it is done so: `docs/decisions/0043-the-day-is-forecast-as-a-sum.md`.
 *
 * @param days all records, each once, in any order; days from `day` on do not count, nor days without any plate
 * @param day for which to prepare
 * @returns whole plates; retired dishes, and those that sold none for 28 days, are left out
 * @example
 * // 20, 26 and 28 dosas on the last three Sundays, 12 chais on each
 * forecast(days, '2026-11-22') // plates 37: dosa 25, between 23 and 27, chai 12
 */
export function forecast(
  days: readonly SalesDay[],
  day: StallDay,
  { knownUntil = addDays(day, -1), menu }: ForecastOptions = {},
): Forecast {
  const until = knownUntil < day ? knownUntil : addDays(day, -1);
  const { sums: _, ...result } = salesForecast(
    salesSeries(days, until),
    dayNumber(day),
    menu === undefined ? null : new Set(menu),
  );
  return { day, ...result };
}
