import type { RecipeLine } from '@thela/ledger';
import { builtInMenu } from '@thela/pricing';
import type { MenuItem } from '@thela/pricing';
import { chaat } from '../data/catalogue/chaat';
import { dishNames, groupNames } from '../data/catalogue/names/dishes';
import { drinks } from '../data/catalogue/drinks';
import { fried } from '../data/catalogue/fried';
import { noodles } from '../data/catalogue/noodles';
import { pav } from '../data/catalogue/pav';
import { plates } from '../data/catalogue/plates';
import { rice } from '../data/catalogue/rice';
import type { DishRow } from '../data/catalogue/rows';
import { sweets } from '../data/catalogue/sweets';
import { builtInDishWords, tiffin } from '../data/catalogue/tiffin';
import { readRecipe, readWords } from './amounts';
import { namesOf } from './names';
import type { OtherNames } from './names';

/** A dish that many stalls sell, with a usual price and recipe to start from. */
export interface CatalogueDish {
  readonly id: string;
  /** In English. */
  readonly name: string;
  readonly names: OtherNames;
  /** Id of its group. */
  readonly group: string;
  /** Other names, in lower case: Hinglish and spelling variants. */
  readonly words: readonly string[];
  /** Usual ₹ a plate, more than 0. */
  readonly sellingPrice: number;
  /** For one plate; its ingredients are in `catalogueIngredients`. */
  readonly recipe: readonly RecipeLine[];
}

/** Dishes that are shown together. */
export interface CatalogueGroup {
  readonly id: string;
  /** In English. */
  readonly name: string;
  readonly names: OtherNames;
}

const rowsByGroup: readonly (readonly [Omit<CatalogueGroup, 'names'>, readonly DishRow[]])[] = [
  [{ id: 'tiffin', name: 'Tiffin' }, tiffin],
  [{ id: 'chaat', name: 'Chaat' }, chaat],
  [{ id: 'pav', name: 'Pav and bread' }, pav],
  [{ id: 'fried', name: 'Fried snacks' }, fried],
  [{ id: 'plates', name: 'Parathas and plates' }, plates],
  [{ id: 'noodles', name: 'Rolls and Chinese' }, noodles],
  [{ id: 'rice', name: 'Biryani and rice' }, rice],
  [{ id: 'drinks', name: 'Drinks' }, drinks],
  [{ id: 'sweets', name: 'Sweets' }, sweets],
];

function builtInDish({ id, name, sellingPrice, ingredients }: MenuItem): CatalogueDish {
  const recipe = Object.entries(ingredients).map(([ingredient, amount]): RecipeLine => ({
    ingredient,
    amount,
    unit: ingredient === 'oil' ? 'litre' : 'kg',
  }));
  const words = readWords(builtInDishWords[id] ?? '');
  const names = namesOf(id, name, dishNames);
  return { id, name, names, group: 'tiffin', words, sellingPrice, recipe };
}

function dishOf([name, sellingPrice, words, recipe]: DishRow, group: string): CatalogueDish {
  const id = name.toLowerCase().replaceAll(' ', '-');
  const names = namesOf(id, name, dishNames);
  return {
    id,
    name,
    names,
    group,
    words: readWords(words),
    sellingPrice,
    recipe: readRecipe(recipe),
  };
}

/** In the order in which a list of the catalogue shows them. */
export const catalogueGroups: readonly CatalogueGroup[] = rowsByGroup.map(([group]) => ({
  ...group,
  names: namesOf(group.id, group.name, groupNames),
}));

/**
 * The dishes, group by group: the built-in five with the ids, prices and amounts that are specified, and others
 * with typical prices and recipes.
 */
export const catalogueDishes: readonly CatalogueDish[] = [
  ...builtInMenu.map(builtInDish),
  ...rowsByGroup.flatMap(([{ id }, rows]) => rows.map((row) => dishOf(row, id))),
];
