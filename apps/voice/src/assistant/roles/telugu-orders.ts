import { foldTelugu } from '@thela/understanding';
import type { Token } from '@thela/understanding';
import { nounAt, loanAt, isKnown, verbAt, wordTable } from './telugu-endings';
import { movesBehind, sureWords, wordsBeside } from './telugu-order-words';

/** The words of an order as the tables for Hindi know them. */
export interface ReadOrder {
  readonly tokens: readonly Token[];
  /** For each of them, which word of what was said it stands for. */
  readonly positions: readonly number[];
}

interface Word {
  readonly words: readonly Token[];
  /** True for a word that only Telugu has. */
  readonly isSure: boolean;
}

const sure = wordTable(sureWords);
const beside = wordTable(wordsBeside);
const movesBehindCase = wordTable(movesBehind);
const doing: readonly Token[] = ['karne'];
const personInOne = /^.{3,}(?:e|ina)(va(?:di?|l)[a-z]*)$/;
const ownPerson = /^(?:va(?:du|di|lu|la)|vyakti|manisi|ayana|ame)/;
const lentPerson = /^(?:as+i?st|eks?p|mast|mestri|guru|j[ei]ni|geni|helpa?e?r)/;
const foodAhead = /^(?:vanta|ahara|padarta|pud)/;
const wantAhead = /^(?:kav|pil|tis|chal|ra|ru)/;

/** 'Chusevadini', 'chuse vadini': a participle names who does something. */
function participleAt(word: string, next: string): Word | undefined {
  const person = nounAt(personInOne.exec(word)?.[1]?.replace(/^vadu$/, 'vadi') ?? '');
  if (person) return { words: [...doing, ...person], isSure: true };
  if (!/^.{2,}e$/.test(word)) return undefined;
  if (ownPerson.test(next) && !isKnown(next)) return { words: doing, isSure: true };
  return lentPerson.test(next) && verbAt(word)?.[0] === 'karne'
    ? { words: doing, isSure: false }
    : undefined;
}

/** 'Vaddu' refuses and 'vaadu' is a man; both are folded to 'vadu'. */
function vaduBefore(next: string): readonly Token[] {
  return wantAhead.test(next) ? ['vala'] : ['nahi'];
}

function ownWordAt(word: string, [before = '', next = '']: readonly string[]): Word | undefined {
  const isAfterDoing = /^.{2,}e$/.test(before);
  if (word === 'vadu') return { words: isAfterDoing ? ['vala'] : vaduBefore(next), isSure: true };
  // 'Migilina vanta' is one name.
  if (sure.get(before)?.[0] === 'leftover' && foodAhead.test(word)) {
    return { words: [], isSure: true };
  }
  const moving = /k[iu]$/.test(before) ? movesBehindCase.get(word) : undefined;
  if (moving) return { words: moving, isSure: true };
  const words = sure.get(word);
  return words ? { words, isSure: true } : undefined;
}

function wordAt(tokens: readonly Token[], folded: readonly string[], at: number): Word {
  const token = tokens[at] ?? '';
  const word = folded[at] ?? '';
  const own = ownWordAt(word, [folded[at - 1] ?? '', folded[at + 1] ?? '']);
  if (own) return own;
  const other = beside.get(word);
  if (other) return { words: other, isSure: false };
  const doer = participleAt(word, folded[at + 1] ?? '');
  if (doer) return doer;
  const lent = isKnown(token) ? [token] : loanAt(token);
  if (lent) return { words: lent, isSure: false };
  const read = nounAt(word) ?? verbAt(word);
  return read ? { words: read, isSure: true } : { words: [token], isSure: false };
}

/**
 * Reads an order in Telugu, in its script or in Latin letters, as one in Hindi: 'profit mode ki maaru' as 'profit mode
 * ko switch karo'. A sentence without a word that only Telugu has stays as it is.
 */
export function readTeluguOrder(spokenTokens: readonly Token[]): ReadOrder {
  const folded = spokenTokens.map(foldTelugu);
  const read = spokenTokens.map((_, at) => wordAt(spokenTokens, folded, at));
  if (!read.some(({ isSure }) => isSure))
    return { tokens: spokenTokens, positions: [...spokenTokens.keys()] };
  return {
    tokens: read.flatMap(({ words }) => words),
    positions: read.flatMap(({ words }, at) => words.map(() => at)),
  };
}
