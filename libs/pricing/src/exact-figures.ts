import type { Day } from './day';
import { toMillionths } from './exact-amount';
import { marginOf, NO_MARGIN } from './margin';
import type { Margin } from './margin';
import type { IngredientPrices, MenuItem } from './menu';
import { acceptedPlates } from './plates';
import { takingsInPicorupees } from './takings';

/** The figures of one item before any rounding. */
export interface ExactFigures {
  readonly item: MenuItem;
  /** Picorupees (rupees x 10^12) a plate, as are `cost` and `profit`. */
  readonly sellingPrice: bigint;
  /** Where it is false, `cost`, `profit`, `margin` and `itemProfit` are 0. */
  readonly isCostKnown: boolean;
  readonly cost: bigint;
  readonly profit: bigint;
  /** Of a plate at today's selling price. */
  readonly margin: Margin;
  /** Whole plates, 0 to 1,000,000. */
  readonly platesSold: number;
  /** Picorupees today, as is `itemProfit`. */
  readonly itemRevenue: bigint;
  readonly itemProfit: bigint;
}

/** A menu item in whole numbers. */
interface Recipe {
  /** Picorupees a plate. */
  readonly sellingPrice: bigint;
  readonly quantities: readonly Quantity[];
}

interface Quantity {
  readonly ingredient: string;
  /** Of a kilogram or litre. */
  readonly millionths: number;
}

/** Millionths of a rupee by ingredient. */
type Prices = ReadonlyMap<string, number>;

const PICORUPEES_PER_MICRORUPEE = 1_000_000n;

// Reading a menu item costs more than all the arithmetic on it, and menu items outlive the days
// that a price edit makes and drops. Both caches rely on items and days being replaced, never
// mutated, as their types demand.
const recipes = new WeakMap<MenuItem, Recipe>();

// Figures, totals and recommendation are asked for together after each change of a day.
const figuresByDay = new WeakMap<Day, readonly ExactFigures[]>();

function recipeOf(item: MenuItem): Recipe {
  const known = recipes.get(item);
  if (known !== undefined) return known;
  const recipe: Recipe = {
    sellingPrice: BigInt(toMillionths(item.sellingPrice)) * PICORUPEES_PER_MICRORUPEE,
    quantities: Object.entries(item.ingredients).map(([ingredient, amount]) => ({
      ingredient,
      millionths: toMillionths(amount),
    })),
  };
  recipes.set(item, recipe);
  return recipe;
}

function pricesInMillionths(prices: IngredientPrices): Prices {
  return new Map(Object.entries(prices).map(([name, price]) => [name, toMillionths(price)]));
}

function costOf(quantities: readonly Quantity[], prices: Prices): bigint {
  let cost = 0;
  for (const { ingredient, millionths } of quantities) {
    cost += millionths * (prices.get(ingredient) ?? 0);
  }
  // Whole numbers of one sign: had any step been rounded, the sum would not be below 2^53. Plates
  // that cost less than ₹9,007 take this way, several times faster than the other.
  return Number.isSafeInteger(cost) ? BigInt(cost) : costBeyondDoubles(quantities, prices);
}

function costBeyondDoubles(quantities: readonly Quantity[], prices: Prices): bigint {
  return quantities.reduce(
    (cost, { ingredient, millionths }) =>
      cost + BigInt(millionths) * BigInt(prices.get(ingredient) ?? 0),
    0n,
  );
}

function revenueOf(sellingPrice: bigint, plates: number, takings: number | undefined): bigint {
  return takings === undefined || plates === 0
    ? sellingPrice * BigInt(plates)
    : takingsInPicorupees(takings);
}

function figuresOf(
  item: MenuItem,
  platesSold: number,
  takings: number | undefined,
  prices: Prices | null,
): ExactFigures {
  const { sellingPrice, quantities } = recipeOf(item);
  const itemRevenue = revenueOf(sellingPrice, platesSold, takings);
  const isCostKnown = prices !== null;
  const cost = isCostKnown ? costOf(quantities, prices) : 0n;
  const profit = isCostKnown ? sellingPrice - cost : 0n;
  const margin = isCostKnown ? marginOf(profit, sellingPrice) : NO_MARGIN;
  const itemProfit = isCostKnown ? itemRevenue - cost * BigInt(platesSold) : 0n;
  // One literal for every item: put together by spreading, they took fifteen times as long.
  return {
    item,
    sellingPrice,
    isCostKnown,
    cost,
    profit,
    margin,
    platesSold,
    itemRevenue,
    itemProfit,
  };
}

/**
 * Works out the figures of every item of a day without rounding.
 *
 * @param day Prices in rupees per kilogram or litre, quantities in kilograms or litres a plate,
 * takings in rupees. A bad price or quantity counts as 0, and so does an ingredient without a price.
 * @returns One entry an item, in menu order, in picorupees: exact for inputs of up to six
 * decimals, since a product of two such has twelve. Cost is the sum of quantity x price, profit
 * the selling price less cost (specification, section 9). An item's revenue is its takings, else the
 * selling price x plates; its profit is that less cost x plates.
 * @example 0.1 kg of onions at ₹30 costs 100_000 x 30_000_000 = 3_000_000_000_000 picorupees, ₹3.
 */
export function exactFigures(day: Day): readonly ExactFigures[] {
  const known = figuresByDay.get(day);
  if (known !== undefined) return known;
  // A Map has no inherited keys, so what is called `constructor` is looked up like anything else.
  const prices = pricesInMillionths(day.ingredientPrices);
  const plates = new Map(Object.entries(day.platesSold));
  const takings = new Map(Object.entries(day.takings ?? {}));
  const unknownCost = new Set(day.unknownCostItemIds);
  const figures = day.menu.map((item) => {
    const sold = acceptedPlates(plates.get(item.id) ?? 0);
    const knownPrices = unknownCost.has(item.id) ? null : prices;
    return figuresOf(item, sold, takings.get(item.id), knownPrices);
  });
  figuresByDay.set(day, figures);
  return figures;
}
