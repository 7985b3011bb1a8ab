import type { Day } from './day';
import { acceptedAmount, toRupees } from './exact-amount';
import { exactFigures } from './exact-figures';
import type { ExactFigures } from './exact-figures';

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

/**
 * Rounds the exact figures of one item, each once from its own exact value.
 *
 * @param exact Figures in picorupees.
 * @returns Amounts in rupees, 2 decimals, half away from zero; the margin in per cent, unrounded.
 */
export function toMenuItemFigures(exact: ExactFigures): MenuItemFigures {
  return {
    id: exact.item.id,
    name: exact.item.name,
    sellingPrice: acceptedAmount(exact.item.sellingPrice),
    isCostKnown: exact.isCostKnown,
    cost: toRupees(exact.cost),
    profitPerPlate: toRupees(exact.profit),
    profitMargin: exact.margin.percent,
    platesSold: exact.platesSold,
    itemRevenue: toRupees(exact.itemRevenue),
    itemProfit: toRupees(exact.itemProfit),
  };
}

/**
 * Works out what every item of the menu costs and earns.
 *
 * @param day Prices in rupees per kilogram or litre, quantities in kilograms or litres a plate,
 * selling prices in rupees. A NaN, negative or infinite number counts as 0, more than
 * 1,000,000,000 as 1,000,000,000, an ingredient without a price as free of cost; plates as
 * `setPlatesSold` says, takings of more than 10^15 as that.
 * @returns One entry an item, in menu order. Amounts are in rupees, exact for inputs of up to six
 * decimals and then rounded once to 2 decimals, half away from zero. Cost is the sum of quantity x
 * price; margin is (price - cost) / price x 100 (specification, section 9).
 * @example Plain Dosa at the default prices: 0.08 x 50 + 0.02 x 80 + 0.005 x 120 + 0.001 x 10 gives
 * cost 6.21; at ₹50 a plate profitPerPlate is 43.79, profitMargin 87.58.
 */
export function menuItemFigures(day: Day): readonly MenuItemFigures[] {
  return exactFigures(day).map(toMenuItemFigures);
}
