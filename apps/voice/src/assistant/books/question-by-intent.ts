import { addDays, daysBetween, mondayOf } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';
import type { Intent } from '@thela/understanding';
import type { Token } from '@thela/understanding';
import { wordSet } from '@thela/understanding';
import { isOfOthers } from './book-words';
import { parsePlateCounts } from '../profit/parse-amounts';
import { saysBut } from '../function-words';
import { isTomorrow } from './ahead-question';
import type { BookFigure, BookQuestion } from './book-question';
import type { NamedPeriod } from '../days/parse-days';
import { daysBefore, lastDays } from '../days/parse-days';
import {
  ask,
  batterWords,
  daysBeside,
  has,
  idsOrAll,
  pastDays,
  weekBefore,
} from './question-parts';
import type { QuestionParts } from './question-parts';
import { dayIn, isOfPlate, menuClassOf } from './ranking-question';
import { wasteMostIn } from './sum-question';

type Kinds = readonly BookQuestion['kind'][];
type Read = (parts: QuestionParts) => BookQuestion | undefined;

const sums: Kinds = ['sum', 'specials', 'break-even', 'day', 'weekday'];
const dishes: Kinds = ['dish', 'menu', 'day', 'weekday'];

/** What an intent asks: the kinds of question that the rules may read in it, and how it is read where they read none. */
const readings: Partial<Record<Intent, { readonly kinds: Kinds; readonly read: Read }>> = {
  money_today: { kinds: sums, read: (parts) => money(1, parts) },
  money_period: { kinds: sums, read: (parts) => money(7, parts) },
  compare_periods: { kinds: ['sum'], read: comparison },
  sold_count: { kinds: ['sum', 'specials'], read: (parts) => sumOf('plates', 1, parts) },
  waste_total: { kinds: ['sum'], read: (parts) => sumOf('waste', 7, parts) },
  expense_total: {
    kinds: ['sum', 'break-even'],
    read: (parts) => sumOf(has(parts, 'ingredients') ? 'ingredientCost' : 'expenses', 7, parts),
  },
  best_dish: { kinds: dishes, read: (parts) => rankedDish('most', parts) },
  worst_dish: { kinds: dishes, read: (parts) => rankedDish('least', parts) },
  busiest_time_day: { kinds: ['hour', 'day', 'weekday'], read: busiest },
  what_to_buy: { kinds: ['buy', 'prices'], read: purchases },
  how_many_to_make: { kinds: ['tomorrow', 'buy'], read: preparations },
};

const soFar = wordSet('tak far now');
/** Beside them 'so far' is of all days. */
const ofAll = wordSet('total kul mottam motham');
/** Days that nobody can count. */
const vague = wordSet('kuch few ago konni konniroju');
/** How it was paid, which no record says. */
const payments = wordSet('upi cash phonepe gpay paytm online card');

/**
 * The days before tomorrow that are named. A week or month that nobody calls by its name is the last one, and what is said
 * of later does not count where the day is past.
 */
function periodsIn(
  parts: QuestionParts,
  isOfWeekdays = false,
): readonly NamedPeriod[] | BookQuestion {
  const { tokens, today } = parts;
  const isOfAll = tokens.some((token) => ofAll.has(token));
  const isSoFar = ({ meaning, from, to }: QuestionParts['days'][number]) =>
    meaning.kind === 'unclear' && tokens.slice(from, to).some((one) => soFar.has(one));
  const days = parts.days.flatMap((match): QuestionParts['days'] => {
    if (match.meaning.kind === 'some-week') {
      const period = lastDays(match.meaning.length, today);
      // 'In the month of October'.
      const isNamed = parts.days.some(({ meaning }) => meaning.kind !== 'some-week');
      return isOfWeekdays || isNamed ? [] : [{ ...match, meaning: { kind: 'days', days: period } }];
    }
    // 'Monna aadivaram' is the last Sunday.
    const isBeside =
      (match.meaning.kind === 'parso' || tokens[match.from + 1] === 'before') &&
      parts.days.some(({ meaning, from }) => meaning.kind === 'weekday' && from === match.to);
    return isBeside || (isSoFar(match) && !isOfAll) ? [] : [match];
  });
  if (days.length === 0 && tokens.some((token) => vague.has(token))) return ask('days');
  const isOpen = days.some(({ meaning }) => meaning.kind !== 'days');
  const signs = isOpen ? parts.signs : parts.signs.filter(({ meaning }) => meaning !== 'future');
  return pastDays({ ...parts, days, signs });
}

