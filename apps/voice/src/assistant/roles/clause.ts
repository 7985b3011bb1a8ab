import { findMatches, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import { orderSigns } from './order-signs';
import type { Sign } from './order-signs';
import { isGlue, isSilent } from './order-words';
import type { RoleName } from './role-names';

/** An order is short: so many words at most on each side of the name. */
const farthest = 8;
/** 'Zero waste mode mein kya hota hai' asks about the role. */
const beings = wordSet('hota hoti hote');
/** Stands in a clause for the name of another role. */
const otherRole = '|';

export interface Clause {
  /** The clause's words; those of names are empty. */
  readonly words: readonly Token[];
  readonly signs: readonly Match<Sign>[];
  /** Where the name stands. */
  readonly name: { readonly from: number; readonly to: number };
  /** Where the clause begins in the sentence. */
  readonly start: number;
  /** False where it is longer than an order. */
  readonly isWhole: boolean;
  /** How much the name alone says that a role is meant. */
  readonly worth: RoleName['worth'];
}

function isMark(token: Token | undefined): boolean {
  return token === ',' || token === '.';
}

/** The tokens around a name up to the next mark, and where they begin. */
function clauseAround(tokens: readonly Token[], { from, to }: Match<RoleName>) {
  const start = Math.max(0, from - farthest);
  const left = tokens.slice(start, from).findLastIndex(isMark);
  const right = tokens.slice(to, to + farthest).findIndex(isMark);
  return {
    from: start + left + 1,
    to: right < 0 ? Math.min(tokens.length, to + farthest) : to + right,
    isWhole: (left >= 0 || from <= farthest) && (right >= 0 || tokens.length <= to + farthest),
  };
}

/** The clause around a name; words of names are blanked. */
export function clauseOf(
  tokens: readonly Token[],
  name: Match<RoleName>,
  names: readonly Match<RoleName>[],
): Clause {
  const { from, to, isWhole } = clauseAround(tokens, name);
  const words = tokens.slice(from, to).map((token, index) => {
    const named = names.find((one) => one.from <= from + index && from + index < one.to);
    if (!named) return token;
    return named.meaning.skill === name.meaning.skill ? '' : otherRole;
  });
  return {
    words,
    signs: findMatches(orderSigns, words),
    name: { from: name.from - from, to: name.to - from },
    start: from,
    isWhole,
    worth: name.meaning.worth,
  };
}

/** Whether a word may belong to an order. */
export function isPlain({ words, signs }: Clause, at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  const sign = signs.find(({ from, to }) => from <= at && at < to);
  return sign ? sign.meaning.worth > -2 : word === '' || isGlue(word);
}

/** The stretch around the name in which every word may belong to an order. */
export function coreOf(clause: Clause): { readonly from: number; readonly to: number } {
  let { from, to } = clause.name;
  while (isPlain(clause, from - 1)) from -= 1;
  while (isPlain(clause, to)) to += 1;
  return { from, to };
}

/** Whether the clause goes on about something else. */
export function hasContent({ words, signs }: Clause, from: number): boolean {
  return words.slice(from).some((word, index) => {
    const isSign = signs.some((sign) => sign.from <= from + index && from + index < sign.to);
    return word !== '' && !isSign && !isGlue(word) && !beings.has(word);
  });
}

/** Whether the clause holds names of roles and nothing else. */
export function standsAlone({ words, isWhole }: Clause): boolean {
  return isWhole && words.every((word) => word === '' || word === otherRole || isSilent(word));
}
