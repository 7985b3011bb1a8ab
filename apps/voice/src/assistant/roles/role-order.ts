import { findMatches, foldTelugu, withoutMatches, wordSet, wordMap } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import { isFiller } from '../function-words';
import type { Skill } from '../reply';
import { evidenceFor } from './evidence';
import type { Evidence } from './evidence';
import { findRoles } from './find-roles';
import { worth, orderSigns, leavingAfter, leavingBefore } from './order-signs';
import { isOrderAt, isOrderWord } from './order-words';
import { roleNames } from './role-names';
import type { RoleName } from './role-names';
import { readTeluguOrder } from './telugu-orders';
import { asksAboutRoles, changesToNoRole } from './unnamed-role';

const betweenRoles = wordSet(
  'the a my mode mod role part wala wale wali ko ka ke ki hi bat batein kam ab',
);
const roleWords = wordSet('mode mod role part');

/** Some words of a sentence: those at `from` up to but without `to`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

function endOfLeft(tokens: readonly Token[], { to }: Match<RoleName>): number | undefined {
  let at = to;
  while (betweenRoles.has(tokens[at] ?? '')) at += 1;
  const [left] = findMatches(leavingAfter, tokens.slice(at, at + 3));
  if (left?.from !== 0 || (tokens[at] === 'se' && /^(?:bat|mil|puch)/.test(tokens[at + 1] ?? ''))) {
    return undefined;
  }
  return at + left.to;
}

function startOfLeft(tokens: readonly Token[], { from }: Match<RoleName>): number | undefined {
  let at = from;
  while (betweenRoles.has(tokens[at - 1] ?? '')) at -= 1;
  const start = Math.max(0, at - 3);
  const left = findMatches(leavingBefore, tokens.slice(start, at)).at(-1);
  if (!left || start + left.to !== at) return undefined;
  return start + left.from;
}

/** 'From profit to chef', 'profit se chef pe jao', 'chef nahi profit': where the vendor names the role that is left. */
function leftRolesIn(tokens: readonly Token[]): readonly Span[] {
  const names = findRoles(tokens, isOrderAt);
  const isLeft = names.map((name, index) => {
    const other = (one: Match<RoleName> | undefined) =>
      one !== undefined && one.meaning.worth > 1 && one.meaning.skill !== name.meaning.skill;
    const end = other(names[index + 1]) ? endOfLeft(tokens, name) : undefined;
    if (end !== undefined) return { from: name.from, to: end };
    const isBetweenTwo = index > 0 ? other(names[index - 1]) : other(names[index + 1]);
    const start = isBetweenTwo ? startOfLeft(tokens, name) : undefined;
    if (start === undefined || start < (names[index - 1]?.to ?? 0)) return undefined;
    let to = name.to;
    while (roleWords.has(tokens[to] ?? '')) to += 1;
    return { from: start, to };
  });
  return isLeft.filter((span) => span !== undefined);
}

/** The skills that a sentence names, and those of them that it leaves: 'leave the cooking, money matters only'. */
export function skillsIn(tokens: readonly Token[]): {
  readonly named: ReadonlySet<Skill>;
  readonly left: ReadonlySet<Skill>;
} {
  const names = findRoles(tokens, isOrderAt);
  const isLeft = (name: Match<RoleName>) =>
    (endOfLeft(tokens, name) ?? startOfLeft(tokens, name)) !== undefined;
  const skillsOf = (some: typeof names) => new Set(some.map(({ meaning }) => meaning.skill));
  return {
    named: skillsOf(names.filter((name) => !isLeft(name))),
    left: skillsOf(names.filter(isLeft)),
  };
}

/** The role to change to, and what else was said. */
export interface RoleOrder {
  readonly kind: 'order';
  readonly skill: Skill;
  readonly rest: readonly Token[];
}

/** What a sentence says of the roles: `ask`: one is ordered, but not plainly which; `about`: what they are. */
export type RoleRequest = RoleOrder | { readonly kind: 'ask' | 'about' };

