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
import type { TiffinEntry } from './tiffin-entry';
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

/** '1 plate', '2.50 plates' */
function plates(count: ExactDecimal): string {
  const text = formatCount(count);
  return `${text} ${text === '1' ? 'plate' : 'plates'}`;
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

function itemLine(item: ItemFigures, totals: Totals, isOnly: boolean): string {
  const merged = item.rowCount > 1 ? ` (${item.rowCount} rows together)` : '';
  if (item.sold.digits === 0n) {
    return `* ${item.item}${merged}: no plate sold, no profit; ingredients ${formatExactRupees(item.ingredients)} a day.`;
  }
  const average = item.rowCount > 1 ? 'on average ' : '';
  const parts = [
    `${plates(item.sold)} x ${average}${item.profitPerPlate ? perPlate(item.profitPerPlate) : ''} = ${formatExactRupees(item.profit)} a day`,
  ];
  // A share of a total that losses have shrunk can exceed 100% and says nothing.
  if (!isOnly && totals.profit.digits > 0n && item.profit.digits >= 0n) {
    parts.push(`${formatShare(item.profit, totals.profit)} of the total profit`);
  }
  parts.push(
    item.ingredients.digits > 0n
      ? `${formatExactRupees(item.profit, item.ingredients)} profit for each ₹1 of ingredients`
      : 'no ingredient cost entered',
  );
  return `* ${item.item}${merged}: ${parts.join(', ')}.`;
}

function lossLines(items: readonly ItemFigures[]): string[] {
  return items
    .filter(isSelling)
    .flatMap((item) =>
      item.profit.digits < 0n
        ? [
            `* Pricing: ${item.item} loses ${perPlate({ ...item.profitPerPlate, over: negated(item.profitPerPlate.over) })} on each plate, ${formatExactRupees(negated(item.profit))} a day. Raise its price by more than that loss, make the plate smaller, or stop selling it.`,
          ]
        : [],
    );
}

function nothingEarnedLines(items: readonly ItemFigures[]): string[] {
  return items
    .filter((item) => isSelling(item) && item.profit.digits === 0n)
    .map(
      (item) =>
        `* Pricing: ${item.item} sells ${plates(item.sold)} a day and earns nothing. Every ₹1 more on its price would bring ${formatExactRupees(item.sold)} a day at the same sales.`,
    );
}

function priceLine(earning: readonly Selling[]): string[] {
  const lowest = best(earning, (a, b) => byProfitPerPlate(b, a));
  if (!lowest) return [];
  const isLowest = earning.some((item) => byProfitPerPlate(item, lowest) > 0);
  const why = isLowest ? ', the lowest of the items that earn' : '';
  return [
    `* Pricing: ${lowest.item} earns ${perPlate(lowest.profitPerPlate)} a plate${why}. Try ₹1 more for some days: at ${plates(lowest.sold)} it brings ${formatExactRupees(lowest.sold)} more a day, as long as sales hold.`,
  ];
}

function pushLine(earning: readonly Selling[]): string[] {
  const top = best(earning, byProfitPerPlate);
  if (!top) return [];
  const rivals = earning.filter((item) => item !== top && byProfitPerPlate(item, top) === 0);
  const rank =
    earning.length === 1
      ? 'your earner'
      : rivals.length > 0
        ? `with ${rivals.map((item) => item.item).join(' and ')} the best profit`
        : 'the best profit';
  return [
    `* Marketing: push ${top.item}, ${rank} at ${perPlate(top.profitPerPlate)} a plate. Put it first on the board and offer it to everyone who asks what is good: every 10 plates more bring ${timesPlates(ten, top.profitPerPlate)}.`,
  ];
}

function rupeeLine(earning: readonly Selling[]): string[] {
  const costed = earning.filter((item) => item.ingredients.digits > 0n);
  const top = best(costed, byProfitPerRupee);
  const last = best(costed, (a, b) => byProfitPerRupee(b, a));
  if (!top || !last || byProfitPerRupee(top, last) === 0) return [];
  return [
    `* Operations: money for ingredients works hardest in ${top.item} (${formatExactRupees(top.profit, top.ingredients)} profit for each ₹1) and least in ${last.item} (${formatExactRupees(last.profit, last.ingredients)}). When cash is short, buy for ${top.item} first.`,
  ];
}

function shrinkLines(items: readonly ItemFigures[], totals: Totals): string[] {
  const idle = items.filter((item) => item.sold.digits === 0n);
  const idleLines = idle.map((item) =>
    item.ingredients.digits > 0n
      ? `* Menu: ${item.item} sold no plate while ${formatExactRupees(item.ingredients)} a day goes into its ingredients. Cook it to order or rest it.`
      : `* Menu: ${item.item} sold no plate. Cook it to order or rest it.`,
  );
  if (totals.profit.digits <= 0n || totals.ingredients.digits === 0n) return idleLines;
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
  if (!worst) return idleLines;
  return [
    ...idleLines,
    `* Menu: ${worst.item} takes ${formatShare(worst.ingredients, totals.ingredients)} of the ingredient money and brings ${formatShare(worst.profit, totals.profit)} of the profit. Cook a smaller batch of it, or a smaller plate at the same price.`,
  ];
}

function bundleLine(earning: readonly Selling[]): string[] {
  const seller = best(earning, bySold);
  if (!seller) return [];
  const partner = best(
    earning.filter((item) => item !== seller),
    byProfitPerPlate,
  );
  if (!partner) return [];
  const tenth = rounded({ over: seller.sold, under: ten }, 2) / 100n;
  const extra =
    tenth > 0n
      ? `If 1 in 10 of its ${plates(seller.sold)} goes out with ${partner.item}, that is ${plates({ digits: tenth, decimals: 0 })} more: ${timesPlates({ digits: tenth, decimals: 0 }, partner.profitPerPlate)} a day before any discount.`
      : `Every ${partner.item} sold with it brings ${perPlate(partner.profitPerPlate)} before any discount.`;
  return [
    `* Menu: bundle ${partner.item} with ${seller.item}, your best seller. ${extra} Keep the discount below ${perPlate(partner.profitPerPlate)} a set.`,
  ];
}

function savingLine(items: readonly ItemFigures[]): string[] {
  const costliest = best(items, (a, b) => compare(a.ingredients, b.ingredients));
  if (!costliest || costliest.ingredients.digits === 0n) return [];
  const tenth = { ...costliest.ingredients, decimals: costliest.ingredients.decimals + 1 };
  const rank = items.length > 1 ? ', and no item uses more' : '';
  return [
    `* Operations: ${costliest.item} uses ${formatExactRupees(costliest.ingredients)} of ingredients a day${rank}. Weigh portions and note what is thrown away: a tenth less waste there keeps ${formatExactRupees(tenth)} a day.`,
  ];
}

function unusableLine(row: TiffinEntry, index: number): string {
  return `* Check row ${index + 1} (${row.tiffinItem}): sales and ingredient cost must be numbers from 0. It is left out here.`;
}

function opening(items: readonly ItemFigures[], totals: Totals): string {
  const lead = items.length === 1 ? items[0]?.item : `Your ${items.length} items`;
  const sells = items.length === 1 ? 'sells' : 'sell';
  const result =
    totals.profit.digits < 0n
      ? `lose ${formatExactRupees(negated(totals.profit))}`
      : `earn ${formatExactRupees(totals.profit)}`;
  const verb = items.length === 1 ? result.replace(' ', 's ') : result;
  return `${lead} ${sells} ${plates(totals.sold)} and ${verb} a day, with ${formatExactRupees(totals.ingredients)} of ingredients.`;
}

function adviceLines(items: readonly ItemFigures[], totals: Totals): string[] {
  const earning = items.filter(isEarning);
  const marketing = pushLine(earning);
  return [
    ...lossLines(items),
    ...nothingEarnedLines(items),
    ...priceLine(earning),
    ...(marketing.length > 0
      ? marketing
      : [
          '* Marketing: no item earns a profit yet. Set the prices right before you spend on offers.',
        ]),
    ...shrinkLines(items, totals),
    ...bundleLine(earning),
    ...(items.length === 1
      ? ['* Menu: add a second item here to see which one to push and which two to bundle.']
      : []),
    ...rupeeLine(earning),
    ...savingLine(items),
    '* Operations: enter the same figures every evening; a change from one day to the next tells more than one day.',
  ];
}

/**
 * Works out a day's sales strategy from the rows alone: no model, no market data.
 *
 * @param rows The filled-in rows: ₹ a day, plates a day, ₹ a plate. Rows of one item are taken
 * together; a row with a negative or non-finite count or cost is named and left out.
 * @returns Lines that start with '* ' are bullets, others paragraphs. Every figure is an entry or a
 * sum, product or share of entries, rounded once, half away from zero: money to 2 decimals,
 * percentages to 1. Amounts of 10^15 and more are written with a power of ten.
 * @example
 * strategyFromBook([{ id: '1', tiffinItem: 'Idli', ingredientPrice: 400, dailySales: 50, perPlateProfit: 12 }])
 * // 'Idli sells 50 plates and earns ₹600.00 a day, with ₹400.00 of ingredients.\n* Idli: 50 plates x ₹12.00 = …'
 */
export function strategyFromBook(rows: readonly TiffinEntry[]): string {
  const unusable = rows.flatMap((row, index) => (isUsable(row) ? [] : [unusableLine(row, index)]));
  const items = figuresByItem(rows.filter(isUsable));
  if (items.length === 0) {
    return ['There is no row to reckon with yet.', ...unusable].join('\n');
  }
  const totals = totalsOf(items);
  const isOnly = items.length === 1;
  return [
    opening(items, totals),
    ...items.map((item) => itemLine(item, totals, isOnly)),
    ...adviceLines(items, totals),
    ...unusable,
  ].join('\n');
}
