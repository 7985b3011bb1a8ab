import { findMatches, lexiconOf, withoutMatches, wordSet } from '@thela/kitchen-book/words';
import type { Token } from '@thela/kitchen-book/words';
import { isOrderWord } from './order-words';
import { orderSigns } from './order-signs';
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
/** Somebody else than the one who speaks. */
const others = lexiconOf<true>([
  [
    true,
    'koi aur, kisi aur, kisi dusre, kuch aur, dusra wala, dusre wale, dusri wali, doosra wala, doosre wale, dusra assistant, dusre assistant, dusra expert, dusre expert, doosra expert, assistant, assistants, assistant ko, expert, experts, specialist, the other one, other one, another one, someone else, somebody else, something else, the other, other assistant, another assistant, next one, previous one, agla wala, agle wale, pichla wala, pichle wale, pehle wale, pehla wala, दूसरे वाले, असिस्टेंट, एक्सपर्ट',
  ],
]);
const aboutWords = wordSet(
  'hota hoti hote matlab mean means meaning kaam work works karta karte karti does do difference fark available there have many paas milte hain samjhao explain konsi konse',
);
/** An order that names no role has so many words at most. */
const longest = 10;

function isSaidOf(tokens: readonly Token[], isKnown: (token: Token) => boolean): number {
  return tokens.filter((token) => token !== '' && !isKnown(token) && !isOrderWord(token)).length;
}

/** Whether a short sentence orders to change the role and does not say to which one: 'role badlo'. */
export function changesToNoRole(tokens: readonly Token[]): boolean {
  if (tokens.length > longest) return false;
  const signs = findMatches(orderSigns, tokens);
  if (signs.some(({ meaning }) => meaning.worth < -1)) return false;
  const isChange =
    signs.some(({ meaning }) => changes.has(meaning.name)) ||
    tokens.some((token) => switches.has(token));
  const other = findMatches(others, tokens);
  const strange = isSaidOf(
    withoutMatches(tokens, other),
    (token) => roleWords.has(token) || otherWords.has(token),
  );
  const isOfRole = tokens.some((token) => roleWords.has(token));
  const isOther = tokens.some((token) => otherWords.has(token));
  if (isOfRole) return (isChange && strange < 2) || (isOther && strange === 0);
  return isChange && other.length > 0 && strange === 0;
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
  const strange = isSaidOf(rest, (token) => roleWords.has(token) || aboutWords.has(token));
  return isOfRole ? strange < 4 : names.some(({ meaning }) => meaning.worth > 2) && strange === 0;
}
