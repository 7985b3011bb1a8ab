import { wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import { isFiller } from '../function-words';
import { clauseOf, coreOf, hasContent, isPlain, standsAlone } from './clause';
import type { Clause } from './clause';
import { worth } from './order-signs';
import type { Sign } from './order-signs';
import { trailing } from './order-words';
import type { RoleName } from './role-names';

const directionWords = wordSet('in to from at into');
const articles = wordSet('the a my our');

/** How much tells that a role's name is an order, and where the order stands. */
export interface Evidence {
  readonly name: Match<RoleName>;
  readonly score: number;
  /** True where nothing but the name says that it is one. */
  readonly isAlone: boolean;
  readonly from: number;
  readonly to: number;
}

/** 'UPI mode se paise aaye' */
function isOfOther({ meaning, from }: Match<Sign>, clause: Clause): boolean {
  const isRoleWord = meaning.name === 'mode' || meaning.name === 'role';
  return isRoleWord && from > 0 && from < clause.name.from && !isPlain(clause, from - 1);
}

function isInPosition({ meaning, from }: Match<Sign>, { name, words }: Clause): boolean {
  switch (meaning.position) {
    case 'around':
      return true;
    case 'before':
      return from < name.from;
    case 'after':
      return from >= name.to;
    case 'first':
      return from < name.from && words.slice(0, from).every(isFiller);
    case 'not first':
      return !words.slice(0, from).every(isFiller);
  }
}

/** The signs that count: those in the core, and those against that stand next to it. */
function countSigns(clause: Clause): readonly Match<Sign>[] {
  const core = coreOf(clause);
  const isIn = ({ from, to }: Match<Sign>) => from >= core.from && to <= core.to;
  const isRequest = clause.signs.some((sign) => sign.meaning.name === 'request' && isIn(sign));
  return clause.signs.filter((sign) => {
    if (!isInPosition(sign, clause)) return false;
    if (sign.meaning.worth > 0) return isIn(sign) && !isOfOther(sign, clause);
    // 'Paise ki baat pe ladai ho gayi': a Hindi verb stands behind what it is about.
    const reach = sign.meaning.name === 'past' ? 1 : 0;
    const isNear = sign.to > core.from - 2 && sign.from <= core.to + reach;
    if (!isNear || sign.meaning.name !== 'asks') return isNear;
    // 'Profit mode kya bechu': the question is about something else.
    return !isRequest && !(sign.from >= clause.name.to && hasContent(clause, sign.to));
  });
}

function worthOf(signs: readonly Match<Sign>[]): number {
  const byName = new Map(signs.map(({ meaning }) => [meaning.name, meaning.worth]));
  return [...byName.values()].reduce((sum, one) => sum + one, 0);
}

function isNumber(token: Token | undefined): boolean {
  return token !== undefined && /^\d/.test(token);
}

/** 'Put the leftovers in the fridge'. */
function isMovedThing(clause: Clause): boolean {
  if (clause.worth > 2 || !directionWords.has(clause.words[clause.name.to] ?? '')) return false;
  const at = clause.words.findIndex((word, index) => index > clause.name.to && !articles.has(word));
  return at >= 0 && !isPlain(clause, at);
}

/** What is around a name besides signs. */
function worthAround(clause: Clause, isSure: boolean): number {
  const { words, name } = clause;
  const next = words[name.to];
  const isStrange = next !== undefined && next !== '' && !isPlain(clause, name.to);
  const core = coreOf(clause);
  const isCounted = isNumber(words[core.from - 1]) || (isNumber(words[core.to]) && !isSure);
  return (
    (isStrange ? worth.strangeNext : 0) +
    (isCounted ? worth.number : 0) +
    (isMovedThing(clause) ? worth.place : 0)
  );
}

/**
 * Weighs what tells that a name is an order.
 *
 * @param names all names of the sentence
 * @param hasLeft true where the sentence says that another role is not wanted any more
 */
export function evidenceFor(
  tokens: readonly Token[],
  name: Match<RoleName>,
  { names, hasLeft }: { readonly names: readonly Match<RoleName>[]; readonly hasLeft: boolean },
): Evidence {
  const clause = clauseOf(tokens, name, names);
  const signs = countSigns(clause);
  const hull = signs.filter(({ meaning }) => meaning.worth > 0);
  const isSaidAsOrder = !name.meaning.isClause || hasLeft || hull.length > 0;
  const isAlone = isSaidAsOrder && standsAlone(clause);
  const score =
    name.meaning.worth +
    worthOf(signs) +
    worthAround(clause, worthOf(hull) > 3) +
    (isAlone ? worth.alone : 0) +
    (hasLeft ? worth.otherLeft : 0);
  const from = clause.start + Math.min(clause.name.from, ...hull.map((sign) => sign.from));
  let to = clause.start + Math.max(clause.name.to, ...hull.map((sign) => sign.to));
  while (trailing.has(tokens[to] ?? '')) to += 1;
  return { name, score, isAlone: isAlone && worthOf(hull) < 2, from, to };
}
