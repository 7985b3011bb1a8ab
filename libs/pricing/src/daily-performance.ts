import type { Day } from './day';
import { toRupees } from './exact-amount';
import { exactFigures } from './exact-figures';
import { marginOf } from './margin';

/** The totals of one day. */
export interface DailyPerformance {
  /** Rupees, 2 decimals, of all items. */
  readonly totalRevenue: number;
  /** Rupees, 2 decimals, negative for a loss: of the items whose cost is known. */
  readonly totalOverallProfit: number;
  /** Per cent of the revenue, unrounded; 0 without revenue. */
  readonly profitMargin: number;
  /** Names of the items that sold plates but are not in the profit, because their cost is not known. */
  readonly unknownCost: readonly string[];
}

/**
 * Adds up the day.
 *
 * @param day Prices, menu and plates sold; bad input counts as `menuItemFigures` says.
 * @returns Totals in rupees, rounded once from the exact sums to 2 decimals, half away from zero,
 * so that they may differ by paise from the sum of rounded figures. The margin is total profit /
 * total revenue x 100 of the unrounded totals (specification, section 9).
 * @example One plate each of Masala Dosa (profit 73.195) and Idli Sambar (48.915) at the default
 * prices: totalRevenue 145, totalOverallProfit 122.11 (not 73.20 + 48.92), profitMargin 84.21…
 */
export function dailyPerformance(day: Day): DailyPerformance {
  let revenue = 0n;
  let profit = 0n;
  const items = exactFigures(day);
  for (const { itemRevenue, itemProfit } of items) {
    revenue += itemRevenue;
    profit += itemProfit;
  }
  return {
    totalRevenue: toRupees(revenue),
    totalOverallProfit: toRupees(profit),
    profitMargin: marginOf(profit, revenue).percent,
    unknownCost: items
      .filter(({ isCostKnown, platesSold }) => !isCostKnown && platesSold > 0)
      .map(({ item }) => item.name),
  };
}
