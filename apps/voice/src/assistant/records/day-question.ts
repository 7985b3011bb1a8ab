import { translateTokens } from '../entries/translate';
import { findMatches, lexiconOf, tokensOf, wordSet } from '@thela/understanding';
import type { Token } from '@thela/understanding';
import type { Day } from '@thela/pricing';
import type { SpokenDay } from '../entries/spoken-entry';
import { isOfLeftovers } from '../kitchen';
import { has, parseQuestion } from '../profit/parsed-question';
import type { ParsedQuestion } from '../profit/parsed-question';
import { parseProfitQuestion } from '../profit/profit-question';
import type { ProfitQuestion } from '../profit/profit-question';
import { namesOtherDays } from './other-days';

export type DayQuestion = { readonly day: SpokenDay } & (
  | { readonly about: 'sold' | 'earned'; /** Ids. */ readonly dishes: readonly string[] | 'all' }
  | { readonly about: 'expenses' }
  /** Another day than today and yesterday, or several. */
  | { readonly about: 'other-days' }
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
const losses = wordSet('loss losses nuksan nuksaan nuqsan ghata ghate नुकसान घाटा');
/** 'Aaj' as a token. */
const [todayWord = ''] = tokensOf('aaj');
const ofMenu: ReadonlySet<ProfitQuestion['kind']> = new Set([
  'dishes',
  'promote',
  'least',
  'ingredients',
]);
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

/** 'Aaj loss hua': of the day; 'kis dish mein loss hua' is of the menu. */
function isOfLoss(tokens: readonly Token[], parsed: ParsedQuestion, isPast: boolean): boolean {
  return (
    isPlain(parsed) &&
    tokens.some((token) => losses.has(token)) &&
    (isPast || has(parsed, 'today')) &&
    (!has(parsed, 'which') || tokens.includes('kya')) &&
    !has(parsed, 'dish', 'most', 'all', 'menu')
  );
}

type About<Question> = Question extends DayQuestion ? Omit<Question, 'day'> : never;

/** What is asked of a day, with 'aaj' for each word of the day. */
function parseSubject(
  text: string,
  tokens: readonly Token[],
  day: Day,
): About<DayQuestion> | undefined {
  const before = { items: [], isOfMoney: false };
  // The rules for questions about money know today alone.
  const words = tokens.map((token) => (yesterday.has(token) ? todayWord : token));
  const parsed = parseQuestion(words, day, before);
  const isPast = tokens.some((token) => past.has(token));
  const isOfOtherDays = namesOtherDays(parsed.tokens);
  const about = (): About<DayQuestion> | undefined => {
    if (isOfExpenses(tokens, parsed, isPast)) return { about: 'expenses' };
    if (isOfLeft(text, words, parsed)) {
      return { about: 'left', isOfMoney: has(parsed, 'rupees', 'profit', 'earned', 'cost') };
    }
    const dishes = parsed.items.length > 0 ? parsed.items.map(({ id }) => id) : ('all' as const);
    // 'Kal' is tomorrow, too.
    if (isOfCount(parsed) && (isPast || !tokens.includes('kal'))) return { about: 'sold', dishes };
    if (isOfLoss(tokens, parsed, isPast)) return { about: 'earned', dishes };
    const question = parseProfitQuestion(words, day, before);
    // What the menu costs and earns is known of today alone.
    if (isOfOtherDays && question && ofMenu.has(question.kind)) return { about: 'other-days' };
    if (question?.kind === 'sold') {
      return { about: has(parsed, 'profit', 'earned', 'rupees') ? 'earned' : 'sold', dishes };
    }
    // 'Profit' alone asks for nothing.
    const isOfDay = has(parsed, 'today', 'earned', 'how-much', 'which');
    return question?.kind === 'earnings' && isOfDay ? { about: 'earned', dishes } : undefined;
  };
  const subject = about();
  return subject && isOfOtherDays ? { about: 'other-days' } : subject;
}

/**
 * Reads a question about the records of a day. Only today and yesterday are answered.
 *
 * @param day of today, for the names of dishes and ingredients
 * @returns `undefined` for any other sentence
 * @example dayQuestionIn('kal kitna bika', day) // { about: 'sold', dishes: 'all', day: 'yesterday' }
 */
export function parseDayQuestion(text: string, day: Day): DayQuestion | undefined {
  const names = day.menu.map(({ name }) => name);
  const tokens = translateTokens(tokensOf(text), text, names);
  if (tokens.some((token) => ahead.has(token))) return undefined;
  const subject = parseSubject(text, tokens, day);
  const isYesterday = tokens.some((token) => yesterday.has(token));
  return subject && { ...subject, day: isYesterday ? 'yesterday' : 'today' };
}
