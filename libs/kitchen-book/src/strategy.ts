import { compare, formatExactRupees } from '@thela/pricing/exact-decimal';
import { itemLine, opening } from './strategy/figure-lines';
import { bundleLine, costlyLine, unsoldLines } from './strategy/menu-lines';
import { messagesNow, useMessages } from './strategy/messages';
import { lossLines, nothingEarnedLines, priceLine, pushLine } from './strategy/price-lines';
import { best, byProfitPerRupee, isEarning } from './strategy/ranking';
import { wordingIn } from './strategy/wording';
import type { Wording } from './strategy/wording';
import type { TiffinEntry, TiffinItem } from './tiffin-entry';
import { figuresByItem, isUsable, totalsOf } from './tiffin-figures';
import type { ItemFigures, Totals } from './tiffin-figures';
import type { Selling } from './strategy/ranking';

function adviceLines(wording: Wording, items: readonly ItemFigures[], totals: Totals): string[] {
  const { marketing, menu, operations } = wording.words;
  const earning = items.filter(isEarning);
  const push = pushLine(wording, earning);
  return [
    ...lossLines(wording, items),
    ...nothingEarnedLines(wording, items),
    ...priceLine(wording, earning),
    ...(push.length > 0 ? push : [marketing.nothingEarns]),
    ...unsoldLines(wording, items),
    ...costlyLine(wording, items, totals),
    ...bundleLine(wording, earning),
    ...(items.length === 1 ? [menu.addSecond] : []),
    ...rupeeLine(wording, earning),
    ...savingLine(wording, items),
    operations.everyEvening,
  ];
}

/** What the tiffin items are called in the language that is shown. */
export function useTiffinNames(): Readonly<Record<TiffinItem, string>> {
  return useMessages().items;
}

/**
 * Works out a day's sales strategy from the rows alone: no model, no market data.
 *
 * @param rows The filled-in rows: ₹ a day, plates a day, ₹ a plate. Rows of one item are taken
 * together; a row with a negative or non-finite count or cost is named and left out.
 * @param words The default is the language that is shown.
 * @returns Lines that start with '* ' are bullets, others paragraphs. Every figure is an entry or a
 * sum, product or share of entries, rounded once, half away from zero: money to 2 decimals,
 * percentages to 1. Amounts of 10^15 and more are written with a power of ten.
 * @example
 * strategyFromBook([{ id: '1', tiffinItem: 'Idli', ingredientPrice: 400, dailySales: 50, perPlateProfit: 12 }])
 * // 'Idli sells 50 plates and earns ₹600.00 a day, with ₹400.00 of ingredients.\n* Idli: 50 plates x ₹12.00 = …'
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
  const totals = totalsOf(items);
  const points = [
    ...items.map((item) => itemLine(wording, item, totals, items.length === 1)),
    ...adviceLines(wording, items, totals),
    ...unusable,
  ];
  return [opening(wording, items, totals), ...points.map(bullet)].join('\n');
}

function bullet(point: string): string {
  return `* ${point}`;
}

function rupeeLine({ words, name }: Wording, earning: readonly Selling[]): string[] {
  const costed = earning.filter((item) => item.ingredients.digits > 0n);
  const top = best(costed, byProfitPerRupee);
  const last = best(costed, (a, b) => byProfitPerRupee(b, a));
  if (!top || !last || byProfitPerRupee(top, last) === 0) return [];
  const each = (item: Selling) => formatExactRupees(item.profit, item.ingredients);
  return [words.operations.buyFirst(name(top), each(top), name(last), each(last))];
}

function savingLine({ words, name }: Wording, items: readonly ItemFigures[]): string[] {
  const costliest = best(items, (a, b) => compare(a.ingredients, b.ingredients));
  if (!costliest || costliest.ingredients.digits === 0n) return [];
  const { ingredients } = costliest;
  const tenth = { ...ingredients, decimals: ingredients.decimals + 1 };
  const line = items.length > 1 ? words.operations.weighCostliest : words.operations.weigh;
  return [line(name(costliest), formatExactRupees(ingredients), formatExactRupees(tenth))];
}
