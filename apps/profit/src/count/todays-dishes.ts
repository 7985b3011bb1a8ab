import type { Stall } from '@thela/ledger';
import { dailyPerformance, menuItemFigures } from '@thela/pricing';
import type { DailyPerformance, Day } from '@thela/pricing';
import type { DaySums } from './day-head';
import type { DayRecords } from './use-day-records';

export interface CountedDish {
  readonly dish: string;
  readonly name: string;
  /** A dish that was retired today and had sold before. */
  readonly isRetired: boolean;
  readonly plates: number;
  /** ₹ a plate. */
  readonly price: number;
  /** ₹, 2 decimals. */
  readonly revenue: number;
}

/** The dishes of today, in the order of the menu, the retired ones last. */
export function todaysDishes(day: Day, stall: Stall): readonly CountedDish[] {
  const retired = new Set(stall.dishes.filter((dish) => dish.isRetired).map(({ id }) => id));
  const dishes = menuItemFigures(day).map(({ id, name, platesSold, itemRevenue }, index) => ({
    dish: id,
    name,
    isRetired: retired.has(id),
    plates: platesSold,
    price: day.menu[index]?.sellingPrice ?? 0,
    revenue: itemRevenue,
  }));
  return retired.size === 0
    ? dishes
    : [...dishes].sort((one, other) => Number(one.isRetired) - Number(other.isRetired));
}

/**
 * The sums of today. What is left follows each tap; while the ledger has not added up the latest ones, it
 * may differ by a paisa from the sum of exact figures.
 */
export function todaysSums(
  day: Day,
  dishes: readonly CountedDish[],
  { totals, isBehind }: Pick<DayRecords, 'totals' | 'isBehind'>,
): DaySums {
  const performance = dailyPerformance(day);
  const { totalRevenue, totalOverallProfit, unknownCost } = performance;
  return {
    plates: dishes.reduce((sum, { plates }) => sum + plates, 0),
    revenue: totalRevenue,
    profit: totalOverallProfit,
    left: totals && leftOf(totals, isBehind ? performance : null),
    unknownCost,
  };
}

/** @param today the figures of today, where the totals are older */
export function leftOf(
  {
    left,
    expenses,
    waste: knownWaste,
    unknownCost,
    unknownWaste,
  }: NonNullable<DayRecords['totals']>,
  today: DailyPerformance | null,
): DaySums['left'] {
  const uncostedDishes = (today ?? { unknownCost }).unknownCost.length;
  const uncostedWaste = unknownWaste.length;
  const waste = knownWaste ?? 0;
  if (expenses === 0 && waste === 0 && uncostedDishes + uncostedWaste === 0) return null;
  return {
    expenses,
    waste,
    uncostedDishes,
    uncostedWaste,
    left: today ? today.totalRevenue - today.ingredientCost - expenses - waste : left,
  };
}
