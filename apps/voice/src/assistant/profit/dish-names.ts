import { lexiconOf, spokenWords } from '@thela/kitchen-book/words';
import type { Lexicon } from '@thela/kitchen-book/words';
import type { MenuItem } from '@thela/pricing';

/** How vendors and speech recognisers spell the words of dishes, by the word of the menu. */
const spellings: Readonly<Record<string, string>> = {
  dosa: 'dosa, dosas, dose, doses, dosai, dosay, dosha, dhosa, dossa, dosaa, thosai, डोसे, डोसों',
  uttapam:
    'uttapam, uttapams, uttappam, uthappam, uthapam, utthapam, utappam, utapam, utappa, uttappa, uttapa, uthappa, oothappam, oottappam, ootappam, उत्तपम, उत्तप्पम, उत्तपा, ऊत्तपम, उथप्पम',
  idli: 'idli, idlis, idly, idlies, idlee, idlys, idle, italy, इडलियां',
  sambar: 'sambar, sambhar, sambaar, sambhaar, samber, sambher, सांभर, सांबर, साम्बर',
  masala: 'masala, masale, masaala, masalaa, masla, masal, मसाले',
  plain: 'plain, plane, plen, sada, saada, sadha, simple, सादा, प्लेन',
  onion: 'onion, onions, pyaz, pyaaz, pyaj, piyaz, piaz, kanda, ullipaya, अनियन',
  cheese: 'cheese, cheez, chees, chiz, chij, chease, चीज़, चीज',
};

/** Dishes of other stalls: who asks for one, is told that it is not on the menu. */
const otherDishes =
  'vada, wada, vade, medu vada, vada pav, poori, puri, upma, poha, pongal, kesari, samosa, kachori, pav bhaji, bhaji, pani puri, ' +
  'golgappa, bhel, bhel puri, sev puri, dahi puri, chaat, papdi chaat, aloo tikki, chai, tea, coffee, lassi, biryani, pulao, fried rice, curd rice, ' +
  'lemon rice, noodles, chowmein, momo, momos, maggi, pakora, pakoda, bhajiya, bonda, paratha, roti, naan, thali, chole bhature, chole, rajma chawal, ' +
  'jalebi, gulab jamun, sandwich, burger, pizza, pasta, roll, egg roll, omelette, dhokla, khichdi, frankie, manchurian, kebab, chicken, kulfi, juice, ' +
  'वड़ा, समोसा, चाय, पूरी, उपमा, पोहा, पाव भाजी, पानी पूरी, बिरयानी';

/** Words before a dish that make another dish of it. */
const otherKinds =
  'rava, ghee, paneer, mysore, set, podi, butter, schezwan, jini, paper, chicken, keema, ragi, neer, benne, egg, tomato, tamatar, vegetable, veg, mixed, special, spring, family, cone, rawa, घी, रवा, पनीर, मैसूर';

/** A word of the menu, or what names a dish that is not there. */
export type DishWord =
  | { readonly kind: 'menu'; readonly word: string }
  | { readonly kind: 'other-dish'; readonly name: string }
  | { readonly kind: 'other-kind'; readonly name: string };

function wordsOf(name: string): readonly string[] {
  return spokenWords(name).filter((word) => word !== ',' && word !== '.' && word !== 'and');
}

function titled(name: string): string {
  return name.trim().replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}

const canonical: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([word, names]) =>
    names.split(',').map((name) => [spokenWords(name).join(' '), word] as const),
  ),
);

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
    ...[...words].map((word) => [{ kind: 'menu', word }, spellings[word] ?? word] as const),
    ...others('other-dish', otherDishes),
    ...others('other-kind', otherKinds),
  ]);
}
