import type { Preparation, PurchaseUnit } from '@thela/ledger';
import { defaultIngredientPrices } from '@thela/pricing';
import {
  builtInIngredientWords,
  formerPrices,
  ingredientRows,
} from '../data/catalogue/ingredients';
import { ingredientNames } from '../data/catalogue/names/ingredients';
import { preparationRows } from '../data/catalogue/preparations';
import { readAmount, readPurchaseUnit, readRecipe, readWords } from './amounts';
import { namesOf } from './names';
import type { OtherNames } from './names';

interface Named {
  /** Names it in recipes: 'coconut-chutney'. */
  readonly id: string;
  /** In English. */
  readonly name: string;
  readonly names: OtherNames;
  /** Other names, in lower case: Hinglish and spelling variants. */
  readonly words: readonly string[];
  /** What it is bought by; of a preparation the unit that it yields. */
  readonly unit: PurchaseUnit;
}

interface BoughtIngredient extends Named {
  /** Usual ₹ per unit, more than 0. */
  readonly price: number;
  /** No source of the price was found. */
  readonly isGuess: boolean;
  readonly preparation: null;
}

/** What a stall makes beforehand. */
interface PreparedIngredient extends Named {
  readonly price: null;
  readonly isGuess: false;
  readonly preparation: Preparation;
}

export type CatalogueIngredient = BoughtIngredient | PreparedIngredient;

const builtIn = Object.entries(defaultIngredientPrices).map(([id, price]): BoughtIngredient => ({
  id,
  name: id,
  names: namesOf(id, id, ingredientNames),
  words: readWords(builtInIngredientWords[id] ?? ''),
  unit: id === 'oil' ? 'litre' : 'kg',
  price,
  isGuess: false,
  preparation: null,
}));

const bought = ingredientRows.map(([id, name, unit, price, words, source]): BoughtIngredient => ({
  id,
  name,
  names: namesOf(id, name, ingredientNames),
  words: readWords(words),
  unit: readPurchaseUnit(unit),
  price,
  isGuess: source === 'guess',
  preparation: null,
}));

const prepared = preparationRows.map(([id, name, yields, words, recipe]): PreparedIngredient => {
  const preparation = { recipe: readRecipe(recipe), yields: readAmount(yields) };
  return {
    id,
    name,
    names: namesOf(id, name, ingredientNames),
    words: readWords(words),
    unit: preparation.yields.unit,
    price: null,
    isGuess: false,
    preparation,
  };
});

/** What the dishes of the catalogue are made of: the ten built-in ingredients, others, and preparations. */
export const catalogueIngredients: readonly CatalogueIngredient[] = [
  ...builtIn,
  ...bought,
  ...prepared,
];

/** What was a usual price before, by id of the ingredient. */
export const formerUsualPrices: ReadonlyMap<string, number> = new Map(
  formerPrices.split(', ').map((text) => {
    const [id = '', price] = text.split(' ');
    return [id, Number(price)];
  }),
);
