import { DAYS_OF_WEEK } from '@thela/ledger';
import { quantile, sortedNumbers } from './quantile';

/** Half as much after a week of trade; a fraction that every device calculates with alike. */
const KEEPS_A_DAY = 29 / 32;

/** Tukey's fence for values that are far out. */
const FENCE = 3;
/** In parts of a usual day: where all days are alike, a few plates more are nothing far. */
const LEAST_SPREAD = 0.25;
/** So many far days among the last seven are a new level. */
const DAYS_OF_NEW_LEVEL = 3;

export interface CountSeries {
  /** Numbers of the days, see `dayNumber`. */
  readonly days: readonly number[];
  /** 0 or more, of each of these days. */
  readonly counts: readonly number[];
}

/** What a day brings on average lately, and how the weekdays differ from each other. */
export interface WeekdayModel {
  /** Of a weekday that is neither good nor bad. */
  readonly level: number;
  /** 1 for a weekday like the others, 1.5 for one of half as much again; of the day with this number. */
  readonly factorOf: (day: number) => number;
}

interface WeekdayCounts {
  days: number;
  sum: number;
  squares: number;
}

/** 0 to 6; which weekday is 0 does not matter. */
function weekdayIndex(day: number): number {
  return ((day % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
}

function countsByWeekday({ days, counts }: CountSeries): readonly WeekdayCounts[] {
  const groups = Array.from({ length: DAYS_OF_WEEK }, () => ({ days: 0, sum: 0, squares: 0 }));
  for (const [index, day] of days.entries()) {
    const group = groups[weekdayIndex(day)];
    const count = counts[index] ?? 0;
    if (group === undefined) continue;
    group.days += 1;
    group.sum += count;
    group.squares += count * count;
  }
  return groups;
}

/**
 * The factor of each weekday: its mean beside that of all days, believed as far as the weekdays differ more than the
 * days of one weekday do among themselves (Bühlmann's credibility). Weekdays that differ by chance alone get 1.
 *
 * Source: H. Bühlmann, A. Gisler, "A Course in Credibility Theory and its Applications" (2005), section 4.8.
 */
function weekdayFactors(groups: readonly WeekdayCounts[]): readonly number[] {
  const open = groups.filter(({ days }) => days > 0);
  const all = open.reduce((sum, { days }) => sum + days, 0);
  const mean = open.reduce((total, { sum }) => total + sum, 0) / all;
  let within = 0;
  let between = 0;
  let sizes = 0;
  for (const { days, sum, squares } of open) {
    within += Math.max(0, squares - (sum * sum) / days);
    between += days * (sum / days - mean) ** 2;
    sizes += days * days;
  }
  if (open.length < 2 || mean === 0) return groups.map(() => 1);
  // One degree more for what is known beforehand: people who come by chance vary by as many as they are.
  const variance = (within + mean) / (all - open.length + 1);
  const difference = (between - (open.length - 1) * variance) / (all - sizes / all);
  if (difference <= 0) return groups.map(() => 1);
  return groups.map(({ days, sum }) => {
    if (days === 0) return 1;
    const credibility = (days * difference) / (days * difference + variance);
    return 1 + credibility * (sum / days / mean - 1);
  });
}

/**
 * Fits level and weekdays to a series: what the days lately brought beside what their weekdays let expect, each day at
 * 29/32 of the one after it (exponential smoothing).
 *
 * Source: R. J. Hyndman, G. Athanasopoulos, "Forecasting: Principles and Practice" (3rd ed., 2021), sections 8.1, 8.3.
 *
 * @param series at least one day
 * @example
 * // 10 plates on each day of twelve weeks but Sundays, which have 20: level 11.4, factors 0.88 and 1.75
 */
export function weekdayModel(series: CountSeries): WeekdayModel {
  const factors = weekdayFactors(countsByWeekday(series));
  const factorOf = (day: number) => factors[weekdayIndex(day)] ?? 1;
  let counted = 0;
  let expected = 0;
  for (const [index, day] of series.days.entries()) {
    counted = counted * KEEPS_A_DAY + (series.counts[index] ?? 0);
    expected = expected * KEEPS_A_DAY + factorOf(day);
  }
  return { level: expected > 0 ? counted / expected : 0, factorOf };
}

/** The most that is not far above others of these numbers, at least one. */
export function notFarOut(numbers: readonly number[]): number {
  const sorted = sortedNumbers(numbers);
  const third = quantile(sorted, 0.75);
  const spread = third - quantile(sorted, 0.25);
  return third + FENCE * Math.max(spread, LEAST_SPREAD * quantile(sorted, 0.5));
}

/**
 * Lowers days that are far above others of their weekday to what is just not far out: a wedding next door must not make
 * the stall cook for it every week. Three such days within seven are a new level, and stay.
 *
 * Source of the fence: J. W. Tukey, "Exploratory Data Analysis" (1977), section 2D.
 */
export function withoutFarDays({ days, counts }: CountSeries): readonly number[] {
  const byWeekday: number[][] = Array.from({ length: DAYS_OF_WEEK }, () => []);
  for (const [index, day] of days.entries()) byWeekday[weekdayIndex(day)]?.push(counts[index] ?? 0);
  const medians = byWeekday.map((same) => quantile(sortedNumbers(same), 0.5));
  const usual = days.map((day) => medians[weekdayIndex(day)] ?? 0);
  const ratios = counts.map((count, index) => {
    const median = usual[index] ?? 0;
    return median > 0 ? count / median : 1;
  });
  const most = notFarOut(ratios);
  const isFar = ratios.map((ratio) => ratio > most);
  const isLevel = isFar.slice(-DAYS_OF_WEEK).filter(Boolean).length >= DAYS_OF_NEW_LEVEL;
  if (isLevel) return counts;
  return counts.map((count, index) => (isFar[index] ? (usual[index] ?? 0) * most : count));
}
