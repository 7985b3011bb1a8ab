import { seedDishes, seedIngredients, seedPrices } from './seeds';
import type { Stall } from './stall';

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
    .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
};
