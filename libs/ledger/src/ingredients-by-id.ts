import type { RecipeLine } from './events';
import type { Ingredient, Stall } from './stall';

type ById = ReadonlyMap<string, Ingredient>;

const byIdOf = new WeakMap<Stall, ById>();

export function ingredientsById(stall: Stall): ById {
  const known = byIdOf.get(stall);
  if (known !== undefined) return known;
  const byId = new Map(stall.ingredients.map((ingredient) => [ingredient.id, ingredient]));
  byIdOf.set(stall, byId);
  return byId;
}

/** Ids of all that goes into a recipe: what it names, and what its preparations are made of. */
export function reachedFrom(stall: Stall, recipe: readonly RecipeLine[]): ReadonlySet<string> {
  const byId = ingredientsById(stall);
  // A set that grows while it is walked through: each id is visited once, circles included.
  const reached = new Set(recipe.map(({ ingredient }) => ingredient));
  for (const id of reached) {
    const lines = byId.get(id)?.preparation?.recipe ?? [];
    for (const { ingredient } of lines) reached.add(ingredient);
  }
  return reached;
}

/**
 * Says whether a preparation would contain itself if it had this recipe.
 *
 * @param preparation its id; it need not be in the stall yet
 */
export function wouldCircle(
  stall: Stall,
  preparation: string,
  recipe: readonly RecipeLine[],
): boolean {
  return reachedFrom(stall, recipe).has(preparation);
}
