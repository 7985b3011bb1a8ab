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
  readonly places: readonly number[];
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
  const placeOf = new Map<string, number>();
  const sellingPrices: Whole[] = [];
  const ends: number[] = [];
  const places: number[] = [];
  const quantities: number[] = [];
  for (const { sellingPrice, ingredients } of menu) {
    sellingPrices.push(product(toMillionths(sellingPrice), PICORUPEES_PER_MICRORUPEE));
    for (const [ingredient, amount] of Object.entries(ingredients)) {
      const place = placeOf.get(ingredient) ?? placeOf.size;
      placeOf.set(ingredient, place);
      places.push(place);
      quantities.push(toMillionths(amount));
    }
    ends.push(places.length);
  }
  return { sellingPrices, ingredients: [...placeOf.keys()], ends, places, quantities };
}

/**
 * Works out what a plate of each dish costs.
 *
 * @param prices Millionths of a rupee per kilogram or litre, one for each of the menu's `ingredients`.
 * @returns Picorupees, in menu order.
 */
export function costsOf(
  { ends, places, quantities }: MenuInNumbers,
  prices: readonly number[],
): readonly Whole[] {
  let at = 0;
  return ends.map((end) => {
    const start = at;
    let cost = 0;
    for (; at < end; at += 1) cost += (quantities[at] ?? 0) * (prices[places[at] ?? 0] ?? 0);
    // Whole numbers of one sign: had any step been rounded, the sum would not be below 2^53. Plates that cost less
    // than ₹9,007 take this way.
    return Number.isSafeInteger(cost) ? cost : costBeyondDoubles(start, end);
  });

  function costBeyondDoubles(start: number, end: number): bigint {
    let cost = 0n;
    for (let each = start; each < end; each += 1) {
      cost += BigInt(quantities[each] ?? 0) * BigInt(prices[places[each] ?? 0] ?? 0);
    }
    return cost;
  }
}
