import { wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import type { MenuItem } from '@thela/pricing';
import { menuWordsOf } from './dish-names';
import type { DishWord } from './dish-names';

/** Words of dishes that belong together: 'masala dosa'. */
export interface Run {
  readonly words: readonly string[];
  /** Words before it that make another dish of it. */
  readonly kinds: readonly string[];
  readonly from: number;
  readonly to: number;
  /** True when nothing but 'and' stands between it and the next one. */
  readonly isListed: boolean;
}

const joiners = wordSet('ka ki ke wala wali wale vala with and aur or ya , का की के और');

/** The dishes whose names hold all of the words. */
export function itemsWith(
  words: readonly string[],
  menu: readonly MenuItem[],
): readonly MenuItem[] {
  return menu.filter((item) => words.every((word) => menuWordsOf(item).includes(word)));
}

function isJoined(tokens: readonly Token[], from: number, to: number): boolean {
  return to - from <= 2 && tokens.slice(from, to).every((token) => joiners.has(token));
}

/** Puts the words together that belong to one dish. */
export function runsIn(
  matches: readonly Match<DishWord>[],
  tokens: readonly Token[],
  menu: readonly MenuItem[],
): readonly Run[] {
  const runs: Run[] = [];
  let kinds: readonly string[] = [];
  let kindsTo = -1;
  for (const { meaning, from, to } of matches) {
    if (meaning.kind === 'other-dish') continue;
    if (meaning.kind === 'other-kind') {
      kinds = kindsTo === from ? [...kinds, meaning.name] : [meaning.name];
      kindsTo = to;
      continue;
    }
    const last = runs.at(-1);
    const words = [...(last?.words ?? []), meaning.word];
    const goesOn = last && isJoined(tokens, last.to, from) && !last.words.includes(meaning.word);
    if (goesOn && itemsWith(words, menu).length > 0) {
      runs[runs.length - 1] = { ...last, words, to };
    } else {
      const isListed = last !== undefined && last.to < from && isJoined(tokens, last.to, from);
      if (isListed) runs[runs.length - 1] = { ...last, isListed };
      runs.push({
        words: [meaning.word],
        kinds: kindsTo === from ? kinds : [],
        from,
        to,
        isListed: false,
      });
    }
  }
  return runs;
}