function isElsewhere(token: Token): boolean {
  return payments.has(token) || isOfOthers(token);
}

const since = wordSet('since from');

/** 'Since Monday', 'somvar se aaj tak'. */
function saysSince({ days: [first], tokens }: QuestionParts): boolean {
  return (
    first !== undefined && (since.has(tokens[first.from - 1] ?? '') || tokens[first.to] === 'se')
  );
}

/** The days of a sum: of two that touch, and from one up to another, all of them; since a day, those up to today. */
function spanOf(periods: readonly NamedPeriod[], parts: QuestionParts): NamedPeriod | undefined {
  const { today } = parts;
  const isSince = saysSince(parts);
  const [first, second] = [...periods].sort((a, b) => (a.from < b.from ? -1 : 1));
  if (!first || (!second && !isSince)) return first;
  const to = second?.to ?? today;
  if (to <= first.to) return first;
  const isOne = isSince || (second !== undefined && second.from <= addDays(first.to, 1));
  return isOne ? { name: 'range', from: first.from, to } : undefined;
}

function isQuestion(periods: readonly NamedPeriod[] | BookQuestion): periods is BookQuestion {
  return !Array.isArray(periods);
}

function moneyOf(parts: QuestionParts): BookFigure {
  if (has(parts, 'left', 'expenses', 'afterExpenses')) return 'left';
  return has(parts, 'profit', 'loss') ? 'profit' : 'revenue';
}

function money(count: number, parts: QuestionParts): BookQuestion | undefined {
  const isSpent =
    (parts.categories.length > 0 || has(parts, 'expenses')) &&
    !has(parts, 'revenue', 'earned', 'profit', 'left', 'afterExpenses', 'sold');
  return sumOf(isSpent ? 'expenses' : moneyOf(parts), count, parts);
}

/** Whether it has a figure and asks for none: then something was sold, or spent. */
function isTold(parts: QuestionParts): boolean {
  const { tokens, days } = parts;
  const hasFigure = tokens.some(
    (token, index) =>
      /^\d/.test(token) && !days.some(({ from, to }) => from <= index && index < to),
  );
  return hasFigure && !has(parts, 'howMuch', 'which', 'tell', 'kya', 'summary', 'compare');
}

function sumOf(figure: BookFigure, count: number, parts: QuestionParts): BookQuestion | undefined {
  const periods = periodsIn(parts);
  if (isQuestion(periods)) return periods;
  const isOfMoney = figure === 'revenue' || figure === 'profit' || figure === 'left';
  if ((!isOfMoney && isTold(parts)) || parts.tokens.some((token) => isElsewhere(token)))
    return undefined;
  const period = periods.length > 0 ? spanOf(periods, parts) : lastDays(count, parts.today);
  if (!period) return ask('days');
  // Of several that are paid for the sum of all is told.
  const [category = null] = figure === 'expenses' && !parts.categories[1] ? parts.categories : [];
  if (category === 'other') return ask('words');
  const isOfDishes = figure === 'plates' || figure === 'revenue' || figure === 'profit';
  if (isOfDishes && parts.dishes.length === 0 && parts.offMenu !== null) {
    return { kind: 'unknown-name', name: parts.offMenu };
  }
  if (figure === 'plates' && isOfUnknown(parts)) return undefined;
  return {
    kind: 'sum',
    figure,
    days: period,
    dishes: isOfDishes ? idsOrAll(parts.dishes) : 'all',
    category,
    than: null,
  };
}

