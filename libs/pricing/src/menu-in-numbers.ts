import { toMillionths } from './exact-amount';
import type { MenuItem } from './menu';
import { product } from './whole';
import type { Whole } from './whole';

/** A menu in whole numbers, in columns: one entry a dish in menu order, or one a quantity, recipe after recipe. */
export interface MenuInNumbers {
  /** Picorupees a plate. */
  readonly sellingPrices: readonly Whole[];
  /** Every ingredient of the menu once. */
  readonly ingredients: readonly string[];
  /** How many quantities there are up to the end of each dish. */
  readonly ends: readonly number[];
  /** Which of the `ingredients` a quantity is of. */
  readonly indexes: readonly number[];
  /** Millionths of a kilogram or litre. */
  readonly quantities: readonly number[];
}

const PICORUPEES_PER_MICRORUPEE = 1_000_000;

// Reading a menu costs far more than all the arithmetic on it, and menus outlive the days that a price edit makes and
// drops. It relies on menus being replaced, never mutated, as their types demand.
const known = new WeakMap<readonly MenuItem[], MenuInNumbers>();

/** Reads a menu, once. */
export function menuInNumbers(menu: readonly MenuItem[]): MenuInNumbers {
  const found = known.get(menu);
  if (found !== undefined) return found;
  const read = readMenu(menu);
  known.set(menu, read);
  return read;
}

function readMenu(menu: readonly MenuItem[]): MenuInNumbers {
  // A Map has no inherited keys, so what is called `constructor` is found like anything else.
  const indexOf = new Map<string, number>();
  const sellingPrices: Whole[] = [];
  const ends: number[] = [];
  const indexes: number[] = [];
  const quantities: number[] = [];
  for (const { sellingPrice, ingredients } of menu) {
    sellingPrices.push(product(toMillionths(sellingPrice), PICORUPEES_PER_MICRORUPEE));
    for (const [ingredient, amount] of Object.entries(ingredients)) {
      const index = indexOf.get(ingredient) ?? indexOf.size;
      indexOf.set(ingredient, index);
      indexes.push(index);
      quantities.push(toMillionths(amount));
    }
    ends.push(indexes.length);
  }
  return { sellingPrices, ingredients: [...indexOf.keys()], ends, indexes, quantities };
}

/**
 * Works out what a plate of each dish costs.
 *
 * @param prices Millionths of a rupee per kilogram or litre, one for each of the menu's `ingredients`.
 * @returns Picorupees, in menu order.
 */
export function costsOf(
  { ends, indexes, quantities }: MenuInNumbers,
  prices: readonly number[],
): readonly Whole[] {
  let at = 0;
  return ends.map((end) => {
    const start = at;
    let cost = 0;
    for (; at < end; at += 1) cost += (quantities[at] ?? 0) * (prices[indexes[at] ?? 0] ?? 0);
    // Whole numbers of one sign: had any step been rounded, the sum would not be below 2^53. Plates that cost less
    // than ₹9,007 take this way.
    return Number.isSafeInteger(cost) ? cost : costBeyondDoubles(start, end);
  });

  function costBeyondDoubles(start: number, end: number): bigint {
    let cost = 0n;
    for (let each = start; each < end; each += 1) {
      cost += BigInt(quantities[each] ?? 0) * BigInt(prices[indexes[each] ?? 0] ?? 0);
    }
    return cost;
  }
}
