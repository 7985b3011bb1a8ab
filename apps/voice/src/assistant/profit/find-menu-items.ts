import { findMatches, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import type { MenuItem } from '@thela/pricing';
import { dishLexicon, menuWordsOf } from './dish-names';
import { itemsWith, runsIn } from './dish-runs';
import type { Run } from './dish-runs';

export interface MenuItemMentions {
  /** In the order of naming; a name that fits several dishes stands for all of them. */
  readonly items: readonly MenuItem[];
  readonly offMenu: readonly string[];
  readonly matches: readonly Match<readonly MenuItem[]>[];
  /** The words that named dishes at all. */
  readonly spent: readonly Match<unknown>[];
}

const kinds =
  'masala onion cheese egg paneer potato aloo tomato lemon curd butter ghee milk chilli mirchi coconut chicken rava ragi podi';
/** Ingredients: a dish with a longer name is never named by one of these alone. Some are tokens, some are not. */
const kindWords: ReadonlySet<string> = new Set([...kinds.split(' '), ...wordSet(kinds)]);
const plainWords: ReadonlySet<string> = new Set(['plain']);

function isKindOnly({ words }: Run, menu: readonly MenuItem[]): boolean {
  const isWholeName = itemsWith(words, menu).some(
    (item) => menuWordsOf(item).length === words.length,
  );
  return !isWholeName && words.every((word) => kindWords.has(word) || plainWords.has(word));
}

function titled(words: readonly string[]): string {
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

interface RunMeaning {
  readonly items: readonly MenuItem[];
  readonly offMenu: readonly string[];
  readonly run: Run | undefined;
}

/** 'Onion dosa', 'rava dosa': a dish of another stall. */
function meaningOf(
  run: Run,
  runs: readonly Run[],
  index: number,
  menu: readonly MenuItem[],
): RunMeaning {
  const before = runs[index - 1];
  const after = runs[index + 1];
  const nothing: RunMeaning = { items: [], offMenu: [], run: undefined };
  if (isKindOnly(run, menu)) {
    if (after && after.from === run.to) return { ...nothing, run };
    const head = after && run.isListed ? after.words.filter((word) => !kindWords.has(word)) : [];
    const items = itemsWith([...run.words, ...head], menu);
    const isClear = head.length > 0 || run.words.some((word) => plainWords.has(word));
    return isClear && items.length > 0 ? { items, offMenu: [], run } : nothing;
  }
  const kindsBefore = [
    ...run.kinds,
    ...(before && isKindOnly(before, menu) && before.to === run.from ? before.words : []),
  ];
  return kindsBefore.length > 0
    ? { items: [], offMenu: [titled([...kindsBefore, ...run.words])], run }
    : { items: itemsWith(run.words, menu), offMenu: [], run };
}

/**
 * Finds the dishes that a text names, whatever the spelling, and those that are not on the menu.
 *
 * @example dishesIn(tokensOf('dose ka kharcha'), builtInMenu).items // Masala Dosa, Plain Dosa
 */
export function findMenuItems(
  tokens: readonly Token[],
  menu: readonly MenuItem[],
): MenuItemMentions {
  const matches = findMatches(dishLexicon(menu), tokens);
  const runs = runsIn(matches, tokens, menu);
  const meanings = runs.map((run, index) => meaningOf(run, runs, index, menu));
  const others = matches.flatMap((match) =>
    match.meaning.kind === 'other-dish' ? [{ ...match, name: match.meaning.name }] : [],
  );
  return {
    items: [...new Set(meanings.flatMap(({ items }) => items))],
    offMenu: [
      ...new Set([
        ...meanings.flatMap(({ offMenu }) => offMenu),
        ...others.map(({ name }) => name),
      ]),
    ],
    matches: meanings.flatMap(({ items, run }) =>
      run && items.length > 0 ? [{ meaning: items, from: run.from, to: run.to }] : [],
    ),
    spent: [
      ...meanings.flatMap(({ run }) =>
        run ? [{ meaning: run.words, from: run.from, to: run.to }] : [],
      ),
      ...others,
    ],
  };
}
