import { isSpecial } from '@thela/ledger';
import type { DayRange, DayTotals, StallDay } from '@thela/ledger';
import { roundToSum, toRupees } from '@thela/pricing';
import { sumOf } from './paise';
import { latestFirst } from './records';

export interface SpecialOfDay {
  readonly day: StallDay;
  /** Its id, which no other special has, also one of the same name. */
  readonly dish: string;
  readonly name: string;
  /** Whole, 0 or more. */
  readonly plates: number;
  /** ₹, 2 decimals. */
  readonly revenue: number;
}

/** What specials brought. There is no profit: they are made of what was left over, and its cost is not known. */
export interface Specials {
  readonly plates: number;
  /** ₹, rounded once; the amounts of `items` add up to it. */
  readonly revenue: number;
  /** The latest day first, within a day in the order of its menu; also those that sold no plate. */
  readonly items: readonly SpecialOfDay[];
}

function specialsOn({ day, dishes }: DayTotals) {
  return dishes.filter(({ dish }) => isSpecial(dish)).map((special) => ({ ...special, day }));
}

/**
 * Adds up what the specials of a range of days brought: dishes of one day, made of what was left over.
 *
 * @param days each once, in any order
 * @returns one item for each special and day, so that two of the same name stay apart
 * @example
 * // Friday 8 plates of Podi Idli Fry at ₹40, Saturday 5 plates of Aloo Boom at ₹30
 * specials(days, week) // { plates: 13, revenue: 470, items: [Aloo Boom ₹150, Podi Idli Fry ₹320] }
 */
export function specials(days: readonly DayTotals[], range: DayRange): Specials {
  const found = latestFirst(days, range).flatMap(specialsOn);
  const revenues = roundToSum(found.map(({ exact }) => exact.revenue));
  return {
    plates: found.reduce((sum, { plates }) => sum + plates, 0),
    revenue: toRupees(sumOf(found, ({ exact }) => exact.revenue)),
    items: found.map(({ day, dish, name, plates }, index) => ({
      day,
      dish,
      name,
      plates,
      revenue: revenues[index] ?? 0,
    })),
  };
}
