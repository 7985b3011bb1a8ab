import type { CatalogueDish, CatalogueIngredient } from '@thela/kitchen-book/catalogue';
import type { Language } from '@thela/language';
import type { Ingredient, PriceTag, RecipeLine, Stall } from '@thela/ledger';
import type { OwnDish } from './set-up-draft';

export interface Catalogue {
  readonly dishes: readonly CatalogueDish[];
  readonly ingredients: readonly CatalogueIngredient[];
}

export interface DishChoice {
  readonly id: string;
  readonly name: string;
  /** ₹ a plate; `null` for a dish of the vendor's own. */
  readonly usualPrice: number | null;
  readonly recipe: readonly RecipeLine[];
}

export interface PricedIngredient {
  readonly id: string;
  readonly name: string;
  readonly tag: PriceTag;
}

/** The dishes with these ids: of the stall first, then of the catalogue, then of the vendor's own. */
export function dishChoices(
  ids: readonly string[],
  stall: Stall,
  catalogue: Catalogue,
  ownDishes: readonly OwnDish[],
): readonly DishChoice[] {
  const own = ownDishes.map((dish) => ({ ...dish, sellingPrice: null, recipe: [] }));
  const all = [...stall.dishes, ...catalogue.dishes, ...own];
  return ids.flatMap((id) => {
    const dish = all.find((candidate) => candidate.id === id);
    if (!dish) return [];
    return [{ id, name: dish.name, usualPrice: dish.sellingPrice, recipe: dish.recipe }];
  });
}

/** Ingredients of the stall, and those of the catalogue that the stall does not have, by id. */
export function knownIngredients(
  stall: Stall,
  catalogue: Catalogue,
): ReadonlyMap<string, Ingredient> {
  const usual = catalogue.ingredients.map(({ id, name, unit, price, preparation }) => {
    const tag = preparation ? null : { price, unit };
    return [id, { id, name, unit, preparation, isRetired: false, price: tag }] as const;
  });
  return new Map<string, Ingredient>([
    ...usual,
    ...stall.ingredients.map((ingredient) => [ingredient.id, ingredient] as const),
  ]);
}

/** What the catalogue only guesses the price of, and the stall has none of its own for. */
export function guessedPrices(stall: Stall, catalogue: Catalogue): ReadonlySet<string> {
  const own = new Set(stall.ingredients.flatMap(({ id, price }) => (price ? [id] : [])));
  return new Set(
    catalogue.ingredients.flatMap(({ id, isGuess }) => (isGuess && !own.has(id) ? [id] : [])),
  );
}

/** Ids of all that goes into the dishes, preparations and what goes into them included. */
export function ingredientsOf(
  dishes: readonly DishChoice[],
  known: ReadonlyMap<string, Ingredient>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (recipe: readonly RecipeLine[]) => {
    for (const { ingredient } of recipe) {
      if (found.has(ingredient)) continue;
      found.add(ingredient);
      visit(known.get(ingredient)?.preparation?.recipe ?? []);
    }
  };
  for (const { recipe } of dishes) visit(recipe);
  return found;
}

/** What has to be bought for the dishes, by name, in the order of the language's letters. */
export function boughtFor(
  dishes: readonly DishChoice[],
  known: ReadonlyMap<string, Ingredient>,
  language: Language,
): readonly PricedIngredient[] {
  return [...ingredientsOf(dishes, known)]
    .flatMap((id) => {
      const { name, price } = known.get(id) ?? {};
      return name !== undefined && price ? [{ id, name, tag: price }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
