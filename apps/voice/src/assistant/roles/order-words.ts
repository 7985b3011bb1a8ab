import { findMatches, wordSet, lexiconOf } from '@thela/understanding';
import type { Token } from '@thela/understanding';
import { isFiller } from '../function-words';
import { orderSigns } from './order-signs';

/**
 * Who is described by what stands before: 'hisaab rakhne wala', 'money guy'. True: people at a stall are not called so,
 * so the assistant is meant.
 */
export const people = lexiconOf<boolean>([
  [
    false,
    'wala, wale, wali, waala, waale, vala, vale, guru, ustad, ustaad, master, helper, guy, fellow, man, person, people, lady, banda, bande, aadmi, admi, manager, wizard, king, queen, teacher, saver, reducer, fighter, maker, booster, planner, calculator, counter, उस्ताद, मैनेजर, गाइड, हेल्पर, मास्टर, karigar, jankar',
  ],
  [
    true,
    'expert, experts, advisor, adviser, specialist, assistant, genius, jenius, agent, bot, consultant, coach, buddy, sahayak, salahkar, visheshagya, एक्सपर्ट, जीनियस, असिस्टेंट, एडवाइजर, विशेषज्ञ, एजेंट, ఎక్స్‌పర్ట్, అడ్వైజర్, कोच, स्पेशलिस्ट',
  ],
]);

// What may stand in an order and says nothing.
const glue = wordSet(
  'about ja le de ko ka ke ki se pe par me mein men the a an my your our into wala wale wali waala waale vala vale लाइन सर hai hain h he hi bhi lo jao do dena ek for on in it mr with of kar karke karte karna karni krke krni karana karani karwa karao karwao karvao karwana mil hum bhaiya sahab saab dear assistant koi wapas aur thoda muje apna apne apni usko use usse usi vahi unko us is iss yahan idhar line udhar mere from or ya dono both this that thing bas isko ise ye yeh yahi tab kr ke liye one who that which handles saves reduces cooks knows makes counts calculates uses helps deals dekhta rakhta karta banata bachata rakhti karti bachati expert guru ustad banda aadmi samjhe samajh theek thik hat cap topi',
);
/** Words at the end of an order that add nothing. */
export const trailing = wordSet(
  'mode mod me mein pe par karo kar karte karen karein kare karna karni hain hai ho jao jaao do please wala wale wali chalu shuru on now baat part role में पर करो करते करें हैं है जाओ दो चालू शुरू',
);
/** With one of these a bare name is a question. */
const asking = wordSet(
  'tell batao bata bataiye kya can could would बताओ क्या do of se is he this that ye yeh',
);

/** True for a word that may stand in an order and says nothing. */
export function isGlue(token: Token): boolean {
  return glue.has(token) || isFiller(token);
}

/** As `isGlue`, and the word does not make a question of a bare name. */
export function isSilent(token: Token): boolean {
  return isGlue(token) && !asking.has(token);
}

/** True for a word that stands in orders and says nothing else. */
export function isOrderWord(token: Token): boolean {
  if (isGlue(token)) return true;
  return findMatches(orderSigns, [token]).some(({ meaning }) => meaning.worth > 0);
}

/** True where a word or words stand that belong to orders: 'de do' where 'de' alone says nothing. */
export function isOrderAt(tokens: readonly Token[], at: number): boolean {
  if (isGlue(tokens[at] ?? '')) return true;
  const [sign] = findMatches(orderSigns, tokens.slice(at, at + 3));
  return sign?.from === 0 && sign.meaning.worth > 0;
}
