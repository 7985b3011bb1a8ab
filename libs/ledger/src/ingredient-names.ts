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

function namesOf(stall: Stall): ReadonlyMap<string, Ingredient> {
  const byName = new Map<string, Ingredient>();
  const numbers = new Map<string, number>();
  for (const ingredient of inOrderOfNaming(stall)) {
    const { name } = ingredient;
    let number = numbers.get(name) ?? 1;
    let unique = name;
    for (; byName.has(unique); unique = `${name} (${number})`) number += 1;
    numbers.set(name, number);
    byName.set(unique, ingredient);
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