/** Whether a word that nobody knows may be the dish. */
function isOfUnknown(parts: QuestionParts): boolean {
  if (parts.dishes.length > 0) return false;
  return parts.ingredients.length > 0 || (parts.others.length > 0 && !has(parts, 'plates', 'dish'));
}

/** Of two the later against the earlier one; of one that is over the one that goes on against it. */
export function comparison(parts: QuestionParts): BookQuestion | undefined {
  const periods = periodsIn(parts, true);
  if (isQuestion(periods)) return periods;
  if (parts.tokens.some((token) => isElsewhere(token))) return undefined;
  const figure = has(parts, 'waste')
    ? 'waste'
    : has(parts, 'expenses') || parts.categories.length > 0
      ? 'expenses'
      : has(parts, 'plates')
        ? 'plates'
        : moneyOf(parts);
  const { today } = parts;
  const week = { name: 'this-week', from: mondayOf(today), to: today } as const;
  const [first = week, second] = [...periods].sort((a, b) => (a.to < b.to ? 1 : -1));
  if (second && second.from === first.from) return ask('days');
  // 'Last week, or the one before it'.
  const later = second || has(parts, 'before') ? undefined : daysBeside(first, today);
  const isWeekday = parts.days.some(({ meaning }) => meaning.kind === 'weekday');
  const before = isWeekday ? weekBefore(first) : daysBefore(first);
  const [days, than] = later ? [later, first] : [first, second ?? before];
  const [category = null, other] = figure === 'expenses' ? parts.categories : [];
  if (category === 'other' || other) return ask('words');
  const isByName = category === 'help' && parts.others.length > 0;
  return {
    kind: 'sum',
    figure,
    days,
    than,
    dishes: idsOrAll(parts.dishes),
    category,
    ...(isByName ? { isByName } : {}),
  };
}

function rankedDish(end: 'most' | 'least', parts: QuestionParts): BookQuestion | undefined {
  const periods = periodsIn(parts);
  if (isQuestion(periods)) return periods;
  const [days = null, second] = periods;
  if (second) return ask('days');
  const menuClass = has(parts, 'remove')
    ? 'dog'
    : has(parts, 'raise')
      ? 'plowhorse'
      : menuClassOf(parts);
  if (menuClass) return { kind: 'menu', menuClass, days };
  // Of two things said against each other no one figure tells.
  if (saysBut(parts.tokens) || (has(parts, 'profit', 'earned') && has(parts, 'sold', 'good')))
    return undefined;
  const ofDay =
    has(parts, 'day') && !has(parts, 'dish', 'sold')
      ? dayIn(parts, days ?? lastDays(7, parts.today))
      : undefined;
  if (ofDay) return ofDay;
  // What to sell more of is for the rule of the recommendation.
  if (has(parts, 'recommend')) return undefined;
  const isOfMoney = has(parts, 'profit', 'earned', 'loss', 'rupees', 'earnsLittle');
  const isOfPlates = has(parts, 'sold', 'plates', 'sellsLittle', 'sellsWell');
  const by = isOfPlate(parts) ? 'plate' : isOfMoney ? 'profit' : isOfPlates ? 'plates' : 'both';
  return { kind: 'dish', end, by, days, among: parts.dishes };
}

const quiet = wordSet(
  'khali khaali thanda thandi manda dull slow empty free holiday chhutti chutti selavu band close bad bekar kharab poor low weak kamjor',
);

/** Each weekday is twice in them. */
const DAYS_OF_WEEKDAYS = 13;

