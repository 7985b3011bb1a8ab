import { hasCountOf } from './storage';
import { wordSet } from '@thela/understanding';
import type { Token } from '@thela/understanding';

const heating = wordSet(
  'heat heated heating reheat reheated reheating warmed microwaved garam vedi गरम गर्म',
);
// 'Garam masala' is a spice: nothing was heated.
const notHeated = wordSet('masala masale masaale मसाला');
const again = wordSet(
  'twice thrice again repeatedly dobara dubara malli malla tirigi marala rendosari rendosaari दोबारा दुबारा',
);
const times = wordSet('time times baar bar dafa sarlu saarlu sari saari बार दफा');
const some = wordSet(
  'many several multiple kai second third doosri dusri teesri tisri chala कई दूसरी तीसरी',
);
const firWords = wordSet('phir fir wapas फिर वापस');
const se = wordSet('se से');
const reach = 4;

function isRepeated(words: readonly Token[]): boolean {
  return (
    hasCountOf(words, times, 2) ||
    words.some((word, index) => {
      const next = words[index + 1] ?? '';
      return (
        again.has(word) ||
        (firWords.has(word) && se.has(next)) ||
        (some.has(word) && times.has(next))
      );
    })
  );
}

/** True when the text says that food was heated more than once: 'do baar garam', 'heated again'. */
export function isReheated(tokens: readonly Token[]): boolean {
  return tokens.some(
    (word, index) =>
      heating.has(word) &&
      !notHeated.has(tokens[index + 1] ?? '') &&
      isRepeated(tokens.slice(Math.max(0, index - reach), index + reach + 1)),
  );
}
