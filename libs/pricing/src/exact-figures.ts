import type { Day } from './day';
import { toMillionths } from './exact-amount';
import { percentOf } from './margin';
import { costsOf, menuInNumbers } from './menu-in-numbers';
import { platesOf } from './plates';
import { takingsInPicorupees } from './takings';
import { difference, product } from './whole';
import type { Whole } from './whole';

/**
 * A day before any rounding, in columns of one entry an item, in menu order. The other figures of an item follow from
 * these (`plateProfitAt` and the like): a price edit of a large menu would spend most of its time on objects that hold
 * them, and that the next edit drops.
 */
export interface ExactFigures extends Sales {
  /** Picorupees (rupees x 10^12) a plate. */
  readonly sellingPrices: readonly Whole[];
  /** Picorupees a plate; `null` where it is not known. */
  readonly costs: readonly (Whole | null)[];
}

/** What was sold; a price edit does not change it. */
interface Sales {
  readonly menu: Day['menu'];
  readonly takings: Day['takings'];
  /** Whole plates, 0 to 1,000,000. */
  readonly platesSold: readonly number[];
  /** Picorupees today. */
  readonly itemRevenues: readonly Whole[];
}

// Both rely on days and what is in them being replaced, never mutated, as their types demand. Figures, totals and
// recommendation are asked for together after each change of a day.
const figuresByDay = new WeakMap<Day, ExactFigures>();
const salesByPlates = new WeakMap<Day['platesSold'], Sales>();

function salesOf({ menu, platesSold: sold, takings }: Day): Sales {
  const known = salesByPlates.get(sold);
  if (known !== undefined && known.menu === menu && known.takings === takings) return known;
  const { sellingPrices } = menuInNumbers(menu);
  const platesSold = menu.map(({ id }) => platesOf(sold, id));
  const itemRevenues = menu.map(({ id }, index) => {
    const plates = platesSold[index] ?? 0;
    return takings !== undefined && plates > 0 && Object.hasOwn(takings, id)
      ? takingsInPicorupees(takings[id] ?? 0)
      : product(sellingPrices[index] ?? 0, plates);
  });
  const sales = { menu, takings, platesSold, itemRevenues };
  salesByPlates.set(sold, sales);
  return sales;
}

function costsOn({ menu, ingredientPrices, unknownCostItemIds = [] }: Day): ExactFigures['costs'] {
  const inNumbers = menuInNumbers(menu);
  const prices = inNumbers.ingredients.map((name) =>
    Object.hasOwn(ingredientPrices, name) ? toMillionths(ingredientPrices[name] ?? 0) : 0,
  );
  const costs = costsOf(inNumbers, prices);
  if (unknownCostItemIds.length === 0) return costs;
  const unknown = new Set(unknownCostItemIds);
  return menu.map(({ id }, index) => (unknown.has(id) ? null : (costs[index] ?? null)));
}

/**
 * Works out the figures of every item of a day without rounding.
 *
 * @param day Prices in rupees per kilogram or litre, quantities in kilograms or litres a plate,
 * takings in rupees. A bad price or quantity counts as 0, and so does an ingredient without a price.
 * @returns Columns in menu order, in picorupees: exact for inputs of up to six
 * decimals, since a product of two such has twelve. Cost is the sum of quantity x price, profit
 * the selling price less cost (specification, section 9). An item's revenue is its takings, else the
 * selling price x plates.
 * @example 0.1 kg of onions at ₹30 costs 100_000 x 30_000_000 = 3_000_000_000_000 picorupees, ₹3.
 */
export function exactFigures(day: Day): ExactFigures {
  const known = figuresByDay.get(day);
  if (known !== undefined) return known;
  const { menu, takings, platesSold, itemRevenues } = salesOf(day);
  const { sellingPrices } = menuInNumbers(menu);
  // One literal, always of the same shape: put together by spreading, what reads it is compiled again and again.
  const figures: ExactFigures = {
    menu,
    takings,
    platesSold,
    itemRevenues,
    sellingPrices,
    costs: costsOn(day),
  };
  figuresByDay.set(day, figures);
  return figures;
}

/** Picorupees that a plate of an item earns; 0 where its cost is not known. */
export function plateProfitAt({ sellingPrices, costs }: ExactFigures, index: number): Whole {
  const cost = costs[index] ?? null;
  return cost === null ? 0 : difference(sellingPrices[index] ?? 0, cost);
}

/** Picorupees that an item earned today: its revenue less cost x plates, 0 where its cost is not known. */
export function itemProfitAt(figures: ExactFigures, index: number): Whole {
  const { itemRevenues, platesSold } = figures;
  const cost = figures.costs[index] ?? null;
  if (cost === null) return 0;
  return difference(itemRevenues[index] ?? 0, product(cost, platesSold[index] ?? 0));
}

/** The margin of a plate of an item at today's selling price, in per cent; 0 where its cost is not known. */
export function marginPercentAt(figures: ExactFigures, index: number): number {
  return percentOf(
    Number(plateProfitAt(figures, index)),
    Number(figures.sellingPrices[index] ?? 0),
  );
}
