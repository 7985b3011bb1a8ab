import type { WhatIfChanges } from '@thela/books';
import type { Ingredient, PriceTag, Stall } from '@thela/ledger';
import { purchasePrice } from '../purchase-price';

/** What a person moved: prices of ingredients in ₹ per unit of purchase, of dishes in ₹ a plate, counts in plates. */
export interface Supposed {
  readonly ingredients: ReadonlyMap<string, number>;
  readonly dishes: ReadonlyMap<string, number>;
  readonly counts: ReadonlyMap<string, number>;
}

export const NOTHING_SUPPOSED: Supposed = {
  ingredients: new Map(),
  dishes: new Map(),
  counts: new Map(),
};

/** Moves one value; back where it is now, it is not moved. */
export type Move = (
  kind: keyof Supposed,
  id: string,
  moved: { readonly value: number; readonly now: number },
) => void;

/** One value moved; back where it was, it is none. */
export function withMoved(
  supposed: Supposed,
  kind: keyof Supposed,
  id: string,
  { value, now }: { readonly value: number; readonly now: number },
): Supposed {
  const next = new Map(supposed[kind]);
  if (value === now) next.delete(id);
  else next.set(id, value);
  return { ...supposed, [kind]: next };
}

/** An ingredient whose price can be moved. */
export interface Priced {
  readonly ingredient: Ingredient;
  /** ₹ for the unit that it is bought by. */
  readonly price: number;
}

/** What is bought at a known price. */
export function pricedIngredients({ ingredients }: Stall): readonly Priced[] {
  return ingredients.flatMap((ingredient) => {
    const price = purchasePrice(ingredient);
    const isListed = ingredient.preparation === null && !ingredient.isRetired;
    return isListed && price !== null ? [{ ingredient, price }] : [];
  });
}

/** What is supposed, as the books calculate with it. */
export function changesOf(supposed: Supposed, priced: readonly Priced[]): WhatIfChanges {
  const prices = new Map<string, PriceTag>();
  for (const { ingredient } of priced) {
    const price = supposed.ingredients.get(ingredient.id);
    if (price !== undefined) prices.set(ingredient.id, { price, unit: ingredient.unit });
  }
  return { prices, sellingPrices: supposed.dishes, counts: supposed.counts };
}
