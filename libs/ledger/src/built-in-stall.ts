import { builtInMenu, defaultIngredientPrices } from '@thela/pricing';
import type { MenuItem } from '@thela/pricing';
import type { PriceTag, Stall } from './stall';
import type { DishFields, IngredientFields } from './events';
import type { BaseUnit } from './units';

/** What a stall without any event has: the five dishes and ten ingredients of the specification, section 3. */
function seedUnit(ingredient: string): BaseUnit {
  return ingredient === 'oil' ? 'litre' : 'kg';
}

function seedDish({ name, sellingPrice, ingredients }: MenuItem, position: number): DishFields {
  const recipe = Object.entries(ingredients).map(([ingredient, amount]) => ({
    ingredient,
    amount,
    unit: seedUnit(ingredient),
  }));
  return { name, sellingPrice, recipe, isRetired: false, position };
}

export const seedDishes: ReadonlyMap<string, DishFields> = new Map(
  builtInMenu.map((item, position) => [item.id, seedDish(item, position)]),
);

export const seedIngredients: ReadonlyMap<string, IngredientFields> = new Map(
  Object.keys(defaultIngredientPrices).map((name) => [
    name,
    { name, unit: seedUnit(name), preparation: null, isRetired: false },
  ]),
);

export const seedPrices: ReadonlyMap<string, PriceTag> = new Map(
  Object.entries(defaultIngredientPrices).map(([name, price]) => [
    name,
    { price, unit: seedUnit(name) },
  ]),
);

/**
 * The stall without any event: the built-in dishes and ingredients of the specification, in its order.
 *
 * For a page that must show it before it has loaded the folds; `stallOn` gives the same.
 */
export const builtInStall: Stall = {
  isOwn: false,
  name: '',
  place: '',
  timeZone: 'Asia/Kolkata',
  dishes: [...seedDishes].map(([id, fields]) => ({ id, ...fields })),
  ingredients: [...seedIngredients]
    .map(([id, fields]) => ({ id, ...fields, price: seedPrices.get(id) ?? null }))
    .sort((a, b) => (a.name < b.name ? -1 : 1)),
};
