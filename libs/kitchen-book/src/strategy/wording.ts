import { translatedNamesNow } from '@thela/language/built-in-names';
import { formatCount, formatExactRupees, times } from '@thela/pricing/exact-decimal';
import type { ExactDecimal, Ratio } from '@thela/pricing/exact-decimal';
import type { OwnDish, TiffinItem } from '../tiffin-entry';
import type { Messages } from './messages';

/** What a line is written with, in one language. */
export interface Wording {
  readonly words: Messages;
  readonly name: (item: { readonly item: TiffinItem | OwnDish }) => string;
  readonly plates: (count: ExactDecimal) => string;
}

export function wordingIn(words: Messages): Wording {
  return {
    words,
    name: ({ item }) =>
      typeof item === 'string'
        ? words.items[item]
        : translatedNamesNow().nameOf({ id: item.dish, name: item.name }),
    plates: (count) => words.plates(formatCount(count)),
  };
}

export function perPlate({ over, under }: Ratio): string {
  return formatExactRupees(over, under);
}

export function timesPlates(count: ExactDecimal, { over, under }: Ratio): string {
  return formatExactRupees(times(count, over), under);
}
