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
  readonly group: Key;
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
    .replaceAll('q', 'k')
    .replaceAll(/c(?!h)/g, 'k')
    .replaceAll(/(?<=[^aeiou])h+/g, '')
    .replaceAll(/(.)\1+/gu, '$1');
}

function keyOf(text: string): Key {
  const plain = text.normalize('NFKC').toLowerCase();
  const words = (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(foldSpelling);
  return { words, joined: words.join('') };
}

const groups = new Map(catalogueGroups.map(({ id, name }) => [id, keyOf(name)]));

const entries = catalogueDishes.map((dish): Entry => ({
  dish,
  name: keyOf(dish.name),
  others: dish.words.map(keyOf),
  group: groups.get(dish.group) ?? keyOf(''),
}));

/** True when each typed word begins one of the words, and `isLike` says what counts as beginning. */
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

/** How well a dish fits, 0 the best; `undefined` when it does not. */
function rankOf({ name, others, group }: Entry, typed: Key): number | undefined {
  const { joined } = typed;
  const words = [name, ...others].flatMap((key) => key.words);
  const tests: readonly (() => boolean)[] = [
    () => name.joined === joined,
    () => others.some((other) => other.joined === joined),
    () => name.joined.startsWith(joined),
    () => others.some((other) => other.joined.startsWith(joined)),
    () => beginEach(typed, name.words, begins),
    () => beginEach(typed, [...words, ...group.words], begins),
    () =>
      joined.length >= shortestPart && [name, ...others].some((key) => key.joined.includes(joined)),
    () => [name, ...others].some((key) => nearlyBegins(key.joined, joined)),
    () => beginEach(typed, words, nearlyBegins),
  ];
  const rank = tests.findIndex((test) => test());
  return rank === -1 ? undefined : rank;
}

/**
 * Finds dishes of the catalogue by what a vendor types: a name, other words for it or a group, in English,
 * Hinglish, Devanagari or Telugu script. Case, spaces, doubled letters and the usual variants of spelling do not
 * count, and one letter may be wrong.
 *
 * @param text Any text; without letters and digits it gives all dishes.
 * @returns The dishes that fit, the best first, equally good ones in the order of the catalogue.
 * @example searchCatalogue('phuchka')[0]?.name // 'Pani Puri'
 */
export function searchCatalogue(text: string): readonly CatalogueDish[] {
  const typed = keyOf(text);
  if (typed.joined === '') return catalogueDishes;
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, typed);
      return rank === undefined ? [] : [{ rank, dish: entry.dish }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ dish }) => dish);
}
