import { lexiconOf } from '@thela/understanding';
import type { Skill } from '../reply';

/** What a role is called, and how much the name alone says that the role is meant. */
export interface RoleName {
  readonly skill: Skill;
  /** 3: the role's own name; 2: said of the role or of a person; 1: also of a thing; 0: mostly of a thing. */
  readonly worth: 0 | 1 | 2 | 3;
  /** True for 'the one who saves money', which alone does not order anything. */
  readonly isClause?: boolean;
  /** True for what the assistant is called itself. */
  readonly isOwnName?: boolean;
}

/** What the roles are called, also as a speech recogniser mishears it. Devanagari is transliterated. */
export const roleNames = lexiconOf<RoleName>([
  [
    { skill: 'sous-chef', worth: 3 },
    'sous chef, sou chef, su chef, sue chef, soo chef, sus chef, so chef, suit chef, soup chef, sauce chef, south chef, saas chef, sues chef, zoo chef, su shef, sue shef, sous shef, sou shef, soo shef, so shef, sus shef, sous chief, sous chaf, su chief, so chief, souschef, suschef, sushef, souchef, assistant chef, असिस्टेंट शेफ',
  ],
  [
    { skill: 'sous-chef', worth: 2 },
    'chef, shef, cef, chaf, chief, chefji, shefji, master chef, masterchef, head chef, cook, kuk, bawarchi, bavarchee, rasoiya, rasoiye, rasoya, rasoi, khansama, halwai, maharaj, रसोइये',
  ],
  // The assistant's own name: its first role.
  [
    { skill: 'sous-chef', worth: 2, isOwnName: true },
    'chat gpt, chaat gpt, chatgpt, chaatgpt, chat jpt, chaat jpt, chat g p t, chaat g p t, चाट जीपीटी, चैट जीपीटी, చాట్ జీపీటీ, చాట్ జీపీటీకి, చాట్ జీపీటీని, చాట్ జీపీటీగా',
  ],
  [
    { skill: 'sous-chef', worth: 1 },
    'cooking, कुकिंग, kitchen, kichan, khana banane, khana pakane, khana bnane, khana banata, khana banati, khana pakata, khana banana, pakane, pakwan, swad, taste, flavour, flavor',
  ],
  [{ skill: 'sous-chef', worth: 0 }, 'food, khana, khane, dishes, recipe, recipes, resipi'],
  [
    { skill: 'profit', worth: 3 },
    'profit optimizer, profit optimiser, ऑप्टिमाइज़र, ఆప్టిమైజర్, profit optimise, profit optimize, profit optimization, profit optimisation, profit optimist, profit optimus, profit optimum, profit optima, optimizer, optimiser, profit maximizer, prophet optimizer, prophet optimiser, प्रॉफिट ऑप्टिमाइज़र',
  ],
  [
    { skill: 'profit', worth: 3 },
    'sales helper, sales helper wala, sale helper, sales assistant, sales adviser, sales advisor, sales expert, selling helper, bikri helper, bikri sahayak, सेल्स हेल्पर, सेल हेल्पर, सेल्स असिस्टेंट, సేల్స్ హెల్పర్, సేల్ హెల్పర్',
  ],
  [
    { skill: 'profit', worth: 2 },
    'profit, prophet, profeet, prafit, prft, munafa, munafe, munim, munshi, accountant, akountant, lekhapal, hisab kitab, money man, business partner, अकाउंटेंट, అకౌంటెంట్',
  ],
  [
    { skill: 'profit', worth: 1 },
    'profits, fayda, fayde, faida, faide, nafa, kamai, paisa, paise, paison, pese, money, hisab, margin, margins, finance, finances, costing, accounts, accounting, business, बिज़नेस, బిజినెస్, मनी, कॉस्टिंग, bahi khata, galla, kharcha pani, seth, baniya',
  ],
  [
    { skill: 'profit', worth: 0 },
    'profit margin, profit margins, cost, costs, price, prices, pricing, kharcha, kharche, kharchon, lagat, dhandha, rate, कॉस्ट',
  ],
  [
    { skill: 'zero-waste', worth: 3 },
    'zero waste genius, zero waste, zerowaste, 0 waste, jiro waste, xero waste, sero waste, jero waste, zero west, zero vest, zero wast, zero waist, zero best, zero wasted, zero wastage, zero west genius, jiro west, jiro vest, jiro waist, jiro best, xero west, waste genius, hero waste, hero west, zero base, zero based, zero taste, zero was, zero ways, zero rest, zero east, zeroes, no waste genius',
  ],
  [
    { skill: 'zero-waste', worth: 2 },
    'no waste, no wastage, leftover, leftovers, left over, left overs, bacha hua khana, bacha khana, bacha kucha, bacha kucha khana, bache kuche, bachi kuchi, bache khane, bache hue khane, bache kuche khane, bachi hui chizen, bachi hui chizon, bachi hui cheezein, bachi hui cheezon, bachi hui cheez, bachi cheezen, bachi cheezein, bachi cheezon, bachi hui sabzi, bacha hua maal, bacha maal, bacha hua saman, bacha saman, लेफ्टओवर',
  ],
  [
    { skill: 'zero-waste', worth: 1 },
    'khana bachane, khana bachata, khana bachati, khana bacha sake, save food, saves food, saving food, food saver, waste, wastage, वेस्ट, वेस्टेज, food waste, bacha hua, bache hue, bachi hui, barbadi, kachra, kachre, kuda, kachara',
  ],
]);
