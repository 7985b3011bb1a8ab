import type { Stall } from '@thela/ledger';
import type { MenuList } from './menu-route';

/** A dish or a preparation that has something in its recipe. */
export interface Use {
  readonly list: MenuList;
  readonly id: string;
  readonly name: string;
}

/** By id of the ingredient or preparation: what uses it itself, dishes first, retired ones among them. */
export function usesByIngredient(stall: Stall): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (use: Use, recipe: readonly { readonly ingredient: string }[]) => {
    for (const ingredient of new Set(recipe.map((line) => line.ingredient))) {
      const known = uses.get(ingredient);
      if (known) known.push(use);
      else uses.set(ingredient, [use]);
    }
  };
  for (const { id, name, recipe } of stall.dishes) add({ list: 'dishes', id, name }, recipe);
  for (const { id, name, preparation } of stall.ingredients) {
    if (preparation) add({ list: 'preparations', id, name }, preparation.recipe);
  }
  return uses;
}

export function usesOf(stall: Stall, id: string): readonly Use[] {
  return usesByIngredient(stall).get(id) ?? [];
}
