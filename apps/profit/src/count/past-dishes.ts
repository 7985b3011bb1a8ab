import type { DayTotals, Stall } from '@thela/ledger';
import type { DaySums } from './day-head';
import { leftOf } from './todays-dishes';
import type { CountedDish } from './todays-dishes';

type PastDish = Omit<CountedDish, 'isRetired'>;

/**
 * The dishes whose counts can be mended: those of that day's menu, with what they sold; of a day without any
 * entry, those of today's menu.
 */
export function pastDishes(totals: DayTotals | null, { dishes }: Stall): readonly PastDish[] {
  if (totals) {
    return totals.dishes.map(({ dish, name, plates, revenue }) => ({
      dish,
      name,
      plates,
      revenue,
    }));
  }
  return dishes
    .filter(({ isRetired }) => !isRetired)
    .map(({ id, name }) => ({ dish: id, name, plates: 0, revenue: 0 }));
}

/** The sums of a day that is over. */
export function pastSums(totals: DayTotals | null): DaySums {
  if (!totals) return { plates: 0, revenue: 0, profit: 0, left: null, unknownCost: [] };
  const { plates, revenue, profit, unknownCost } = totals;
  return { plates, revenue, profit, left: leftOf(totals, null), unknownCost };
}
