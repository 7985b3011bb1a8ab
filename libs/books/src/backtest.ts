import { DAYS_OF_WEEK } from '@thela/ledger';
import { salesBefore, salesSeries } from './dish-series';
import type { DishSeries, SalesDay, SalesSeries } from './dish-series';
import { MOST_DAYS, meanOf, salesForecast, usualCountsOf } from './forecast';
import { hasSales } from './records';
import type { TooFewDays } from './records';
import type { CountSeries } from './weekday-model';

/** A day, and the same weekday a week before it. */
const NEEDED_DAYS = 8;

/**
 * Ways to say what will sell: `forecast`; `lastWeek`, the plates of the same weekday a week ago; `weekdayMean`, the
 * mean of the last up to eight days of the weekday.
 */
export const BACKTEST_METHODS = ['forecast', 'lastWeek', 'weekdayMean'] as const;

export type BacktestMethod = (typeof BACKTEST_METHODS)[number];

type Scores<Value> = Readonly<Record<BacktestMethod, Value>>;

/** How far off a method was. */
interface Score {
  /** Plates a day, on average; not rounded. */
  readonly meanError: number;
  /** Of 100 plates that sold; not rounded. */
  readonly ofHundred: number;
}

interface DishBacktest {
  readonly dish: string;
  readonly name: string;
  /** Of 100 plates that sold, a week at a time; not rounded. */
  readonly ofHundred: Scores<number>;
}

/** What the methods would have predicted on the days of the records, beside what sold. */
export interface Backtest {
  readonly kind: 'backtest';
  /** Days on which all methods spoke, at least 1. */
  readonly days: number;
  /** Of the plates of all dishes together. */
  readonly scores: Scores<Score>;
  /** Dishes that sold on these days, in the order of the latest menu. */
  readonly dishes: readonly DishBacktest[];
}

/** What each method says, and what sold. */
interface Prediction {
  readonly plates: Scores<number>;
  readonly sold: number;
}

function byMethod<Value>(value: (method: BacktestMethod) => Value): Scores<Value> {
  return {
    forecast: value('forecast'),
    lastWeek: value('lastWeek'),
    weekdayMean: value('weekdayMean'),
  };
}

/** What the simple methods say of a day; `null` where the stall was closed, or had not the dish, a week before. */
function simplePredictions(
  series: CountSeries,
  day: number,
): { readonly lastWeek: number; readonly weekdayMean: number } | null {
  const weekBefore = series.days.lastIndexOf(day - DAYS_OF_WEEK);
  const lastWeek = series.counts[weekBefore];
  if (lastWeek === undefined) return null;
  const { method, counts } = usualCountsOf(series, day);
  return { lastWeek, weekdayMean: method === 'same-weekday' ? meanOf(counts) : lastWeek };
}

interface DayPredictions {
  readonly all: Prediction;
  readonly dishes: ReadonlyMap<string, Prediction>;
}

function predictionsOf(series: SalesSeries, day: number): DayPredictions | null {
  const platesOn = new Map(
    series.dishes.flatMap(({ dish, days, plates }) => {
      const index = days.indexOf(day);
      return index < 0 ? [] : [[dish, plates[index] ?? 0] as const];
    }),
  );
  const before = salesBefore(series, day);
  const result = salesForecast(before, day, new Set(platesOn.keys()));
  const simple = simplePredictions(result.sums, day);
  if (simple === null) return null;
  const seriesOf = new Map(before.dishes.map((each) => [each.dish, each]));
  const dishes = result.dishes.flatMap(({ dish, plates: forecast }) => {
    const own = seriesOf.get(dish);
    const others = own ? simplePredictions({ days: own.days, counts: own.plates }, day) : null;
    if (others === null) return [];
    return [[dish, { plates: { forecast, ...others }, sold: platesOn.get(dish) ?? 0 }] as const];
  });
  const sold = result.dishes.reduce((sum, { dish }) => sum + (platesOn.get(dish) ?? 0), 0);
  return {
    all: { plates: { forecast: result.plates, ...simple }, sold },
    dishes: new Map(dishes),
  };
}

