export { amountsIn, isAmountWord } from './amounts';
export type { Amount } from './amounts';
export { guessesFor, probabilityOf, probabilityOfAny } from './classifier';
export type { Guess, IntentModel } from './classifier';
export { foldTelugu } from './fold-telugu';
export { isNoEntry, isOfEntries, isOfFood } from './intents';
export type { Intent, KitchenIntent } from './intents';
export {
  findMatches,
  hasNearby,
  hasWord,
  headsOf,
  lexiconOf,
  singleWordsOf,
  withoutMatches,
  wordsOf,
} from './lexicon';
export type { Lexicon, Match, Span } from './lexicon';
export { likelyIntent, modelLoader } from './model-loader';
export { numberWords, priceNumberWords, teluguNumberWords } from './number-words';
export { makeAll, mapOnUse, onUse, setOnUse } from './on-use';
export { tokenize, tokensOf, wordMap, wordSet } from './tokenize';
export type { Token, TokenizedText } from './tokenize';
