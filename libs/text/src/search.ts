import { latinDigits } from './digits';
import { isOneEditAway } from './edit-distance';
import { nameKey, splitWords } from './name-key';
import { transliterate } from './transliterate';

/** A name as it is compared. */
interface Key {
  /** In its own script, without spaces. */
  readonly letters: string;
  readonly isLatin: boolean;
  /** In Latin letters, folded: its words, and these without spaces. */
  readonly words: readonly string[];
  readonly joined: string;
  readonly sounds: readonly string[];
}

// Shorter words are one letter away from too many others.
const shortestWithTypos = 4;
const shortestPart = 3;
const fewestConsonants = 3;

/**
 * Writes a word in any script in Latin letters, and its spelling variants alike: more of them than the advice may,
 * which has to tell 'khatta' from 'khata'. Here a wrong hit costs a line in a list.
 */
function foldSpelling(word: string): string {
  // कचौरी is written Kachori.
  return transliterate(latinDigits(word).replaceAll('ौ', 'ो'))
    .replaceAll('y', 'i')
    .replaceAll(/ee+/g, 'i')
    .replaceAll(/oo+/g, 'u')
    .replaceAll(/ow(?![aeiou])/g, 'au')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('ph', 'f')
    .replaceAll(/c(?=[ei])/g, 's')
    .replaceAll(/c(?!h)/g, 'k')
    .replaceAll(/(?<=[^aeiou])h+/g, '')
    .replaceAll(/(\D)\1+/gu, '$1');
}

/** The consonants of a folded word, for what each script spells in its own way: Pakora and पकौड़ा, Rice and राइस. */
function soundOf(word: string): string {
  return word
    .replace(/^[aeiou]+/, 'a')
    .replaceAll(/(?!^)[aeiou]+/g, '')
    .replaceAll(/(?!^)d/g, 'r')
    .replaceAll(/[gj]/g, 's')
    .replace(/(?<=..)s+$/, '');
}

function keyOf(text: string): Key {
  const written = splitWords(text);
  const letters = written.join('');
  const words = written.map(foldSpelling);
  return {
    letters,
    isLatin: !/[^\p{Script=Latin}\p{N}]/u.test(letters),
    words,
    joined: words.join(''),
    sounds: words.map(soundOf),
  };
}

// Names stay the same while a search is typed.
const keys = new Map<string, Key>();

function keyOfName(name: string): Key {
  const key = keys.get(name) ?? keyOf(name);
  keys.set(name, key);
  return key;
}

/**
 * What names are joined by that are the same, save for their spelling, script, spaces and plural.
 *
 * @example spellingKey('PAANI-PURI') === spellingKey('पानी पूरी') // true
 */
export function spellingKey(name: string): string {
  const written = keyOfName(name).words.join(' ');
  const single = written.replace(/(?<=[^ ]{3})e?s$|(?<=[^ ]{4})lu$/u, '');
  const signs = nameKey(name).match(/\p{S}/gu) ?? [];
  // Coke 1.5 is not Coke 15.
  return [single.replaceAll(/(?<!\d) | (?!\d)/g, ''), ...signs].join('') || nameKey(name);
}

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

/** True for one wrong letter; a wrong digit is another number. */
function isNearly(word: string, typed: string): boolean {
  return word.replaceAll(/\D/g, '') === typed.replaceAll(/\D/g, '') && isOneEditAway(word, typed);
}

/** True when the word begins with what was typed, or with something one letter away from it. */
function nearlyBegins(word: string, typed: string): boolean {
  if (begins(word, typed)) return true;
  if (typed.length < shortestWithTypos) return false;
  return [-1, 0, 1].some((more) => isNearly(word.slice(0, typed.length + more), typed));
}

/** True for a name with one letter wrong; of several words all have to be there, so that 'do' is not 'chole'. */
function isNear(name: string, { words, joined }: Key): boolean {
  return words.length > 1
    ? joined.length >= shortestWithTypos && isNearly(name, joined)
    : nearlyBegins(name, joined);
}

/** True when each typed word sounds like the beginning of one of the words, of which not both are in Latin letters. */
function soundsLike(key: Key, typed: Key): boolean {
  return (
    !(key.isLatin && typed.isLatin) &&
    typed.sounds.join('').length >= fewestConsonants &&
    (begins(key.sounds.join(''), typed.sounds.join('')) ||
      typed.sounds.every((part) => key.sounds.some((sound) => begins(sound, part))))
  );
}

/** How well names fit, 0 the best; -1 when they do not. */
function rankOf(
  names: readonly Key[],
  group: readonly Key[],
  typed: Key,
  isExact: boolean,
): number {
  const [name, ...others] = names;
  if (!name) return -1;
  const { joined } = typed;
  const words = names.flatMap((key) => key.words);
  const exact: readonly (() => boolean)[] = [
    () => name.joined === joined,
    () => others.some((other) => other.joined === joined),
    () => name.joined.startsWith(joined),
    () => others.some((other) => other.joined.startsWith(joined)),
    () => beginEach(typed, name.words, begins),
    () => beginEach(typed, words, begins),
    () => beginEach(typed, [...words, ...group.flatMap((key) => key.words)], begins),
    () => joined.length >= shortestPart && names.some((key) => key.joined.includes(joined)),
    // While it is typed a letter sounds otherwise than with what follows it.
    () => names.some((key) => key.letters.includes(typed.letters)),
  ];
  const alike: readonly (() => boolean)[] = [
    () => names.some((key) => isNear(key.joined, typed)),
    () => beginEach(typed, words, nearlyBegins),
    () => names.some((key) => soundsLike(key, typed)),
  ];
  return [...exact, ...(isExact ? [] : alike)].findIndex((test) => test());
}

export interface SearchOptions<Item> {
  /** What the group of an item is called. */
  readonly groupOf?: (item: Item) => readonly string[];
  /** Without those that only resemble what was typed, by one wrong letter or by their sound. */
  readonly isExact?: boolean;
}

/**
 * Finds things by what a vendor types of their names, in Latin letters, Devanagari or Telugu script, whatever the
 * script of the names. Case, spaces, doubled letters and the usual variants of spelling do not count, and one letter
 * may be wrong.
 *
 * @param text any; without letters and digits it gives all items
 * @param namesOf all that an item is called, the name that is shown first
 * @returns the items that fit, the best first, equally good ones in their order
 * @example searchNames([{ name: 'Pani Puri' }], 'పానీ', ({ name }) => [name]).length // 1
 */
export function searchNames<Item>(
  items: readonly Item[],
  text: string,
  namesOf: (item: Item) => readonly string[],
  { groupOf, isExact = false }: SearchOptions<Item> = {},
): readonly Item[] {
  const typed = keyOf(text);
  if (typed.joined === '') return items;
  return items
    .map((item) => {
      const group = groupOf?.(item).map(keyOfName) ?? [];
      return { item, rank: rankOf(namesOf(item).map(keyOfName), group, typed, isExact) };
    })
    .filter(({ rank }) => rank !== -1)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
