import { findMatches, lexiconOf, withoutMatches, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import { isOrderWord } from './order-words';
import { orderSigns, pairsOf } from './order-signs';
import type { Sign } from './order-signs';
import { roleNames } from './role-names';

const changes: ReadonlySet<string> = new Set(
  'switch set open kholo go bano act call want speak you are'.split(' '),
);
const roleWords = wordSet(
  'role roles rol mode mod modes avatar roop kirdar character persona bhumika रोल मोड',
);
const switches = wordSet('switch swich swap change badlo');
const otherWords = wordSet(
  'dusra dusre dusri doosra doosre next another other different previous pichla agla naya nayi aur',
);
/** 'This one is no good, give me another one.' */
const likings = wordSet('like good nice fine better pasand achha achhe sahi bekar bekaar');
/** Somebody else than the one who speaks. */
const others = lexiconOf<true>([
  [
    true,
    `${pairsOf(
      'another, other, the other, different, a different, some other, next, previous, koi aur, kisi aur, dusra, dusre, doosra, doosre, koi dusra, kisi dusre, agla, agle, pichla, pichle, pehla, pehle',
      'assistant, helper, expert, person, guy, one, wala, wale',
    )}, koi aur, kisi aur, kisi dusre, kuch aur, dusri wali, assistant, assistants, assistant ko, expert, experts, specialist, someone else, somebody else, something else, the other, दूसरे वाले, असिस्टेंट, एक्सपर्ट`,
  ],
]);
const aboutWords = wordSet(
  'hota hoti hote matlab mean means meaning kaam work works karta karte karti does do difference fark available there have many paas milte hain samjhao explain konsi konse',
);
/** An order that names no role has so many words at most. */
const longest = 10;

/** How many words belong neither to an order nor to what is known. */
function strangeIn(tokens: readonly Token[], isKnown: (token: Token) => boolean): number {
  const rest = withoutMatches(tokens, findMatches(orderSigns, tokens));
  return rest.filter((token) => token !== '' && !isKnown(token) && !isOrderWord(token)).length;
}

function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const marks = tokens.flatMap((token, at) => (token === ',' || token === '.' ? [at] : []));
  return [-1, ...marks].map((mark, index) => tokens.slice(mark + 1, marks[index]));
}

function isRefusal({ meaning }: Match<Sign>): boolean {
  return meaning.worth < -1;
}

function isOtherOrRole(token: Token): boolean {
  return roleWords.has(token) || otherWords.has(token) || likings.has(token);
}

/** How many words of a clause say neither that somebody else is wanted nor that a role is. */
function strangeInChange(clause: readonly Token[]): number {
  return strangeIn(withoutMatches(clause, findMatches(others, clause)), isOtherOrRole);
}

/** @param strange how many words of the sentence are about something else */
function changesIn(clause: readonly Token[], strange: number): boolean {
  const signs = findMatches(orderSigns, clause);
  if (signs.some(isRefusal)) return false;
  const isChange =
    signs.some(({ meaning }) => changes.has(meaning.name)) ||
    clause.some((token) => switches.has(token));
  const isOfRole = clause.some((token) => roleWords.has(token));
  const isOther = clause.some((token) => otherWords.has(token));
  if (isOfRole) return (isChange && strange < 2) || (isOther && strange === 0);
  return isChange && findMatches(others, clause).length > 0 && strange === 0;
}

/** Whether a short sentence orders to change the role and does not say to which one: 'role badlo'. */
export function changesToNoRole(tokens: readonly Token[]): boolean {
  if (tokens.length > longest) return false;
  const clauses = clausesOf(tokens);
  const strange = clauses.reduce((sum, clause) => sum + strangeInChange(clause), 0);
  return clauses.some((clause) => changesIn(clause, strange));
}

/** Whether a question is about the roles themselves: 'zero waste kya hota hai', 'kitne role hain'. */
export function asksAboutRoles(tokens: readonly Token[]): boolean {
  if (tokens.length > longest) return false;
  const signs = findMatches(orderSigns, tokens);
  const asks = signs.filter(({ meaning }) => meaning.name === 'asks');
  if (asks.length === 0) return false;
  const names = findMatches(roleNames, tokens).filter(({ meaning }) => meaning.worth > 1);
  const rest = withoutMatches(withoutMatches(tokens, names), asks);
  const isOfRole = tokens.some((token) => roleWords.has(token));
  const strange = strangeIn(rest, (token) => roleWords.has(token) || aboutWords.has(token));
  return isOfRole
    ? strange < 4
    : names.some(({ meaning }) => meaning.worth > 2 || meaning.isOwnName) && strange === 0;
}
