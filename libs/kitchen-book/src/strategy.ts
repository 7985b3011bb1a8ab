import {
  compare,
  compareRatios,
  exact,
  formatCount,
  formatExactRupees,
  formatShare,
  negated,
  rounded,
  times,
} from '@thela/pricing/exact-decimal';
import type { ExactDecimal, Ratio } from '@thela/pricing/exact-decimal';
import { messagesNow, useMessages } from './strategy/messages';
import type { Messages } from './strategy/messages';
import type { TiffinEntry, TiffinItem } from './tiffin-entry';
import { figuresByItem, isUsable, totalsOf } from './tiffin-figures';
import type { ItemFigures, Totals } from './tiffin-figures';

type Selling = ItemFigures & { readonly profitPerPlate: Ratio };

const ten = exact(10);

function perPlate({ over, under }: Ratio): string {
  return formatExactRupees(over, under);
}

function timesPlates(count: ExactDecimal, { over, under }: Ratio): string {
  return formatExactRupees(times(count, over), under);
}

/** What one line is made from: the words of a language, with names and plates in it. */
interface Speech {
  readonly words: Messages;
  readonly name: (item: { readonly item: TiffinItem }) => string;
  readonly plates: (count: ExactDecimal) => string;
}

function speechIn(words: Messages): Speech {
  return {
    words,
    name: ({ item }) => words.items[item],
    plates: (count) => words.plates(formatCount(count)),
  };
}

function isSelling(item: ItemFigures): item is Selling {
  return item.sold.digits > 0n && item.profitPerPlate !== undefined;
}

function isEarning(item: ItemFigures): item is Selling {
  return isSelling(item) && item.profit.digits > 0n;
}

function best<T>(items: readonly T[], order: (a: T, b: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (top, item) => (top === undefined || order(item, top) > 0 ? item : top),
    undefined,
  );
}

const byProfitPerPlate = (a: Selling, b: Selling) =>
  compareRatios(a.profitPerPlate, b.profitPerPlate);
const bySold = (a: Selling, b: Selling) => compare(a.sold, b.sold);

function perRupee(item: ItemFigures): Ratio {
  return { over: item.profit, under: item.ingredients };
}

const byProfitPerRupee = (a: ItemFigures, b: ItemFigures) =>
  compareRatios(perRupee(a), perRupee(b));

function itemLine(
  { words: { item: words }, name, plates }: Speech,
  item: ItemFigures,
  totals: Totals,
  isOnly: boolean,
): string {
  const title =
    item.rowCount > 1 ? words.rowsTogether(name(item), String(item.rowCount)) : name(item);
  if (item.sold.digits === 0n) {
    return words.line(title, words.unsold(formatExactRupees(item.ingredients)));
  }
  const sold = item.rowCount > 1 ? words.soldOnAverage : words.sold;
  const each = item.profitPerPlate ? perPlate(item.profitPerPlate) : '';
  const facts = [sold(plates(item.sold), each, formatExactRupees(item.profit))];
  // A share of a total that losses have shrunk can exceed 100% and says nothing.
  if (!isOnly && totals.profit.digits > 0n && item.profit.digits >= 0n) {
    facts.push(words.share(formatShare(item.profit, totals.profit)));
  }
  facts.push(
    item.ingredients.digits > 0n
      ? words.perRupee(formatExactRupees(item.profit, item.ingredients))
      : words.noCost,
  );
  return words.line(title, facts.join(', '));
}

function lossLines({ words, name }: Speech, items: readonly ItemFigures[]): string[] {
  return items
    .filter(isSelling)
    .filter((item) => item.profit.digits < 0n)
    .map((item) => {
      const { over, under } = item.profitPerPlate;
      const each = perPlate({ over: negated(over), under });
      return words.pricing.loses(name(item), each, formatExactRupees(negated(item.profit)));
    });
}

function nothingEarnedLines(
  { words, name, plates }: Speech,
  items: readonly ItemFigures[],
): string[] {
  return items
    .filter((item) => isSelling(item) && item.profit.digits === 0n)
    .map((item) =>
      words.pricing.earnsNothing(name(item), plates(item.sold), formatExactRupees(item.sold)),
    );
}

function priceLine({ words, name, plates }: Speech, earning: readonly Selling[]): string[] {
  const lowest = best(earning, (a, b) => byProfitPerPlate(b, a));
  if (!lowest) return [];
  const isLowest = earning.some((item) => byProfitPerPlate(item, lowest) > 0);
  const line = isLowest ? words.pricing.raiseLowest : words.pricing.raise;
  const each = perPlate(lowest.profitPerPlate);
  return [line(name(lowest), each, plates(lowest.sold), formatExactRupees(lowest.sold))];
}

