import { findMatches, tokenize, withoutMatches, wordSet } from '@thela/kitchen-book/words';
import type { Match, Token } from '@thela/kitchen-book/words';
import type { ExpenseCategory, Stall } from '@thela/ledger';
import { rupeeWords } from '../profit/amounts-said';
import { dishesSaidIn } from './dishes-said';
import type { DishSaid } from './dishes-said';
import { expenseWords } from './expense-words';
import { ingredientsSaidIn } from './ingredients-said';
import type { IngredientSaid } from './ingredients-said';
import { figuresIn, isFigure, isPack, isPlate, shyFiguresIn, unitNamed } from './numbers-said';
import type { Figure } from './numbers-said';
import { isSignWord, signsIn } from './signs';
import type { Sign } from './signs';

/** What money was spent on. */
interface ExpenseSaid {
  readonly category: ExpenseCategory;
  /** True for what the stall buys as an ingredient, too. */
  readonly isIngredient: boolean;
}

/** What a sentence names, counts and says. */
export interface Sentence {
  readonly tokens: readonly Token[];
  /** The tokens as they were written. */
  readonly spellings: readonly string[];
  readonly dishes: readonly Match<DishSaid>[];
  readonly ingredients: readonly Match<IngredientSaid>[];
  readonly expenses: readonly Match<ExpenseSaid>[];
  readonly figures: readonly Match<Figure>[];
  readonly signs: readonly Match<Sign>[];
  /** Words that nothing here knows. */
  readonly unknown: readonly number[];
}

/** A longer story is no order. */
const mostTokens = 120;

/** The tokenizer drops these signs, so they become words first. */
function withSignsAsWords(text: string): string {
  return (
    text
      .replaceAll('₹', ' rupees ')
      .replaceAll('%', ' percent ')
      // 'साथ', with, becomes the same token.
      .replaceAll(/(?<![\p{L}\p{M}])साठ(?![\p{L}\p{M}])/gu, '60')
      .replaceAll(/(?<![\p{L}\d])[-−–](?=\s*\d)/gu, ' minus ')
      .replaceAll(/(?<=\d)\s*[-−–](?=\s*\d)/gu, ' ya ')
      .replaceAll(/[?؟]/gu, ' kya . ')
  );
}

function isInside<Meaning>(one: Match<Meaning>, others: readonly Match<unknown>[]): boolean {
  const length = one.to - one.from;
  return others.some(({ from, to }) => from < one.to && one.from < to && to - from > length);
}

function isWord(token: Token): boolean {
  return isFigure(token) || isSignWord(token);
}

/** What a verb says stands before 'to' in 'ho gaye to'. */
const verbs: ReadonlySet<Sign> = new Set<Sign>([
  'sold',
  'gone',
  'gave',
  'took',
  'happened',
  'perhaps',
  'dearer',
  'cheaper',
  'bought',
  'paid',
  'was',
  'is',
  'set',
]);

const named: ReadonlySet<Sign> = new Set<Sign>(['price', 'last', 'count', 'total', 'today']);

/** What a word of many meanings says in its place. */
function byPlace(
  tokens: readonly Token[],
  found: readonly Match<Sign>[],
  figures: readonly Match<Figure>[],
): readonly Match<Sign>[] {
  const isEnd = (index: number) => /^[,.]?$/.test(tokens[index] ?? '');
  // What is blank is a name; English 'the' stands before one, Hindi 'the', were, does not.
  const isBeforeName = (index: number) =>
    !isEnd(index) && found.every((sign) => sign.from !== index || named.has(sign.meaning));
  return found.map((match, place) => {
    const { from, to } = match;
    const token = tokens[from] ?? '';
    const last = found[place - 1];
    const meansIn = (): Sign => {
      if (token === 'the' && from > 0 && !isBeforeName(to)) return 'was';
      if (token === 'na' && !isEnd(to)) return 'negation';
      if (token === 'hi' && from > 0) return 'soft';
      const isThen = ['to', 'toh', 'tho'].includes(token) && last?.to === from;
      const isCondition =
        isThen && verbs.has(last.meaning) && figures.every((one) => one.from !== to);
      return isCondition ? 'condition' : match.meaning;
    };
    return to - from === 1 ? { ...match, meaning: meansIn() } : match;
  });
}

/** 'Onion dosa', where the stall has other kinds of dosa. */
function withKinds(
  dish: Match<DishSaid>,
  ingredients: readonly Match<IngredientSaid>[],
): Match<DishSaid> {
  const kind = dish.meaning.isWhole ? undefined : ingredients.find(({ to }) => to === dish.from);
  return kind ? { ...dish, from: kind.from, meaning: { ...dish.meaning, dishes: [] } } : dish;
}

