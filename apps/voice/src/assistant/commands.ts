import { lexiconOf, mentionsIn, spokenWords } from '@thela/ai/kitchen-book/words';
import type { Mention, SpokenToken } from '@thela/ai/kitchen-book/words';
import { isFiller } from './fillers';
import type { Part } from './reply';

/** A spoken order to play another part, and what else was said. */
export interface Command {
  readonly part: Part;
  readonly rest: readonly SpokenToken[];
}

interface Name {
  readonly part: Part;
  /** True for a name that is an order even when nothing stands by it. */
  readonly isOrder: boolean;
}

const names = lexiconOf<Name>([
  [
    { part: 'profit', isOrder: true },
    'profit optimizer, profit optimiser, profit, munafa, munafe, munafaa, मुनाफा, मुनाफ़ा, मुनाफे, प्रॉफिट',
  ],
  [
    { part: 'profit', isOrder: false },
    'profits, fayda, fayde, faida, faide, kamai, paisa, paise, paison, money, hisab, hisaab, business, cost, costs, costing, price, prices, pricing, kharcha, kharche, lagat, फायदा, फायदे, कमाई, पैसे, पैसों, हिसाब',
  ],
  [
    { part: 'sous-chef', isOrder: true },
    'sous chef, su chef, sue chef, soo chef, sus chef, chef, shef, cook, rasoi, rasoiya, rasoiye, kitchen, cooking, bawarchi, recipe, recipes, शेफ, रसोई, रसोइया, बावर्ची, किचन',
  ],
  [
    { part: 'sous-chef', isOrder: false },
    'khana banane, khaana banane, khana pakane, pakane, swad, swaad, taste, food, खाना बनाने, पकाने, स्वाद',
  ],
  [
    { part: 'zero-waste', isOrder: true },
    'zero waste genius, zero waste, zerowaste, 0 waste, jiro waste, zero west, zero vest, zero wast, no waste, waste, leftover, leftovers, left over, left overs, bacha hua khana, bacha hua khaana, bacha khana, bacha kucha, bacha kucha khana, bache khane, bache hue khane, bachi hui cheezein, bachi hui cheez, bachi cheezen, ज़ीरो वेस्ट, जीरो वेस्ट, बचा हुआ खाना, बचा खाना, बचे हुए खाने, बचे खाने',
  ],
  [
    { part: 'zero-waste', isOrder: false },
    'bacha hua, bache hue, bachi hui, बचा हुआ, बचे हुए, बची हुई',
  ],
]);

const before = lexiconOf<true>([
  [
    true,
    'switch to, switch, switch over to, change to, go to, go back to, back to, go into, goto, move to, shift to, open, start, become, be a, be my, be the, act as, act like, talk about, talk to, speak about, lets talk, turn on, activate, take me to, come to, launch',
  ],
]);

const after = lexiconOf<true>([
  [
    true,
    'se baat, mode, mod, part, role, section, tool, bano, ban jao, ban jaao, ban ja, banja, banjao, ban jaiye, ki baat, ke bare, ke baare, ki taraf, pe jao, par jao, me jao, mein jao, pe aao, par aao, me aao, mein aao, pe aa jao, par aa jao, mein aa jao, pe chalo, par chalo, pe chale, mein chalo, kholo, khol do, khol, chalu karo, chalu kar do, chalu kar, chaalu karo, shuru karo, shuru kar do, shuru kar, shuru, start karo, on karo, on kar do, switch karo, switch kar do, pe switch, par switch, mein switch, genius, expert, optimizer, ' +
      'मोड, बनो, बन जाओ, बन जा, की बात, के बारे, पर जाओ, पे जाओ, में जाओ, पर आओ, में आओ, पर चलो, खोलो, खोल दो, चालू करो, शुरू करो, पार्ट',
  ],
]);

// 'Munafa wala dish' asks for a dish, 'munafa wala' for the part; 'profit on' likewise.
const afterAtEnd = lexiconOf<true>([[true, 'wala, wale, wali, waala, on, वाला, वाले, वाली']]);

