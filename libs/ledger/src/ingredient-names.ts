import { seedIngredients } from './built-in-stall';
import type { Ingredient, Stall } from './stall';

// Those that are shown most get the plain name.
function inOrderOfNaming(stall: Stall): readonly Ingredient[] {
  const bought = stall.ingredients.filter(({ preparation }) => preparation === null);
  return [
    ...bought.filter(({ isRetired }) => !isRetired),
    ...bought.filter(({ isRetired }) => isRetired),
  ];
}

function uniqueName(name: string, taken: ReadonlyMap<string, unknown>): string {
  let unique = name;
  for (let number = 2; taken.has(unique); number += 1) unique = `${name} (${number})`;
  return unique;
}

function namesOf(stall: Stall): ReadonlyMap<string, Ingredient> {
  const byName = new Map<string, Ingredient>();
  for (const ingredient of inOrderOfNaming(stall)) {
    byName.set(uniqueName(ingredient.name, byName), ingredient);
  }
  return byName;
}

const byNameOf = new WeakMap<Stall, ReadonlyMap<string, Ingredient>>();

/** What is bought, by the name that it has in pricing's `Day`: the second of a name gets ' (2)', and so on. */
function ingredientsByName(stall: Stall): ReadonlyMap<string, Ingredient> {
  const byName = byNameOf.get(stall) ?? namesOf(stall);
  byNameOf.set(stall, byName);
  return byName;
}

/**
 * Finds the ingredient that pricing's `Day` calls by a name.
 *
 * @param name a key of `ingredientPrices` in what `dayView` made of this stall
 */
export function ingredientNamed(stall: Stall, name: string): Ingredient | undefined {
  return ingredientsByName(stall).get(name);
}

/**
 * Names and ingredients in the order in which a day lists them: by name; at a stall that is not set up
 * yet the built-in ones first, in the order of the specification.
 */
export function namesInOrder(stall: Stall): readonly (readonly [string, Ingredient])[] {
  const names = new Map([...ingredientsByName(stall)].map(([name, { id }]) => [id, name]));
  const rank = new Map([...seedIngredients.keys()].map((id, index) => [id, index]));
  const ordered = stall.isOwn
    ? stall.ingredients
    : [...stall.ingredients].sort(
        (a, b) => (rank.get(a.id) ?? rank.size) - (rank.get(b.id) ?? rank.size),
      );
  return ordered.flatMap((ingredient) => {
    const name = names.get(ingredient.id);
    return name === undefined ? [] : [[name, ingredient] as const];
  });
}