function scoreOf(method: BacktestMethod, predictions: readonly Prediction[]): Score {
  let off = 0;
  let sold = 0;
  for (const each of predictions) {
    off += Math.abs(each.plates[method] - each.sold);
    sold += each.sold;
  }
  return { meanError: off / predictions.length, ofHundred: (100 * off) / sold };
}

/**
 * Adds up each seven predictions. On a slow dish "none at all" is nearer on most days than any honest forecast; over a
 * week it is not.
 */
function byWeek(predictions: readonly Prediction[]): readonly Prediction[] {
  const weeks: Prediction[] = [];
  for (let start = 0; start < predictions.length; start += DAYS_OF_WEEK) {
    const week = predictions.slice(start, start + DAYS_OF_WEEK);
    const sum = (count: (each: Prediction) => number) =>
      week.reduce((total, each) => total + count(each), 0);
    weeks.push({
      plates: byMethod((method) => sum(({ plates }) => plates[method])),
      sold: sum(({ sold }) => sold),
    });
  }
  return weeks;
}

function dishBacktest(
  { dish, name }: DishSeries,
  days: readonly DayPredictions[],
): readonly DishBacktest[] {
  const weeks = byWeek(days.flatMap(({ dishes }) => dishes.get(dish) ?? []));
  if (weeks.every(({ sold }) => sold === 0)) return [];
  return [{ dish, name, ofHundred: byMethod((method) => scoreOf(method, weeks).ofHundred) }];
}

/**
 * Measures the forecast on the last twelve weeks of trade: for each day it is made from the days before it alone, and compared
 * with the plates that sold. Two simple methods are measured on the same dishes and days: only where all three can
 * speak does a day count, so that none of them gets the easier days.
 *
 * Source of the method: a forecast for one day from a start that rolls on, R. J. Hyndman, G. Athanasopoulos,
 * "Forecasting: Principles and Practice" (3rd ed., 2021), section 5.10. The error is in parts of what sold, as in
 * S. Kolassa, W. Schütz, "Advantages of the MAD/Mean Ratio over the MAPE", Foresight 6 (2007).
 *
 * @param days all records, each once, in any order, the last of them over; a day without any plate does not count
 * @param menu ids of the dishes that are measured: those that are gone need no forecast
 * @returns `too-few-days` when no day of the records has one a week before it: at least 8 are needed; `new-dishes`
 * when none of the dishes was on the menu that long
 */
export function backtest(
  days: readonly SalesDay[],
  menu: ReadonlySet<string>,
): Backtest | { readonly kind: 'new-dishes' } | ({ readonly kind: 'too-few-days' } & TooFewDays) {
  const open = days.filter(hasSales).sort((a, b) => (a.day < b.day ? -1 : 1));
  // The first half is what the forecasts of the second are made from.
  const { openDays, dishes: all } = salesSeries(open.slice(-2 * MOST_DAYS), null);
  const opened = new Set(openDays);
  if (!openDays.some((day) => opened.has(day - DAYS_OF_WEEK))) {
    const hasDays = Math.min(openDays.length, NEEDED_DAYS - 1);
    return { kind: 'too-few-days', needsDays: NEEDED_DAYS, hasDays };
  }
  const series = { openDays, dishes: all.filter(({ dish }) => menu.has(dish)) };
  const measured = openDays.slice(-MOST_DAYS).flatMap((day) => {
    const predictions = predictionsOf(series, day);
    return predictions !== null && predictions.dishes.size > 0 ? [predictions] : [];
  });
  if (measured.length === 0) return { kind: 'new-dishes' };
  const sums = measured.map((each) => each.all);
  return {
    kind: 'backtest',
    days: measured.length,
    scores: byMethod((method) => scoreOf(method, sums)),
    dishes: series.dishes.flatMap((dish) => dishBacktest(dish, measured)),
  };
}