/** 'Cheese' of cheese uttapam is also bought. */
function asPart(
  dish: Match<DishSaid>,
  ingredients: readonly Match<IngredientSaid>[],
): Match<DishSaid> {
  const isBought = ingredients.some((one) => one.from === dish.from && one.meaning.isWhole);
  const isSure = dish.meaning.isSure && (dish.meaning.isWhole || !isBought);
  return { ...dish, meaning: { ...dish.meaning, isSure } };
}

/** Of names that overlap the longest; of those of the same words all that the stall has. */
function namesIn(
  tokens: readonly Token[],
  stall: Stall,
): Pick<Sentence, 'dishes' | 'ingredients' | 'expenses'> {
  const ingredients = ingredientsSaidIn(tokens, stall, isWord);
  const dishes = dishesSaidIn(tokens, stall, isWord).map((dish) =>
    asPart(withKinds(dish, ingredients), ingredients),
  );
  const own = [
    ...dishes.filter(({ meaning }) => meaning.dishes.length > 0),
    ...ingredients.filter(({ meaning }) => meaning.ingredients.length > 0),
  ];
  const expenses = findMatches(expenseWords, tokens, isWord).map(({ meaning, from, to }) => ({
    meaning: {
      category: meaning,
      isIngredient: ingredients.some(
        (one) => one.meaning.ingredients.length > 0 && one.from < to && from < one.to,
      ),
    },
    from,
    to,
  }));
  const isOwn = (one: Match<unknown>) => own.some((other) => other === one);
  const all = [...dishes, ...ingredients, ...expenses];
  const stays = (one: Match<unknown>) =>
    !isInside(one, all) && (isOwn(one) || !overlaps(one, [...own, ...expenses]));
  return {
    dishes: dishes.filter(stays),
    ingredients: ingredients.filter(stays),
    expenses: expenses.filter((one) => !isInside(one, all)),
  };
}

function overlaps(one: Match<unknown>, others: readonly Match<unknown>[]): boolean {
  return others.some((other) => other !== one && other.from < one.to && one.from < other.to);
}

/**
 * Reads the words of a sentence: names first, then figures, then what it says of them.
 *
 * @returns `undefined` for a text that is too long for an order
 */
export function sentenceIn(text: string, stall: Stall): Sentence | undefined {
  const { tokens, spellings } = tokenize(withSignsAsWords(text));
  if (tokens.length === 0 || tokens.length > mostTokens) return undefined;
  const { dishes, ingredients, expenses } = namesIn(tokens, stall);
  const unnamed = withoutMatches(tokens, [...dishes, ...ingredients, ...expenses]);
  const figures = figuresIn(unnamed);
  const uncounted = withoutMatches(unnamed, figures);
  const found = byPlace(tokens, signsIn(uncounted), figures);
  const unsigned = withoutMatches(uncounted, found);
  const isFood = (index: number) => [...dishes, ...ingredients].some(({ from }) => from === index);
  const shy = shyFiguresIn(unsigned, isFood);
  const rest = withoutMatches(unsigned, shy);
  const futures = rest.flatMap((token, from): Match<Sign>[] =>
    isFuture(token, tokens[from + 1] ?? '') ? [{ meaning: 'future', from, to: from + 1 }] : [],
  );
  return {
    tokens,
    spellings,
    dishes,
    ingredients,
    expenses,
    figures: [...figures, ...shy].sort((a, b) => a.from - b.from),
    signs: [...found, ...futures],
    unknown: rest.flatMap((token, index) => (isKnown(token) ? [] : [index])),
  };
}

const future = /(?:[aeiou]ng[aei]|[^aeiou]eg[aei]|og[aei])$/;
const infinitive = /.{3}n[aei]$/;
const auxiliaries = wordSet('hai hain h he tha thi padega hoga chahiye है हैं');

/** 'Bikenge', 'bharwana hai': something that has not happened. */
function isFuture(token: Token, next: Token): boolean {
  return future.test(token) || (infinitive.test(token) && auxiliaries.has(next));
}

function isKnown(token: Token): boolean {
  return (
    isPack(token) ||
    /^[,.]?$/.test(token) ||
    token === 'a' ||
    token === 'an' ||
    rupeeWords.has(token) ||
    isPlate(token) ||
    unitNamed(token) !== undefined
  );
}
