import type { DayTotals, DishTotals } from '@thela/ledger';
import fc from 'fast-check';
import { addDays } from '@thela/ledger';

/** A Sunday. */
export const TODAY = '2026-11-22';

const NOTHING: Omit<DayTotals, 'day'> = {
  plates: 0,
  revenue: 0,
  ingredientCost: 0,
  profit: 0,
  expenses: 0,
  waste: 0,
  left: 0,
  unknownCost: [],
  unknownWaste: [],
  dishes: [],
};

/** A day with these amounts and no others. */
export function dayWith(day: string, totals: Partial<DayTotals>): DayTotals {
  return { ...NOTHING, ...totals, day };
}

/** A dish that sold so many plates at `price`, each at `cost`, in ₹. */
export function sold(
  dish: string,
  plates: number,
  price = 10,
  cost: number | null = 4,
): DishTotals {
  const revenue = plates * price;
  const ingredientCost = cost === null ? null : plates * cost;
  const profit = ingredientCost === null ? null : revenue - ingredientCost;
  return { dish, name: dish.toUpperCase(), plates, revenue, ingredientCost, profit };
}

/** A day on which these dishes sold, without expenses and waste; whole rupees only. */
export function dayOf(day: string, dishes: readonly DishTotals[]): DayTotals {
  const sum = (amount: (dish: DishTotals) => number) =>
    dishes.reduce((total, dish) => total + amount(dish), 0);
  const open = dishes.filter(({ plates }) => plates > 0);
  const isUnknown = open.length > 0 && open.every(({ profit }) => profit === null);
  const [revenue, ingredientCost] = [
    sum((dish) => dish.revenue),
    sum((dish) => dish.ingredientCost ?? 0),
  ];
  return dayWith(day, {
    plates: sum(({ plates }) => plates),
    revenue,
    ingredientCost,
    profit: isUnknown ? null : sum((dish) => dish.profit ?? 0),
    left: revenue - ingredientCost,
    unknownCost: open.flatMap(({ name, profit }) => (profit === null ? [name] : [])),
    dishes,
  });
}

/** So many days up to today on which a dish sold these plates, the earliest first; none where the number is 0. */
export function daysSelling(plates: readonly number[], dish = 'dosa'): DayTotals[] {
  return plates.flatMap((count, index) => {
    const day = addDays(TODAY, index + 1 - plates.length);
    return count === 0 ? [] : [dayOf(day, [sold(dish, count)])];
  });
}

const amount = fc.integer({ min: 0, max: 10 ** 7 }).map((paise) => paise / 100);
const anyAmount = fc.integer({ min: -(10 ** 7), max: 10 ** 7 }).map((paise) => paise / 100);

const randomDish: fc.Arbitrary<DishTotals> = fc
  .record({
    dish: fc.constantFrom('dosa', 'idli', 'vada', 'chai', '__proto__'),
    plates: fc.nat({ max: 60 }),
    revenue: amount,
    cost: fc.option(amount, { freq: 4 }),
  })
  .map(({ dish, plates, revenue, cost }) => ({
    dish,
    name: dish,
    plates,
    revenue,
    ingredientCost: cost,
    profit: cost === null ? null : Math.round((revenue - cost) * 100) / 100,
  }));

/** Days of some weeks up to today, in any order; their amounts need not belong together. */
export const randomDays: fc.Arbitrary<readonly DayTotals[]> = fc.uniqueArray(
  fc
    .record({
      age: fc.nat({ max: 80 }),
      revenue: amount,
      ingredientCost: amount,
      profit: anyAmount,
      expenses: fc.oneof(fc.constant(0), amount),
      waste: fc.oneof(fc.constant(0), amount),
      left: anyAmount,
      unknownWaste: fc.subarray(['Dosa', 'Idli']),
      dishes: fc.uniqueArray(randomDish, { selector: ({ dish }) => dish }),
    })
    .map(({ age, ...totals }) =>
      dayWith(addDays(TODAY, -age), {
        ...totals,
        plates: totals.dishes.reduce((sum, { plates }) => sum + plates, 0),
      }),
    ),
  { selector: ({ day }) => day, maxLength: 60, size: 'max' },
);
