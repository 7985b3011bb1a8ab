import type { Day } from './day';
import { acceptedAmount, toRupees } from './exact-amount';
import { exactFigures, itemProfitAt, marginPercentAt, plateProfitAt } from './exact-figures';
import type { ExactFigures } from './exact-figures';
import type { MenuItem } from './menu';

/** What one item costs, earns and sold today, ready to show. */
export interface MenuItemFigures {
  readonly id: string;
  readonly name: string;
  /** Rupees a plate, as on the menu; a bad number shows as 0. */
  readonly sellingPrice: number;
  /**
   * False where a recipe or a price is missing. `cost`, `profitPerPlate`, `profitMargin` and `itemProfit`
   * are 0 then and must not be shown.
   */
  readonly isCostKnown: boolean;
  /** Rupees a plate, 2 decimals. */
  readonly cost: number;
  /** Rupees a plate, 2 decimals, negative for a loss. */
  readonly profitPerPlate: number;
  /** Per cent of the selling price, unrounded; 0 if the selling price is not positive. */
  readonly profitMargin: number;
  /** Whole plates, 0 to 1,000,000. */
  readonly platesSold: number;
  /** Rupees today, 2 decimals: what the plates brought, at the prices they were sold at. */
  readonly itemRevenue: number;
  /** Rupees today, 2 decimals, negative for a loss: `itemRevenue` less the cost of the plates. */
  readonly itemProfit: number;
}

/** The figures of a menu as they were last rounded. */
interface Rounded {
  readonly exact: ExactFigures;
  readonly rows: readonly MenuItemFigures[];
}

// Most prices go into a few dishes only: what all others earn is neither rounded nor shown again.
const lastRounded = new WeakMap<readonly MenuItem[], Rounded>();

/**
 * Rounds the exact figures of one item, each once from its own exact value.
 *
 * @param exact Figures in picorupees.
 * @param index Of the item, on the menu.
 * @returns Amounts in rupees, 2 decimals, half away from zero; the margin in per cent, unrounded.
 */
export function toMenuItemFigures(exact: ExactFigures, index: number): MenuItemFigures {
  const item = exact.menu[index];
  if (item === undefined) throw new RangeError(`The menu has no item at index ${index}.`);
  return {
    id: item.id,
    name: item.name,
    sellingPrice: acceptedAmount(item.sellingPrice),
    isCostKnown: exact.costs[index] !== null,
    cost: toRupees(exact.costs[index] ?? 0),
    profitPerPlate: toRupees(plateProfitAt(exact, index)),
    profitMargin: marginPercentAt(exact, index),
    platesSold: exact.platesSold[index] ?? 0,
    itemRevenue: toRupees(exact.itemRevenues[index] ?? 0),
    itemProfit: toRupees(itemProfitAt(exact, index)),
  };
}

/** Tells whether all figures of an item are the same: these are what the others follow from. */
function isSame(before: ExactFigures, after: ExactFigures, index: number): boolean {
  return (
    before.costs[index] === after.costs[index] &&
    before.platesSold[index] === after.platesSold[index] &&
    before.itemRevenues[index] === after.itemRevenues[index]
  );
}

/**
 * Works out what every item of the menu costs and earns.
 *
 * @param day Prices in rupees per kilogram or litre, quantities in kilograms or litres a plate,
 * selling prices in rupees. A NaN, negative or infinite number counts as 0, more than
 * 1,000,000,000 as 1,000,000,000, an ingredient without a price as free of cost; plates as
 * `setPlatesSold` says, takings of more than 10^15 as that.
 * @returns One entry an item, in menu order; the same object as before where its figures are the
 * same. Amounts are in rupees, exact for inputs of up to six decimals and then rounded once to 2
 * decimals, half away from zero. Cost is the sum of quantity x price; margin is (price - cost) /
 * price x 100 (specification, section 9).
 * @example Plain Dosa at the default prices: 0.08 x 50 + 0.02 x 80 + 0.005 x 120 + 0.001 x 10 gives
 * cost 6.21; at ₹50 a plate profitPerPlate is 43.79, profitMargin 87.58.
 */
export function menuItemFigures(day: Day): readonly MenuItemFigures[] {
  const exact = exactFigures(day);
  const { menu } = exact;
  const last = lastRounded.get(menu);
  if (last?.exact === exact) return last.rows;
  const rows = menu.map((_, index) => {
    const before = last && isSame(last.exact, exact, index) ? last.rows[index] : undefined;
    return before ?? toMenuItemFigures(exact, index);
  });
  lastRounded.set(menu, { exact, rows });
  return rows;
}
