import { tokensOf } from '@thela/understanding';
import type { Token } from '@thela/understanding';
import { visibleText } from '@thela/text';
import { foldWord } from './fold';
import { isTelugu } from './is-telugu';
import { numberAt } from './numbers';
import { nounOf, phraseAt } from './tables';

const cases = /(?:l[aeu]?)?(?:ki|ku|ni|nu|lo|to|ga)?$/;
const shortestStem = 3;

/** 'Tamatalaki', for tomatoes: a word of the tables with the ending of a noun. */
function withoutCase(word: string): string | undefined {
  const stem = word.replace(cases, '');
  const found = stem.length >= shortestStem && stem !== word ? nounOf(stem) : undefined;
  return found?.hindi;
}

/** What the ending of an unknown verb says against writing it. */
const endings: readonly (readonly [ending: RegExp, hindi: string])[] = [
  [/(?:le[dr][ua]?|[a-z]ale|lemu?|lenu|kandi|[^l]aku|[ov]du|kunda)$/, 'nahi'],
  [/(?:[in]|[^a]s)te$/, 'agar'],
  [/(?:tanu|tamu?|taru|tadu|tundi|tayi|tai|tun(?!da$)[a-z]+)$/, 'hoga'],
  [/(?:[^d]ali)$/, 'chahiye'],
  [/(?:ana|ama|inda|unda|aya)$/, 'kya'],
];

function hintOfEnding(word: string): string | undefined {
  return endings.find(([ending]) => ending.test(word))?.[1];
}

interface Piece {
  readonly text: string;
  readonly isWord: boolean;
}

function piecesOf(text: string): readonly Piece[] {
  const plain = visibleText(text).normalize('NFKC');
  return (plain.match(/[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu) ?? []).map((piece) => ({
    text: piece,
    isWord: /^[\p{L}\p{M}]/u.test(piece),
  }));
}

/** The words from a place on that nothing but spaces stands between. */
function wordsFrom(pieces: readonly Piece[], from: number, isNameWord: (word: string) => boolean) {
  const words: string[] = [];
  for (let at = from; at < pieces.length; at += 2) {
    const { text, isWord } = pieces[at] ?? { text: '', isWord: false };
    if (!isWord) break;
    // 'Vaadu', he, and 'vaddu', do not, fold alike.
    const key = /^(?:vaa?du|వాడు)$/iu.test(text) ? 'atadu' : foldWord(text);
    words.push(isNameWord(key) ? '' : key);
    if (!/^\s+$/.test(pieces[at + 1]?.text ?? '')) break;
  }
  return words;
}

const shortestName = 3;

interface Translation {
  readonly hindi: string;
  readonly words: number;
}

const table = /(?:table|number|no)\s*$/i;

/** What 'ki' says: '60 ki', for 60 rupees, but 'customer ki' and 'table 4 ki', to them. */
function dative(before: string): string {
  const figure = /\d+\s*$/.exec(before);
  return figure && !table.test(before.slice(0, figure.index)) ? 'rupaye mein' : 'ko';
}

/** 'Edondala yabaiki', for 750: the last word has the ending of a case. */
function figureWithCase(words: readonly string[], before: string): Translation | undefined {
  const last = words.findIndex((word) => /^(?:.{4,}k[iu]|.{3,}anta)$/.test(word));
  const word = words[last] ?? '';
  const isHeard = word.endsWith('anta');
  const stem = isHeard ? word.replace(/anta$/, 'u') : word.slice(0, -2);
  const figure = last < 0 ? undefined : numberAt([...words.slice(0, last), stem], 0);
  if (figure?.to !== last + 1) return undefined;
  // 'Aravai rendanta': 62, they say.
  if (isHeard) return { hindi: figure.digits, words: last + 1 };
  return { hindi: `${figure.digits} ${dative(`${before} ${figure.digits}`)}`, words: last + 1 };
}

/** @param before what was said before it, in Hindi */
function translationAt(words: readonly string[], before: string): Translation | undefined {
  const [word = ''] = words;
  if (word === '') return undefined;
  if (word === 'ki' || word === 'ku') return { hindi: dative(before), words: 1 };
  // '38 ye': 38 and no other number; elsewhere it asks which one.
  if (word === 'e' && /\d\s*$/.test(before)) return { hindi: 'hi', words: 1 };
  // 'Anthe' at the end: that is all.
  if (word === 'ante' && words.length === 1) return { hindi: 'bas', words: 1 };
  // 'Evaru tinaledu': nobody ate it, and nobody asks who.
  const denial = words.slice(1, 3).findIndex((one) => hintOfEnding(one) === 'nahi');
  if (word === 'evaru' && denial >= 0) return { hindi: 'ji', words: denial + 2 };
  const figure = figureWithCase(words, before);
  if (figure) return figure;
  const phrase = phraseAt(words);
  const number = numberAt(words, 0);
  if (number && number.to >= (phrase?.words.length ?? 0)) {
    // 'Veyi' is a thousand only where it counts rupees.
    const isPut = word === 'vei' && words.length === 1;
    return isPut ? undefined : { hindi: number.digits, words: number.to };
  }
  if (phrase) {
    const isMoreOf = phrase.hindi === 'another' && numberAt(words, 1);
    return { hindi: isMoreOf ? 'more' : phrase.hindi, words: phrase.words.length };
  }
  const hindi = withoutCase(word) ?? hintOfEnding(word);
  return hindi === undefined ? undefined : { hindi, words: 1 };
}

/** Writes the Telugu words of a text in Hindi. */
function translateText(text: string, names: readonly string[]): string {
  const nameWords = new Set(names.flatMap((name) => name.split(/[^\p{L}\p{M}]+/u)).map(foldWord));
  const isKept = (word: string) => word.length >= shortestName && nameWords.has(word);
  const pieces = piecesOf(text);
  const parts: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    const words = piece?.isWord ? wordsFrom(pieces, at, isKept) : [];
    const translation = translationAt(words, parts.slice(-4).join(''));
    parts.push(translation ? ` ${translation.hindi} ` : (piece?.text ?? ''));
    if (translation) at += 2 * (translation.words - 1);
  }
  return parts.join('').replaceAll(/ {2,}/g, ' ').trim();
}

/**
 * Writes a Telugu text in the words that the rules for Hindi know; other texts stay as they are. What it does not
 * know stays, too, so that it is asked about.
 *
 * @param names of a stall: their words stay
 * @example inHindi('రెండు దోశ అమ్మాను', []) // '2 దోశ becha'
 */
export function translateTelugu(text: string, names: readonly string[]): string {
  return isTelugu(text) ? translateText(text, names) : text;
}

/**
 * The same for the words of a text.
 *
 * @param tokens some of the words of the text
 */
export function translateTeluguTokens(
  tokens: readonly Token[],
  text: string,
  names: readonly string[],
): readonly Token[] {
  return isTelugu(text) ? tokensOf(translateText(tokens.join(' '), names)) : tokens;
}
