import { HIGHEST_AMOUNT } from '@thela/ledger';
import type { Entry, Ingredient, Stall } from '@thela/ledger';
import { dishChoices, ingredientsOf, knownIngredients } from './menu-choices';
import type { Catalogue, DishChoice } from './menu-choices';
import { parseNumber, PRICE_LIMITS } from '@thela/text';
import type { Selection, SetUpDraft } from './set-up-draft';

type TypedPrices = Readonly<Record<string, string>>;

/**
 * All that setting up a stall writes: the dishes that were chosen with their ingredients and prices, and
 * the stall itself. Dishes so far that were not chosen are retired, and so is each ingredient that no dish needs.
 *
 * @param stall as it was until now
 */
export function setUpEntries(
  draft: SetUpDraft,
  stall: Stall,
  catalogue: Catalogue,
): readonly Entry[] {
  const dishes = dishChoices(draft.chosen, stall, catalogue, draft.ownDishes);
  const known = knownIngredients(stall, catalogue);
  const needed = ingredientsOf(dishes, known);
  return [
    ...[...needed].flatMap((id) => ingredientEntries(known.get(id), stall, draft.ingredientPrices)),
    ...stall.ingredients
      .filter(({ id, isRetired }) => !isRetired && !needed.has(id))
      .map(({ id }) => ingredientEntry(id, { isRetired: true })),
    ...dishes.map((dish, position) => dishEntry(dish, position, stall, draft.sellingPrices)),
    ...stall.dishes
      .filter(({ id, isRetired }) => !isRetired && !draft.chosen.includes(id))
      .map(({ id }) => retiredDish(id)),
    {
      kind: 'stall',
      fields: {
        name: draft.name,
        place: draft.place,
        ...(draft.timeZone === undefined ? {} : { timeZone: draft.timeZone }),
      },
    },
  ];
}

/**
 * What adding dishes to a stall writes: they come last, with the ingredients that are new.
 *
 * @param sellingPrices ₹ a plate as it was typed, by dish; a dish that is not here has its usual price
 */
export function addedDishEntries(
  { chosen, ownDishes }: Selection,
  stall: Stall,
  catalogue: Catalogue,
  sellingPrices: TypedPrices = {},
): readonly Entry[] {
  const dishes = dishChoices(chosen, stall, catalogue, ownDishes);
  const known = knownIngredients(stall, catalogue);
  const last = Math.max(-1, ...stall.dishes.map(({ position }) => position));
  return [
    ...[...ingredientsOf(dishes, known)].flatMap((id) =>
      ingredientEntries(known.get(id), stall, {}),
    ),
    ...dishes.map((dish, place) =>
      dishEntry(dish, Math.min(last + 1 + place, HIGHEST_AMOUNT), stall, sellingPrices),
    ),
  ];
}

function dishEntry(
  { id, name, recipe, usualPrice }: DishChoice,
  position: number,
  stall: Stall,
  typed: TypedPrices,
): Entry {
  const sellingPrice = parseNumber(typed[id] ?? '', PRICE_LIMITS).number ?? usualPrice ?? 0;
  const isNew = !stall.dishes.some((dish) => dish.id === id);
  const change = { sellingPrice, isRetired: false, position };
  const fields = isNew ? { name, recipe, ...change } : change;
  return { kind: 'dish', dish: id, fields, scope: 'from' };
}

function retiredDish(dish: string): Entry {
  return { kind: 'dish', dish, fields: { isRetired: true }, scope: 'from' };
}

/** The ingredient where it is new or retired, and its price where that is new or another. */
function ingredientEntries(
  ingredient: Ingredient | undefined,
  stall: Stall,
  typed: TypedPrices,
): readonly Entry[] {
  if (!ingredient) return [];
  const { id, name, unit, preparation, price: tag } = ingredient;
  const current = stall.ingredients.find((candidate) => candidate.id === id);
  const price = parseNumber(typed[id] ?? '', PRICE_LIMITS).number ?? tag?.price;
  const entries: Entry[] = [];
  if (!current) {
    entries.push(ingredientEntry(id, { name, unit, preparation, isRetired: false }));
  } else if (current.isRetired) entries.push(ingredientEntry(id, { isRetired: false }));
  if (tag && price !== undefined && (!current || price !== tag.price)) {
    entries.push({ kind: 'price', ingredient: id, price, unit: tag.unit, scope: 'from' });
  }
  return entries;
}

function ingredientEntry(
  ingredient: string,
  fields: Extract<Entry, { kind: 'ingredient' }>['fields'],
): Entry {
  return { kind: 'ingredient', ingredient, fields, scope: 'from' };
}
