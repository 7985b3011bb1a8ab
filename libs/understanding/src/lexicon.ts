import { isOneEditAway } from '@thela/text';
import { onUse } from './on-use';
import { tokensOf, wordSet } from './tokenize';
import type { Token } from './tokenize';

/** Some words of a text: those at `from` up to but without `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Something named in a text. */
export interface Match<Meaning> extends Span {
  readonly meaning: Meaning;
}

interface Phrase<Meaning> {
  readonly words: readonly string[];
  /** True when the last word is only a prefix: 'plate se bach*'. */
  readonly isOpen: boolean;
  readonly meaning: Meaning;
}

interface Single<Meaning> {
  readonly word: string;
  readonly meaning: Meaning;
}

/** Phrases by their first word, the longest first; and the single words that tolerate a typo. */
export interface Lexicon<Meaning> {
  readonly byFirstWord: ReadonlyMap<string, readonly Phrase<Meaning>[]>;
  readonly longWords: readonly Single<Meaning>[];
  /** Prefixes of single words. */
  readonly beginnings: readonly Single<Meaning>[];
}

const adjectiveEndings = ['a', 'i', 'e', 'o', 'on'];
// Shorter words are one letter away from too many others.
const shortestWordWithTypos = 6;
const fewestLettersWithoutVowels = 4;
const vowels = new Set('aeiou');

/**
 * Words that are one letter away from a name and mean something else; they are never taken for a
 * typing mistake.
 */
const confusableWords = wordSet(
  'better butler bottle little battery potter water waiter winter counter center enter coaster ' +
    'roaster master matter letter later cater banner dinner cooler cooker cooked spicy spice spices ' +
    'customer customers pataka palaka chaloge chalana chalta chunki karela chandan shakkar mithai ' +
    'khata khate khati garam naram sharam dharam market price prices plates plate masala masale ' +
    'batana batane batao bataye banana banane karana salads ballad tomorrow onion lemon melon ' +
    'began bataya bhaiya pakaya cheezen dhanda dhandha thela chalni khatam mujhe kadai kadhai karahi banani banaya banayi banaye banayenge banaunga sticky sticks stick stiky sticking rotten cotton button bread broad board spread sprout sprouts paneer panner manner banter sundar sundae chikna chikni chikne chikana',
);

type Entries<Meaning> = readonly (readonly [meaning: Meaning, names: string])[];

function expand(alias: string): readonly string[] {
  return alias.endsWith('~')
    ? adjectiveEndings.map((ending) => alias.slice(0, -1) + ending)
    : [alias];
}

/**
 * Builds a lexicon from lists of names, when somebody first looks into it.
 *
 * @param entries Each meaning with its names, separated by commas. A name can have several words;
 * one that ends in '~' stands for its Hindi adjective forms ('khatt~': khatta, khatti, khatte …), and one
 * that ends in '*' for all whose last word begins so ('padaipo*': padaipoyina, padaipoyindi …).
 */
export function lexiconOf<Meaning>(
  entries: Entries<Meaning> | (() => Entries<Meaning>),
): Lexicon<Meaning> {
  const made = onUse(() => makeLexicon(typeof entries === 'function' ? entries() : entries));
  return {
    get byFirstWord() {
      return made().byFirstWord;
    },
    get longWords() {
      return made().longWords;
    },
    get beginnings() {
      return made().beginnings;
    },
  };
}

function makeLexicon<Meaning>(entries: Entries<Meaning>): Lexicon<Meaning> {
  const byFirstWord = new Map<string, Phrase<Meaning>[]>();
  const longWords = new Map<string, Meaning>();
  const beginnings: Single<Meaning>[] = [];
  for (const [meaning, names] of entries) {
    for (const alias of names.split(',').flatMap((name) => expand(name.trim()))) {
      const words = tokensOf(alias);
      const [first = ''] = words;
      const isOpen = alias.endsWith('*');
      const isSingle = words.length === 1;
      if (isOpen && isSingle) beginnings.push({ word: first, meaning });
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, isOpen, meaning }]);
      // A prefix is not a whole word, so edit distance cannot be measured.
      if (isSingle && !isOpen && first.length >= shortestWordWithTypos) {
        longWords.set(first, meaning);
      }
    }
  }
  for (const phrases of byFirstWord.values()) {
    phrases.sort((a, b) => b.words.length - a.words.length);
  }
  return {
    byFirstWord,
    longWords: [...longWords].map(([word, meaning]) => ({ word, meaning })),
    beginnings,
  };
}

/** True when the words after the first one are those of the phrase. */
function isAt(phrase: Phrase<unknown>, words: readonly Token[], from: number): boolean {
  const last = phrase.words.length - 1;
  return phrase.words.every((word, index) => {
    const spoken = words[from + index] ?? '';
    return (
      index === 0 || spoken === word || (phrase.isOpen && index === last && spoken.startsWith(word))
    );
  });
}

function phraseAt<Meaning>(
  lexicon: Lexicon<Meaning>,
  words: readonly Token[],
  from: number,
  first: string,
): Match<Meaning> | undefined {
  const phrase = lexicon.byFirstWord.get(first)?.find((candidate) => isAt(candidate, words, from));
  return phrase && { meaning: phrase.meaning, from, to: from + phrase.words.length };
}

