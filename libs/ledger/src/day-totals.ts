import { toRupees } from '@thela/pricing';
import type { StallDay } from './events';

/** Amounts of a day in picorupees, which are 10^-12 rupees, not rounded: sums of many days are made of them. */
export interface ExactTotals {
  readonly revenue: bigint;
  /** Revenue of the plates whose ingredient cost is known. */
  readonly costedRevenue: bigint;
  /** Of the ingredients of these plates. */
  readonly cost: bigint;
  readonly expenses: bigint;
  /** The part of the expenses that is rent: it is paid for a month, on one day. */
  readonly rent: bigint;
  readonly waste: bigint;
}

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
  /** Picorupees; the cost is `null` when it is not known. */
  readonly exact: { readonly revenue: bigint; readonly cost: bigint | null };
}

/** What a stall took and spent on one day. Amounts in ₹, each rounded once to 2 decimals from `exact`. */
export interface DayTotals {
  readonly day: StallDay;
  readonly plates: number;
  readonly revenue: number;
  /** Of the dishes whose cost is known; `null` as the profit is. */
  readonly ingredientCost: number | null;
  /**
   * Dish profit, the "Total Profit" of the specified screens: revenue less ingredient cost of the dishes
   * whose cost is known; `null` when plates were sold and the cost of none of them is known.
   */
  readonly profit: number | null;
  readonly expenses: number;
  /** At cost, as far as that is known; `null` when of nothing that was thrown away it is. */
  readonly waste: number | null;
  /**
   * In hand: all revenue less the known ingredient costs, expenses and known waste. Wherever
   * it is shown, the number of dishes and of wasted things whose cost is not known stands beside it.
   */
  readonly left: number;
  /** Names of dishes that sold and whose cost is not known, one for each dish. */
  readonly unknownCost: readonly string[];
  /** Names of what was thrown away and whose cost is not known, each once. */
  readonly unknownWaste: readonly string[];
  readonly exact: ExactTotals;
  /** The dishes of that day's menu and every other dish that sold, in the order of the menu. */
  readonly dishes: readonly DishTotals[];
}

/** What a rounded amount cannot be told without. */
export interface KnownCosts {
  /** Whether the cost of any plate that was sold is known, or none was sold. */
  readonly isCostKnown: boolean;
  readonly unknownWaste: readonly string[];
}

/**
 * The amounts of a day or of many days in ₹, each rounded once to 2 decimals, half away from zero.
 *
 * @returns `null` for an amount of which nothing is known
 */
export function roundTotals(
  exact: ExactTotals,
  { isCostKnown, unknownWaste }: KnownCosts,
): Pick<DayTotals, 'revenue' | 'ingredientCost' | 'profit' | 'expenses' | 'waste' | 'left'> {
  const { revenue, costedRevenue, cost, expenses, waste } = exact;
  return {
    revenue: toRupees(revenue),
    ingredientCost: isCostKnown ? toRupees(cost) : null,
    profit: isCostKnown ? toRupees(costedRevenue - cost) : null,
    expenses: toRupees(expenses),
    waste: waste === 0n && unknownWaste.length > 0 ? null : toRupees(waste),
    left: toRupees(leftOf(exact)),
  };
}

/** What is in hand, in picorupees: all money taken less all that is known to be spent. */
export function leftOf({
  revenue,
  cost,
  expenses,
  waste,
}: Omit<ExactTotals, 'costedRevenue' | 'rent'>): bigint {
  return revenue - cost - expenses - waste;
}

/** As `leftOf`, without rent, which is paid for a month on one day: so days can be compared. */
export function leftBeforeRent(exact: Omit<ExactTotals, 'costedRevenue'>): bigint {
  return leftOf(exact) + exact.rent;
}
