import type { DayTotals, DishTotals } from '@thela/ledger';
import fc from 'fast-check';
import { addDays } from '@thela/ledger';
import { digitsOf, rupeesOfDigits } from './slow-oracle';

/** A Sunday. */
export const TODAY = '2026-11-22';

/** Amounts of a day that a test names, in picorupees. */
interface Amounts {
  readonly expenses?: bigint;
  /** Part of the expenses. */
  readonly rent?: bigint;
  readonly waste?: bigint;
}

/** ₹, rounded half away from zero. */
const shown = (picorupees: bigint) => rupeesOfDigits(picorupees, 10n ** 10n);

/** Picorupees of an amount with 2 decimals. */
const picorupees = (rupees: number) => digitsOf(rupees) * 10n ** 10n;

/** A dish that sold so many plates for so much, in picorupees. */
function exactDish(
  dish: string,
  plates: number,
  exact: { readonly revenue: bigint; readonly cost: bigint | null },
): DishTotals {
  const { revenue, cost } = exact;
  return {
    dish,
    name: dish.toUpperCase(),
    plates,
    revenue: shown(revenue),
    ingredientCost: cost === null ? null : shown(cost),
    profit: cost === null ? null : shown(revenue - cost),
    exact,
  };
}

/** A day with these dishes and amounts and no others; all that is shown of it follows from them. */
function exactDay(
  day: string,
  dishes: readonly DishTotals[],
  { expenses = 0n, rent = 0n, waste = 0n }: Amounts,
): DayTotals {
  let [revenue, costedRevenue, cost] = [0n, 0n, 0n];
  for (const { exact } of dishes) {
    revenue += exact.revenue;
    if (exact.cost === null) continue;
    costedRevenue += exact.revenue;
    cost += exact.cost;
  }
  const open = dishes.filter(({ plates }) => plates > 0);
  const uncosted = open.filter(({ exact }) => exact.cost === null);
  const isUnknown = open.length > 0 && open.length === uncosted.length;
  return {
    day,
    plates: open.reduce((sum, { plates }) => sum + plates, 0),
    revenue: shown(revenue),
    ingredientCost: isUnknown ? null : shown(cost),
    profit: isUnknown ? null : shown(costedRevenue - cost),
    expenses: shown(expenses),
    waste: shown(waste),
    left: shown(revenue - cost - expenses - waste),
    unknownCost: uncosted.map(({ name }) => name),
    unknownWaste: [],
    exact: { revenue, costedRevenue, cost, expenses, rent, waste },
    dishes,
  };
}

/** A dish that sold so many plates at `price`, each at `cost`, in ₹. */
export function sold(
  dish: string,
  plates: number,
  price = 10,
  cost: number | null = 4,
): DishTotals {
  return exactDish(dish, plates, {
    revenue: picorupees(plates * price),
    cost: cost === null ? null : picorupees(plates * cost),
  });
}

function withUnknownWaste(day: DayTotals, unknownWaste: readonly string[]): DayTotals {
  const isKnown = unknownWaste.length === 0 || day.exact.waste > 0n;
  return { ...day, unknownWaste, waste: isKnown ? day.waste : null };
}

interface DayParts {
  readonly dishes?: readonly DishTotals[];
  /** ₹, as the others. */
  readonly expenses?: number;
  /** Part of the expenses. */
  readonly rent?: number;
  readonly waste?: number;
  readonly unknownWaste?: readonly string[];
}

/** A day with these parts and no others. */
export function dayWith(
  day: string,
  { dishes = [], expenses = 0, rent = 0, waste = 0, unknownWaste = [] }: DayParts,
): DayTotals {
  const amounts = {
    expenses: picorupees(expenses),
    rent: picorupees(rent),
    waste: picorupees(waste),
  };
  return withUnknownWaste(exactDay(day, dishes, amounts), unknownWaste);
}

export function dayOf(day: string, dishes: readonly DishTotals[]): DayTotals {
  return dayWith(day, { dishes });
}

/** So many days up to today on which a dish sold these plates, the earliest first; none where the number is 0. */
export function daysSelling(plates: readonly number[], dish = 'dosa'): DayTotals[] {
  return plates.flatMap((count, index) => {
    const day = addDays(TODAY, index + 1 - plates.length);
    return count === 0 ? [] : [dayOf(day, [sold(dish, count)])];
  });
}

/** Picorupees, hardly ever whole paise. */
const amount = fc.bigInt({ min: 0n, max: 10n ** 17n });

const randomDish: fc.Arbitrary<DishTotals> = fc
  .record({
    dish: fc.constantFrom('dosa', 'idli', 'vada', 'chai', '__proto__'),
    plates: fc.nat({ max: 60 }),
    revenue: amount,
    cost: fc.option(amount, { freq: 4 }),
  })
  .map(({ dish, plates, revenue, cost }) =>
    exactDish(dish, plates, plates === 0 ? { revenue: 0n, cost: cost && 0n } : { revenue, cost }),
  );

/** Days of some weeks up to today, in any order. */
export const randomDays: fc.Arbitrary<readonly DayTotals[]> = fc.uniqueArray(
  fc
    .record({
      age: fc.nat({ max: 80 }),
      expenses: fc.oneof(fc.constant(0n), amount),
      rent: fc.oneof(fc.constant(0n), amount),
      waste: fc.oneof(fc.constant(0n), amount),
      unknownWaste: fc.subarray(['Dosa', 'Idli']),
      dishes: fc.uniqueArray(randomDish, { selector: ({ dish }) => dish }),
    })
    .map(({ age, expenses, rent, waste, unknownWaste, dishes }) =>
      withUnknownWaste(
        exactDay(addDays(TODAY, -age), dishes, { expenses: expenses + rent, rent, waste }),
        unknownWaste,
      ),
    ),
  { selector: ({ day }) => day, maxLength: 60, size: 'max' },
);
