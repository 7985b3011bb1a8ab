import type { Amount, Dish, Ingredient, PurchaseUnit, RecipeLine, Stall } from '@thela/ledger';
import { normaliseText } from '@thela/text';

const MOST_LETTERS = 60;
const MOST_RECIPE_LINES = 12;

/**
 * A name of the vendor's in quotation marks, on one line: it must not read as a line of the prompt. At most
 * 60 letters of it.
 */
export function quoted(name: string): string {
  const letters = [...normaliseText(name)];
  const isLong = letters.length > MOST_LETTERS;
  return JSON.stringify(isLong ? `${letters.slice(0, MOST_LETTERS).join('')}…` : letters.join(''));
}

const amountText = ({ amount, unit }: Amount) => `${amount} ${unit}`;

function unitText(unit: PurchaseUnit): string {
  if (typeof unit === 'string') return unit;
  return unit.as === 'loose' ? amountText(unit.of) : `${unit.as} of ${amountText(unit.of)}`;
}

/** A recipe in short: its first twelve lines, and how many follow. */
function recipeText(recipe: readonly RecipeLine[], names: ReadonlyMap<string, string>): string {
  const shown = recipe.slice(0, MOST_RECIPE_LINES).map((line) => {
    const name = names.get(line.ingredient);
    return `${amountText(line)} ${name === undefined ? 'of something unknown' : quoted(name)}`;
  });
  const more = recipe.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/**
 * Says of a stall's dishes and ingredients what a model is told, each on one line. What nobody entered is
 * called unknown.
 */
export function stallLines({ ingredients }: Pick<Stall, 'ingredients'>) {
  const names = new Map(ingredients.map(({ id, name }) => [id, name]));
  return {
    ofDish: ({ name, sellingPrice, recipe }: Dish) => {
      const made = recipe.length > 0 ? `made of ${recipeText(recipe, names)}` : 'recipe unknown';
      // A new dish has the price 0 until somebody enters one.
      const price = sellingPrice > 0 ? `sells at ${sellingPrice} INR a plate` : 'price unknown';
      return `- dish ${quoted(name)}: ${price}; ${made}`;
    },
    ofIngredient: ({ name, unit, price, preparation }: Ingredient) => {
      if (preparation) {
        const { recipe, yields } = preparation;
        const made = recipe.length > 0 ? `made of ${recipeText(recipe, names)}` : 'recipe unknown';
        return `- preparation ${quoted(name)}: ${amountText(yields)}, ${made}`;
      }
      const cost = price
        ? `${price.price} INR per ${unitText(price.unit)}`
        : `bought by the ${unitText(unit)}, price unknown`;
      return `- ingredient ${quoted(name)}: ${cost}`;
    },
  };
}
