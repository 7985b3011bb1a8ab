import type { DayTotals, DishTotals } from '@thela/ledger';
import { roundToSum } from '@thela/pricing';

/** What a dish brought in a range of days. The amounts of all dishes of a range add up to those of the range. */
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
  /** Picorupees, not rounded; cost and profit are those of the costed plates, 0 when there are none. */
  readonly exact: { readonly revenue: bigint; readonly cost: bigint; readonly profit: bigint };
}

interface Sums extends Pick<PeriodDish, 'dish' | 'name'> {
  plates: number;
  costedPlates: number;
  revenue: bigint;
  cost: bigint;
  profit: bigint;
}

function addTo(sums: Sums, { plates, exact: { revenue, cost } }: DishTotals): void {
  sums.plates += plates;
  sums.revenue += revenue;
  if (cost === null) return;
  sums.costedPlates += plates;
  sums.cost += cost;
  sums.profit += revenue - cost;
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
        sums = { dish, name, plates: 0, costedPlates: 0, revenue: 0n, cost: 0n, profit: 0n };
        found.set(dish, sums);
      }
      if (totals.plates > 0) addTo(sums, totals);
    }
  }
  const all = [...found.values()];
  const [revenues, costs, profits] = (['revenue', 'cost', 'profit'] as const).map((amount) =>
    roundToSum(all.map((sums) => sums[amount])),
  );
  return all.map(({ dish, name, plates, costedPlates, revenue, cost, profit }, index) => ({
    dish,
    name,
    plates,
    revenue: revenues?.[index] ?? 0,
    costedPlates,
    ingredientCost: costedPlates > 0 ? (costs?.[index] ?? 0) : null,
    profit: costedPlates > 0 ? (profits?.[index] ?? 0) : null,
    exact: { revenue, cost, profit },
  }));
}