/** True when leaving out vowels, and nothing else, makes `typed` of `word`: 'tmatr' of 'tamatar'. */
function hasLostVowels(word: string, typed: string): boolean {
  let at = 0;
  for (const letter of word) {
    if (letter === typed[at]) at += 1;
    else if (!vowels.has(letter)) return false;
  }
  return at === typed.length && at < word.length;
}

function isConfusableWithoutVowels(word: Token): boolean {
  return [...confusableWords].some((other) => hasLostVowels(other, word));
}

function isMistyped(known: string, word: Token): boolean {
  if (known[0] !== word[0]) return false;
  if (hasLostVowels(known, word) && !isConfusableWithoutVowels(word)) return true;
  return word.length >= shortestWordWithTypos - 1 && isOneEditAway(known, word);
}

function mistypedAt<Meaning>(
  lexicon: Lexicon<Meaning>,
  word: Token,
  from: number,
): Match<Meaning> | undefined {
  if (word.length < fewestLettersWithoutVowels || confusableWords.has(word)) return undefined;
  const candidates = lexicon.longWords.filter((known) => isMistyped(known.word, word));
  const [first] = candidates;
  const isPlain = candidates.every((known) => known.meaning === first?.meaning);
  return first && isPlain ? { meaning: first.meaning, from, to: from + 1 } : undefined;
}

// Plural and case: 'idlilu', 'idlilo', 'pindiki', 'perugutho'.
const teluguEnding = /(?<=.{4})(?:lu|la)?(?:l[auo]|k[iu]|n[iu]|th?o|ga|di)$/;

/** The word as it stands, and as the English singular or the Telugu stem that it may be. */
function stemsOf(word: Token): readonly string[] {
  return [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/is$/, 'y'),
    word.replace(teluguEnding, ''),
  ];
}

function beginningAt<Meaning>(
  { beginnings }: Lexicon<Meaning>,
  word: Token,
  from: number,
): Match<Meaning> | undefined {
  const beginning = beginnings.find((one) => word.startsWith(one.word));
  return beginning && { meaning: beginning.meaning, from, to: from + 1 };
}

/** True when a name of the lexicon is, or begins with, the word: then the word is not mistyped. */
export function hasWord(lexicon: Lexicon<unknown>, word: Token): boolean {
  return stemsOf(word).some((stem) => lexicon.byFirstWord.has(stem));
}

export function wordsOf({ byFirstWord }: Lexicon<unknown>): readonly Token[] {
  return [...byFirstWord.values()].flat().flatMap(({ words }) => words);
}

export function singleWordsOf({ byFirstWord }: Lexicon<unknown>): readonly Token[] {
  return [...byFirstWord.values()].flat().flatMap(({ words }) => (words.length === 1 ? words : []));
}

/** The match that starts at a word: the longest name, else a prefix, else a name within one edit. */
function matchAt<Meaning>(
  lexicon: Lexicon<Meaning>,
  words: readonly Token[],
  from: number,
  isOtherWord: (word: Token) => boolean,
): Match<Meaning> | undefined {
  const word = words[from] ?? '';
  for (const stem of stemsOf(word)) {
    const match = phraseAt(lexicon, words, from, stem);
    if (match) return match;
  }
  const begun = beginningAt(lexicon, word, from);
  if (begun) return begun;
  return isOtherWord(word) ? undefined : mistypedAt(lexicon, word, from);
}

/**
 * Finds what a text names.
 *
 * @param isOtherWord Says which words have a meaning elsewhere; they are not taken for typing mistakes.
 * @returns The matches in their order; they do not overlap.
 */
export function findMatches<Meaning>(
  lexicon: Lexicon<Meaning>,
  words: readonly Token[],
  isOtherWord: (word: Token) => boolean = () => false,
): readonly Match<Meaning>[] {
  const matches: Match<Meaning>[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const match = matchAt(lexicon, words, index, isOtherWord);
    if (!match) continue;
    matches.push(match);
    index = match.to - 1;
  }
  return matches;
}

/** True when a sought word stands in the span, or at most `reach` words from it. */
export function hasNearby(
  words: readonly Token[],
  { from, to }: Span,
  reach: number,
  isSought: (word: Token) => boolean,
): boolean {
  return words.slice(Math.max(0, from - reach), to + reach).some(isSought);
}

/** Replaces the words of the matches by empty ones, so that nothing else is found in them. */
export function withoutMatches(
  words: readonly Token[],
  matches: readonly Span[],
): readonly Token[] {
  return words.map((word, index) =>
    matches.some((match) => match.from <= index && index < match.to) ? '' : word,
  );
}

/**
 * Leaves out what only qualifies the next match: in 'tamatar ki chutney' and 'tomato chutney' the head is
 * the chutney.
 *
 * @param isDish says what is a dish even directly behind another name
 * @param possessives words such as 'ka' and 'ki', which join two names
 */
export function headsOf<Meaning>(
  matches: readonly Match<Meaning>[],
  words: readonly Token[],
  isDish: (meaning: Meaning) => boolean,
  possessives: ReadonlySet<Token>,
): readonly Match<Meaning>[] {
  return matches.filter((match, index) => {
    const next = matches[index + 1];
    if (!next) return true;
    const [joint, ...others] = words.slice(match.to, next.from);
    if (joint === undefined) return !isDish(next.meaning);
    return others.length > 0 || !possessives.has(joint);
  });
}
