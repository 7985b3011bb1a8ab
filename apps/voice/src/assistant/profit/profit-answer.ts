import {
  dailyPerformance,
  formatPercent,
  formatRupees,
  hasSales,
  menuItemFigures,
} from '@thela/pricing';
import type { Stall } from '@thela/ledger';
import type { Day, MenuItem, MenuItemFigures } from '@thela/pricing';
import { listed, perUnit } from '../amount-words';
import { priceTagOf } from './price-list';
import type { ProfitQuestion } from './profit-question';
import { noCosts, promotionText, withSampleNote } from './promotion';
import type { WhatIf } from './what-if';

const noPlates = 'No plates are entered for today yet. Enter them in Profit Optimizer.';

function menuText({ menu }: Day): string {
  const names = menu.map(({ name }) => name);
  return names.length === 0 ? 'Your menu is empty.' : `Your menu has ${listed(names, 'and')}.`;
}

function gain(profit: number): string {
  return profit < 0 ? `loses you ${formatRupees(-profit)}` : `earns you ${formatRupees(profit)}`;
}

/** The figures of some plates, each rounded once: as one dish of so many times everything. */
function figuresOf(day: Day, item: MenuItem, plates: number): MenuItemFigures | undefined {
  const ingredients = Object.fromEntries(
    Object.entries(item.ingredients).map(([name, quantity]) => [name, quantity * plates]),
  );
  const all = { ...item, sellingPrice: item.sellingPrice * plates, ingredients };
  return menuItemFigures({ ...day, menu: [all] })[0];
}

function platesText(day: Day, item: MenuItem, plates: number): string {
  const figures = figuresOf(day, item, plates);
  if (!figures) return '';
  if (!figures.isCostKnown) {
    return `I do not know yet what ${item.name} costs you. Add what goes into it in Profit Optimizer.`;
  }
  const margin = formatPercent(figures.profitMargin, 1);
  const price = formatRupees(item.sellingPrice);
  return plates === 1
    ? `One plate of ${item.name} costs you ${formatRupees(figures.cost)}. You sell it at ${price}, so it ${gain(figures.profitPerPlate)} a plate, a margin of ${margin}.`
    : `${plates.toLocaleString('en-IN')} plates of ${item.name} cost you ${formatRupees(figures.cost)}. Sold at ${price} a plate, that ${gain(figures.profitPerPlate)}, a margin of ${margin}.`;
}

function dishesText(
  day: Day,
  { items, plates }: Extract<ProfitQuestion, { readonly kind: 'dishes' }>,
): string {
  const texts = items.map((item) =>
    platesText(day, item, plates.byDish.get(item.id) ?? plates.others),
  );
  return texts.join(' ');
}

function soldText(day: Day, items: readonly MenuItem[]): string {
  const figures = menuItemFigures(day).filter(({ id }) => items.some((item) => item.id === id));
  const lines = figures.map(({ name, platesSold, itemRevenue, itemProfit, isCostKnown }) => {
    if (platesSold === 0) return `No plate of ${name} is entered for today.`;
    const result = isCostKnown ? `, and that ${gain(itemProfit)}` : '; what they cost is not known';
    return `${name}: ${platesSold.toLocaleString('en-IN')} plates today. They brought in ${formatRupees(itemRevenue)}${result}.`;
  });
  return withSampleNote(day, lines.join(' '));
}

function earningsText(day: Day): string {
  if (!hasSales(day)) return noPlates;
  const { totalRevenue, totalOverallProfit, profitMargin, unknownCost } = dailyPerformance(day);
  const taken = `Today you took in ${formatRupees(totalRevenue)}.`;
  const result = `That ${gain(totalOverallProfit)}, a margin of ${formatPercent(profitMargin, 1)}.`;
  const missing = `What ${listed(unknownCost, 'and')} cost you is not known, so it is not in the profit.`;
  const sold = menuItemFigures(day).filter(({ platesSold }) => platesSold > 0);
  return withSampleNote(
    day,
    [
      taken,
      ...(sold.some(({ isCostKnown }) => isCostKnown) ? [result] : []),
      ...(unknownCost.length > 0 ? [missing] : []),
    ].join(' '),
  );
}

function leastText(day: Day): string {
  const figures = menuItemFigures(day).filter(({ isCostKnown }) => isCostKnown);
  const lowest = figures.toSorted((a, b) => a.profitMargin - b.profitMargin)[0];
  const fewest = figures.toSorted((a, b) => a.profitPerPlate - b.profitPerPlate)[0];
  if (!lowest || !fewest) return day.menu.length > 0 ? noCosts : menuText(day);
  const losers = figures.filter(({ profitPerPlate }) => profitPerPlate < 0);
  const opening = losers.length === 0 ? 'No dish loses money. ' : '';
  return `${opening}${lowest.name} has your lowest margin, ${formatPercent(lowest.profitMargin, 1)}. The fewest rupees come from ${fewest.name}: it ${gain(fewest.profitPerPlate)} a plate.`;
}

function whatIfText({ day, items, said }: WhatIf): string {
  const texts = items.map((item) => platesText(day, item, 1));
  return [`${said}:`, ...(texts.length > 0 ? texts : ['No dish on your menu uses it.'])].join(' ');
}

function pricesText(day: Day, names: readonly string[], stall: Stall | undefined): string {
  const each = names.map((name) => {
    const tag = priceTagOf(name, day, stall);
    return tag
      ? `Your price for ${name} is ${formatRupees(tag.price)} ${perUnit(tag.unit)}.`
      : `You have no price for ${name} yet.`;
  });
  return each.join(' ');
}

/**
 * Answers a question about money from the day alone, in sentences that can be said.
 *
 * @param stall says what an ingredient is bought by
 */
export function profitAnswer(question: ProfitQuestion, day: Day, stall?: Stall): string {
  switch (question.kind) {
    case 'dishes':
      return dishesText(day, question);
    case 'sold':
      return soldText(day, question.items);
    case 'off-menu':
      return `${listed(question.names, 'and')} is not on your menu, so I have no figures for it. ${menuText(day)}`;
    case 'which-dish':
      return `I find no dish of your menu in that. ${menuText(day)} Ask, for example, what one plate of a dish costs you.`;
    case 'ingredients':
      return pricesText(day, question.names, stall);
    case 'promote':
      return promotionText(day);
    case 'least':
      return leastText(day);
    case 'earnings':
      return earningsText(day);
    case 'menu':
      return menuText(day);
    case 'change':
      return 'I have not changed anything. Set it in Profit Optimizer, and I use it at once.';
    case 'what-if':
      return whatIfText(question.what);
  }
}
