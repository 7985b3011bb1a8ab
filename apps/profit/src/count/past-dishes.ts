import type { DayTotals } from '@thela/ledger';
import type { DaySums } from './day-head';
import { leftOf } from './todays-dishes';
import type { CountedDish } from './todays-dishes';
import type { DayRecords } from './use-day-records';

type PastDish = Omit<CountedDish, 'isRetired'>;

/**
 * The dishes whose counts can be mended: those of that day's menu, with what they sold. Today's menu would not do:
 * a dish has no name and no price before the day on which it was entered.
 */
export function pastDishes({
  totals,
  stall,
}: Pick<DayRecords, 'totals' | 'stall'>): readonly PastDish[] {
  if (totals) {
    return totals.dishes.map(({ dish, name, plates, revenue }) => ({
      dish,
      name,
      plates,
      revenue,
    }));
  }
  return (stall?.dishes ?? [])
    .filter(({ isRetired }) => !isRetired)
    .map(({ id, name }) => ({ dish: id, name, plates: 0, revenue: 0 }));
}

/** The sums of a day that is over. */
export function pastSums(totals: DayTotals | null): DaySums {
  if (!totals) return { plates: 0, revenue: 0, profit: 0, left: null, unknownCost: [] };
  const { plates, revenue, profit, unknownCost } = totals;
  return { plates, revenue, profit, left: leftOf(totals, null), unknownCost };
}
