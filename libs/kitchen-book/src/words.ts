/** What reads the vendor's words in the kitchen book, for others who read them. */
export { dishNames, foodNames, namesIn } from './data/food-names';
export { priceNumberWords } from './data/number-words';
export { amountsIn } from './matching/amounts';
export { lexiconOf, mentionsIn, withoutMentions } from './matching/match-words';
export type { Lexicon, Mention } from './matching/match-words';
export { spokenWords, wordMap, wordSet } from './matching/spoken-words';
export type { SpokenToken } from './matching/spoken-words';
