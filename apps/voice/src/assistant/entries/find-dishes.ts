import { findMatches, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import type { Dish, Stall } from '@thela/ledger';
import { isOneEditAway } from '@thela/text';
import type { MenuItem } from '@thela/pricing';
import { dishLexicon, menuWordsOf } from '../profit/dish-names';
import type { DishWord } from '../profit/dish-names';
import { itemsWith } from '../profit/dish-runs';

/** 'Plain dosa and a chai': no name ends with them. */
const ends = wordSet('and a an the');
const mostWordsOfName = 8;
const shortestWithTypos = 8;

interface JoinedName {
  readonly item: MenuItem;
  readonly letters: string;
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D+/g, ' ');
}

/** True for the same name, or one of some length with one letter wrong. */
function isName(name: string, spoken: string): boolean {
  if (name === spoken) return true;
  return (
    name.length >= shortestWithTypos &&
    name[0] === spoken[0] &&
    digitsIn(name) === digitsIn(spoken) &&
    isOneEditAway(name, spoken)
  );
}

/** Finds whole names, whose words may be figures, orders or any others. */
function wholeNames(
  tokens: readonly Token[],
  words: readonly (string | undefined)[],
  items: readonly MenuItem[],
): readonly Match<readonly MenuItem[]>[] {
  const names = items.map((item): JoinedName => ({ item, letters: menuWordsOf(item).join('') }));
  const found: Match<readonly MenuItem[]>[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    let spoken = '';
    let longest: Match<readonly MenuItem[]> | undefined;
    for (let to = from + 1; to <= Math.min(tokens.length, from + mostWordsOfName); to += 1) {
      const token = tokens[to - 1] ?? '';
      if (token === ',' || token === '.') break;
      spoken += token === 'and' ? '' : (words[to - 1] ?? token);
      if (ends.has(token)) continue;
      const exact = names.filter((name) => name.letters !== '' && name.letters === spoken);
      const near = exact.length > 0 ? exact : names.filter((name) => isName(name.letters, spoken));
      if (near.length > 0) longest = { meaning: near.map(({ item }) => item), from, to };
    }
    if (!longest) continue;
    found.push(longest);
    from = longest.to - 1;
  }
  return found;
}

/** What some words say of dishes. */
export interface DishMention {
  readonly dishes: readonly Dish[];
  /** False where the words are only a part of a name that may mean another thing: 'special', 'cheese'. */
  readonly isSure: boolean;
  /** Whether the words are the whole name. */
  readonly isWhole: boolean;
}

interface Menu {
  readonly items: readonly MenuItem[];
  readonly dishes: ReadonlyMap<string, Dish>;
}

const menus = new WeakMap<Stall, Menu>();

function menuOf(stall: Stall): Menu {
  const cachedMenu = menus.get(stall);
  if (cachedMenu) return cachedMenu;
  const dishes = stall.dishes.filter(({ isRetired }) => !isRetired);
  const items = dishes.map(({ id, name, sellingPrice }) => ({
    id,
    name,
    sellingPrice,
    ingredients: {},
  }));
  const menu = { items, dishes: new Map(dishes.map((dish) => [dish.id, dish])) };
  menus.set(stall, menu);
  return menu;
}

/** Words of names that say of what kind a dish is. */
const kinds = wordSet(
  'masala onion cheese plain set special double single butter ghee veg mix mixed paper half full small big large mini ' +
    'jumbo hot cold sweet spicy fresh egg sambar chutney fry fried dry gravy extra regular normal',
);
/** Words of names that are not looked for alone. */
const empty = wordSet('ka ki ke and aur with the of in a wala wali wale n');
const joints = wordSet('ka ki ke wala wali wale and with');
interface Run {
  readonly words: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly isOff: boolean;
}

function canFollow(tokens: readonly Token[], from: number, to: number): boolean {
  return to - from <= 1 && tokens.slice(from, to).every((token) => joints.has(token));
}

function extendRun(
  last: Run | undefined,
  match: Match<DishWord>,
  menu: Menu,
  tokens: readonly Token[],
) {
  if (!last || !canFollow(tokens, last.to, match.from)) return undefined;
  const isNext = last.to === match.from;
  if (match.meaning.kind !== 'menu')
    return isNext ? { ...last, to: match.to, isOff: true } : undefined;
  const words = [...last.words, match.meaning.word];
  const fits = !last.isOff && itemsWith(words, menu.items).length > 0;
  if (fits) return { ...last, words, to: match.to };
  // 'Onion dosa' of a stall that has onion uttapam; 'dosa idli' are two dishes.
  const isKind = last.isOff || last.words.every((word) => kinds.has(word));
  return isNext && isKind ? { ...last, words, to: match.to, isOff: true } : undefined;
}

function runsOf(matches: readonly Match<DishWord>[], menu: Menu, tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  for (const match of matches) {
    const last = runs.at(-1);
    const more = extendRun(last, match, menu, tokens);
    if (more) runs[runs.length - 1] = more;
    else {
      const { meaning, from, to } = match;
      const isMenu = meaning.kind === 'menu';
      runs.push({ words: isMenu ? [meaning.word] : [], from, to, isOff: !isMenu });
    }
  }
  return runs;
}

/**
 * Finds the dishes of a stall that a sentence names, whole or in part, and dishes that the stall does not have.
 *
 * @param isOtherWord says which words are no part of a name when they stand alone, such as figures
 */
export function findDishes(
  tokens: readonly Token[],
  stall: Stall,
  isOtherWord: (token: Token) => boolean,
): readonly Match<DishMention>[] {
  const menu = menuOf(stall);
  const lexicon = dishLexicon(menu.items);
  const words = tokens.map((token) => {
    const [match] = findMatches(lexicon, [token]);
    return match?.meaning.kind === 'menu' ? match.meaning.word : undefined;
  });
  const dishesOf = (items: readonly MenuItem[]) =>
    items.flatMap(({ id }) => menu.dishes.get(id) ?? []);
  const whole = wholeNames(tokens, words, menu.items);
  const others = tokens.map((token, index) => {
    const isSpent = whole.some(({ from, to }) => from <= index && index < to);
    return isSpent || empty.has(token) || isOtherWord(token) ? '' : token;
  });
  const runs = runsOf(findMatches(lexicon, others), menu, tokens);
  return [
    ...whole.map(({ meaning, from, to }) => ({
      meaning: { dishes: dishesOf(meaning), isSure: true, isWhole: true },
      from,
      to,
    })),
    ...runs.map(({ words: spoken, from, to, isOff }) => ({
      meaning: {
        dishes: isOff ? [] : dishesOf(itemsWith(spoken, menu.items)),
        isSure: spoken.some((word) => !kinds.has(word)),
        isWhole: false,
      },
      from,
      to,
    })),
  ].sort((a, b) => a.from - b.from);
}
