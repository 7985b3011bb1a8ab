import { builtInMenu, defaultIngredientPrices } from '@thela/pricing';
import type { MenuItem } from '@thela/pricing';
import type { DishFields, IngredientFields } from './events';
import type { PriceTag } from './stall';
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
