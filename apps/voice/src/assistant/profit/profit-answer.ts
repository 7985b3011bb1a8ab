import {
  dailyPerformance,
  formatPercent,
  formatRupees,
  hasSales,
  menuItemFigures,
} from '@thela/pricing';
import type { Stall } from '@thela/ledger';
import type { Day, MenuItem, MenuItemFigures } from '@thela/pricing';
import { listed, priceText } from '../amount-words';
import { answerTextsNow } from '../answer-texts';
import type { AnswerTexts } from '../answer-texts';
import type { Messages } from '../messages';
import { priceTagOf } from './price-list';
import type { ProfitQuestion } from './profit-question';
import { promotionText, withSampleNote } from './promotion';
import type { ChangedPrice, WhatIf } from './what-if';

/** Which of two texts speaks of an amount, and the amount without its sign. */
function gain(profit: number): readonly ['earns' | 'loses', string] {
  return [profit < 0 ? 'loses' : 'earns', formatRupees(Math.abs(profit))];
}

function menuText({ menu }: Day, words: Messages): string {
  const { emptyMenu, menu: has } = words.profit;
  const names = menu.map(({ name }) => name);
  return names.length === 0 ? emptyMenu : has(listed(names, 'and', words));
}

/** The figures of some plates, each rounded once: as one dish of so many times everything. */
function figuresOf(day: Day, item: MenuItem, plates: number): MenuItemFigures | undefined {
  const ingredients = Object.fromEntries(
    Object.entries(item.ingredients).map(([name, quantity]) => [name, quantity * plates]),
  );
  const all = { ...item, sellingPrice: item.sellingPrice * plates, ingredients };
  return menuItemFigures({ ...day, menu: [all] })[0];
}

function platesText(
  day: Day,
  item: MenuItem,
  plates: number,
  { words: { profit }, names }: AnswerTexts,
): string {
  const name = names.nameOf(item);
  const figures = figuresOf(day, item, plates);
  if (!figures) return '';
  if (!figures.isCostKnown) return profit.costUnknown(name);
  const margin = formatPercent(figures.profitMargin, 1);
  const price = formatRupees(item.sellingPrice);
  const cost = formatRupees(figures.cost);
  // What is shown adds up.
  const [kind, amount] = gain(figures.sellingPrice - figures.cost);
  if (plates === 1) return profit.onePlate[kind](name, cost, price, amount, margin);
  const revenue = formatRupees(figures.sellingPrice);
  return `${profit.plates.bring(plates, name, price, revenue)} ${profit.plates[kind](cost, amount, margin)}`;
}

function dishesText(
  day: Day,
  { items, plates }: Extract<ProfitQuestion, { readonly kind: 'dishes' }>,
  texts: AnswerTexts,
): string {
  const each = items.map((item) =>
    platesText(day, item, plates.byDish.get(item.id) ?? plates.others, texts),
  );
  return each.join(' ');
}

function soldText(day: Day, items: readonly MenuItem[], words: Messages): string {
  const { sold } = words.profit;
  const figures = menuItemFigures(day).filter(({ id }) => items.some((item) => item.id === id));
  const lines = figures.map(({ name, platesSold, itemRevenue, itemProfit, isCostKnown }) => {
    if (platesSold === 0) return sold.none(name);
    const revenue = formatRupees(itemRevenue);
    const [kind, amount] = gain(itemProfit);
    return isCostKnown
      ? sold[kind](name, platesSold, revenue, amount)
      : sold.costUnknown(name, platesSold, revenue);
  });
  return withSampleNote(day, lines.join(' '), words);
}

function earningsText(day: Day, words: Messages): string {
  const { earnings, noPlates } = words.profit;
  if (!hasSales(day)) return noPlates;
  const { totalRevenue, totalOverallProfit, profitMargin, unknownCost } = dailyPerformance(day);
  const [kind, amount] = gain(totalOverallProfit ?? 0);
  const texts = [
    earnings.taken(formatRupees(totalRevenue)),
    profitMargin === null
      ? earnings.notKnown
      : earnings[kind](amount, formatPercent(profitMargin, 1)),
    ...(unknownCost.length > 0 ? [earnings.unknown(listed(unknownCost, 'and', words))] : []),
  ];
  return withSampleNote(day, texts.join(' '), words);
}

function leastText(day: Day, words: Messages): string {
  const { least, noCosts } = words.profit;
  const figures = menuItemFigures(day).filter(({ isCostKnown }) => isCostKnown);
  const lowest = [...figures].sort((a, b) => a.profitMargin - b.profitMargin)[0];
  const fewest = [...figures].sort((a, b) => a.profitPerPlate - b.profitPerPlate)[0];
  if (!lowest || !fewest) return day.menu.length > 0 ? noCosts : menuText(day, words);
  const losers = figures.filter(({ profitPerPlate }) => profitPerPlate < 0);
  const [kind, amount] = gain(fewest.profitPerPlate);
  return [
    ...(losers.length === 0 ? [least.noLosers] : []),
    least.margin(lowest.name, formatPercent(lowest.profitMargin, 1)),
    least[kind](fewest.name, amount),
  ].join(' ');
}

function changeText(change: ChangedPrice, { words, names }: AnswerTexts): string {
  const { price, unit } = change;
  const text = unit ? priceText({ price, unit }, words) : formatRupees(price);
  return words.profit.whatIf.of(names.nameOf(change), text);
}

function whatIfText({ day, items, changes }: WhatIf, texts: AnswerTexts): string {
  const { whatIf } = texts.words.profit;
  const named = changes.map((change) => changeText(change, texts)).join(', ');
  const each = items.map((item) => platesText(day, item, 1, texts));
  return [whatIf.with(named), ...(each.length > 0 ? each : [whatIf.unused])].join(' ');
}

function pricesText(
  day: Day,
  names: readonly string[],
  stall: Stall | undefined,
  { words, names: shown }: AnswerTexts,
): string {
  const { price, noPrice } = words.profit;
  const each = names.map((name) => {
    const tag = priceTagOf(name, day, stall);
    const called = shown.nameOf({ id: name, name });
    return tag ? price(called, priceText(tag, words)) : noPrice(called);
  });
  return each.join(' ');
}

/**
 * Answers a question about money from the day alone, in sentences that can be said.
 *
 * @param stall says what an ingredient is bought by
 */
export function profitAnswer(
  question: ProfitQuestion,
  day: Day,
  stall?: Stall,
  texts: AnswerTexts = answerTextsNow(),
): string {
  const { words, names } = texts;
  const { profit } = words;
  const shown = names.inDay(day);
  switch (question.kind) {
    case 'dishes':
      return dishesText(day, question, texts);
    case 'sold':
      return soldText(shown, question.items, words);
    case 'off-menu': {
      const offMenu = listed(question.names, 'and', words);
      return `${profit.offMenu(offMenu)} ${menuText(shown, words)}`;
    }
    case 'which-dish':
      return [profit.noDishFound, menuText(shown, words), profit.askOfDish].join(' ');
    case 'ingredients':
      return pricesText(day, question.names, stall, texts);
    case 'promote':
      return promotionText(shown, words);
    case 'least':
      return leastText(shown, words);
    case 'earnings':
      return earningsText(shown, words);
    case 'menu':
      return menuText(shown, words);
    case 'change':
      return profit.unchanged;
    case 'what-if':
      return whatIfText(question.what, texts);
  }
}
