import type { DayTotals } from '@thela/ledger';
import { dayLater, isoWeekday } from './slow-oracle';

/** A second way to the forecast: each figure is worked out of all days again, by its definition. */

type Counted = { readonly day: string; readonly count: number };

const sumOf = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const meanOf = (numbers: readonly number[]) => sumOf(numbers) / numbers.length;

/** The quantile at k quarters, by definition 7 of Hyndman and Fan. */
function quartile(counts: readonly number[], quarters: number): number {
  const sorted = [...counts].sort((a, b) => a - b);
  const index = ((sorted.length - 1) * quarters) / 4;
  const [below = 0, above = below] = sorted.slice(Math.floor(index));
  return below + (index % 1) * (above - below);
}

/** What a day sells by level and weekday, from days that are not capped. */
function modelOf(series: readonly Counted[]) {
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    series.filter(({ day }) => isoWeekday(day) === weekday).map(({ count }) => count),
  );
  const known = weekdays.filter((counts) => counts.length > 0);
  const [n, r] = [series.length, known.length];
  const mean = meanOf(series.map(({ count }) => count));
  const squares = known.flatMap((counts) => counts.map((count) => (count - meanOf(counts)) ** 2));
  const s2 = (sumOf(squares) + mean) / (n - r + 1);
  const between = sumOf(known.map((counts) => counts.length * (meanOf(counts) - mean) ** 2));
  const c = n - sumOf(known.map((counts) => counts.length ** 2)) / n;
  const a = r > 1 && mean > 0 ? Math.max(0, (between - (r - 1) * s2) / c) : 0;
  const factor = (day: string) => {
    const counts = weekdays[isoWeekday(day) - 1] ?? [];
    if (counts.length === 0 || a < 1e-12) return 1;
    return 1 + (meanOf(counts) / mean - 1) / (1 + s2 / (a * counts.length));
  };
  const weight = (index: number) => (29 / 32) ** (n - 1 - index);
  const level =
    sumOf(series.map(({ count }, index) => weight(index) * count)) /
    sumOf(series.map(({ day }, index) => weight(index) * factor(day)));
  return { factor, at: (day: string) => level * factor(day) };
}

function capped(series: readonly Counted[]): readonly number[] {
  const usual = series.map(({ day }) =>
    quartile(
      series.flatMap((each) => (isoWeekday(each.day) === isoWeekday(day) ? [each.count] : [])),
      2,
    ),
  );
  const times = series.map(({ count }, index) => (usual[index] ? count / usual[index] : 1));
  const [q1, q2, q3] = [quartile(times, 1), quartile(times, 2), quartile(times, 3)];
  const most = q3 + 3 * Math.max(q3 - q1, q2 / 4);
  const isLevel = times.slice(-7).filter((each) => each > most).length > 2;
  return series.map(({ count }, index) =>
    isLevel || (times[index] ?? 0) <= most ? count : most * (usual[index] ?? 0),
  );
}

const openBefore = (days: readonly DayTotals[], day: string) =>
  days.filter((each) => each.day < day && each.plates > 0).sort((a, b) => (a.day < b.day ? -1 : 1));

const seriesOf = (days: readonly DayTotals[], dish: string): Counted[] =>
  days.flatMap(({ day, dishes }) =>
    dishes.flatMap((each) => (each.dish === dish ? [{ day, count: each.plates }] : [])),
  );

function lackOf(open: readonly DayTotals[], dish: string): 'too-few' | 'gone' | null {
  const last = open.at(-1)?.day ?? '';
  const series = seriesOf(open, dish);
  const since = series.filter(({ day }) => day >= dayLater(last, -27));
  if (series.at(-1)?.day !== last || since.every(({ count }) => count === 0)) return 'gone';
  return series.length < 3 ? 'too-few' : null;
}

interface SlowForecast {
  readonly plates: number;
  readonly dishes: Readonly<Record<string, number>>;
  readonly tooFew: readonly string[];
  /** What the dishes sold together on each day, those that were not on the menu yet included. */
  readonly sums: readonly Counted[];
}

/** @param menu ids, in the order of the latest menu */
export function forecastBySlowWay(
  days: readonly DayTotals[],
  menu: readonly string[],
  day: string,
): SlowForecast {
  const open = openBefore(days, day);
  const ids = menu.filter((dish) => lackOf(open, dish) === null);
  const tooFew = menu.filter((dish) => lackOf(open, dish) === 'too-few');
  const last = open.slice(-84);
  const usual = new Map(
    ids.map((dish) => [dish, meanOf(seriesOf(last, dish).map((x) => x.count))]),
  );
  const sums = last.flatMap(({ day: each, dishes }) => {
    const offered = dishes.filter(({ dish }) => usual.has(dish));
    const part = sumOf(offered.map(({ dish }) => usual.get(dish) ?? 0));
    const sold = sumOf(offered.map(({ plates }) => plates));
    return part > 0 ? [{ day: each, count: (sold * sumOf([...usual.values()])) / part }] : [];
  });
  if (ids.length === 0) return { plates: 0, dishes: {}, tooFew, sums };
  const low = capped(sums);
  const all = modelOf(sums.map((each, index) => ({ ...each, count: low[index] ?? 0 })));
  const scale = (each: string) => {
    const index = sums.findIndex((sum) => sum.day === each);
    const sold = sums[index]?.count ?? 0;
    return sold > 0 ? (low[index] ?? 0) / sold / all.factor(each) : 0;
  };
  const weights = ids.map((dish) => {
    const parts = seriesOf(last, dish).map((x) => ({ ...x, count: x.count * scale(x.day) }));
    return modelOf(parts).at(day);
  });
  const plates = Math.floor(all.at(day) + 0.5 + 1e-9);
  return { plates, dishes: sharedOut(ids, weights, plates), tooFew, sums };
}

/** Whole plates: one plate at a time goes to the dish that lacks most of its share. */
function sharedOut(ids: readonly string[], weights: readonly number[], plates: number) {
  const shares = weights.map((weight) => (plates * weight) / (sumOf(weights) || 1));
  const shared = shares.map((share) => Math.floor(share + 1e-9));
  while (sumOf(shared) < plates && sumOf(weights) > 0) {
    const lacks = shares.map((share, index) => Math.round((share - (shared[index] ?? 0)) * 1e9));
    const most = lacks.indexOf(Math.max(...lacks));
    shared[most] = (shared[most] ?? 0) + 1;
  }
  return Object.fromEntries(ids.map((dish, index) => [dish, shared[index] ?? 0]));
}

/** What the methods say of all dishes of a day together, and what sold; `null` when one of them cannot. */
export function saidBySlowWay(
  days: readonly DayTotals[],
  menu: readonly string[],
  { day, plates, dishes }: DayTotals,
) {
  const offered = menu.filter((id) => dishes.some(({ dish }) => dish === id));
  const found = forecastBySlowWay(days, offered, day);
  const countOn = (other: string) => found.sums.find((sum) => sum.day === other)?.count;
  const lastWeek = countOn(dayLater(day, -7));
  if (plates === 0 || lastWeek === undefined) return null;
  const same = found.sums.filter((sum) => isoWeekday(sum.day) === isoWeekday(day)).slice(-8);
  const sold = dishes.filter(({ dish }) => dish in found.dishes);
  return {
    forecast: found.plates,
    lastWeek,
    weekdayMean: meanOf(same.map(({ count }) => count)),
    sold: sumOf(sold.map((each) => each.plates)),
  };
}
