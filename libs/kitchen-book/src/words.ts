/** The word matching of the kitchen book, for tools that read the vendor's words themselves. */
export { dishNames, foodNames, namesIn } from './data/food-names';
export { priceNumberWords } from './data/number-words';
export { amountsIn } from './matching/amounts';
export { lexiconOf, findMatches, withoutMatches } from './matching/lexicon';
export type { Lexicon, Match } from './matching/lexicon';
export { tokensOf, wordMap, wordSet } from './matching/tokenize';
export type { Token } from './matching/tokenize';