function busiest(parts: QuestionParts): BookQuestion | undefined {
  const periods = periodsIn(parts, true);
  if (isQuestion(periods)) return periods;
  const [days = null] = periods;
  const isOfDay =
    has(parts, 'day', 'weekday') || parts.days.some(({ meaning }) => meaning.kind === 'weekday');
  if (!isOfDay || has(parts, 'hour')) return { kind: 'hour', days };
  const isQuiet =
    has(parts, 'least', 'less', 'worst') || parts.tokens.some((token) => quiet.has(token));
  const by = has(parts, 'profit')
    ? 'profit'
    : has(parts, 'revenue', 'rupees')
      ? 'revenue'
      : 'plates';
  const isShort = days !== null && daysBetween(days.from, days.to) < DAYS_OF_WEEKDAYS;
  const isNamed = parts.days.some(({ meaning }) => meaning.kind === 'weekday');
  return {
    kind: 'weekday',
    end: isQuiet ? 'worst' : 'best',
    by,
    days: isNamed || isShort ? null : days,
  };
}

/** The day to come that is named: a weekday, else tomorrow, which the answer names; `null` for what is later. */
function dayAhead(parts: QuestionParts): StallDay | undefined | null {
  const days = parts.days.filter(({ meaning }) => meaning.kind !== 'days');
  if (days.length === 0 || days.some((one) => isTomorrow({ ...parts, days: [one] })))
    return undefined;
  const [only, other] = days;
  return only?.meaning.kind === 'weekday' && !other ? only.meaning.next : null;
}

function platesNamed({ tokens, dishMatches }: QuestionParts): ReadonlyMap<string, number> {
  return parsePlateCounts(tokens, dishMatches).byDish;
}

function purchases(parts: QuestionParts): BookQuestion | undefined {
  const { ingredients, dishes: named, noIngredient, offMenu } = parts;
  const plates = platesNamed(parts);
  const day = plates.size > 0 ? undefined : dayAhead(parts);
  if (day === null) return { kind: 'ahead' };
  const unknown =
    ingredients.length > 0 ? null : (noIngredient ?? (named.length > 0 ? null : offMenu));
  if (unknown !== null) return { kind: 'unknown-name', name: unknown };
  return {
    kind: 'buy',
    ingredients: idsOrAll(ingredients),
    dishes: idsOrAll(named),
    plates,
    ...(day ? { day } : {}),
  };
}

/** 'How much rice for 20 idlis'. */
export function ingredientsIn(parts: QuestionParts): BookQuestion | undefined {
  const isAsked = has(parts, 'howMuch') && has(parts, 'need', 'make', 'buy');
  // How much batter is for the cook.
  const isOfBatter = parts.tokens.some((token) => batterWords.has(token));
  const isOfIngredient = parts.ingredients.length > 0 && parts.days.length === 0 && !isOfBatter;
  return isAsked && isOfIngredient && platesNamed(parts).size > 0 ? purchases(parts) : undefined;
}

function preparations(parts: QuestionParts): BookQuestion | undefined {
  const { ingredients, dishes: named, noIngredient, offMenu } = parts;
  const day = dayAhead(parts);
  if (day === null) return { kind: 'ahead' };
  if (ingredients.length > 0 && named.length === 0) return purchases(parts);
  const unknown = named.length > 0 ? null : (noIngredient ?? offMenu);
  return unknown === null
    ? { kind: 'tomorrow', dishes: idsOrAll(named), ...(day ? { day } : {}) }
    : { kind: 'unknown-name', name: unknown };
}

/**
 * Reads a question whose intent is known, whatever else is said in it.
 *
 * @param ruled what the rules read in it; it goes before where it is what the intent asks
 * @returns `undefined` where the intent asks nothing of the books, or the sentence tells something
 */
export function questionByIntent(
  intent: Intent,
  parts: QuestionParts,
  ruled: BookQuestion | undefined,
): BookQuestion | undefined {
  const reading = readings[intent];
  // These name what they ask, whatever the classifier takes them for.
  const isPlain =
    ruled?.kind === 'prices' ||
    (ruled?.kind === 'sum' && (ruled.isByName || ruled.figure === 'waste'));
  const isRuled = isPlain || (ruled && reading?.kinds.includes(ruled.kind) && !saysSince(parts));
  if (isRuled) return ruled;
  return reading && (wasteMostIn(parts) ?? reading.read(parts));
}
