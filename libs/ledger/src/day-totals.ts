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
   * whose cost is known; `null` when plates were sold and the cost of none of them is known.
   */
  readonly profit: number | null;
  readonly expenses: number;
  /** At cost, as far as that is known. */
  readonly waste: number;
  /**
   * In hand, "What is left" on screens: all revenue less the known ingredient costs, expenses and known waste. Wherever
   * it is shown, the number of dishes and of wasted things whose cost is not known stands beside it.
   */
  readonly left: number;
  /** Names of dishes that sold and whose cost is not known, one for each dish. */
  readonly unknownCost: readonly string[];
  /** Names of what was thrown away and whose cost is not known, each once. */
  readonly unknownWaste: readonly string[];
  /** The dishes of that day's menu and every other dish that sold, in the order of the menu. */
  readonly dishes: readonly DishTotals[];
}
