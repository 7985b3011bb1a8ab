import { dishNames } from '@thela/kitchen-book/words';
import { lexiconOf, tokensOf } from '@thela/understanding';
import type { Lexicon } from '@thela/understanding';
import type { MenuItem } from '@thela/pricing';

/** Names of ingredients that are also words of dishes. */
export const sharedNames = {
  onion: 'onion, pyaz, piyaz, kanda, अनियन',
  cheese: 'cheese, cheez, chees, chiz, chij, चीज़, चीज',
  masala: 'masala, masale',
} as const;

/** How vendors and speech recognition spell the words of dishes, by the word of the menu. */
const spellings: Readonly<Record<string, string>> = {
  dosa: 'dosa, dosas, dose, doses, dosai, dosay, dosha, dhosa, dossa, dosaa, thosai, डोसे, डोसों',
  uttapam:
    'uttapam, uttapams, uttappam, uthappam, uthapam, utthapam, utappam, utapam, utappa, uttappa, uttapa, uthappa, oothappam, oottappam, ootappam, उत्तपम, उत्तप्पम, उत्तपा, ऊत्तपम, उथप्पम',
  idli: 'idli, idlis, idly, idlies, idlee, idlys, idle, italy, इडलियां',
  sambar: 'sambar, sambhar, sambaar, sambhaar, samber, sambher, सांभर, सांबर, साम्बर',
  masala: `${sharedNames.masala}, masla, masal`,
  plain: 'plain, plane, plen, sada, saada, sadha, sade, simple, सादा, प्लेन, प्लेइन, ప్లెయిన్',
  onion: `${sharedNames.onion}, ullipaya`,
  cheese: `${sharedNames.cheese}, chease`,
  chai: 'chai, chay, chaai, chae, chaye, tea',
  coffee: 'coffee, cofee, kaapi, kapi, कॉफी, కాఫీ',
  egg: 'egg, eggs, anda, ande',
  omelette: 'omelette, omelet, omlet, omlette, amlet, aamlet, ऑमलेट, आमलेट',
  paneer: 'paneer, panir',
  chicken: 'chicken, chiken, chikan, चिकन',
  vada: 'vada, vade, vadas, bada, bade, garelu, gaarelu',
  pav: 'pav, pao, paav',
  paratha: 'paratha, parathe, parantha, paranthe, prantha',
  pakora: 'pakora, pakore, pakoda, pakode',
  poori: 'poori, puri, pooris, pooriyan',
};

/** Dishes of other stalls: the answer to a question about one says that it is not on the menu. */
const otherDishes = `${dishNames()}, vada pav, sev puri, dahi puri, papdi chaat, aloo tikki, चाय, curd rice, lemon rice, thali, chole bhature, rajma chawal, egg roll, onion uttapam, cheese uttapam, ${spellings['uttapam']}`;

/** Words before a dish that make another dish of it. */
const otherKinds =
  'rava, ghee, paneer, mysore, set, podi, butter, schezwan, jini, paper, chicken, keema, ragi, neer, benne, egg, tomato, tamatar, vegetable, veg, mixed, special, spring, family, cone, rawa, घी, रवा, पनीर, मैसूर';

/** A word of the menu, or what names a dish that is not there. */
export type DishWord =
  | { readonly kind: 'menu'; readonly word: string }
  | { readonly kind: 'other-dish'; readonly name: string }
  | { readonly kind: 'other-kind'; readonly name: string };

function wordsOf(name: string): readonly string[] {
  return tokensOf(name).filter((word) => word !== ',' && word !== '.' && word !== 'and');
}

function titled(name: string): string {
  return name.trim().replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** On a menu; in a sentence words so short are rather slips of others. */
const shortNames = [
  ['టీ', 'chai'],
  ['గారె', 'vada'],
] as const;

const canonical: ReadonlyMap<string, string> = new Map([
  ...shortNames.map(([name, word]) => [tokensOf(name).join(' '), word] as const),
  ...Object.entries(spellings).flatMap(([word, names]) =>
    names.split(',').map((name) => [tokensOf(name).join(' '), word] as const),
  ),
]);

function menuWords(name: string): readonly string[] {
  return wordsOf(name).map((word) => canonical.get(word) ?? word);
}

// Menu items and menus are replaced, never mutated, as their types demand.
const wordsByItem = new WeakMap<MenuItem, readonly string[]>();
const lexiconByMenu = new WeakMap<readonly MenuItem[], Lexicon<DishWord>>();

/** The words of a dish's name, each in its one spelling. */
export function menuWordsOf(item: MenuItem): readonly string[] {
  const words = wordsByItem.get(item) ?? menuWords(item.name);
  wordsByItem.set(item, words);
  return words;
}

/** A word of a menu in its usual spellings; of other words the Hindi plural and 'chay' for 'chai'. */
function spellingsOf(word: string): string {
  if (Object.hasOwn(spellings, word)) return spellings[word] ?? word;
  const forms = [word.replace(/a$/, 'e'), word.replace(/a$/, 'on'), word.replace(/s$/, '')];
  return [word, ...forms, word.replace(/ay$/, 'ai'), word.replace(/ai$/, 'ay')].join(', ');
}

/** All that can name a dish, on this menu or off it. */
export function dishLexicon(menu: readonly MenuItem[]): Lexicon<DishWord> {
  const lexicon = lexiconByMenu.get(menu) ?? lexiconFor(menu);
  lexiconByMenu.set(menu, lexicon);
  return lexicon;
}

function lexiconFor(menu: readonly MenuItem[]): Lexicon<DishWord> {
  const words = new Set(menu.flatMap(menuWordsOf));
  const others = (kind: 'other-dish' | 'other-kind', names: string) =>
    names
      .split(',')
      .filter((name) => !menuWords(name).every((word) => words.has(word)))
      .map((name) => [{ kind, name: titled(name) }, name] as const);
  return lexiconOf<DishWord>([
    ...[...words].map((word) => [{ kind: 'menu', word }, spellingsOf(word)] as const),
    ...others('other-dish', otherDishes),
    ...others('other-kind', otherKinds),
  ]);
}
