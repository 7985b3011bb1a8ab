import { lexiconOf } from '@thela/kitchen-book/words';

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
    'expert, experts, advisor, adviser, specialist, assistant, genius, jenius, agent, bot, consultant, coach, buddy, sahayak, salahkar, visheshagya, एक्सपर्ट, जीनियस, असिस्टेंट, एडवाइजर, विशेषज्ञ, एजेंट, ఎక్స్‌పర్ట్, कोच, स्पेशलिस्ट',
  ],
]);
