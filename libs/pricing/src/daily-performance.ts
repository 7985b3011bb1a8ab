import type { Day } from './day';
import { toRupees } from './exact-amount';
import { exactFigures, itemProfitAt } from './exact-figures';
import { percentOf } from './margin';
import { sumOf } from './whole';

/** The totals of one day. */
export interface DailyPerformance {
  /** Rupees, 2 decimals, of all items. */
  readonly totalRevenue: number;
  /** Rupees, 2 decimals: of the items whose cost is known. */
  readonly ingredientCost: number;
  /** Rupees, 2 decimals, negative for a loss: of the items whose cost is known; `null` where none that sold is. */
  readonly totalOverallProfit: number | null;
  /** Per cent of the revenue of the same items, unrounded; 0 without revenue. */
  readonly profitMargin: number | null;
  /** Names of the items that sold plates but are not in the profit, because their cost is not known. */
  readonly unknownCost: readonly string[];
}

/** Of a day, in picorupees, before any rounding: revenue of all items; revenue and profit of those whose cost is known. */
export interface DaySums {
  readonly revenue: bigint;
  readonly costedRevenue: bigint;
  readonly profit: bigint;
}

export function daySums(day: Day): DaySums {
  const figures = exactFigures(day);
  const { menu, costs, itemRevenues } = figures;
  return {
    revenue: sumOf(menu.length, (index) => itemRevenues[index] ?? 0),
    costedRevenue: sumOf(menu.length, (index) =>
      costs[index] === null ? 0 : (itemRevenues[index] ?? 0),
    ),
    profit: sumOf(menu.length, (index) => itemProfitAt(figures, index)),
  };
}

/**
 * Adds up the day.
 *
 * @param day Prices, menu and plates sold; bad input counts as `menuItemFigures` says.
 * @returns Totals in rupees, rounded once from the exact sums to 2 decimals, half away from zero,
 * so that they may differ by paise from the sum of rounded figures. The margin is total profit /
 * total revenue x 100 of the unrounded totals (specification, section 9); an item of unknown cost is in neither.
 * @example One plate each of Masala Dosa (profit 73.195) and Idli Sambar (48.915) at the default
 * prices: totalRevenue 145, totalOverallProfit 122.11 (not 73.20 + 48.92), profitMargin 84.21…
 */
export function dailyPerformance(day: Day): DailyPerformance {
  const { menu, costs, platesSold } = exactFigures(day);
  const { revenue, costedRevenue, profit } = daySums(day);
  const isSold = (_: unknown, index: number) => (platesSold[index] ?? 0) > 0;
  const isKnown = !menu.some(isSold) || costs.filter(isSold).some((cost) => cost !== null);
  return {
    totalRevenue: toRupees(revenue),
    ingredientCost: toRupees(costedRevenue - profit),
    totalOverallProfit: isKnown ? toRupees(profit) : null,
    profitMargin: isKnown ? percentOf(Number(profit), Number(costedRevenue)) : null,
    unknownCost: menu
      .filter((_, index) => costs[index] === null && (platesSold[index] ?? 0) > 0)
      .map(({ name }) => name),
  };
}
