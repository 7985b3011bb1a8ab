import { teluguRows } from '../data/telugu-words';
import { foldTelugu, tokensOf } from '@thela/understanding';
import type { Token } from '@thela/understanding';

export interface Stem {
  readonly text: string;
  readonly kind: 'noun' | 'open' | 'exact';
  readonly meaning: readonly Token[];
  /** The first word of two, when the stem is also read from two words. */
  readonly firstWord: string | undefined;
}

// Plural, cases and the 'ga' of adverbs, then verbs in one word with them: 'chappagundi', 'ekkuvaindi', 'palchabadindi'.
const nounEnding =
  /^[aeiou]{0,2}(?:l[aeiou]?)?(?:lo(?:ni|n|ki|pala|ne)?|ki|ku|ni|nu|n|to|ti|di|vi|ga|ne|ke|kosam|mida|paina|pai|nunchi|nundi|nchi|kuda|lekunda)*(?:g?u(?:nd|na|nt)[a-z]*|a?i(?:nd|na|po|ai)[a-z]*|a?ya[a-z]*|a?v?ut[a-z]*|v?ost[a-z]*|[bp]ad[a-z]*)?$/;
const saidByEnding: readonly (readonly [ending: RegExp, word: Token])[] = [
  [/lekunda$/, 'lekunda'],
  [/(?:n?unchi|nchi|nundi)$/, 'nunchi'],
  [/kosam$/, 'kosam'],
  [/^[aeiou]*(?:l[aeiou])?lo/, 'lo'],
  [/lag[ae]$/, 'jaisa'],
  [/u(?:nd|na)[a-z]*$/, 'undi'],
];
const isNegated = /(?:l[ei](?:du|vu|d)|kunda|davu)$/;

/** 'Chedipotademo', 'padaipotaya': it may happen. */
const isAsked = /(?:demo|t[ua]+ya|tunda|tada)$/;

function stemOf(text: string, meaning: readonly Token[]): readonly Stem[] {
  const [first = '', second] = text
    .replace(/^=|\*$/g, '')
    .split('_')
    .map(wordOf);
  const kind = text.startsWith('=') ? 'exact' : text.endsWith('*') ? 'open' : 'noun';
  const plain = {
    text: first + (second ?? ''),
    kind,
    meaning,
    firstWord: second && first,
  } as const;
  // Before an ending an m is written as an n, or is one: 'annamlo', 'annanni'.
  return plain.text.endsWith('m')
    ? [plain, { ...plain, text: plain.text.replace(/m$/, 'n') }]
    : [plain];
}

function wordOf(text: string): string {
  return foldTelugu(tokensOf(text).join(''));
}

let sorted: readonly Stem[] | undefined;

export function longestFirst(): readonly Stem[] {
  sorted ??= teluguRows
    .flatMap(([meaning, stems]) =>
      stems.split(' ').flatMap((text) => stemOf(text, tokensOf(meaning))),
    )
    .sort((a, b) => b.text.length - a.text.length);
  return sorted;
}

export function fits({ text, kind }: Stem, word: string): boolean {
  if (!word.startsWith(text)) return false;
  return (
    kind === 'open' || (kind === 'noun' ? nounEnding.test(word.slice(text.length)) : word === text)
  );
}

/** What the ending of a word says: 'nunchi' (since), 'lo' (in), 'undi' (is), 'lekunda' (without). */
export function endingWords(ending: string): readonly Token[] {
  return saidByEnding.flatMap(([pattern, word]) => (pattern.test(ending) ? [word] : []));
}

export function meaningOf({ text, kind, meaning }: Stem, word: string): readonly Token[] {
  const ending = word.slice(text.length);
  if (kind === 'noun') return [...meaning, ...endingWords(ending)];
  if (isNegated.test(ending)) return [...meaning, 'ledu'];
  return isAsked.test(ending) ? [...meaning, 'hoga'] : meaning;
}

/** A word, or two in one: 'moodurojulu'. */
export function wordsOf(word: string): readonly Token[] | undefined {
  const stem = longestFirst().find((one) => fits(one, word));
  if (stem) return meaningOf(stem, word);
  for (const one of longestFirst()) {
    const rest = word.slice(one.text.length);
    if (one.kind === 'open' || one.text.length < 3 || rest.length < 4 || !word.startsWith(one.text))
      continue;
    const second = longestFirst().find((other) => other.meaning.length > 0 && fits(other, rest));
    if (second) return [...one.meaning, ...meaningOf(second, rest)];
  }
  return undefined;
}
