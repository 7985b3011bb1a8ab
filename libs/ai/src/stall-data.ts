import type { Dish, Ingredient, RecipeLine, Stall } from '@thela/ledger';
import { splitWords } from '@thela/text';
import { delimitInput, delimiterRule } from './delimit-input';
import { stallLines } from './stall-lines';

/**
 * The most that a request says of a stall, in bytes of JSON: some forty dishes and what they are made of. With
 * the longest input it still fits what the gateway takes.
 */
export const maxStallBytes = 8000;

const HEADING =
  "The vendor's own dishes, recipes and prices, as they stand in the vendor's books, follow as data. Use them " +
  'where they help. What is unknown there is not known: never guess a figure of the stall.';

type Item = { readonly dish: Dish } | { readonly ingredient: Ingredient };

/**
 * What a request says of the vendor's own stall after the specified text: dishes with selling price and recipe in
 * short, ingredients with prices and units. Name and place of the stall are left out.
 *
 * @param stall as it is today; without one, and for one that is not the vendor's own, there is nothing to say
 * @param mentionedIn what the vendor typed: where not all fits in `maxStallBytes`, what it names goes first, then
 * the dishes in the order of the menu, each with what it is made of
 * @returns an empty text, or two line breaks and the data between delimiters
 */
export function stallData(stall: Stall | undefined, mentionedIn: string): string {
  if (!stall?.isOwn) return '';
  const { ofDish, ofIngredient } = stallLines(stall);
  const lines = itemsByRank(stall, mentionedIn).map((item) =>
    'dish' in item ? ofDish(item.dish) : ofIngredient(item.ingredient),
  );
  if (lines.length === 0) return '';
  const listed = lines.slice(0, countThatFits(lines));
  const left = lines.length - listed.length;
  const more = left > 0 ? [`${left} more dishes and ingredients are not listed.`] : [];
  const text = [...[...listed].sort(), ...more].join('\n');
  return `\n\n${HEADING} ${delimiterRule}\n${delimitInput(text)}`;
}

function countThatFits(lines: readonly string[]): number {
  const encoder = new TextEncoder();
  let bytes = 0;
  const tooFar = lines.findIndex(
    (line) => (bytes += encoder.encode(JSON.stringify(line)).length) > maxStallBytes,
  );
  return tooFar === -1 ? lines.length : tooFar;
}

/** All that is on the menu or bought now, and what else the recipes hold, the most useful first. */
function itemsByRank(stall: Stall, mentionedIn: string): readonly Item[] {
  const shareOf = shareMentioned(mentionedIn);
  const byId = new Map(stall.ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const current = stall.ingredients.filter(({ isRetired }) => !isRetired);
  const mentioned = current.filter(({ name }) => shareOf(name) > 0);
  const items = new Map<string, Item>();
  const addIngredient = (ingredient: Ingredient | undefined) => {
    const key = `ingredient ${ingredient?.id}`;
    if (!ingredient || items.has(key)) return;
    items.set(key, { ingredient });
    addRecipe(ingredient.preparation?.recipe ?? []);
  };
  const addRecipe = (recipe: readonly RecipeLine[]) =>
    recipe.forEach((line) => addIngredient(byId.get(line.ingredient)));

  mentioned.forEach(addIngredient);
  for (const dish of dishesByRank(stall, shareOf, mentioned)) {
    items.set(`dish ${dish.id}`, { dish });
    addRecipe(dish.recipe);
  }
  current.forEach(addIngredient);
  return [...items.values()];
}

/** The menu: what is named, then what is made of a named ingredient, then the others in their order. */
function dishesByRank(
  { dishes }: Stall,
  shareOf: (name: string) => number,
  mentioned: readonly Ingredient[],
): readonly Dish[] {
  const ids = new Set(mentioned.map(({ id }) => id));
  const rankOf = ({ name, recipe }: Dish) =>
    shareOf(name) + (recipe.some(({ ingredient }) => ids.has(ingredient)) ? 0.01 : 0);
  return dishes
    .filter(({ isRetired }) => !isRetired)
    .map((dish) => ({ dish, rank: rankOf(dish) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ dish }) => dish);
}

/** Words of two letters or more, in any script, without the ending of an English plural. */
function stemsOf(text: string): readonly string[] {
  return splitWords(text)
    .filter((word) => /^\p{L}./u.test(word))
    .map((word) => word.replace(/e?s?$/, ''));
}

/**
 * Tells how much of a name a text mentions. Words are compared as they are spelled: a text that says
 * 'tamatar' mentions no 'Tomatoes'.
 *
 * @returns for a name: 0 to 1, the share of its words that stand in the text, in any order
 * @example shareMentioned('2 dosas')('Masala Dosa') // 0.5
 */
function shareMentioned(text: string): (name: string) => number {
  const mentioned = new Set(stemsOf(text));
  return (name) => {
    const words = stemsOf(name);
    if (words.length === 0) return 0;
    return words.filter((word) => mentioned.has(word)).length / words.length;
  };
}
