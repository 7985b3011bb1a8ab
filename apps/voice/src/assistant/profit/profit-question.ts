import type { SpokenToken } from '@thela/kitchen-book/words';
import type { Day, MenuItem } from '@thela/pricing';
import { moneyIn, platesIn } from './amounts-said';
import type { PlatesAsked } from './amounts-said';
import { has, hear, isOfMoney } from './heard';
import type { Before, Heard } from './heard';
import { whatIf } from './what-if';
import type { WhatIf } from './what-if';

/** A question about money that the rules understand. */
export type ProfitQuestion =
  | {
      readonly kind: 'dishes';
      readonly items: readonly MenuItem[];
      readonly plates: PlatesAsked;
    }
  | { readonly kind: 'sold'; readonly items: readonly MenuItem[] }
  | { readonly kind: 'off-menu' | 'ingredients'; readonly names: readonly string[] }
  | { readonly kind: 'promote' | 'least' | 'earnings' | 'menu' | 'change' | 'which-dish' }
  | { readonly kind: 'what-if'; readonly what: WhatIf };

type Rule = (heard: Heard) => ProfitQuestion | undefined;

function dishes(heard: Heard, items: readonly MenuItem[]): ProfitQuestion {
  return { kind: 'dishes', items, plates: platesIn(heard.tokens, heard.dishesAt) };
}

const changing: Rule = (heard) =>
  has(heard, 'change') &&
  !has(heard, 'if', 'happens', 'how-much') &&
  has(heard, 'price', 'rupees', 'cost') &&
  heard.items.length + heard.ingredients.length > 0 &&
  moneyIn(heard.tokens)
    ? { kind: 'change' }
    : undefined;

const supposing: Rule = (heard) => {
  const what = whatIf(heard.day, heard);
  return what && { kind: 'what-if', what };
};

const promoting: Rule = (heard) => {
  const isAskedHowMuch = heard.items.length > 0 && has(heard, 'how-much', 'cost', 'price');
  const isMostOfAll =
    has(heard, 'most') && has(heard, 'profit', 'sell', 'earned', 'rupees', 'dish');
  const isChoice = has(heard, 'which') && has(heard, 'sell') && !has(heard, 'how-much');
  const isGrowth = has(heard, 'grow') && has(heard, 'profit', 'earned', 'sold');
  const isAsked = has(heard, 'promote') || isMostOfAll || isChoice || isGrowth;
  return isAsked && !isAskedHowMuch ? { kind: 'promote' } : undefined;
};

const losing: Rule = (heard) =>
  has(heard, 'least') && heard.items.length === 0 && heard.ingredients.length === 0
    ? { kind: 'least' }
    : undefined;

const selling: Rule = (heard) => {
  if (!has(heard, 'sold') || !has(heard, 'how-much') || has(heard, 'cost', 'profit', 'rupees')) {
    return undefined;
  }
  return { kind: 'sold', items: heard.items.length > 0 ? heard.items : heard.day.menu };
};

const earning: Rule = (heard) => {
  if (heard.items.length > 0) return undefined;
  const isOfToday = has(heard, 'today') && has(heard, 'profit', 'rupees', 'left');
  const isOfTheDay = has(heard, 'earned') || (isOfToday && heard.ingredients.length === 0);
  return isOfTheDay && !has(heard, 'all', 'cost', 'price') ? { kind: 'earnings' } : undefined;
};

const dishFigures: Rule = (heard) => {
  if (heard.items.length === 0) return undefined;
  if (has(heard, 'sold', 'earned') || (has(heard, 'today') && has(heard, 'profit', 'rupees'))) {
    return { kind: 'sold', items: heard.items };
  }
  return isOfMoney(heard) ? dishes(heard, heard.items) : undefined;
};

const others: Rule = (heard) => {
  if (!isOfMoney(heard)) return undefined;
  if (heard.offMenu.length > 0) return { kind: 'off-menu', names: heard.offMenu };
  if (heard.ingredients.length > 0 && has(heard, 'cost', 'price', 'takes')) {
    return { kind: 'ingredients', names: heard.ingredients };
  }
  if (has(heard, 'all', 'menu')) return dishes(heard, heard.day.menu);
  if (has(heard, 'it') && heard.before.items.length > 0) return dishes(heard, heard.before.items);
  return has(heard, 'profit') ? { kind: 'earnings' } : { kind: 'which-dish' };
};

const menu: Rule = (heard) =>
  has(heard, 'menu') && !has(heard, 'left') ? { kind: 'menu' } : undefined;

const bareNames: Rule = (heard) => {
  const isAsked = heard.isBare && heard.before.isOfMoney;
  if (isAsked && heard.items.length > 0) return dishes(heard, heard.items);
  return isAsked && heard.offMenu.length > 0
    ? { kind: 'off-menu', names: heard.offMenu }
    : undefined;
};

const rules = [
  changing,
  supposing,
  promoting,
  losing,
  selling,
  earning,
  dishFigures,
  others,
  menu,
  bareNames,
];

/**
 * Reads a question about money.
 *
 * @param before what was talked about, for 'and its margin?' and a dish's bare name
 * @returns `undefined` when it is no such question, or one that the rules do not know
 */
export function profitQuestionIn(
  tokens: readonly SpokenToken[],
  day: Day,
  before: Before,
): ProfitQuestion | undefined {
  const heard = hear(tokens, day, before);
  for (const rule of rules) {
    const question = rule(heard);
    if (question) return question;
  }
  return undefined;
}
