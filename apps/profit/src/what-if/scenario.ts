import type { WhatIfChanges } from '@thela/books';
import type { Ingredient, PriceTag, Stall } from '@thela/ledger';
import { purchasePrice } from '../purchase-price';

/** A what-if scenario: prices of ingredients in ₹ per unit of purchase, of dishes in ₹ a plate, counts in plates. */
export interface Scenario {
  readonly ingredients: ReadonlyMap<string, number>;
  readonly dishes: ReadonlyMap<string, number>;
  readonly counts: ReadonlyMap<string, number>;
}

export const EMPTY_SCENARIO: Scenario = {
  ingredients: new Map(),
  dishes: new Map(),
  counts: new Map(),
};

/** Changes one value of the scenario; a value equal to today's is removed. */
export type Move = (
  kind: keyof Scenario,
  id: string,
  change: { readonly value: number; readonly now: number },
) => void;

/** Changes one value; a value equal to today's is removed. */
export function withChange(
  scenario: Scenario,
  kind: keyof Scenario,
  id: string,
  { value, now }: { readonly value: number; readonly now: number },
): Scenario {
  const next = new Map(scenario[kind]);
  if (value === now) next.delete(id);
  else next.set(id, value);
  return { ...scenario, [kind]: next };
}

export interface PricedIngredient {
  readonly ingredient: Ingredient;
  /** ₹ for the unit that it is bought by. */
  readonly price: number;
}

export function pricedIngredients({ ingredients }: Stall): readonly PricedIngredient[] {
  return ingredients.flatMap((ingredient) => {
    const price = purchasePrice(ingredient);
    const isListed = ingredient.preparation === null && !ingredient.isRetired;
    return isListed && price !== null ? [{ ingredient, price }] : [];
  });
}

export function changesOf(scenario: Scenario, priced: readonly PricedIngredient[]): WhatIfChanges {
  const prices = new Map<string, PriceTag>();
  for (const { ingredient } of priced) {
    const price = scenario.ingredients.get(ingredient.id);
    if (price !== undefined) prices.set(ingredient.id, { price, unit: ingredient.unit });
  }
  return { prices, sellingPrices: scenario.dishes, counts: scenario.counts };
}
