import { findMatches, wordSet } from '@thela/kitchen-book/words';
import type { Match, Token } from '@thela/kitchen-book/words';
import { leavingAfter, leavingBefore } from './order-signs';
import { rolesNamed } from './names-said';
import { isOrderAt } from './order-words';
import type { RoleName } from './role-names';

const between = wordSet(
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
  while (between.has(tokens[at] ?? '')) at += 1;
  const [left] = findMatches(leavingAfter, tokens.slice(at, at + 3));
  if (left?.from !== 0 || (tokens[at] === 'se' && /^(?:bat|mil|puch)/.test(tokens[at + 1] ?? ''))) {
    return undefined;
  }
  return at + left.to;
}

function startOfLeft(tokens: readonly Token[], { from }: Match<RoleName>): number | undefined {
  let at = from;
  while (between.has(tokens[at - 1] ?? '')) at -= 1;
  const start = Math.max(0, at - 3);
  const left = findMatches(leavingBefore, tokens.slice(start, at)).at(-1);
  if (!left || start + left.to !== at) return undefined;
  return start + left.from;
}

/** 'From profit to chef', 'profit se chef pe jao', 'chef nahi profit': where the vendor names the role that is left. */
export function leftRolesIn(tokens: readonly Token[]): readonly Span[] {
  const names = rolesNamed(tokens, isOrderAt);
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
