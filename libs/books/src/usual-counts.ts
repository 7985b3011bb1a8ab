import { addDays, EARLIEST_DAY } from '@thela/ledger';
import type { DayTotals, Stall, StallDay } from '@thela/ledger';
import { latestFirst, hasSales } from './records';
import { quantile, sortedNumbers } from './quantile';

/** A week of trade. */
const MOST_DAYS = 7;

/** How many plates of a dish a usual day sells. */
export interface UsualCount {
  /** Whole; a half is rounded up. */
  readonly plates: number;
  /** Of so many days, 1 to 7. */
  readonly basedOnDays: number;
}

/**
 * The plates of each dish on a usual day: the median of the last up to 7 days with sales on which the dish was on the
 * menu. A median, because one wedding or one day of rain must not count. Today is left out, as it is not over.
 *
 * @param days all records, in any order
 * @returns by id of the dish; a dish that was on the menu of no day with sales has no entry
 * @example
 * // 20, 31 and 24 plates
 * usualCounts(days, today).get('dosa') // { plates: 24, basedOnDays: 3 }
 */
export function usualCounts(
  days: readonly DayTotals[],
  today: StallDay,
): ReadonlyMap<string, UsualCount> {
  const found = new Map<string, number[]>();
  const past = { from: EARLIEST_DAY, to: addDays(today, -1) };
  for (const { dishes } of latestFirst(days, past).filter(hasSales)) {
    for (const { dish, plates } of dishes) {
      const counts = found.get(dish) ?? [];
      if (counts.length < MOST_DAYS) found.set(dish, [...counts, plates]);
    }
  }
  return new Map([...found].map(([dish, counts]) => [dish, usualOf(counts)]));
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

function usualOf(counts: readonly number[]): UsualCount {
  const median = quantile(sortedNumbers(counts), 0.5);
  return { plates: Math.round(median), basedOnDays: counts.length };
}
