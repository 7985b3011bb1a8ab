import type { PriceSource } from './price-sources';

/** Words that a name is also searched by, separated by commas: Hinglish and variants of spelling. */
type Words = string;

/** 'potato-masala 120 g, oil 10 ml, paper-plate 1': ids with their amounts; without a unit they are pieces. */
type RecipeText = string;

/**
 * A dish of the catalogue. Its id is made of its name ('Vada Pav' is `vada-pav`) and stands in the ledgers of
 * stalls: never change a name, add the other one to the words.
 *
 * @param sellingPrice usual ₹ a plate
 * @param recipe of one plate
 */
export type DishRow = readonly [
  name: string,
  sellingPrice: number,
  words: Words,
  recipe: RecipeText,
];

/**
 * What a stall buys.
 *
 * @param unit 'kg', 'dozen', …; or '8 piece' for a packet that holds so much
 * @param price ₹ per unit
 * @param source where the price is from
 */
export type IngredientRow = readonly [
  id: string,
  name: string,
  unit: string,
  price: number,
  words: Words,
  source: PriceSource,
];

/** What a stall makes beforehand, with what the recipe yields: '2 kg', '20 piece'. */
export type PreparationRow = readonly [
  id: string,
  name: string,
  yields: string,
  words: Words,
  recipe: RecipeText,
];
