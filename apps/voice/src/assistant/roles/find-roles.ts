import { findMatches, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import { descriptionsIn } from './descriptions';
import type { Description } from './descriptions';
import { people } from './order-words';
import { roleNames } from './role-names';
import type { RoleName } from './role-names';

/** What may stand between a thing and who deals with it: 'kharcha kam karne wala'. */
const links = wordSet('ka ke ki ko se kam kum zyada jyada hua hue hui aur ji bhai');
const farthestPerson = 4;

function isLink(token: Token): boolean {
  return links.has(token) || /...ne$/.test(token);
}

/** 'Hisaab wale babu ko': a word before 'ko' is a title. */
function endOfTitle(tokens: readonly Token[], at: number): number {
  return tokens[at] !== 'ko' && tokens[at + 1] === 'ko' ? at + 1 : at;
}

interface Person {
  readonly to: number;
  readonly isTitle: boolean;
}

function personAfter(tokens: readonly Token[], from: number): Person | undefined {
  for (let at = from; at < from + farthestPerson; at += 1) {
    const person = findMatches(people, tokens.slice(at, at + 1))[0];
    if (person) {
      const next = personAfter(tokens, at + 1);
      return next ?? { to: endOfTitle(tokens, at + 1), isTitle: person.meaning };
    }
    if (!isLink(tokens[at] ?? '')) return undefined;
  }
  return undefined;
}

/** Whether an order may go on here: 'profit wala | de do'. */
export type IsOrderAt = (tokens: readonly Token[], at: number) => boolean;

/** The name with who has it: 'profit' of 'profit wala mode'. */
function withPerson(tokens: readonly Token[], name: Match<RoleName>, isOrderAt: IsOrderAt) {
  const person = personAfter(tokens, name.to);
  if (!person || (person.to < tokens.length && !isOrderAt(tokens, person.to))) return name;
  const worth = name.meaning.worth > 1 || (person.isTitle && name.meaning.worth > 0) ? 3 : 2;
  return { from: name.from, to: person.to, meaning: { ...name.meaning, worth } as const };
}

/** The name that a description is about: that which says the most of a role. */
function described(
  { from, to, isClause }: Description,
  names: readonly Match<RoleName>[],
): Match<RoleName> | undefined {
  const inside = names.filter((name) => name.from >= from && name.to <= to);
  const [name] = [...inside].sort((a, b) => b.meaning.worth - a.meaning.worth);
  if (!name) return undefined;
  const worth = name.meaning.worth > 1 ? 3 : 2;
  return { from, to, meaning: { ...name.meaning, worth, isClause } };
}

/**
 * The roles that are named or described. Who deals with a thing is a person: 'paisa' is a thing, 'paise ka hisaab
 * rakhne wala' the role, and so is 'the one who watches the money'.
 *
 * @param isOrderAt 'munafa wala dish' describes a dish: a word of orders must follow on a description
 */
export function findRoles(
  tokens: readonly Token[],
  isOrderAt: IsOrderAt,
): readonly Match<RoleName>[] {
  const names = findMatches(roleNames, tokens);
  const whole = descriptionsIn(tokens, names)
    .filter(({ to, isClause }) => isClause || to >= tokens.length || isOrderAt(tokens, to))
    .map((one) => described(one, names))
    .filter((one) => one !== undefined);
  const others = names
    .filter(({ from, to }) => !whole.some((one) => one.from < to && from < one.to))
    .map((name) => withPerson(tokens, name, isOrderAt));
  const roles = [...whole, ...others].sort((a, b) => a.from - b.from);
  // 'Paise ka hisaab rakhne wala' is one name.
  return roles.filter(({ from }, index) => from >= (roles[index - 1]?.to ?? 0));
}

/** Whether somebody is called as a role is, whatever is said of him: 'my cousin is a sales helper'. */
export function namesSomebody(tokens: readonly Token[]): boolean {
  return findMatches(roleNames, tokens).some(({ meaning, to }) => {
    if (meaning.skill === 'zero-waste') return false;
    const isName = meaning.isOwnName || (meaning.skill === 'profit' && meaning.worth > 2);
    return isName || (meaning.worth > 1 && personAfter(tokens, to)?.isTitle === true);
  });
}