function pushLine({ words, name }: Speech, earning: readonly Selling[]): string[] {
  const { pushOnly, pushBest, pushOneOfBest } = words.marketing;
  const top = best(earning, byProfitPerPlate);
  if (!top) return [];
  const rivals = earning.filter((item) => item !== top && byProfitPerPlate(item, top) === 0);
  const figures = [perPlate(top.profitPerPlate), timesPlates(ten, top.profitPerPlate)] as const;
  if (rivals.length > 0) {
    return [pushOneOfBest(name(top), rivals.map(name).reduce(words.and), ...figures)];
  }
  return [(earning.length === 1 ? pushOnly : pushBest)(name(top), ...figures)];
}

function rupeeLine({ words, name }: Speech, earning: readonly Selling[]): string[] {
  const costed = earning.filter((item) => item.ingredients.digits > 0n);
  const top = best(costed, byProfitPerRupee);
  const last = best(costed, (a, b) => byProfitPerRupee(b, a));
  if (!top || !last || byProfitPerRupee(top, last) === 0) return [];
  const each = (item: Selling) => formatExactRupees(item.profit, item.ingredients);
  return [words.operations.buyFirst(name(top), each(top), name(last), each(last))];
}

function unsoldLines({ words, name }: Speech, items: readonly ItemFigures[]): string[] {
  return items
    .filter((item) => item.sold.digits === 0n)
    .map((item) =>
      item.ingredients.digits > 0n
        ? words.menu.unsoldButBought(name(item), formatExactRupees(item.ingredients))
        : words.menu.unsold(name(item)),
    );
}

function costlyLine(
  { words, name }: Speech,
  items: readonly ItemFigures[],
  totals: Totals,
): string[] {
  if (totals.profit.digits <= 0n || totals.ingredients.digits === 0n) return [];
  const heavy = items.filter(
    (item) =>
      isEarning(item) &&
      item.ingredients.digits > 0n &&
      compareRatios(
        { over: item.profit, under: totals.profit },
        { over: item.ingredients, under: totals.ingredients },
      ) < 0,
  );
  const worst = best(heavy, (a, b) => byProfitPerRupee(b, a));
  if (!worst) return [];
  const ofCost = formatShare(worst.ingredients, totals.ingredients);
  return [words.menu.costly(name(worst), ofCost, formatShare(worst.profit, totals.profit))];
}

function bundleLine({ words, name, plates }: Speech, earning: readonly Selling[]): string[] {
  const seller = best(earning, bySold);
  if (!seller) return [];
  const partner = best(
    earning.filter((item) => item !== seller),
    byProfitPerPlate,
  );
  if (!partner) return [];
  const { bundle, gainOfTenth, gainOfEach } = words.menu;
  const tenth = {
    digits: rounded({ over: seller.sold, under: ten }, 2) / 100n,
    decimals: 0,
  };
  const each = perPlate(partner.profitPerPlate);
  const more = timesPlates(tenth, partner.profitPerPlate);
  const gain =
    tenth.digits > 0n
      ? gainOfTenth(plates(seller.sold), name(partner), plates(tenth), more)
      : gainOfEach(name(partner), each);
  return [bundle(name(partner), name(seller), gain, each)];
}

function savingLine({ words, name }: Speech, items: readonly ItemFigures[]): string[] {
  const costliest = best(items, (a, b) => compare(a.ingredients, b.ingredients));
  if (!costliest || costliest.ingredients.digits === 0n) return [];
  const { ingredients } = costliest;
  const tenth = { ...ingredients, decimals: ingredients.decimals + 1 };
  const line = items.length > 1 ? words.operations.weighCostliest : words.operations.weigh;
  return [line(name(costliest), formatExactRupees(ingredients), formatExactRupees(tenth))];
}

function opening(
  { words: { day }, name, plates }: Speech,
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

function adviceLines(speech: Speech, items: readonly ItemFigures[], totals: Totals): string[] {
  const { marketing, menu, operations } = speech.words;
  const earning = items.filter(isEarning);
  const push = pushLine(speech, earning);
  return [
    ...lossLines(speech, items),
    ...nothingEarnedLines(speech, items),
    ...priceLine(speech, earning),
    ...(push.length > 0 ? push : [marketing.nothingEarns]),
    ...unsoldLines(speech, items),
    ...costlyLine(speech, items, totals),
    ...bundleLine(speech, earning),
    ...(items.length === 1 ? [menu.addSecond] : []),
    ...rupeeLine(speech, earning),
    ...savingLine(speech, items),
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
  const speech = speechIn(words);
  const unusable = rows.flatMap((row, index) =>
    isUsable(row) ? [] : [words.checkRow(String(index + 1), words.items[row.tiffinItem])],
  );
  const items = figuresByItem(rows.filter(isUsable));
  if (items.length === 0) return [words.noRow, ...unusable.map(bullet)].join('\n');
  const totals = totalsOf(items);
  const points = [
    ...items.map((item) => itemLine(speech, item, totals, items.length === 1)),
    ...adviceLines(speech, items, totals),
    ...unusable,
  ];
  return [opening(speech, items, totals), ...points.map(bullet)].join('\n');
}

function bullet(point: string): string {
  return `* ${point}`;
}
