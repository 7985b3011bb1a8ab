import { foldTelugu, tokensOf } from '@thela/understanding';
import { isTelugu } from './latin-telugu';
import type { Tables } from './latin-telugu';
import type { Match, Token, TokenizedText } from '@thela/understanding';
import { endingWords, fits, longestFirst, meaningOf, wordsOf } from './telugu-stems';

interface Reader {
  readonly folded: readonly string[];
  readonly tokens: readonly Token[];
  readonly spellings: readonly string[];
  readonly tables: Tables;
}

const teluguScript = /\p{Script=Telugu}/u;
const latinScript = /\p{Script=Latin}/u;

interface Read {
  readonly words: readonly Token[];
  /** How many tokens were read. */
  readonly count: number;
  /** True when they say nothing about whether food is safe. */
  readonly isHarmless?: boolean;
}

function pairAt({ folded }: Reader, at: number): Read | undefined {
  const first = folded[at] ?? '';
  const second = folded[at + 1];
  if (second === undefined) return undefined;
  const stem = longestFirst().find((one) => one.firstWord === first && fits(one, first + second));
  return stem && { words: meaningOf(stem, first + second), count: 2 };
}

/** What a word means behind the name of one food, where it would tell of danger to another. */
const usual: readonly (readonly [food: RegExp, word: RegExp, meaning: Token])[] = [
  [/^(?:perug|majig|curd|dahi|buttermilk|lasi)/, /^puli[spy]/, 'khatta'],
  [/^(?:benda|okra|bindi)/, /^(?:jigur|jigat|banka)/, 'sticky'],
];
const usualReach = 3;
// Batter and rice that fermented go before curd that did.
const spoilsOtherwise = /^(?:pindi|batar|anam|papu|sambar|kura)/;

function usualMeaning({ folded }: Reader, at: number): Token | undefined {
  const before = folded.slice(Math.max(0, at - usualReach), at);
  const word = folded[at] ?? '';
  if (before.some((one) => spoilsOtherwise.test(one))) return undefined;
  return usual.find(([food, said]) => said.test(word) && before.some((one) => food.test(one)))?.[2];
}

/** 'Purugulla', 'పురుగుల్లా', 'నిన్నలా': like worms, like yesterday. */
const isLikened = (spelling: string) => /.{3}ul+la(?:ga)?$|లా(?:గా)?$/u.test(spelling);

const loanEnding =
  /^[aiu]?(?=[a-z])(?:l[aou])?(?:lo(?:ni|ki|ne|nunchi)?|ki|ku|ni|nu|to|mida|paina|pai|nunchi|nundi|kosam)?$/;
const shortestLoan = 5;
const longestEnding = 12;

/** A word of another language with a Telugu ending: 'fridgelo', 'కుక్కర్లో'. */
function withoutEnding(word: Token, { isName, isKnown }: Tables): readonly Token[] | undefined {
  const shortest = Math.max(3, word.length - longestEnding);
  for (let length = word.length - 1; length >= shortest; length -= 1) {
    const loan = word.slice(0, length);
    const ending = foldTelugu(word.slice(length));
    const isLoan = isName(loan) || (length >= shortestLoan && isKnown(loan));
    if (isLoan && loanEnding.test(ending)) return [loan, ...endingWords(ending)];
  }
  return undefined;
}

// 'Padi' is ten, and 'lying' after these: 'kinda padi undi'.
const placeBefore = /^(?:kinda|nela|mida|paina|bayata|bahar|lo)$|lo$|mida$/;

function isLying({ folded }: Reader, at: number): boolean {
  return folded[at] === 'padi' && placeBefore.test(folded[at - 1] ?? '');
}

/** 'Poddunnunchi unna annam': rice that is there since the morning was put there then. */
function isThereSince({ folded }: Reader, at: number): boolean {
  return /^una(?:di|i)?$/.test(folded[at] ?? '') && /n(?:chi|undi)$/.test(folded[at - 1] ?? '');
}

function readAt(reader: Reader, at: number): Read {
  const { folded, tokens } = reader;
  const { isName } = reader.tables;
  const token = tokens[at] ?? '';
  const word = folded[at] ?? '';
  const asItIs = { words: [token], count: 1 };
  const meant = usualMeaning(reader, at);
  if (meant) return { words: tokensOf(meant), count: 1 };
  const pair = pairAt(reader, at);
  if (pair) return pair;
  if (isThereSince(reader, at)) return { words: ['rakha'], count: 1 };
  if (isLying(reader, at) || !/^\p{L}{2}/u.test(token)) return asItIs;
  const exact = longestFirst().find((stem) => stem.kind === 'exact' && stem.text === word);
  if (!exact && isName(token)) return asItIs;
  const words = wordsOf(word) ?? withoutEnding(token, reader.tables);
  if (!words) return asItIs;
  if (words.length === 0) return { ...asItIs, isHarmless: true };
  return { words: isLikened(reader.spellings[at] ?? '') ? [...words, 'jaisa'] : words, count: 1 };
}

/** A text whose Telugu was read. */
export interface ReadText extends TokenizedText {
  /** Telugu words that say nothing about whether food is safe. */
  readonly harmless: readonly Match<unknown>[];
}

/**
 * Reads the Telugu words of a text as words that the other tables know, in Telugu script always and in Latin
 * letters where the text is surely Telugu: case endings go, spelling variants are written alike.
 *
 * @example readTelugu(tokenize('సాంబార్‌లో ఉప్పు ఎక్కువైంది'), tables).tokens // ['sambar', 'lo', 'namak', 'zyada']
 */
export function readTelugu(text: TokenizedText, tables: Tables): ReadText {
  const folded = text.tokens.map(foldTelugu);
  const reader = { folded, tokens: text.tokens, spellings: text.spellings, tables };
  const readsLatin = text.tokens.some(
    (token, at) =>
      latinScript.test(text.spellings[at] ?? '') && isTelugu(folded[at] ?? '', token, tables),
  );
  const tokens: Token[] = [];
  const spellings: string[] = [];
  const harmless: Match<unknown>[] = [];
  for (let at = 0; at < folded.length;) {
    const spelling = text.spellings[at] ?? '';
    const isRead = teluguScript.test(spelling) || (readsLatin && latinScript.test(spelling));
    const read: Read = isRead ? readAt(reader, at) : { words: [text.tokens[at] ?? ''], count: 1 };
    const from = tokens.length;
    tokens.push(...read.words);
    spellings.push(...read.words.map(() => spelling));
    if (read.isHarmless) harmless.push({ meaning: true, from, to: tokens.length });
    at += read.count;
  }
  return { tokens, spellings, harmless };
}
