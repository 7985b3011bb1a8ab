import type { DayTotals } from '@thela/ledger';
import { DAYS_OF_WEEK } from '@thela/ledger';
import { salesSeries } from './dish-series';
import type { DishSeries, SalesSeries } from './dish-series';
import { dishForecast, isStillSold } from './forecast';
import type { TooFewDays } from './records';

const WITHIN_PLATES = 6;

/** A day, and the same weekday a week before it. */
const NEEDED_DAYS = 8;

const METHODS = ['forecast', 'yesterday', 'lastWeek'] as const;

/**
 * A way to say what will sell: `forecast`; `yesterday`, the plates of the last day on which the stall was open;
 * `lastWeek`, those of the same weekday a week ago.
 */
export type BacktestMethod = (typeof METHODS)[number];

/** How well a method did for one dish. */
interface DishScore {
  /** Days on which it was within 6 plates. */
  readonly daysWithin: number;
  /** Mean of the distances to the plates that sold, in plates, not rounded. */
  readonly meanError: number;
}

/** How well a method did for all dishes. */
interface MethodScore {
  /** Days on which every dish was within 6 plates. */
  readonly daysAllWithin: number;
  /** Of all dishes on all days those that were within 6 plates. */
  readonly countsWithin: number;
  /** Mean over all dishes on all days, in plates, not rounded. */
  readonly meanError: number;
}

type Scores<Score> = Readonly<Record<BacktestMethod, Score>>;

export interface DishBacktest {
  readonly dish: string;
  readonly name: string;
  /** Days on which all methods spoke of it. */
  readonly days: number;
  readonly scores: Scores<DishScore>;
}

/** What the methods would have predicted on the days of the records, beside what sold. */
export interface Backtest {
  readonly kind: 'backtest';
  /** How near counts as right, in plates. */
  readonly withinPlates: number;
  /** Days on which all methods spoke of a dish, at least 1. */
  readonly days: number;
  /** Dishes on these days: what `countsWithin` is out of. */
  readonly counts: number;
  readonly scores: Scores<MethodScore>;
  /** In the order of the latest menu. */
  readonly dishes: readonly DishBacktest[];
}

/** Distances of one method, as they are added up. */
interface Tally {
  within: number;
  error: number;
}

interface DishTally {
  readonly series: DishSeries;
  days: number;
  readonly tallies: Scores<Tally>;
}

/** What happened on one day of the records, for all methods. */
interface DayTally {
  counts: number;
  readonly within: Record<BacktestMethod, number>;
}

function noTallies(): Scores<Tally> {
  return {
    forecast: { within: 0, error: 0 },
    yesterday: { within: 0, error: 0 },
    lastWeek: { within: 0, error: 0 },
  };
}

/** Plates a week before the day at `place`; `null` when the stall was closed or did not have the dish. */
function platesLastWeek({ days, plates }: DishSeries, index: number): number | null {
  const weekBefore = (days[index] ?? 0) - DAYS_OF_WEEK;
  for (let earlier = index - 1; earlier >= 0; earlier -= 1) {
    const day = days[earlier] ?? 0;
    if (day === weekBefore) return plates[earlier] ?? 0;
    if (day < weekBefore) return null;
  }
  return null;
}

/** What each method says of the day at `place`, from the days before it alone; `null` when one of them cannot. */
function predictions(
  series: DishSeries,
  index: number,
  dayBefore: number | undefined,
): Scores<number> | null {
  const lastWeek = platesLastWeek(series, index);
  if (lastWeek === null || dayBefore === undefined) return null;
  if (!isStillSold(series, index, dayBefore)) return null;
  const found = dishForecast(series, index, series.days[index] ?? 0);
  if (found === null) return null;
  return { forecast: found.plates, yesterday: series.plates[index - 1] ?? 0, lastWeek };
}

