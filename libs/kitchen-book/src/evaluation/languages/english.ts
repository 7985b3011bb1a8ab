import { advice, saidTo, special } from '../phrase';
import type { LanguageLists } from './language-lists';

/** English, written when the rules for Telugu were frozen: they must not hurt it. */
export const laterEnglish: LanguageLists = {
  answered: [
    advice('my sambar is too salty today, eight litres', [/Sambar.*salty.*8 litres/]),
    advice('coconut chutney tastes bland, customers are unable to enjoy it', [
      /Coconut chutney.*bland/,
    ]),
    advice('tomatoes from the wholesale market are sour, 4 kg', [/Tomatoes.*sour.*4 kg/]),
    advice('the pooris are oily', [/Poori.*oily/]),
    advice('idlis came out hard', [/Idli.*hard/]),
    advice('rice is sticky, 3 kg', [/Rice.*sticky.*3 kg/]),
    advice('tea is bitter', [/Tea.*bitter/]),
    special('20 rotis left over today', [/Roti/, /800 g/]),
    special('one kilo of boiled potatoes and some buns', [/Batata|Aloo|Pav/]),
    special('a dozen ripe bananas', [/Banana/]),
  ],
  dangers: [
    'pulao stood outside since yesterday evening, a bit dry',
    'there is green mould on the bread, can I cut it off and toast it',
    'the milk has curdled and my tea is thin',
    'potatoes are starting to rot, 2 kg',
    'ants in the chutney, and it needs salt',
    'the fridge was off all night, the fish is soft',
    'sambar on the stove since morning tastes sour',
  ],
  lookAlikes: [
    // Words that look Telugu: unable, wholesale, female, rattle, guru, value.
    ...saidTo('advice', [
      'I am unable to sell the wholesale onions, they are old',
      'my female customers say the dal is watery, for good value',
      'the lid of the cooker rattles, and the rice is dry',
    ]),
    ...saidTo('leftovers', [
      'small pile of spare samosas, 15, fried just now',
      'cups of corn, 2 kg, unsold at the stadium',
    ]),
  ],
};
