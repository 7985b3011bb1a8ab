import { amountsIn, isAmountWord } from './amounts';
import { isComplaintWord } from './complaints';
import { dangerLexicon } from './dangers';
import { stopPhrases, isStopWord } from '../data/stop-words';
import { isStorageWord, storagePhrases } from '../data/storage-words';
import { findMatches, singleWordsOf, wordsOf } from './lexicon';
import type { Lexicon, Match } from './lexicon';
import { isDegreeWord } from './measured-problems';
import { isNegationWord } from './negation';
import { setOnUse } from './on-use';
import { plainFoods } from '../data/food-names';
import { measuredWords, problemWords } from '../data/problems';
import type { Tables } from './latin-telugu';
import type { TokenizedText, Token } from './tokenize';

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

const mostNamed = 5;
const longestNamed = 30;

/** Without tolerance for typing mistakes: a mistyped word that is skipped here would not be asked about. */
function exactMatchesIn(tokens: readonly Token[]): readonly Match<unknown>[] {
  const named = phrases.flatMap((lexicon) => findMatches(lexicon, tokens, () => true));
  return [...named, ...amountsIn(tokens)];
}

/**
 * The words of a text that the kitchen book does not know: no food, problem, danger, amount, way of
 * storing, negation or stop word. Beside food they may name a danger.
 *
 * @param used What the caller found in the text, mistyped words included.
 */
export function unknownWordsIn(
  { tokens, spellings }: TokenizedText,
  used: readonly Match<unknown>[],
): readonly string[] {
  const known = new Set<number>();
  for (const { from, to } of [...used, ...exactMatchesIn(tokens)]) {
    for (let index = from; index < to; index += 1) known.add(index);
  }
  const unknown = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (known.has(index) || !/\p{L}/u.test(token)) continue;
    if (isKnownWord.some((isKnown) => isKnown(token))) continue;
    unknown.add((spellings[index] ?? token).slice(0, longestNamed));
    if (unknown.size === mostNamed) break;
  }
  return [...unknown];
}
