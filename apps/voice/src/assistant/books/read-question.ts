import type { Stall, StallDay } from '@thela/ledger';
import { saysBut } from '../fillers';
import { aheadIn, breakEvenIn, isAhead, kalIn, pricesIn } from './ahead-question';
import type { AskedDays, BookQuestion } from './book-question';
import { ask, has, hear, pastDays } from './heard-question';
import type { Heard } from './heard-question';
import { dayIn, dishIn, endOf, hourIn, menuIn } from './ranking-question';
import { figureOf, specialsIn, sumIn } from './sum-question';

function asksForFigures(heard: Heard): boolean {
  return (
    has(heard, 'howMuch', 'which', 'when', 'tell', 'summary', 'kya') ||
    // 'Last week profit', 'pichle hafte ki bikri'.
    (heard.tokens.every(
      (token) =>
        !/^\d/.test(token) ||
        heard.days.some(({ from, to }) => heard.tokens.slice(from, to).includes(token)),
    ) &&
      has(
        heard,
        'profit',
        'revenue',
        'expenses',
        'waste',
        'earned',
        'sold',
        'more',
        'less',
        'most',
        'least',
        'best',
        'worst',
      ))
  );
}

/** Whether these are no more than today or yesterday, which simpler rules tell. */
function isSimple(question: BookQuestion): boolean {
  return (
    question.kind === 'sum' &&
    (question.days.name === 'today' || question.days.name === 'yesterday') &&
    question.than === null &&
    question.category === null &&
    ['plates', 'revenue', 'profit', 'expenses', 'left'].includes(question.figure)
  );
}

/** Whether days are named that the simple rules do not know. */
function isOfOtherDays({ days }: Heard): boolean {
  return days.some(
    ({ meaning }) =>
      !(
        meaning.kind === 'days' &&
        (meaning.days.name === 'today' || meaning.days.name === 'yesterday')
      ) &&
      meaning.kind !== 'kal' &&
      meaning.kind !== 'tomorrow' &&
      meaning.kind !== 'some-week',
  );
}

/** 'Earns well but sells little', which is of the menu alone. */
function isContrast(heard: Heard): boolean {
  const isOfBoth =
    has(heard, 'sold', 'revenue', 'sellsWell', 'sellsLittle') &&
    has(heard, 'profit', 'earned', 'rupees', 'earnsLittle');
  return (
    has(heard, 'sellsWell', 'sellsLittle', 'earnsLittle') || (saysBut(heard.tokens) && isOfBoth)
  );
}

function questionIn(heard: Heard): BookQuestion | undefined {
  if (heard.isForeign) return undefined;
  // What to make of what is left over is for the kitchen book.
  if (has(heard, 'left') && has(heard, 'make', 'need', 'buy')) return undefined;
  const early =
    breakEvenIn(heard) ?? aheadIn(heard) ?? kalIn(heard) ?? pricesIn(heard) ?? menuIn(heard);
  if (early) return early;
  // Of two things said against each other no one figure tells.
  if (isContrast(heard)) return ask('words');
  if (!asksForFigures(heard)) return undefined;
  // 'Hafte mein kaunsa din' names no week.
  const isOfWeekday =
    has(heard, 'weekday', 'day') && heard.days.every(({ meaning }) => meaning.kind === 'some-week');
  const days = isOfWeekday ? [] : pastDays(heard);
  if (!Array.isArray(days))
    return figureOf(heard) || endOf(heard) ? (days as BookQuestion) : undefined;
  const past = days as readonly AskedDays[];
  const period = past[0] ?? null;
  const isOne = past.length < 2;
  const question =
    (isOne
      ? (hourIn(heard, period) ?? dayIn(heard, period) ?? dishIn(heard, period))
      : undefined) ??
    specialsIn(heard, past) ??
    sumIn(heard, past);
  if (!question || question.kind === 'ask') return question;
  // What is not understood may say something else.
  if (heard.others.length > 0) return ask('words');
  if (heard.offMenu !== null) return { kind: 'unknown-name', name: heard.offMenu };
  return heard.noIngredient !== null && !has(heard, 'ingredients') ? ask('words') : question;
}

/**
 * Reads a question about the books: about days of the records, about tomorrow, prices, and the menu.
 *
 * @param stall whose dishes and ingredients may be named
 * @returns `undefined` for any other sentence, and for what the rules for today and yesterday tell
 * @example bookQuestionIn('pichhle hafte kaunsa dish sabse zyada bika?', stall, today)
 * // { kind: 'dish', end: 'most', by: 'plates', days: { name: 'last-week', ... } }
 */
export function bookQuestionIn(
  text: string,
  stall: Stall,
  today: StallDay,
): BookQuestion | undefined {
  const heard = hear(text, stall, today);
  const question = questionIn(heard);
  if (question) {
    if (
      question.kind === 'ask' &&
      question.about === 'words' &&
      !isOfOtherDays(heard) &&
      !isAhead(heard) &&
      !has(heard, 'breakEven', 'cover') &&
      !isContrast(heard)
    ) {
      return undefined;
    }
    return isSimple(question) && !has(heard, 'afterExpenses') ? undefined : question;
  }
  if (!isOfOtherDays(heard) || !asksForFigures(heard)) return undefined;
  const isOfFigures = figureOf(heard) !== undefined || endOf(heard) !== undefined;
  // 'Pichle hafte kitna chawal laga' is in no record; '2 din purani idli ka kya karun' is of food.
  const isOfAmount =
    has(heard, 'howMuch') &&
    heard.days.some(({ meaning }) => meaning.kind === 'days' && meaning.days.name !== 'last-days');
  const isOfBooks = isOfFigures || isOfAmount;
  return isOfBooks ? ask('words') : undefined;
}
