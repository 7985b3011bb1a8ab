import { lexiconOf, wordSet } from '@thela/kitchen-book/words';
import type { Skill } from './reply';

/** What a skill is called. */
export interface Name {
  readonly skill: Skill;
  /** True for a name that is an order even when nothing stands by it. */
  readonly isOrder: boolean;
}

/** What the skills are called. */
export const names = lexiconOf<Name>([
  [
    { skill: 'profit', isOrder: true },
    'profit optimizer, profit optimiser, profit, munafa, munafe, munafaa, मुनाफा, मुनाफ़ा, मुनाफे, प्रॉफिट',
  ],
  [
    { skill: 'profit', isOrder: false },
    'profits, fayda, fayde, faida, faide, kamai, paisa, paise, paison, money, hisab, hisaab, business, cost, costs, costing, price, prices, pricing, kharcha, kharche, lagat, फायदा, फायदे, कमाई, पैसे, पैसों, हिसाब',
  ],
  [
    { skill: 'sous-chef', isOrder: true },
    'sous chef, su chef, sue chef, soo chef, sus chef, chef, shef, cook, rasoi, rasoiya, rasoiye, kitchen, cooking, bawarchi, recipe, recipes, शेफ, रसोई, रसोइया, बावर्ची, किचन',
  ],
  [
    { skill: 'sous-chef', isOrder: false },
    'khana banane, khaana banane, khana pakane, pakane, swad, swaad, taste, food, खाना बनाने, पकाने, स्वाद',
  ],
  [
    { skill: 'zero-waste', isOrder: true },
    'zero waste genius, zero waste, zerowaste, 0 waste, jiro waste, zero west, zero vest, zero wast, no waste, waste, leftover, leftovers, left over, left overs, bacha hua khana, bacha hua khaana, bacha khana, bacha kucha, bacha kucha khana, bache khane, bache hue khane, bachi hui cheezein, bachi hui cheez, bachi cheezen, ज़ीरो वेस्ट, जीरो वेस्ट, बचा हुआ खाना, बचा खाना, बचे हुए खाने, बचे खाने',
  ],
  [
    { skill: 'zero-waste', isOrder: false },
    'bacha hua, bache hue, bachi hui, बचा हुआ, बचे हुए, बची हुई',
  ],
]);

/** Before the name of a skill these make an order. */
export const before = lexiconOf<true>([
  [
    true,
    'switch to, switch, switch over to, change to, go to, go back to, back to, go into, goto, move to, shift to, open, start, become, be a, be my, be the, act as, act like, talk about, talk to, speak about, lets talk about, let us talk about, lets talk, lets go to, turn on, activate, take me to, come to, launch',
  ],
]);

/** After the name of a skill these make an order. */
export const after = lexiconOf<true>([
  [
    true,
    'se baat, mode, mod, part, role, section, tool, bano, ban jao, ban jaao, ban ja, banja, banjao, ban jaiye, ki baat, ke bare, ke baare, ki taraf, pe jao, par jao, me jao, mein jao, pe aao, par aao, me aao, mein aao, pe aa jao, par aa jao, mein aa jao, pe chalo, par chalo, pe chale, mein chalo, kholo, khol do, khol, chalu karo, chalu kar do, chalu kar, chaalu karo, shuru karo, shuru kar do, shuru kar, shuru, start karo, on karo, on kar do, switch karo, switch kar do, pe switch, par switch, mein switch, genius, expert, optimizer, ' +
      'मोड, बनो, बन जाओ, बन जा, की बात, के बारे, पर जाओ, पे जाओ, में जाओ, पर आओ, में आओ, पर चलो, खोलो, खोल दो, चालू करो, शुरू करो, पार्ट',
  ],
]);

/** As `after`, at the end: 'munafa wala dish' asks for a dish, 'munafa wala' for the skill. */
export const afterAtEnd = lexiconOf<true>([[true, 'wala, wale, wali, waala, on, वाला, वाले, वाली']]);

/** What may stand between an order and the name of a skill. */
export const between = wordSet('the my to your a back into now ab waala wala wale wali ka ke ki');
/** Words at the end of an order that add nothing. */
export const trailing = wordSet(
  'mode mod me mein pe par karo kar karte karen karein kare karna karni hain hai ho jao jaao do please wala wale wali chalu shuru on now baat part role में पर करो करते करें हैं है जाओ दो चालू शुरू',
);
/** With one of these a bare name is a question. */
export const asking = wordSet('tell batao bata bataiye kya can could would बताओ क्या');
/** Before the name of a skill that is not meant. */
export const denials = wordSet('not nahi mat');
