import { addDays, daysIn, lackingCosts, roundTotals } from '@thela/ledger';
import type { DayRange, DayTotals, ExactTotals, StallDay } from '@thela/ledger';
import { dishSums } from './dish-sums';
import type { PeriodDish } from './dish-sums';
import { sumOf } from './paise';
import { firstDayOf, hasEntries, hasSales, latestFirst } from './records';

/** A stretch of days that ends today. */
export type Period = 'today' | 'last-7-days' | 'last-30-days' | 'last-90-days' | 'all';

const LENGTHS: Readonly<Record<Exclude<Period, 'all'>, number>> = {
  today: 1,
  'last-7-days': 7,
  'last-30-days': 30,
  'last-90-days': 90,
};

/**
 * What a stall took and spent in a range of days, in ₹, each amount rounded once from the exact sum of its days: it may be
 * some paise off the sum of what these days show.
 */
export interface PeriodTotals extends DayRange, ReturnType<typeof roundTotals> {
  /** Picorupees, not rounded. */
  readonly exact: ExactTotals;
  /** Calendar days of the range. */
  readonly days: number;
  /** Of them those since the first day of the records on which anything was entered. */
  readonly knownDays: number;
  /** Days on which anything was sold, spent or thrown away. */
  readonly daysWithEntries: number;
  /** Days on which a plate was sold. */
  readonly daysWithSales: number;
  readonly plates: number;
  /** Names of dishes that lack a cost on one of the days, each once, without specials; the latest first. */
  readonly unknownCost: readonly string[];
  /** Dishes, specials among them, that lack a cost on one of the days. */
  readonly uncostedDishes: number;
  /** Names of what was thrown away on one of the days and has no known cost, each once. */
  readonly unknownWaste: readonly string[];
  /** Every dish of the menus of these days, in the order of the latest menu. */
  readonly dishes: readonly PeriodDish[];
}

/**
 * The days of a period.
 *
 * @param today the stall's day
 * @param days all records, in any order; only `all` asks for them
 * @returns ends today; `all` begins with the first day on which anything was entered
 */
export function periodRange(
  period: Period,
  today: StallDay,
  days: readonly DayTotals[] = [],
): DayRange {
  if (period !== 'all') return { from: addDays(today, 1 - LENGTHS[period]), to: today };
  const first = firstDayOf(days) ?? today;
  return { from: first < today ? first : today, to: today };
}

/** The period of the same length that ends the day before; `null` for `all`, which leaves nothing before it. */
export function periodBefore(period: Period, today: StallDay): DayRange | null {
  if (period === 'all') return null;
  const { from } = periodRange(period, today);
  return { from: addDays(from, -LENGTHS[period]), to: addDays(from, -1) };
}

function knownDays(days: readonly DayTotals[], { from, to }: DayRange): number {
  const first = firstDayOf(days);
  if (first === null || first > to) return 0;
  return daysIn({ from: first > from ? first : from, to });
}

/** Says whether costs and profit can be told: of anything that sold the cost is known, or nothing sold. */
export function isCostKnown(days: readonly DayTotals[]): boolean {
  const open = days.filter(hasSales);
  return open.length === 0 || open.some(({ profit }) => profit !== null);
}

export function exactSums(days: readonly DayTotals[]): ExactTotals {
  const sum = (figure: keyof ExactTotals) => sumOf(days, ({ exact }) => exact[figure]);
  return {
    revenue: sum('revenue'),
    costedRevenue: sum('costedRevenue'),
    cost: sum('cost'),
    expenses: sum('expenses'),
    rent: sum('rent'),
    waste: sum('waste'),
  };
}

/**
 * Adds up the days of a range.
 *
 * @param days all records, each day once, in any order; those outside the range tell how much of it is known
 * @example
 * // Two days of 3 plates, each with ₹37.035 of ingredients, which a day shows as ₹37.04
 * periodTotals(days, range).ingredientCost // 74.07
 */
export function periodTotals(days: readonly DayTotals[], { from, to }: DayRange): PeriodTotals {
  const found = latestFirst(days, { from, to });
  const dishes = dishSums(found);
  const exact = exactSums(found);
  const unknownWaste = [...new Set(found.flatMap((totals) => totals.unknownWaste))];
  return {
    from,
    to,
    days: daysIn({ from, to }),
    knownDays: knownDays(days, { from, to }),
    daysWithEntries: found.filter(hasEntries).length,
    daysWithSales: found.filter(hasSales).length,
    plates: found.reduce((sum, { plates }) => sum + plates, 0),
    ...roundTotals(exact, { isCostKnown: isCostKnown(found), unknownWaste }),
    exact,
    unknownCost: [...new Set(found.flatMap(lackingCosts))],
    unknownWaste,
    uncostedDishes: dishes.filter(({ plates, costedPlates }) => costedPlates < plates).length,
    dishes,
  };
}
