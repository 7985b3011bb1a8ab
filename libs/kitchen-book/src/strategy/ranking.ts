import { compare, compareRatios } from '@thela/pricing/exact-decimal';
import type { Ratio } from '@thela/pricing/exact-decimal';
import type { ItemFigures } from '../tiffin-figures';

/** An item of which plates were sold. */
export type Selling = ItemFigures & { readonly profitPerPlate: Ratio };

export function isSelling(item: ItemFigures): item is Selling {
  return item.sold.digits > 0n && item.profitPerPlate !== undefined;
}

export function isEarning(item: ItemFigures): item is Selling {
  return isSelling(item) && item.profit.digits > 0n;
}

/** The item that comes last in an order; of equal ones the first. */
export function best<T>(items: readonly T[], order: (a: T, b: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (top, item) => (top === undefined || order(item, top) > 0 ? item : top),
    undefined,
  );
}

export const byProfitPerPlate = (a: Selling, b: Selling) =>
  compareRatios(a.profitPerPlate, b.profitPerPlate);

export const bySold = (a: Selling, b: Selling) => compare(a.sold, b.sold);

function perRupee(item: ItemFigures): Ratio {
  return { over: item.profit, under: item.ingredients };
}

export const byProfitPerRupee = (a: ItemFigures, b: ItemFigures) =>
  compareRatios(perRupee(a), perRupee(b));
