import type { Day } from './day';
import { toRupees } from './exact-amount';
import { exactFigures } from './exact-figures';
import { marginOf } from './margin';

/** The totals of one day. */
export interface DailyPerformance {
  /** Rupees, 2 decimals. */
  readonly totalRevenue: number;
  /** Rupees, 2 decimals, negative for a loss. */
  readonly totalOverallProfit: number;
  /** Per cent of the revenue, unrounded; 0 without revenue. */
  readonly profitMargin: number;
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
  for (const exact of exactFigures(day)) {
    const plates = BigInt(exact.platesSold);
    revenue += exact.sellingPrice * plates;
    profit += exact.profit * plates;
  }
  return {
    totalRevenue: toRupees(revenue),
    totalOverallProfit: toRupees(profit),
    profitMargin: marginOf(profit, revenue).percent,
  };
}
