import { forecast } from '@thela/books';
import type { SalesDay } from '@thela/books';
import { dayNumber } from '@thela/ledger';
import { expect, it } from 'vitest';
import { madeUpSeries, seriesIn } from './series';
import type { Series } from './series';

/** On days before this one all ways still learn. */
const FIRST_MEASURED = 14;
/** No simple way looks farther back. */
const MOST_DAYS = 80;

/** Plates of each dish, by id. */
type Plates = ReadonlyMap<string, number>;

interface SoldDay {
  readonly totals: SalesDay;
  readonly number: number;
  readonly plates: Plates;
}

const soldDay = (totals: SalesDay): SoldDay => ({
  totals,
  number: dayNumber(totals.day),
  plates: new Map(totals.dishes.map(({ dish, plates }) => [dish, plates])),
});
const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);
const mean = (numbers: readonly number[]) => sumOf(numbers) / numbers.length;

function sameWeekdays(days: readonly SoldDay[], { number }: SoldDay): readonly SoldDay[] {
  return days.filter((each) => (number - each.number) % 7 === 0).slice(-8);
}

function medianOf(counts: readonly number[]): number {
  const sorted = counts.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** A dish by itself: the median of its weekday, times how its last 14 days went against the 14 before. */
function medianWay(days: readonly SoldDay[], today: SoldDay, dish: string): number {
  const onMenu = days.filter(({ plates }) => plates.has(dish));
  const counts = (some: readonly SoldDay[]) => some.map(({ plates }) => plates.get(dish) ?? 0);
  const same = sameWeekdays(onMenu, today);
  if (same.length < 2) return Math.round(medianOf(counts(onMenu.slice(-7))));
  const before = onMenu.length < 28 ? 0 : sumOf(counts(onMenu.slice(-28, -14)));
  const trend = before === 0 ? 1 : sumOf(counts(onMenu.slice(-14))) / before;
  return Math.round(medianOf(counts(same)) * Math.min(Math.max(trend, 0.7), 1.3));
}

interface Errors {
  /** Of 100 plates that sold: too many, or too few below 0. */
  readonly bias: number;
  /** Plates a day, of all dishes together. */
  readonly ofDay: number;
  /** Root of the mean square, of a dish on a day. */
  readonly ofDish: number;
  /** Mean, of a dish on a day. */
  readonly meanOfDish: number;
}

const WAYS = ['forecast', 'lastWeek', 'meanOfEight', 'medians', 'nothing'] as const;
type Way = (typeof WAYS)[number];

/** What each way says of a day from the days before it, for the dishes that the forecast speaks of. */
function predictionsOf(before: readonly SoldDay[], today: SoldDay) {
  const recent = before.slice(-MOST_DAYS);
  const lastWeek = recent.find(({ number }) => number === today.number - 7);
  if (!lastWeek) return null;
  const { dishes } = forecast(
    before.map(({ totals }) => totals),
    today.totals.day,
    { menu: today.plates.keys() },
  );
  const same = sameWeekdays(recent, today);
  const of = (plates: (dish: string) => number) => dishes.map(({ dish }) => plates(dish));
  const predictions: Record<Way, readonly number[]> = {
    forecast: dishes.map(({ plates }) => plates),
    lastWeek: of((dish) => lastWeek.plates.get(dish) ?? 0),
    meanOfEight: of((dish) => mean(same.map(({ plates }) => plates.get(dish) ?? 0))),
    medians: of((dish) => medianWay(recent, today, dish)),
    nothing: of(() => 0),
  };
  return { predictions, sold: of((dish) => today.plates.get(dish) ?? 0) };
}

function errorsOf({ days }: Series): Readonly<Record<Way, Errors>> {
  const all = days.map(soldDay);
  const predictions = all.flatMap((today, index) =>
    index < FIRST_MEASURED ? [] : (predictionsOf(all.slice(0, index), today) ?? []),
  );
  const sold = mean(predictions.map((each) => sumOf(each.sold)));
  const errors = (way: Way): Errors => {
    const sums = predictions.map((each) => sumOf(each.predictions[way]) - sumOf(each.sold));
    const dishes = predictions.flatMap((each) =>
      each.sold.map((plates, index) => (each.predictions[way][index] ?? 0) - plates),
    );
    return {
      bias: (100 * mean(sums)) / sold,
      ofDay: mean(sums.map(Math.abs)),
      ofDish: Math.sqrt(mean(dishes.map((error) => error * error))),
      meanOfDish: mean(dishes.map(Math.abs)),
    };
  };
  return {
    forecast: errors('forecast'),
    lastWeek: errors('lastWeek'),
    meanOfEight: errors('meanOfEight'),
    medians: errors('medians'),
    nothing: errors('nothing'),
  };
}

const tables = seriesIn(process.env['THELA_SALES_FOLDER']);

it.each([...madeUpSeries, ...tables])(
  'is right in sum, and no worse than simple ways: $name',
  (series) => {
    const errors = errorsOf(series);
    if (tables.length > 0) {
      const rows = WAYS.map((way) => {
        const { bias, ofDay, ofDish, meanOfDish } = errors[way];
        return [way, ...[bias, ofDay, ofDish, meanOfDish].map((error) => error.toFixed(2))];
      });
      process.stdout.write([series.name, ...rows.map((row) => row.join('\t')), ''].join('\n'));
    }
    expect(Math.abs(errors.forecast.bias)).toBeLessThanOrEqual(10);
    expect(errors.forecast.ofDay).toBeLessThanOrEqual(1.03 * errors.meanOfEight.ofDay);
    expect(errors.forecast.ofDay).toBeLessThan(errors.lastWeek.ofDay);
    expect(errors.forecast.ofDish).toBeLessThanOrEqual(errors.medians.ofDish);
    expect(errors.forecast.ofDish).toBeLessThan(errors.nothing.ofDish);
  },
);
