import { latinDigits, parseNumber, transliterate, visibleText } from '@thela/text';
import { mapOnUse, setOnUse } from './on-use';

/** A word, or a mark that ends a clause (`,`) or a sentence (`.`). */
export type Token = string;

/** Most words have nothing of what `foldSpelling` replaces. Thousands are cut before a first question. */
const hasVariants = /(.)\1|iy|ph|[wzq]/su;

/** Writes the spelling variants of one word alike: 'chaawal', 'chawal' and 'chaval'. */
function foldSpelling(word: string): string {
  if (!hasVariants.test(word)) return word;
  return (
    word
      .replaceAll(/aa+/g, 'a')
      .replaceAll(/ee+|ii+|iy(?=[aeiou])/g, 'i')
      .replaceAll(/oo+|uu+/g, 'u')
      .replaceAll('w', 'v')
      .replaceAll('z', 'j')
      .replaceAll('ph', 'f')
      .replaceAll('q', 'k')
      .replaceAll(/ch+/g, 'ch')
      // A double t is kept: 'khatta' is sour, 'khata' eats.
      .replaceAll(/([^t\d])\1+/g, '$1')
      .replaceAll(/ttt+/g, 'tt')
  );
}

const sentenceMarks = /[.!?;।॥\n]/u;

const latin = /^[a-z]+$/;
const latinWords = /^[a-z ]*$/;

function tokenOf(piece: string): Token {
  if (latin.test(piece)) return foldSpelling(piece);
  if (/^[,:()/&+]/.test(piece)) return piece === '&' || piece === '+' ? 'and' : ',';
  if (/^\d/.test(piece)) return piece;
  if (sentenceMarks.test(piece)) return '.';
  return foldSpelling(transliterate(piece));
}

/** Figures as the fields read them: `1,250` is 1250. What may be two numbers keeps its decimal comma, `12,50`. */
function withoutGroups(figures: string): string {
  const { number, readings } = parseNumber(figures, { most: 1e15, decimals: 6 });
  if (readings) return readings[0].toFixed(2).replace('.', ',');
  return number === undefined || Number(figures.replace(',', '.')) === number
    ? figures
    : String(number);
}

/** What was said, cut into words. */
export interface TokenizedText {
  readonly tokens: readonly Token[];
  /** Each token as it was written. */
  readonly spellings: readonly string[];
}

/**
 * Cuts what was said or typed into words, whatever the script: lower case, Devanagari and Telugu spelled
 * in Latin letters, spelling variants written alike, digits as 0 to 9.
 *
 * @param text Any text. The time grows with its length in NFKC, so callers limit that length.
 * @returns The words in their order, with ',' and '.' where a clause or sentence ends.
 */
export function tokenize(text: string): TokenizedText {
  if (latinWords.test(text)) {
    const words = text.split(' ').filter((word) => word !== '');
    return { tokens: words.map(foldSpelling), spellings: words };
  }
  const composed = visibleText(text)
    // A half is no part of the figure before it, and neither is a small 2 above it.
    .replaceAll(/\p{No}/gu, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')} `)
    .normalize('NFKC');
  const plain = latinDigits(composed)
    .replaceAll(/[’'`]/g, '')
    .replaceAll(/\d+(?:[.,]\d+)+/g, withoutGroups)
    .replaceAll(/₹\s*(\d+(?:[.,]\d+)?)(?:\s*\/[-=]+)?/g, '$1 rs ')
    .replaceAll(/(?:\brs\.?\s*)?\b(\d+(?:[.,]\d+)?)\s*\/[-=]+/gi, '$1 rs ')
    .replaceAll(/(?:₹\s*)+/g, ' rs ')
    // After a figure the point ends a sentence.
    .replaceAll(/(^|[^\d\s]\s*)\brs\.\s*(?=\d)/gi, '$1rs ');
  const spellings = plain.match(/\d+(?:[.,/]\d+)?|[\p{L}\p{M}]+|[,:()/&+.!?;।॥\n]/gu) ?? [];
  return { tokens: spellings.map((piece) => tokenOf(piece.toLowerCase())), spellings };
}

/**
 * The words of a text, as `tokenize` cuts them.
 *
 * @example tokensOf('२ किलो टमाटर, bahut khatte!') // ['2', 'kilo', 'tamatar', ',', 'bahut', 'khatte', '.']
 */
export function tokensOf(text: string): readonly Token[] {
  return tokenize(text).tokens;
}

/** A set of words for lookups, from a list with spaces. */
export function wordSet(list: string): ReadonlySet<Token> {
  return setOnUse(() => tokensOf(list));
}

/** Values by each of their words, from lists with spaces. */
export function wordMap<Value>(
  entries: readonly (readonly [value: Value, words: string])[],
): ReadonlyMap<Token, Value> {
  return mapOnUse(() =>
    entries.flatMap(([value, words]) => tokensOf(words).map((word) => [word, value] as const)),
  );
}
