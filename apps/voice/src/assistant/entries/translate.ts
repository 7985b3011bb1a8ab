import { tokensOf } from '@thela/understanding';
import type { Stall } from '@thela/ledger';
import type { Token } from '@thela/understanding';
import { visibleText } from '@thela/text';
import { isFigure } from './find-figures';
import { isSignWord } from './signs';
import { translateTelugu, translateTeluguTokens } from '../telugu/translate-telugu';

/**
 * Writes a text in the words that the rules know: Telugu as Hindi, names of the stall in their script.
 *
 * @param names of dishes and ingredients
 */
export function translateText(text: string, names: readonly string[]): string {
  return withNamesIn(translateTelugu(text, names), names);
}

/** The same, with the names of a stall. */
export function translateAt(text: string, { dishes, ingredients }: Stall): string {
  return translateText(
    text,
    [...dishes, ...ingredients].map(({ name }) => name),
  );
}

/**
 * The same for the words of a text.
 *
 * @param tokens some of the words of the text
 */
export function translateTokens(
  tokens: readonly Token[],
  text: string,
  names: readonly string[],
): readonly Token[] {
  return tokensWithNamesIn(translateTeluguTokens(tokens, text, names), text, names);
}

const indic = /[\p{Script=Devanagari}\p{Script=Telugu}]/u;
const indicWord = /[\p{Script=Devanagari}\p{Script=Telugu}\u200C\u200D]+/gu;
/** Shorter words sound like too many others. */
const fewestConsonants = 3;

/** The consonants of a word as they sound, with 'a' where a vowel begins or ends it: 'sndvch' of 'sandwich'. */
function soundOf(word: string): string {
  const [token = ''] = tokensOf(word);
  const plain = token
    .replace(/(?<=[aeiou].*[^aeiou])e$/, '')
    .replaceAll(/(?<=[bdgjkpt])h/g, '')
    .replaceAll('sh', 's')
    .replaceAll(/c(?=[iey])/g, 's')
    .replaceAll(/c(?!h)/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('f', 'p')
    .replaceAll('tt', 't')
    .replaceAll(/y(?=[aeiou])|(?<=[aeiou])y/g, '')
    .replace(/j$/, 's');
  return plain
    .replaceAll(/(?<=.)[aeiouy]+(?=.)/g, '')
    .replace(/^[aeiou]+/, 'a')
    .replace(/[aeiouy]+$/, 'a');
}

function isLong(sound: string): boolean {
  return sound.replaceAll('a', '').length >= fewestConsonants;
}

/** Words of names by their sound; one that several words share stands for none. */
function soundsIn(names: readonly string[]): ReadonlyMap<string, string | undefined> {
  const words = new Set(
    names.flatMap((name) => visibleText(name).split(/[^\p{L}\p{M}]+/u)).filter(Boolean),
  );
  const wordsBySound = new Map<string, string | undefined>();
  for (const word of words) {
    const sound = soundOf(word);
    const other = wordsBySound.get(sound);
    const isSame = other === undefined || tokensOf(other)[0] === tokensOf(word)[0];
    if (isLong(sound))
      wordsBySound.set(sound, wordsBySound.has(sound) && !isSame ? undefined : word);
  }
  return wordsBySound;
}

function nameFor(names: readonly string[]): (token: Token) => string | undefined {
  const sounds = soundsIn(names);
  const nameTokens = new Set(names.flatMap((name) => tokensOf(name)));
  return (token) => {
    // 'Batter' sounds like butter.
    if (nameTokens.has(token) || isFigure(token) || isSignWord(token) || token === 'batter')
      return undefined;
    const sound = soundOf(token);
    return sounds.get(sound) ?? sounds.get(sound.replace(/l[ua]$/, ''));
  };
}

/**
 * Writes English words of a stall's names as they stand there, where a recogniser wrote them in Devanagari or Telugu
 * script.
 *
 * @example withNamesIn('दो ग्रिल्ड सैंडविच बेचे', ['Grilled Sandwich']) // 'दो Grilled Sandwich बेचे'
 */
export function withNamesIn(text: string, names: readonly string[]): string {
  if (!indic.test(text)) return text;
  const nameOf = nameFor(names);
  return text.replaceAll(indicWord, (word) => nameOf(tokensOf(word)[0] ?? '') ?? word);
}

/**
 * The same for the words of a text.
 *
 * @param tokens some of the words of the text
 */
function tokensWithNamesIn(
  tokens: readonly Token[],
  text: string,
  names: readonly string[],
): readonly Token[] {
  if (!indic.test(text)) return tokens;
  const nameOf = nameFor(names);
  const latin = new Set(tokensOf(text.replaceAll(indicWord, ' ')));
  return tokens.flatMap((token) => {
    const name = latin.has(token) ? undefined : nameOf(token);
    return name === undefined ? [token] : tokensOf(name);
  });
}
