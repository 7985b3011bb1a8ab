/** The word matching of the kitchen book, for tools that read the vendor's words themselves. */
export { ingredientNames } from './catalogue/ingredient-names';
export { dishNames, foodNames, namesIn } from './data/food-names';
export { numberWords, priceNumberWords } from './data/number-words';
export { teluguFoods } from './data/telugu-words';
export { amountsIn } from './matching/amounts';
export { foldTelugu } from './matching/fold-telugu';
export { lexiconOf, findMatches, withoutMatches } from './matching/lexicon';
export type { Lexicon, Match } from './matching/lexicon';
export { makeAll, mapOnUse, onUse, setOnUse } from './matching/on-use';
export { tokenize, tokensOf, wordMap, wordSet } from './matching/tokenize';
export type { Token } from './matching/tokenize';
