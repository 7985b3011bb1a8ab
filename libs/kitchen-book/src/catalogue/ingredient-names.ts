import { builtInIngredientWords, ingredientRows } from '../data/catalogue/ingredients';
import { readWords } from './amounts';

/** What the ingredients of the catalogue are called: all names in a row mean the same ingredient. */
export const ingredientNames: readonly (readonly string[])[] = [
  ...Object.entries(builtInIngredientWords).map(([name, words]) => [name, ...readWords(words)]),
  ...ingredientRows.map(([, name, , , words]) => [name, ...readWords(words)]),
];
