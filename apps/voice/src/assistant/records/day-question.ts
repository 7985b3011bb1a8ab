import { findMatches, lexiconOf, tokensOf, wordSet } from '@thela/kitchen-book/words';
import type { Token } from '@thela/kitchen-book/words';
import type { Day } from '@thela/pricing';
import type { SpokenDay } from '../entries/spoken-entry';
import { isOfLeftovers } from '../kitchen';
import { has, parseQuestion } from '../profit/parsed-question';
import type { ParsedQuestion } from '../profit/parsed-question';
import { profitQuestionIn } from '../profit/profit-question';

/** A question about what is in the records of a day. */
export type DayQuestion = { readonly day: SpokenDay } & (
  | { readonly about: 'sold'; /** Ids. */ readonly dishes: readonly string[] | 'all' }
  | { readonly about: 'earned' | 'expenses' }
  /** `isOfMoney`: false for 'kya bacha', which may be about food. */
  | { readonly about: 'left'; readonly isOfMoney: boolean }
);

const yesterday = wordSet('yesterday yesterdays kal कल');
const past = wordSet(
  'hua hui hue huwa tha thi kiya kiye gaya gayi gaye did was were yesterday spent हुआ हुई था किया गया',
);
/** What is to come, and what is to be done with food: not in the records. */
const ahead = wordSet(
  'banau banaun banaoon banana banane banaye banayen banao make prepare cook chahiye need karu karun karoon karna will should tomorrow hoga hogi honge milega bikega bechu bechun bechna kyun why बनाऊं चाहिए करूं होगा',
);
const spending = lexiconOf<true>([
  [true, 'kharcha, kharche, kharch, karcha, kharca, expense, expenses, spend, spent, खर्च, खर्चा'],
]);
const leaving = lexiconOf<true>([
  [
    true,
    'bacha, bachi, bache, bach gaya, bach gaye, left, remains, remaining, बचा, बची, बचे, बच गया',
  ],
]);
/** 'Aaj' as a token. */
const [todayWord = ''] = tokensOf('aaj');
/** A longer sentence with 'left' in it tells of food. */
const MOST_WORDS = 8;

function isPlain({ items, ingredients, offMenu }: ParsedQuestion): boolean {
  return items.length + ingredients.length + offMenu.length === 0;
}

function isAsked(parsed: ParsedQuestion): boolean {
  return has(parsed, 'how-much', 'which');
}

function isOfExpenses(tokens: readonly Token[], parsed: ParsedQuestion, isPast: boolean): boolean {
  return (
    isPlain(parsed) && findMatches(spending, tokens).length > 0 && (isPast || has(parsed, 'today'))
  );
}

function isOfLeft(text: string, tokens: readonly Token[], parsed: ParsedQuestion): boolean {
  return (
    isPlain(parsed) &&
    tokens.length <= MOST_WORDS &&
    findMatches(leaving, tokens).length > 0 &&
    (isAsked(parsed) || has(parsed, 'today')) &&
    !tokens.some((token) => /\d/.test(token)) &&
    !isOfLeftovers(text)
  );
}

/** 'How many dosas today', which says nothing of selling. */
function isOfCount(parsed: ParsedQuestion): boolean {
  return (
    has(parsed, 'how-much') &&
    has(parsed, 'today') &&
    (parsed.items.length > 0 || has(parsed, 'dish')) &&
    parsed.ingredients.length === 0 &&
    !has(parsed, 'cost', 'price', 'profit', 'takes', 'rupees', 'left', 'sell', 'promote', 'change')
  );
}

/**
 * Reads a question about the records of today or yesterday.
 *
 * @param day of today, for the names of dishes and ingredients
 * @returns `undefined` for any other sentence
 * @example dayQuestionIn('kal kitna bika', day) // { about: 'sold', dishes: 'all', day: 'yesterday' }
 */
export function dayQuestionIn(text: string, day: Day): DayQuestion | undefined {
  const tokens = tokensOf(text);
  if (tokens.some((token) => ahead.has(token))) return undefined;
  const isYesterday = tokens.some((token) => yesterday.has(token));
  const of = { day: isYesterday ? ('yesterday' as const) : ('today' as const) };
  // The rules for questions about money know today alone.
  const words = tokens.map((token) => (yesterday.has(token) ? todayWord : token));
  const before = { items: [], isOfMoney: false };
  const parsed = parseQuestion(words, day, before);
  const isPast = tokens.some((token) => past.has(token));
  if (isOfExpenses(tokens, parsed, isPast)) return { ...of, about: 'expenses' };
  if (isOfLeft(text, words, parsed)) {
    return { ...of, about: 'left', isOfMoney: has(parsed, 'rupees', 'profit', 'earned', 'cost') };
  }
  const dishes = parsed.items.length > 0 ? parsed.items.map(({ id }) => id) : ('all' as const);
  // 'Kal' is tomorrow, too.
  if (isOfCount(parsed) && (isPast || !tokens.includes('kal'))) {
    return { ...of, about: 'sold', dishes };
  }
  const question = profitQuestionIn(words, day, before);
  if (question?.kind === 'sold') return { ...of, about: 'sold', dishes };
  // 'Profit' alone asks for nothing.
  const isOfDay = has(parsed, 'today', 'earned', 'how-much', 'which');
  return question?.kind === 'earnings' && isOfDay ? { ...of, about: 'earned' } : undefined;
}
