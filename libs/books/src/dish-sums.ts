import type { DayTotals, DishTotals } from '@thela/ledger';
import { paiseOf, rupeesOf } from './paise';

/** What a dish brought in a range of days. */
export interface PeriodDish {
  readonly dish: string;
  /** The latest one. */
  readonly name: string;
  readonly plates: number;
  /** ₹, of all plates. */
  readonly revenue: number;
  /** Plates of the days on which the cost of the dish was known. */
  readonly costedPlates: number;
  /** ₹, of the costed plates; `null` when there are none. */
  readonly ingredientCost: number | null;
  /** ₹: revenue less ingredient cost of the costed plates; `null` when there are none. */
  readonly profit: number | null;
}

interface Sums {
  readonly dish: string;
  readonly name: string;
  plates: number;
  revenue: bigint;
  costedPlates: number;
  cost: bigint;
  profit: bigint;
}

function addTo(sums: Sums, { plates, revenue, ingredientCost, profit }: DishTotals): void {
  sums.plates += plates;
  sums.revenue += paiseOf(revenue);
  if (ingredientCost === null || profit === null) return;
  sums.costedPlates += plates;
  sums.cost += paiseOf(ingredientCost);
  sums.profit += paiseOf(profit);
}

function periodDish({ dish, name, plates, revenue, costedPlates, cost, profit }: Sums): PeriodDish {
  const isCosted = costedPlates > 0;
  return {
    dish,
    name,
    plates,
    revenue: rupeesOf(revenue),
    costedPlates,
    ingredientCost: isCosted ? rupeesOf(cost) : null,
    profit: isCosted ? rupeesOf(profit) : null,
  };
}

/**
 * Adds up each dish.
 *
 * @param days the latest first
 * @returns in the order of the latest menu, then of those before it
 */
export function dishSums(days: readonly DayTotals[]): readonly PeriodDish[] {
  const found = new Map<string, Sums>();
  for (const { dishes } of days) {
    for (const totals of dishes) {
      let sums = found.get(totals.dish);
      if (sums === undefined) {
        const { dish, name } = totals;
        sums = { dish, name, plates: 0, revenue: 0n, costedPlates: 0, cost: 0n, profit: 0n };
        found.set(dish, sums);
      }
      if (totals.plates > 0) addTo(sums, totals);
    }
  }
  return [...found.values()].map(periodDish);
}