function tallyDay(tally: DishTally, index: number, predicted: Scores<number>, day: DayTally): void {
  tally.days += 1;
  day.counts += 1;
  for (const method of METHODS) {
    const error = Math.abs(predicted[method] - (tally.series.plates[index] ?? 0));
    tally.tallies[method].error += error;
    if (error > WITHIN_PLATES) continue;
    tally.tallies[method].within += 1;
    day.within[method] += 1;
  }
}

function tallyDish(series: DishSeries, dayBefore: ReadonlyMap<number, number>, days: DayTallies) {
  const tally: DishTally = { series, days: 0, tallies: noTallies() };
  for (const [index, number] of series.days.entries()) {
    const predicted = predictions(series, index, dayBefore.get(number));
    if (predicted === null) continue;
    let day = days.get(number);
    if (day === undefined) {
      day = { counts: 0, within: { forecast: 0, yesterday: 0, lastWeek: 0 } };
      days.set(number, day);
    }
    tallyDay(tally, index, predicted, day);
  }
  return tally;
}

type DayTallies = Map<number, DayTally>;

function scoresOf<Score>(score: (method: BacktestMethod) => Score): Scores<Score> {
  return {
    forecast: score('forecast'),
    yesterday: score('yesterday'),
    lastWeek: score('lastWeek'),
  };
}

function dishBacktest({ series: { dish, name }, days, tallies }: DishTally): DishBacktest {
  const scores = scoresOf((method) => {
    const { within, error } = tallies[method];
    return { daysWithin: within, meanError: error / days };
  });
  return { dish, name, days, scores };
}

function methodScore(
  method: BacktestMethod,
  tallies: readonly DishTally[],
  days: readonly DayTally[],
): MethodScore {
  const sum = (figure: keyof Tally) =>
    tallies.reduce((total, each) => total + each.tallies[method][figure], 0);
  const counts = days.reduce((total, day) => total + day.counts, 0);
  return {
    daysAllWithin: days.filter(({ counts: all, within }) => within[method] === all).length,
    countsWithin: sum('within'),
    meanError: sum('error') / counts,
  };
}

function daysBefore({ openDays }: SalesSeries): ReadonlyMap<number, number> {
  return new Map(openDays.slice(1).map((day, index) => [day, openDays[index] ?? day]));
}

/**
 * Measures the forecast on the days of the records: for each day it is made from the days before it alone, and compared
 * with the plates that sold. Two simple methods are measured on the same dishes and days: only where all three can
 * speak does a day count, so that none of them gets the easier days.
 *
 * Source of the method: a forecast for one day from a start that rolls on, R. J. Hyndman, G. Athanasopoulos,
 * "Forecasting: Principles and Practice" (3rd ed., 2021), section 5.10; the error is the mean absolute error of 5.8.
 *
 * @param days all records, each once, in any order, the last of them over; a day without any plate does not count
 * @returns `too-few-days` when no day of the records has one a week before it: at least 8 are needed
 */
export function backtest(
  days: readonly DayTotals[],
): Backtest | ({ readonly kind: 'too-few-days' } & TooFewDays) {
  const series = salesSeries(days, null);
  const dayBefore = daysBefore(series);
  const dayTallies: DayTallies = new Map();
  const tallies = series.dishes
    .map((dish) => tallyDish(dish, dayBefore, dayTallies))
    .filter((tally) => tally.days > 0);
  if (dayTallies.size === 0) {
    const hasDays = Math.min(series.openDays.length, NEEDED_DAYS - 1);
    return { kind: 'too-few-days', needsDays: NEEDED_DAYS, hasDays };
  }
  const measured = [...dayTallies.values()];
  return {
    kind: 'backtest',
    withinPlates: WITHIN_PLATES,
    days: measured.length,
    counts: measured.reduce((sum, { counts }) => sum + counts, 0),
    scores: scoresOf((method) => methodScore(method, tallies, measured)),
    dishes: tallies.map(dishBacktest),
  };
}
