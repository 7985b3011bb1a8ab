import { wordsAndNumbers } from '@thela/text';
import { isOneEditAway } from '../matching/edit-distance';
import { transliterate } from '../matching/transliterate';
import { catalogueDishes, catalogueGroups } from './dishes';
import type { CatalogueDish } from './dishes';

/** A name as it is compared: its words, and these without spaces. */
interface Key {
  readonly words: readonly string[];
  readonly joined: string;
}

interface Entry {
  readonly dish: CatalogueDish;
  readonly name: Key;
  readonly others: readonly Key[];
  /** Of the names, and of these and the group. */
  readonly words: readonly string[];
  readonly allWords: readonly string[];
}

// Shorter words are one letter away from too many others.
const shortestWithTypos = 4;
const shortestPart = 3;

/**
 * Writes the spelling variants of a word alike, more of them than the advice may, which has to tell 'khatta'
 * from 'khata': here a wrong hit costs a line in a list.
 */
function foldSpelling(word: string): string {
  return transliterate(word)
    .replaceAll('y', 'i')
    .replaceAll(/ee+/g, 'i')
    .replaceAll(/oo+/g, 'u')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('ph', 'f')
    .replaceAll(/c(?!h)/g, 'k')
    .replaceAll(/(?<=[^aeiou])h+/g, '')
    .replaceAll(/(.)\1+/gu, '$1');
}

function keyOf(text: string): Key {
  const words = wordsAndNumbers(text).map(foldSpelling);
  return { words, joined: words.join('') };
}

const groups = new Map(
  catalogueGroups.map(({ id, name, names }) => [id, [name, ...Object.values(names)].map(keyOf)]),
);

const entries = catalogueDishes.map((dish): Entry => {
  const name = keyOf(dish.name);
  const others = [...new Set([...dish.words, ...Object.values(dish.names)])].map(keyOf);
  const words = [name, ...others].flatMap((key) => key.words);
  const group = (groups.get(dish.group) ?? []).flatMap((key) => key.words);
  return { dish, name, others, words, allWords: [...words, ...group] };
});

/** True when each typed word is the beginning of one of the words, as far as `isLike` can tell. */
function beginEach(
  typed: Key,
  words: readonly string[],
  isLike: (word: string, typed: string) => boolean,
): boolean {
  return typed.words.every((part) => words.some((word) => isLike(word, part)));
}

function begins(word: string, typed: string): boolean {
  return word.startsWith(typed);
}

/** True when the word begins with what was typed, or with something one letter away from it. */
function nearlyBegins(word: string, typed: string): boolean {
  if (begins(word, typed)) return true;
  if (typed.length < shortestWithTypos) return false;
  return [-1, 0, 1].some((more) => isOneEditAway(word.slice(0, typed.length + more), typed));
}

/** True for a name with one letter wrong; of several words all have to be there, so that 'do' is not 'chole'. */
function isNear(name: string, { words, joined }: Key): boolean {
  return words.length > 1
    ? joined.length >= shortestWithTypos && isOneEditAway(name, joined)
    : nearlyBegins(name, joined);
}

/** How well a dish fits, 0 the best; `undefined` when it does not. */
function rankOf({ name, others, words, allWords }: Entry, typed: Key): number | undefined {
  const { joined } = typed;
  const tests: readonly (() => boolean)[] = [
    () => name.joined === joined,
    () => others.some((other) => other.joined === joined),
    () => name.joined.startsWith(joined),
    () => others.some((other) => other.joined.startsWith(joined)),
    () => beginEach(typed, name.words, begins),
    () => beginEach(typed, words, begins),
    () => beginEach(typed, allWords, begins),
    () =>
      joined.length >= shortestPart && [name, ...others].some((key) => key.joined.includes(joined)),
    () => [name, ...others].some((key) => isNear(key.joined, typed)),
    () => beginEach(typed, words, nearlyBegins),
  ];
  const rank = tests.findIndex((test) => test());
  return rank === -1 ? undefined : rank;
}

/** The dishes in whose names some typed word begins a word: for 'ek plate samosa', when nothing fits all of it. */
function dishesBySomeWord(typed: Key): readonly CatalogueDish[] {
  const parts = typed.words.filter((part) => part.length >= shortestPart);
  return entries
    .filter(({ name }) => parts.some((part) => name.words.some((word) => begins(word, part))))
    .map(({ dish }) => dish);
}

/**
 * Finds dishes of the catalogue by what a vendor types: a name in any language, other words for it or a group, in
 * Latin letters, Devanagari or Telugu script. Case, spaces, doubled letters and the usual variants of spelling do not
 * count, and one letter may be wrong.
 *
 * @param text Any text; without letters and digits it gives all dishes.
 * @returns The dishes that fit, the best first, equally good ones in the order of the catalogue.
 * @example searchCatalogue('phuchka')[0]?.name // 'Pani Puri'
 */
export function searchCatalogue(text: string): readonly CatalogueDish[] {
  const typed = keyOf(text);
  if (typed.joined === '') return catalogueDishes;
  const found = entries.flatMap((entry) => {
    const rank = rankOf(entry, typed);
    return rank === undefined ? [] : [{ rank, dish: entry.dish }];
  });
  if (found.length === 0) return dishesBySomeWord(typed);
  return found.sort((a, b) => a.rank - b.rank).map(({ dish }) => dish);
}
