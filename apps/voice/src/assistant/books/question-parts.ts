import { findMatches, tokenize, tokensOf, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import { isSpecial, addDays } from '@thela/ledger';
import type { ExpenseCategory, Stall, StallDay } from '@thela/ledger';
import { findDishes } from '../entries/find-dishes';
import { expenseWords } from '../entries/find-names';
import { findIngredients } from '../entries/find-ingredients';
import { translateTokens } from '../entries/translate';
import type { IdsOrAll, BookQuestion } from './book-question';
import type { NamedPeriod } from '../days/parse-days';
import { bookSignsIn, isForeign, isPassing } from './book-words';
import type { BookSign, SignMatch } from './book-words';
import { parseDays } from '../days/parse-days';
import type { ParsedDays } from '../days/parse-days';
import { questionTokens } from './telugu-questions';

/** Any form of 'to throw'. */
const thrown = /^(?:ph|f)en?k(?:[aei]|t[aei]|n[aei]|ana|ate|enge|ega|o)$/;

export interface QuestionParts {
  readonly tokens: readonly Token[];
  readonly signs: readonly SignMatch[];
  readonly days: readonly Match<ParsedDays>[];
  /** Ids. */
  readonly dishes: readonly string[];
  readonly dishMatches: readonly Match<readonly { readonly id: string }[]>[];
  readonly offMenu: string | null;
  /** Ids of ingredients and preparations. */
  readonly ingredients: readonly string[];
  readonly noIngredient: string | null;
  readonly categories: readonly ExpenseCategory[];
  /** Whether it is of what was not, of what might be, or of others. */
  readonly isForeign: boolean;
  /** Words that none of the parts above covers. */
  readonly others: readonly Token[];
  readonly today: StallDay;
}

export function has({ signs }: QuestionParts, ...some: readonly BookSign[]): boolean {
  return signs.some(({ meaning }) => some.includes(meaning));
}

function spans(match: Match<unknown>, others: readonly Match<unknown>[]): boolean {
  return others.some(({ from, to }) => from < match.to && match.from < to);
}

/** Preparations by their name or, where it is one of several words, by its last one: 'batter' of 'dosa batter'. */
function preparationsIn(tokens: readonly Token[], stall: Stall): readonly Match<string>[] {
  const preparations = stall.ingredients.filter(
    ({ preparation, isRetired }) => preparation && !isRetired,
  );
  return preparations.flatMap(({ id, name }) => {
    const words = tokensOf(name);
    const last = words.at(-1);
    for (let from = 0; from < tokens.length; from += 1) {
      if (words.every((word, index) => tokens[from + index] === word)) {
        return [{ meaning: id, from, to: from + words.length }];
      }
    }
    const at = last === undefined ? -1 : tokens.indexOf(last);
    return at === -1 ? [] : [{ meaning: id, from: at, to: at + 1 }];
  });
}

/** Signs whose phrases hold a 'not' themselves. */
const negated: ReadonlySet<BookSign> = new Set([
  'orNot',
  'sellsLittle',
  'earnsLittle',
  'breakEven',
]);

/** Things that a stall makes itself; where it has none of that name, the answer says so. */
const preparedWords = wordSet('batter ghol chutney sambar filling masala dough atta maavu pindi');
/** Those that stand for the dish made of them. */
export const batterWords = wordSet('batter ghol maavu pindi');

function withMenu(stall: Stall, isOpen: (isRetired: boolean, id: string) => boolean): Stall {
  return {
    ...stall,
    dishes: stall.dishes.map((dish) => ({ ...dish, isRetired: !isOpen(dish.isRetired, dish.id) })),
  };
}

const all = new WeakMap<Stall, Stall>();

/** The stall with the dishes that it had once on its menu, too. */
function withRetired(stall: Stall): Stall {
  const menu = all.get(stall) ?? withMenu(stall, (_, id) => !isSpecial(id));
  all.set(stall, menu);
  return menu;
}

function namesWord(some: readonly { readonly name: string }[], token: Token = ''): boolean {
  return some.some(({ name }) => tokensOf(name).includes(token));
}

function isCovered(index: number, matches: readonly Match<unknown>[]): boolean {
  return matches.some(({ from, to }) => from <= index && index < to);
}

function blank(tokens: readonly Token[], matches: readonly Match<unknown>[]): readonly Token[] {
  return tokens.map((token, index) => (isCovered(index, matches) ? '' : token));
}

/** What a question names of the stall: dishes, preparations and ingredients, each word for one of them alone. */
function findGoods(
  tokens: readonly Token[],
  days: readonly Match<unknown>[],
  stall: Stall,
  tells: boolean,
) {
  const signWords = new Set(
    bookSignsIn(blank(tokens, days)).flatMap(({ from, to }) => tokens.slice(from, to)),
  );
  // 'Tel' is oil, unless it tells.
  const isOil = (token: Token) => token === 'tel' && !tells;
  const isOther = (token: Token) =>
    !isOil(token) && (signWords.has(token) || isPassing(token) || /^\d/.test(token));
  const preparations = preparationsIn(blank(tokens, days), stall);
  const rest = blank(tokens, [...days, ...preparations]);
  const ingredientMatches = findIngredients(rest, stall, isOther).filter(
    ({ from, to, meaning }) =>
      meaning.isSure &&
      !tokens.slice(from, to).every((token) => isOther(token)) &&
      // 'Batter' is no butter.
      !(preparedWords.has(tokens[from] ?? '') && !namesWord(meaning.ingredients, tokens[from])),
  );
  // 'Idli batter' is of idlis, unless the stall counts its batter.
  const ofDishes =
    preparations.length > 0 ? rest : rest.map((token) => (batterWords.has(token) ? '' : token));
  const menu = findDishes(ofDishes, stall, isOther);
  const isOwn = menu.some(({ meaning }) => meaning.dishes.length > 0);
  const isIngredient = ({ from, to }: Match<unknown>) =>
    ingredientMatches.some((one) => one.from <= from && to <= one.to);
  // 'Onions' are no uttapam that was sold once.
  const allDishes = isOwn
    ? menu
    : findDishes(ofDishes, withRetired(stall), isOther).filter((one) => !isIngredient(one));
  // 'Dosa batter' does not name a dosa, 'lemon rice' does not name rice.
  const dishMatches = allDishes.filter(
    (dish) =>
      !preparations.some(({ from }) => from === dish.to) &&
      !ingredientMatches.some(
        (one) =>
          spans(one, [dish]) &&
          one.meaning.ingredients.length > 0 &&
          dish.meaning.dishes.length === 0,
      ) &&
      !tokens.slice(dish.from, dish.to).every((token) => signWords.has(token)),
  );
  const ownServed = dishMatches.filter(({ meaning }) => meaning.dishes.length > 0);
  const spentOn = findMatches(expenseWords, blank(rest, ownServed), () => true);
  const raw = ingredientMatches.filter(
    (one) => !spans(one, ownServed) && (one.meaning.ingredients.length > 0 || !spans(one, spentOn)),
  );
  const ofPreparations = allDishes.filter((dish) =>
    preparations.some(({ from }) => from === dish.to),
  );
  return { preparations, dishMatches, ownServed, raw, ofPreparations };
}

export function parseQuestionParts(text: string, stall: Stall, today: StallDay): QuestionParts {
  const names = [...stall.dishes, ...stall.ingredients].map(({ name }) => name);
  const tokens = translateTokens(questionTokens(text, names), text, names).map((token) =>
    token === '.' || token === ',' ? '' : token.replace(thrown, 'fenka'),
  );
  const days = parseDays(tokens, today);
  const { preparations, dishMatches, ownServed, raw, ofPreparations } = findGoods(
    tokens,
    days,
    stall,
    /\btell\b/i.test(text),
  );
  const mentions = [...days, ...preparations, ...dishMatches, ...raw, ...ofPreparations];
  const signs = bookSignsIn(blank(tokens, mentions));
  const paidFor = findMatches(
    expenseWords,
    blank(tokens, [...days, ...preparations, ...ownServed, ...signs]),
    () => true,
  );
  const covered = [...mentions, ...signs, ...paidFor];
  // 'It went well, no?'
  const isAside = (token: Token, index: number) => token === 'no' && !tokens[index + 1];
  const others = tokens.filter(
    (token, index) => !isCovered(index, covered) && !isPassing(token) && !isAside(token, index),
  );
  const negations = signs.filter(({ meaning }) => negated.has(meaning));
  const isForeignTo = tokens.some(
    (token, index) => isForeign(token) && !isCovered(index, negations),
  );
  const prepared = tokens.find(
    (token, index) =>
      preparedWords.has(token) && !isCovered(index, [...preparations, ...ownServed]),
  );
  const off = dishMatches.find(({ meaning }) => meaning.dishes.length === 0);
  const lacking = raw.find(({ meaning }) => meaning.ingredients.length === 0);
  const { spellings } = tokenize(text);
  const spellingOf = (from: number, to: number) =>
    (spellings.length === tokens.length ? spellings : tokens).slice(from, to).join(' ');
  return {
    tokens,
    signs,
    days,
    dishes: [...new Set(ownServed.flatMap(({ meaning }) => meaning.dishes.map(({ id }) => id)))],
    dishMatches: ownServed.map((match) => ({ ...match, meaning: match.meaning.dishes })),
    offMenu: off ? spellingOf(off.from, off.to) : null,
    ingredients: [
      ...new Set([
        ...preparations.map(({ meaning }) => meaning),
        ...raw.flatMap(({ meaning }) => meaning.ingredients.map(({ id }) => id)),
      ]),
    ],
    noIngredient: prepared ?? (lacking ? spellingOf(lacking.from, lacking.to) : null),
    isForeign: isForeignTo,
    categories: [...new Set(paidFor.map(({ meaning }) => meaning))],
    others: prepared === undefined ? others : others.filter((token) => token !== prepared),
    today,
  };
}

export function idsOrAll(ids: readonly string[]): IdsOrAll {
  return ids.length > 0 ? ids : 'all';
}

export const ask = (about: 'days' | 'words') => ({ kind: 'ask', about }) as const;

/** The days before tomorrow that are named, or why they are not plain. */
export function pastDays(question: QuestionParts): readonly NamedPeriod[] | BookQuestion {
  const periods: NamedPeriod[] = [];
  let end = -1;
  let wasWeekday = false;
  for (const { meaning, from, to } of question.days) {
    const isNext = from === end;
    end = to;
    const isOfWeekday = wasWeekday || meaning.kind === 'weekday';
    wasWeekday = meaning.kind === 'weekday';
    switch (meaning.kind) {
      case 'days':
      case 'weekday':
      case 'kal':
      case 'parso': {
        const days = meaning.kind === 'days' ? meaning.days : meaning.past;
        const isSame = days.from === days.to && periods.at(-1)?.from === days.from;
        // 'Yesterday, Saturday' is one day; 'this friday' against 'last friday' are two.
        if (isSame && (isNext || !isOfWeekday)) break;
        periods.push(isSame ? weekBefore(days) : days);
        break;
      }
      case 'tomorrow':
      case 'ahead':
        return { kind: 'ahead' };
      case 'some-week':
      case 'unclear':
        return ask('days');
    }
  }
  // 'Aaj tak' is all; 'is mahine, aaj tak' is this month.
  const mentions = periods.length > 1 ? periods.filter(({ name }) => name !== 'all') : periods;
  if (mentions.length > 2) return ask('days');
  // 'Will' is said of days to come, whatever they are called.
  return has(question, 'future') ? { kind: 'ahead' } : mentions;
}

export function weekBefore({ from, to }: NamedPeriod): NamedPeriod {
  return { name: 'day', from: addDays(from, -7), to: addDays(to, -7) };
}

/** Whether the days are those that others are compared with: 'pichle hafte se', 'than last week'. */
export function isBeside({ days, tokens }: QuestionParts): boolean {
  const [only] = days;
  if (!only || days.length !== 1) return false;
  const words = ['se', 'than', 'kante', 'mukable', 'mukabale'];
  const before = tokens[only.from - 1] ?? '';
  return before === 'than' || words.includes(tokens[only.to] ?? '');
}

/** The days that go on where only those before them are named: this week for 'more than last week'. */
export function daysBeside({ name, to }: NamedPeriod, today: StallDay): NamedPeriod | undefined {
  const since = addDays(to, 1);
  if (name === 'last-week') return { name: 'this-week', from: since, to: today };
  if (name === 'last-month') return { name: 'this-month', from: since, to: today };
  return name === 'yesterday' ? { name: 'today', from: today, to: today } : undefined;
}
