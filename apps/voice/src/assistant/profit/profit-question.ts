import { wordSet } from '@thela/understanding';
import type { Intent, Token } from '@thela/understanding';
import type { Day, MenuItem } from '@thela/pricing';
import { saysBut } from '../function-words';
import { parseMoney, parsePlateCounts, rupeeWords } from './parse-amounts';
import type { PlateCounts } from './parse-amounts';
import { asksForFigures, has, isOfMoney, parseQuestion } from './parsed-question';
import type { ParsedQuestion, QuestionContext } from './parsed-question';
import type { Topic } from './topics';
import { whatIf } from './what-if';
import type { WhatIf } from './what-if';

/** A question about money that the rules understand. */
export type ProfitQuestion =
  | {
      readonly kind: 'dishes';
      readonly items: readonly MenuItem[];
      readonly plates: PlateCounts;
    }
  | { readonly kind: 'sold'; readonly items: readonly MenuItem[] }
  | { readonly kind: 'off-menu' | 'ingredients'; readonly names: readonly string[] }
  | { readonly kind: 'promote' | 'least' | 'earnings' | 'menu' | 'change' | 'which-dish' }
  | { readonly kind: 'what-if'; readonly what: WhatIf };

type Rule = (parsed: ParsedQuestion) => ProfitQuestion | undefined;

function dishes(parsed: ParsedQuestion, items: readonly MenuItem[]): ProfitQuestion {
  return { kind: 'dishes', items, plates: parsePlateCounts(parsed.tokens, parsed.dishesAt) };
}

const changing: Rule = (parsed) =>
  has(parsed, 'change') &&
  !has(parsed, 'if', 'happens', 'how-much') &&
  has(parsed, 'price', 'rupees', 'cost') &&
  parsed.items.length + parsed.ingredients.length > 0 &&
  parseMoney(parsed.tokens)
    ? { kind: 'change' }
    : undefined;

const supposing: Rule = (parsed) => {
  const what = whatIf(parsed.day, parsed, parsed.before.stall);
  return what && { kind: 'what-if', what };
};

const promoting: Rule = (parsed) => {
  const isAskedHowMuch = parsed.items.length > 0 && has(parsed, 'how-much', 'cost', 'price');
  const isMostOfAll =
    has(parsed, 'most') && has(parsed, 'profit', 'sell', 'earned', 'rupees', 'dish');
  const isChoice = has(parsed, 'which') && has(parsed, 'sell') && !has(parsed, 'how-much');
  const isGrowth = has(parsed, 'grow') && has(parsed, 'profit', 'earned', 'sold');
  const isAsked = has(parsed, 'promote') || isMostOfAll || isChoice || isGrowth;
  return isAsked && !isAskedHowMuch ? { kind: 'promote' } : undefined;
};

const losing: Rule = (parsed) =>
  has(parsed, 'least') && parsed.items.length === 0 && parsed.ingredients.length === 0
    ? { kind: 'least' }
    : undefined;

/** 'Earns well but sells little' asks for neither end of the menu, and 'which dish' and 'for 10000' for no sum of the day. */
function isOther({ kind }: ProfitQuestion, parsed: ParsedQuestion): boolean {
  const isOfSum = kind === 'earnings';
  if (isOfSum && has(parsed, 'which') && has(parsed, 'dish')) return true;
  if (isOfSum && parsed.tokens.some((token) => /^\d/.test(token))) return true;
  return (isOfSum || kind === 'promote' || kind === 'least') && saysBut(parsed.tokens);
}

/** 'How much will I get if I sell ten masala dosa'. */
const sellingPlates: Rule = (parsed) => {
  const isSupposed = has(parsed, 'sell') && has(parsed, 'how-much') && parsed.items.length > 0;
  const question = isSupposed ? dishes(parsed, parsed.items) : undefined;
  return question?.kind === 'dishes' && question.plates.byDish.size > 0 ? question : undefined;
};

