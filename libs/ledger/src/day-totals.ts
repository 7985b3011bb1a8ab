import type { StallDay } from './events';

/** What one dish brought on a day. */
export interface DishTotals {
  readonly dish: string;
  readonly name: string;
  /** Whole, 0 or more. */
  readonly plates: number;
  /** ₹, 2 decimals: each plate at the price that was in force when it was counted. */
  readonly revenue: number;
  /** ₹, 2 decimals; `null` when the cost of the dish is not known. */
  readonly ingredientCost: number | null;
  /** ₹, 2 decimals: revenue less ingredient cost; `null` when the cost is not known. */
  readonly profit: number | null;
}

/** What a stall took and spent on one day. Amounts in ₹, each rounded once to 2 decimals from exact sums. */
export interface DayTotals {
  readonly day: StallDay;
  readonly plates: number;
  readonly revenue: number;
  /** Of the dishes whose cost is known. */
  readonly ingredientCost: number;
  /**
   * Dish profit, the "Total Profit" of the specified screens: revenue less ingredient cost of the dishes
   * whose cost is known.
   */
  readonly profit: number;
  readonly expenses: number;
  /** At cost; what has no known cost counts as 0 and is listed in `unknownCost`. */
  readonly waste: number;
  /** Dish profit less expenses less waste. */
  readonly left: number;
  /** Names of dishes that sold, and of what was wasted, whose cost is not known. */
  readonly unknownCost: readonly string[];
  /** The dishes of that day's menu and every other dish that sold, in the order of the menu. */
  readonly dishes: readonly DishTotals[];
}