/** Verbs of Telugu that tell something of somebody, as `foldTelugu` writes them. */
const telling = /tun(?:di|adi|adu|aru|ai)$|^(?:anta|ata|chepindi)$/;
/** So much must tell of an order beside one. */
const TOLD = 7;

const joining = wordSet('aur and or ya dono both either');

/** The places of the words that are not of the order. */
function positionsOfRest(
  tokens: readonly Token[],
  { name, from, to }: Evidence,
): readonly number[] {
  const positions = [...tokens.keys()].filter((at) => at < from || at >= to);
  const rest = positions.map((at) => tokens[at] ?? '');
  const ofRole = findMatches(roleNames, rest).filter(
    ({ meaning }) => meaning.skill === name.meaning.skill && meaning.worth > 1,
  );
  const isSaid = (token: Token, at: number) =>
    !isFiller(token) &&
    !isOrderWord(token) &&
    !ofRole.some((match) => match.from <= at && at < match.to);
  return rest.some(isSaid) ? positions : [];
}

/** 'Chef aur profit mode' */
function isJoined(tokens: readonly Token[], { name }: Evidence, names: readonly Match<RoleName>[]) {
  return names.some((one) => {
    if (one.meaning.skill === name.meaning.skill || one.meaning.worth < 2) return false;
    const between = tokens.slice(Math.min(one.to, name.to), Math.max(one.from, name.from));
    return between.length === 1 && joining.has(between[0] ?? '');
  });
}

/** The best evidence of an order; a name alone counts only where no other word orders. */
function bestOf(candidates: readonly Evidence[]): {
  readonly best: Evidence | undefined;
  readonly isOne: boolean;
} {
  const orders = candidates.filter(({ score }) => score >= worth.isOrder);
  const plain = orders.filter(({ isAlone }) => !isAlone);
  const able = [...(plain.length > 0 ? plain : orders)].sort((a, b) => b.score - a.score);
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
export function parseRoleRequest(spoken: readonly Token[]): RoleRequest | undefined {
  const read = readTeluguOrder(spoken);
  const left = leftRolesIn(read.tokens);
  const restIndices = [...read.tokens.keys()].filter(
    (place) => !left.some(({ from, to }) => from <= place && place < to),
  );
  const tokens = restIndices.map((place) => read.tokens[place] ?? '');
  const names = findRoles(tokens, isOrderAt);
  const hasLeft = left.length > 0;
  const found = names.map((name) => evidenceFor(tokens, name, { names, hasLeft }));
  const { best, isOne } = bestOf(found);
  // 'My sister works as a sales helper': Telugu tells it in the verb.
  const isTold = spoken.some((token) => telling.test(foldTelugu(token)));
  if (isTold && (best?.score ?? 0) < TOLD) return undefined;
  if (best && isOne && !isJoined(tokens, best, names)) {
    const positions = new Set(
      positionsOfRest(tokens, best).map((at) => read.positions[restIndices[at] ?? -1]),
    );
    const rest = spoken.filter((_, at) => positions.has(at));
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

/** By its place in the question. */
const positions = wordMap<Skill>([
  ['sous-chef', '1 first pehla pehle pehli one 1st'],
  ['profit', '2 second dusra doosra dusre doosre dusri 2nd two middle beech'],
  ['zero-waste', '3 third tisra teesra tisre last aakhri akhri 3rd three'],
]);
const longest = 6;

/** The order in a short answer to the question which role is meant: 'the second one', 'paise wala'. */
export function parseRoleAnswer(spoken: readonly Token[]): RoleOrder | undefined {
  if (spoken.length > longest) return undefined;
  const { tokens } = readTeluguOrder(spoken);
  if (findMatches(orderSigns, tokens).some(({ meaning }) => meaning.worth < -1)) return undefined;
  const skills = new Set(findMatches(roleNames, tokens).map(({ meaning }) => meaning.skill));
  const [skill = tokens.map((token) => positions.get(token)).find(Boolean)] = skills;
  return skill && skills.size < 2 ? { kind: 'order', skill, rest: [] } : undefined;
}