const selling: Rule = (parsed) => {
  if (!has(parsed, 'sold') || !has(parsed, 'how-much') || has(parsed, 'cost', 'profit', 'rupees')) {
    return undefined;
  }
  return { kind: 'sold', items: parsed.items.length > 0 ? parsed.items : parsed.day.menu };
};

const leftFood = wordSet('waste wastage leftover leftovers unsold');

const earning: Rule = (parsed) => {
  if (parsed.items.length > 0) return undefined;
  const isLeftMoney = has(parsed, 'left') && !parsed.tokens.some((token) => leftFood.has(token));
  const isOfToday = has(parsed, 'today') && (has(parsed, 'profit', 'rupees') || isLeftMoney);
  const isOfTheDay = has(parsed, 'earned') || (isOfToday && parsed.ingredients.length === 0);
  return isOfTheDay && asksForFigures(parsed) && !has(parsed, 'all', 'cost', 'price')
    ? { kind: 'earnings' }
    : undefined;
};

const dishFigures: Rule = (parsed) => {
  if (parsed.items.length === 0) return undefined;
  if (has(parsed, 'sold', 'earned') || (has(parsed, 'today') && has(parsed, 'profit', 'rupees'))) {
    return { kind: 'sold', items: parsed.items };
  }
  return isOfMoney(parsed) ? dishes(parsed, parsed.items) : undefined;
};

const others: Rule = (parsed) => {
  if (!isOfMoney(parsed)) return undefined;
  if (parsed.offMenu.length > 0) return { kind: 'off-menu', names: parsed.offMenu };
  if (parsed.ingredients.length > 0 && has(parsed, 'cost', 'price', 'takes')) {
    return { kind: 'ingredients', names: parsed.ingredients };
  }
  if (has(parsed, 'all', 'menu')) return dishes(parsed, parsed.day.menu);
  if (has(parsed, 'it') && parsed.before.items.length > 0)
    return dishes(parsed, parsed.before.items);
  if (!has(parsed, 'profit')) return { kind: 'which-dish' };
  return asksForFigures(parsed) ? { kind: 'earnings' } : undefined;
};

const menu: Rule = (parsed) =>
  has(parsed, 'menu') && !has(parsed, 'left') ? { kind: 'menu' } : undefined;

const bareNames: Rule = (parsed) => {
  const isAsked = parsed.isBare && parsed.before.isOfMoney;
  if (isAsked && parsed.items.length > 0) return dishes(parsed, parsed.items);
  return isAsked && parsed.offMenu.length > 0
    ? { kind: 'off-menu', names: parsed.offMenu }
    : undefined;
};