/** What may stand between an order and the name of a part. */
const between = new Set(
  spokenWords('the my to your a back into now ab waala wala wale wali ka ke ki'),
);
/** What belongs to an order without meaning anything more. */
const trailing = new Set(
  spokenWords(
    'mode mod me mein pe par karo kar karte karen karein kare karna karni hain hai ho jao jaao do please wala wale wali chalu shuru on now baat part role में पर करो करते करें हैं है जाओ दो चालू शुरू',
  ),
);
const asking = new Set(spokenWords('tell batao bata bataiye kya can could would बताओ क्या'));
const farthest = 8;
const away = new Set(spokenWords('from not nahi mat'));

function isEnd(tokens: readonly SpokenToken[], index: number): boolean {
  const token = tokens[index];
  return token === undefined || token === ',' || token === '.' || isFiller(token);
}

function startOf(tokens: readonly SpokenToken[], name: Mention<Name>): number | undefined {
  const from = Math.max(0, name.from - farthest);
  const words = tokens.slice(from, name.from);
  const order = mentionsIn(before, words)
    .filter(({ to }) => words.slice(to).every((word) => between.has(word)))
    .at(-1);
  return order && from + order.from;
}

function endOf(tokens: readonly SpokenToken[], name: Mention<Name>): number | undefined {
  const gap = between.has(tokens[name.to] ?? '') ? [0, 1] : [0];
  for (const skipped of gap) {
    const found = mentionsIn(after, tokens.slice(name.to + skipped, name.to + skipped + 4))[0];
    if (found?.from === 0) return name.to + skipped + found.to;
  }
  const last = mentionsIn(afterAtEnd, tokens.slice(name.to, name.to + 1))[0];
  return last && isEnd(tokens, name.to + 1) ? name.to + 1 : undefined;
}

/** Whether the clause holds the name and nothing else. */
function standsAlone(tokens: readonly SpokenToken[], name: Mention<Name>): boolean {
  const isMark = (token: SpokenToken) => token === ',' || token === '.';
  const start = tokens.slice(0, name.from).findLastIndex(isMark) + 1;
  const next = tokens.findIndex((token, index) => index >= name.to && isMark(token));
  const end = next < 0 ? tokens.length : next;
  return [...tokens.slice(start, name.from), ...tokens.slice(name.to, end)].every(
    (token) => isFiller(token) && !asking.has(token),
  );
}

/** 'Profit se chef pe jao' leaves the one for the other; 'chef se baat' does not. */
function isLeft(tokens: readonly SpokenToken[], to: number): boolean {
  return tokens[to] === 'se' && tokens[to + 1] !== 'bat';
}

function orderAt(tokens: readonly SpokenToken[], name: Mention<Name>): Command | undefined {
  if (away.has(tokens[name.from - 1] ?? '') || isLeft(tokens, name.to)) return undefined;
  const start = startOf(tokens, name);
  const end = endOf(tokens, name);
  const isAlone = name.meaning.isOrder && standsAlone(tokens, name);
  if (start === undefined && end === undefined && !isAlone) return undefined;
  let to = end ?? name.to;
  while (trailing.has(tokens[to] ?? '')) to += 1;
  const rest = [...tokens.slice(0, start ?? name.from), ...tokens.slice(to)];
  return { part: name.meaning.part, rest: rest.every(isFiller) ? [] : rest };
}

/**
 * Finds an order to play another part, in English, Hindi in Latin letters or Devanagari.
 *
 * @example commandIn(spokenWords('ab rasoi ki baat karo')) // { part: 'sous-chef', rest: [] }
 */
export function commandIn(tokens: readonly SpokenToken[]): Command | undefined {
  for (const name of mentionsIn(names, tokens)) {
    const command = orderAt(tokens, name);
    if (command) return command;
  }
  return undefined;
}
