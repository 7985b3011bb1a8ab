import { findMatches, withoutMatches, wordSet } from '@thela/kitchen-book/words';
import type { Match, Token } from '@thela/kitchen-book/words';
import { isFiller } from '../fillers';
import type { Skill } from '../reply';
import { evidenceFor } from './evidence';
import type { Evidence } from './evidence';
import { leftRolesIn } from './left-roles';
import { rolesNamed } from './names-said';
import { worth } from './order-signs';
import { isOrderAt, isOrderWord } from './order-words';
import { roleNames } from './role-names';
import type { RoleName } from './role-names';
import { readTeluguOrder } from './telugu-orders';
import { asksAboutRoles, changesToNoRole } from './unnamed-role';

/** The role to change to, and what else was said. */
export interface OrderedRole {
  readonly kind: 'order';
  readonly skill: Skill;
  readonly rest: readonly Token[];
}

/** What a sentence says of the roles: `ask`: one is ordered, but not plainly which; `about`: what they are. */
export type RoleSaid = OrderedRole | { readonly kind: 'ask' | 'about' };

const joining = wordSet('aur and or ya dono both either');

/** The places of the words that are not of the order. */
function placesOfRest(tokens: readonly Token[], { name, from, to }: Evidence): readonly number[] {
  const places = [...tokens.keys()].filter((at) => at < from || at >= to);
  const rest = places.map((at) => tokens[at] ?? '');
  const ofRole = findMatches(roleNames, rest).filter(
    ({ meaning }) => meaning.skill === name.meaning.skill && meaning.worth > 1,
  );
  const isSaid = (token: Token, at: number) =>
    !isFiller(token) &&
    !isOrderWord(token) &&
    !ofRole.some((match) => match.from <= at && at < match.to);
  return rest.some(isSaid) ? places : [];
}

/** 'Chef aur profit mode' */
function isJoined(tokens: readonly Token[], { name }: Evidence, names: readonly Match<RoleName>[]) {
  return names.some((one) => {
    if (one.meaning.skill === name.meaning.skill || one.meaning.worth < 2) return false;
    const between = tokens.slice(Math.min(one.to, name.to), Math.max(one.from, name.from));
    return between.length === 1 && joining.has(between[0] ?? '');
  });
}

/** The best evidence of an order; what a name says by itself counts only where no other word orders. */
function bestOf(found: readonly Evidence[]): {
  readonly best: Evidence | undefined;
  readonly isOne: boolean;
} {
  const orders = found.filter(({ score }) => score >= worth.isOrder);
  const plain = orders.filter(({ isAlone }) => !isAlone);
  const able = (plain.length > 0 ? plain : orders).toSorted((a, b) => b.score - a.score);
  const skills = new Set(able.map(({ name }) => name.meaning.skill));
  return { best: able[0], isOne: skills.size === 1 };
}

/**
 * Finds an order to change the role, in English, Hindi or Telugu, in Latin letters or their own. Words about it, such
 * as 'switch to' and 'mode', count for it, and others, such as 'nahi' and 'kitna', against it.
 *
 * @example roleSaidIn(tokensOf('role change karo zero waste')) // { kind: 'order', skill: 'zero-waste', rest: [] }
 * @example roleSaidIn(tokensOf('role badlo')) // { kind: 'ask' }
 * @returns `undefined` where no role is ordered: 'the chef is late'
 */
export function roleSaidIn(said: readonly Token[]): RoleSaid | undefined {
  const read = readTeluguOrder(said);
  const left = leftRolesIn(read.tokens);
  const kept = [...read.tokens.keys()].filter(
    (place) => !left.some(({ from, to }) => from <= place && place < to),
  );
  const tokens = kept.map((place) => read.tokens[place] ?? '');
  const names = rolesNamed(tokens, isOrderAt);
  const hasLeft = left.length > 0;
  const found = names.map((name) => evidenceFor(tokens, name, { names, hasLeft }));
  const { best, isOne } = bestOf(found);
  if (best && isOne && !isJoined(tokens, best, names)) {
    const places = new Set(placesOfRest(tokens, best).map((at) => read.places[kept[at] ?? -1]));
    const rest = said.filter((_, at) => places.has(at));
    return { kind: 'order', skill: best.name.meaning.skill, rest };
  }
  if (best || found.some(({ score }) => score >= worth.isUnclear) || changesToNoRole(read.tokens)) {
    return { kind: 'ask' };
  }
  return asksAboutRoles(read.tokens) ? { kind: 'about' } : undefined;
}

/** Leaves out the own names of roles: 'profit optimizer kya bolta hai' does not ask for the profit. */
export function withoutRoles(tokens: readonly Token[]): readonly Token[] {
  const names = findMatches(roleNames, tokens).filter(({ meaning }) => meaning.worth > 2);
  return names.length === 0 ? tokens : withoutMatches(tokens, names).filter(Boolean);
}
