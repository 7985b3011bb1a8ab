import { advice, saidTo, special } from '../phrase';
import type { LanguageLists } from './language-lists';

/** Hindi in Latin letters, written when the rules for Telugu were frozen: they must not hurt it. */
export const laterHinglish: LanguageLists = {
  answered: [
    advice('sambar me namak tez ho gaya 8 litre', [/Sambar.*salty.*8 litres/]),
    advice('nariyal ki chutney feeki lag rahi', [/Coconut chutney.*bland/]),
    advice('tamatar bade khatte aaye hain aaj 4 kilo', [/Tomatoes.*sour.*4 kg/]),
    advice('pani puri ka pani feeka hai bhai', [/Pani.*bland/]),
    advice('karele bahut kadve hain', [/Bitter gourd.*bitter/]),
    advice('poori tel bahut pee rahi hai', [/Poori.*oily/]),
    advice('chawal chipak gaye saare', [/Rice.*sticky/]),
    special('aaj 20 roti bach gayi', [/Roti/, /800 g/]),
    special('uble aloo 1 kilo aur pav bache hain', [/Batata|Aloo|Pav/]),
    special('dhai kilo pake kele bache hai', [/Banana/, /2.5 kg/]),
  ],
  dangers: [
    'pulao kal shaam se bahar hi rakha hai thoda sukha hai',
    'bread pe hari fafund hai hata ke toast bana lu kya',
    'doodh phat gaya hai chai patli ban rahi',
    'aloo sadne lage hain 2 kilo',
    'chutney me cheentiyan hain aur namak kam hai',
    'fridge band pada tha machli naram ho gayi',
    'subah se gas par rakha sambar khatta lag raha',
  ],
  lookAlikes: [
    // Words that Telugu has, too: pani is work there, pata old, chala much, gati hard, mona the day before.
    ...saidTo('advice', [
      'kya pata kyu, dal me pani zyada ho gaya',
      'kaam tez chala aaj, pav sukhe hain thode',
      'kachalu chaat me mirch zyada ho gayi, aloo teekhe hain',
      'mona didi ke ghar ka dahi khatta hai',
    ]),
    ...saidTo('leftovers', [
      'boondi raita aur dahi bacha hai fridge me',
      'mandi se laye aloo aur pyaz bache hain',
    ]),
  ],
};
