import type { Entry, LedgerEvent, RecipeLine } from './events';
import { isSpecial } from './special';
import type { Stall } from './stall';

/** The most plates of one entry, and of a dish in a day. */
export const MOST_PLATES = 1_000_000;

/** A typed count names so many events at most: then it takes less than the 4 KB that the account takes of an event. */
export const MOST_OVER = 200;

/** What a stall may have. All of it is worked out and shown at each entry, on a slow phone, too. Vendors have some 60 dishes. */
export const STALL_LIMITS = {
  dishes: 300,
  ingredients: 500,
  /** Of all recipes together. */
  lines: 3000,
};

/**
 * Whether a stall has no more than `STALL_LIMITS` with some changes, or no more than it had before. Specials are not
 * counted: they are there on their day alone.
 */
export function fitsStall(stall: Stall, changes: Iterable<Entry | LedgerEvent>): boolean {
  // A tap that counts a plate changes none of it.
  const growing = [...changes].filter(({ kind }) => kind === 'dish' || kind === 'ingredient');
  if (growing.length === 0) return true;
  const dishes = new Map(stall.dishes.map(({ id, recipe }) => [id, recipe.length]));
  const ingredients = new Map(
    stall.ingredients.map(({ id, preparation }) => [id, preparation?.recipe.length ?? 0]),
  );
  const sizes = () => ({
    dishes: dishes.size,
    ingredients: ingredients.size,
    lines: [...dishes.values(), ...ingredients.values()].reduce((sum, lines) => sum + lines, 0),
  });
  const before = sizes();
  // On some day a dish may have the longest of its recipes.
  const add = (to: Map<string, number>, id: string, recipe: readonly RecipeLine[] = []) =>
    to.set(id, Math.max(to.get(id) ?? 0, recipe.length));
  for (const change of growing) {
    if (change.kind === 'dish' && !isSpecial(change.dish)) {
      add(dishes, change.dish, change.fields.recipe);
    } else if (change.kind === 'ingredient') {
      add(ingredients, change.ingredient, change.fields.preparation?.recipe);
    }
  }
  const after = sizes();
  const kinds = ['dishes', 'ingredients', 'lines'] as const;
  return kinds.every((of) => after[of] <= Math.max(STALL_LIMITS[of], before[of]));
}