const rules = [
  changing,
  supposing,
  promoting,
  losing,
  sellingPlates,
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
 * @returns `undefined` for any other sentence, and for a question that the rules do not know
 */
export function parseProfitQuestion(
  tokens: readonly Token[],
  day: Day,
  before: QuestionContext,
): ProfitQuestion | undefined {
  return ruledQuestion(parseQuestion(tokens, day, before));
}

function ruledQuestion(parsed: ParsedQuestion): ProfitQuestion | undefined {
  for (const rule of rules) {
    const question = rule(parsed);
    if (!question) continue;
    return isOther(question, parsed) ? undefined : question;
  }
  return undefined;
}

const rise = /^(?:badh|chadh|perig|pench|rais|increas|hik|costl|extra$|mahang|mehang|mehng)/;
const fall = /^(?:kam$|ghat|tagg|tagi|discount|less$|reduc|decreas|cut$|down$|sast|gir)/;

/** A question of another price, which no word says: 'vada pav 35 chesthe entha migulutundi'. */
function supposed(parsed: ParsedQuestion): ProfitQuestion | undefined {
  const { day, before } = parsed;
  const tokens = before.spoken ?? parsed.tokens;
  const topics = new Set<Topic>([...parsed.topics, 'if', 'price']);
  if (tokens.some((token) => rise.test(token))) topics.add('dearer');
  if (tokens.some((token) => fall.test(token))) topics.add('cheaper');
  const isOfAll = topics.has('dearer') || topics.has('cheaper');
  const items =
    parsed.items.length === 0 && isOfAll && has(parsed, 'all', 'menu') ? day.menu : parsed.items;
  const what = whatIf(day, { ...parsed, items, topics }, before.stall);
  if (what) return { kind: 'what-if', what };
  return platesQuestion(parsed) ?? (items.length === 0 ? { kind: 'which-dish' } : undefined);
}

/** A question of so many plates of a dish: 'how much will I get if I sell ten masala dosa'. */
function platesQuestion(parsed: ParsedQuestion): ProfitQuestion | undefined {
  const question = dishes(parsed, parsed.items);
  const { byDish, others: count } = parsePlateCounts(parsed.tokens, parsed.dishesAt);
  return parsed.items.length > 0 && (byDish.size > 0 || count > 1) ? question : undefined;
}

function plate(parsed: ParsedQuestion): ProfitQuestion | undefined {
  const { items, ingredients, before, day, tokens } = parsed;
  if (items.length > 0 && has(parsed, 'today') && has(parsed, 'profit', 'earned', 'rupees'))
    return { kind: 'sold', items };
  // 'What does tea at 20 earn'.
  const isAt = tokens.some((token) => rupeeWords.has(token)) && items.length === 1;
  const at = isAt ? supposed(parsed) : undefined;
  if (at?.kind === 'what-if') return at;
  if (items.length > 0) return dishes(parsed, items);
  if (ingredients.length > 0) return { kind: 'ingredients', names: ingredients };
  if (has(parsed, 'it') && before.items.length > 0) return dishes(parsed, before.items);
  return has(parsed, 'all', 'menu') ? dishes(parsed, day.menu) : { kind: 'which-dish' };
}

/** What an intent asks: the kinds of question that the rules may read in it, and how it is read where they read none. */
const readings: Partial<
  Record<Intent, { readonly kinds: readonly ProfitQuestion['kind'][]; readonly read: Rule }>
> = {
  dish_cost_profit: {
    kinds: ['dishes', 'what-if', 'off-menu', 'ingredients'],
    read: plate,
  },
  what_if_price: { kinds: ['what-if'], read: supposed },
  promote: { kinds: ['promote'], read: () => ({ kind: 'promote' }) },
  // Of the sample stall, whose plates are no records.
  best_dish: { kinds: ['promote', 'least'], read: () => ({ kind: 'promote' }) },
  worst_dish: { kinds: ['promote', 'least'], read: () => ({ kind: 'least' }) },
  money_today: { kinds: ['earnings', 'sold'], read: () => ({ kind: 'earnings' }) },
  sold_count: {
    kinds: ['sold', 'earnings', 'off-menu'],
    read: ({ items, day, before }) => {
      if (before.stall?.isOwn) return { kind: 'which-dish' };
      return { kind: 'sold', items: items.length > 0 ? items : day.menu };
    },
  },
  not_entry_if: { kinds: [], read: platesQuestion },
  not_entry_question: { kinds: [], read: platesQuestion },
};

/**
 * Reads a question about money whose intent is known, whatever else is said in it.
 *
 * @returns `undefined` where it lacks a dish or a figure
 */
export function parseProfitIntent(
  intent: Intent,
  tokens: readonly Token[],
  day: Day,
  before: QuestionContext,
): ProfitQuestion | undefined {
  const parsed = parseQuestion(tokens, day, before);
  const isOfDish = intent === 'dish_cost_profit' || intent === 'what_if_price';
  const { items, offMenu } = parsed;
  if (isOfDish && items.length === 0 && offMenu.length > 0)
    return { kind: 'off-menu', names: offMenu };
  const ruled = ruledQuestion(parsed);
  const reading = readings[intent];
  return ruled && reading?.kinds.includes(ruled.kind) ? ruled : reading?.read(parsed);
}
