import { translatedNamesNow } from '@thela/language/built-in-names';
import {
  exact,
  formatCount,
  formatExactRupees,
  negated,
  times,
} from '@thela/pricing/exact-decimal';
import type { ExactDecimal, Ratio } from '@thela/pricing/exact-decimal';
import { adviceFor } from './strategy/advice';
import type { Advice } from './strategy/advice';
import { messagesNow, useMessages } from './strategy/messages';
import type { Messages } from './strategy/messages';
import type { OwnDish, TiffinEntry, TiffinItem } from './tiffin-entry';
import { figuresByItem, isUsable, totalsOf } from './tiffin-figures';
import type { ItemFigures, Totals } from './tiffin-figures';

export function useTiffinNames(): Readonly<Record<TiffinItem, string>> {
  return useMessages().items;
}

/**
 * Works out a day's sales strategy from the rows alone: no model, no market data.
 *
 * @param rows The filled-in rows: ₹ a day, plates a day, ₹ a plate, plates left over a day. Rows of one item are taken
 * together; a row with a negative or non-finite count or cost is named and left out.
 * @param words The default is the language that is shown.
 * @returns The day in a line, then what to do, at most three bullets that start with '* ', and a bullet for each row that
 * is left out. Every figure is an entry or a sum or product of entries, rounded once, half away from zero, to 2 decimals.
 * Amounts of 10^15 and more are written with a power of ten.
 * @example
 * strategyFromBook([{ id: '1', tiffinItem: 'Idli', ingredientPrice: 400, dailySales: 50, perPlateProfit: 12 }])
 * // 'Idli sells 50 plates and earns ₹600 a day, with ₹400 of ingredients.\n* **Offer Idli first**: …'
 */
export function strategyFromBook(rows: readonly TiffinEntry[], words = messagesNow()): string {
  const wording = wordingIn(words);
  const unusable = rows.flatMap((row, index) =>
    isUsable(row)
      ? []
      : [words.checkRow(String(index + 1), wording.name({ item: row.tiffinItem }))],
  );
  const items = figuresByItem(rows.filter(isUsable));
  if (items.length === 0) return [words.noRow, ...unusable.map(bullet)].join('\n');
  const advice = adviceFor(items).map((each) => adviceText(wording, each));
  const points = [...(advice.length > 0 ? advice : [words.nothingSold]), ...unusable];
  return [opening(wording, items, totalsOf(items)), ...points.map(bullet)].join('\n');
}

/** What a line is written with, in one language. */
interface Wording {
  readonly words: Messages;
  readonly name: (item: { readonly item: TiffinItem | OwnDish }) => string;
  readonly plates: (count: ExactDecimal) => string;
}

function wordingIn(words: Messages): Wording {
  return {
    words,
    name: ({ item }) =>
      typeof item === 'string'
        ? words.items[item]
        : translatedNamesNow().nameOf({ id: item.dish, name: item.name }),
    plates: (count) => words.plates(formatCount(count)),
  };
}

function bullet(point: string): string {
  return `* ${point}`;
}

/** The first line: the whole day. */
function opening(
  { words: { day }, name, plates }: Wording,
  items: readonly ItemFigures[],
  { sold, profit, ingredients }: Totals,
): string {
  const isLoss = profit.digits < 0n;
  const [only, ...others] = items;
  const figures = [
    plates(sold),
    formatExactRupees(isLoss ? negated(profit) : profit),
    formatExactRupees(ingredients),
  ] as const;
  return only && others.length === 0
    ? (isLoss ? day.itemLoses : day.itemEarns)(name(only), ...figures)
    : (isLoss ? day.allLose : day.allEarn)(String(items.length), ...figures);
}

function adviceText({ words: { advice: words }, name, plates }: Wording, advice: Advice): string {
  const item = name(advice.item);
  switch (advice.kind) {
    case 'end-loss': {
      const { profit, profitPerPlate } = advice.item;
      const each = perPlate({ ...profitPerPlate, over: negated(profitPerPlate.over) });
      return words.endLoss(item, each, formatExactRupees(negated(profit)));
    }
    case 'cook-less':
      return words.cookLess(item, plates(advice.item.leftOver), perPlate(advice.saved));
    case 'cook-to-order':
      return words.cookToOrder(item, formatExactRupees(advice.item.ingredients));
    case 'push':
      return words.push(item, timesPlates(exact(10), advice.item.profitPerPlate));
    case 'raise':
      return words.raise(item, formatExactRupees(advice.item.sold));
    case 'pair':
      return words.pair(
        item,
        name(advice.seller),
        timesPlates(advice.plates, advice.item.profitPerPlate),
      );
  }
}

function perPlate({ over, under }: Ratio): string {
  return formatExactRupees(over, under);
}

function timesPlates(count: ExactDecimal, { over, under }: Ratio): string {
  return formatExactRupees(times(count, over), under);
}
