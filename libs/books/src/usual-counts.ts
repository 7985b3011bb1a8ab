import { addDays, EARLIEST_DAY } from '@thela/ledger';
import type { DayTotals, Stall, StallDay } from '@thela/ledger';
import { meanOf, shareOut } from './forecast';
import { latestFirst, hasSales } from './records';
import { notFarOut } from './weekday-model';

/** A week of trade. */
const MOST_DAYS = 7;

/** How many plates of a dish a usual day sells. */
export interface UsualCount {
  /** Whole. */
  readonly plates: number;
  /** Of so many days, 1 to 7. */
  readonly basedOnDays: number;
}

/**
 * The plates of each dish on a usual day: the mean of the last up to 7 days with sales on which the dish was on the
 * menu, shared out so that they add up to the mean of all. Means, because the middle count of a slow dish is none. A day
 * far above the others counts as one that is just not far out: one wedding must not make a usual day. Today is left out,
 * as it is not over.
 *
 * @param days all records, in any order
 * @returns by id of the dish; a dish that was on the menu of no day with sales has no entry
 * @example
 * // 20, 31 and 24 plates
 * usualCounts(days, today).get('dosa') // { plates: 25, basedOnDays: 3 }
 */
export function usualCounts(
  days: readonly DayTotals[],
  today: StallDay,
): ReadonlyMap<string, UsualCount> {
  const past = latestFirst(days, { from: EARLIEST_DAY, to: addDays(today, -1) }).filter(hasSales);
  const most = notFarOut(past.slice(0, MOST_DAYS).map(({ plates }) => plates));
  const counts = new Map<string, number[]>();
  for (const { plates: all, dishes } of past) {
    const part = Math.min(1, most / all);
    for (const { dish, plates } of dishes) {
      const known = counts.get(dish) ?? [];
      if (known.length < MOST_DAYS) counts.set(dish, [...known, plates * part]);
    }
  }
  const means = [...counts.values()].map(meanOf);
  const shares = shareOut(Math.round(means.reduce((sum, mean) => sum + mean, 0)), means);
  return new Map(
    [...counts].map(([dish, { length }], index) => [
      dish,
      { plates: shares[index] ?? 0, basedOnDays: length },
    ]),
  );
}

/**
 * The usual counts of what is on the menu now: a dish that is gone is on no usual day to come.
 *
 * @param stall as it is today
 */
export function usualOnMenu(
  { dishes }: Pick<Stall, 'dishes'>,
  days: readonly DayTotals[],
  today: StallDay,
): ReadonlyMap<string, UsualCount> {
  const isSold = new Map(dishes.map(({ id, isRetired }) => [id, !isRetired]));
  return new Map([...usualCounts(days, today)].filter(([dish]) => isSold.get(dish)));
}
