import {
  amountsIn,
  findMatches,
  isAmountWord,
  setOnUse,
  singleWordsOf,
  wordsOf,
} from '@thela/understanding';
import { isComplaintWord } from './complaints';
import { dangerLexicon } from './dangers';
import { stopPhrases, isStopWord } from '../data/stop-words';
import { isStorageWord, storagePhrases } from '../data/storage-words';
import type { Lexicon, Match, Token } from '@thela/understanding';
import { isDegreeWord } from './measured-problems';
import { isNegationWord } from './negation';
import { plainFoods } from '../data/food-names';
import { measuredWords, problemWords } from '../data/problems';
import type { Tables } from './latin-telugu';

const phrases: readonly Lexicon<unknown>[] = [
  dangerLexicon,
  problemWords,
  measuredWords,
  plainFoods,
  stopPhrases,
  ...storagePhrases,
];
const isKnownWord = [
  isStopWord,
  isAmountWord,
  isStorageWord,
  isNegationWord,
  isComplaintWord,
  isDegreeWord,
];
/** What the tables know of a word, beside a table of foods. */
export function tablesWith(foods: Lexicon<unknown>): Tables {
  // Phrases of danger and of keeping are made of words that Telugu declines: 'plate lo', 'platelo'.
  const names = setOnUse(() => [
    ...[foods, plainFoods, problemWords, measuredWords].flatMap(wordsOf),
    ...[dangerLexicon, ...storagePhrases].flatMap(singleWordsOf),
  ]);
  const isName = (word: Token) => names.has(word);
  return { isName, isKnown: (word) => isName(word) || isKnownWord.some((knows) => knows(word)) };
}

/** Without tolerance for typing mistakes: a mistyped word that is skipped here would not be cautioned of. */
function exactMatchesIn(tokens: readonly Token[]): readonly Match<unknown>[] {
  const named = phrases.flatMap((lexicon) => findMatches(lexicon, tokens, () => true));
  return [...named, ...amountsIn(tokens)];
}

/**
 * Whether the kitchen book knows all words of a text, as food, problem, danger, amount, way of storing, negation or stop
 * word. Beside food others may name a danger.
 *
 * @param used What the caller found in the text, mistyped words included.
 */
export function knowsAll(tokens: readonly Token[], used: readonly Match<unknown>[]): boolean {
  const known = new Set<number>();
  for (const { from, to } of [...used, ...exactMatchesIn(tokens)]) {
    for (let index = from; index < to; index += 1) known.add(index);
  }
  return tokens.every(
    (token, index) =>
      known.has(index) || !/\p{L}/u.test(token) || isKnownWord.some((isKnown) => isKnown(token)),
  );
}
