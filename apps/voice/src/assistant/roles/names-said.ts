import { findMatches, lexiconOf, wordSet } from '@thela/kitchen-book/words';
import type { Match, Token } from '@thela/kitchen-book/words';
import { roleNames } from './role-names';
import type { RoleName } from './role-names';

/** Who is described by what stands before: 'hisaab rakhne wala', 'money guy'. */
const people = lexiconOf<true>([
  [
    true,
    'wala, wale, wali, waala, waale, vala, vale, expert, experts, guru, ustad, ustaad, master, advisor, adviser, specialist, assistant, helper, guy, man, person, people, lady, banda, bande, aadmi, admi, genius, jenius, agent, bot, consultant, coach, buddy, manager, wizard, king, queen, teacher, saver, reducer, fighter, maker, booster, planner, calculator, counter, sahayak, salahkar, visheshagya, एक्सपर्ट, जीनियस, असिस्टेंट, एडवाइजर, उस्ताद, विशेषज्ञ',
  ],
]);
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

function endOfPerson(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < from + farthestPerson; at += 1) {
    const person = findMatches(people, tokens.slice(at, at + 1))[0];
    if (person) return endOfPerson(tokens, at + 1) ?? endOfTitle(tokens, at + 1);
    if (!isLink(tokens[at] ?? '')) return undefined;
  }
  return undefined;
}

/**
 * The roles that are named or described. Who deals with a thing is a person: 'paisa' is a thing, 'paise ka hisaab
 * rakhne wala' the role.
 *
 * @param isOrderWord 'munafa wala dish' describes a dish: what follows a description must be a word of orders
 */
export function rolesNamed(
  tokens: readonly Token[],
  isOrderWord: (token: Token) => boolean,
): readonly Match<RoleName>[] {
  const found = findMatches(roleNames, tokens).map((name) => {
    const to = endOfPerson(tokens, name.to);
    const next = to === undefined ? undefined : tokens[to];
    const isPerson = to !== undefined && (next === undefined || isOrderWord(next));
    if (!isPerson) return name;
    const worth = name.meaning.worth > 1 ? 3 : 2;
    return { from: name.from, to, meaning: { ...name.meaning, worth } as const };
  });
  // 'Paise ka hisaab rakhne wala' is one name.
  return found.filter(({ from }, index) => from >= (found[index - 1]?.to ?? 0));
}
