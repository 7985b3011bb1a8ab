import type { Stall, StallDay } from '@thela/ledger';
import type { Intent } from '@thela/understanding';
import { saysBut } from '../function-words';
import { aheadIn, breakEvenIn, isAhead, kalIn, paidIn, pricesIn } from './ahead-question';
import type { BookQuestion } from './book-question';
import { saysLast } from '../days/parse-days';
import type { NamedPeriod } from '../days/parse-days';
import { ask, has, parseQuestionParts, pastDays } from './question-parts';
import type { QuestionParts } from './question-parts';
import { comparison, ingredientsIn, questionByIntent } from './question-by-intent';
import { dayIn, dishIn, endOf, hourIn, menuIn } from './ranking-question';
import { figureOf, specialsIn, sumIn, wasteMostIn } from './sum-question';

function asksForFigures(parts: QuestionParts): boolean {
  return (
    has(parts, 'howMuch', 'which', 'when', 'tell', 'summary', 'kya') ||
    // 'Last week profit', 'pichle hafte ki bikri'.
    (parts.tokens.every(
      (token) =>
        !/^\d/.test(token) ||
        parts.days.some(({ from, to }) => parts.tokens.slice(from, to).includes(token)),
    ) &&
      has(
        parts,
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
function isOfOtherDays({ days }: QuestionParts): boolean {
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
function isContrast(parts: QuestionParts): boolean {
  const isOfBoth =
    has(parts, 'sold', 'revenue', 'sellsWell', 'sellsLittle') &&
    has(parts, 'profit', 'earned', 'rupees', 'earnsLittle');
  const isStated = has(parts, 'sellsWell', 'sellsLittle', 'earnsLittle');
  return isOfBoth && (isStated || saysBut(parts.tokens));
}

function questionOf(parts: QuestionParts): BookQuestion | undefined {
  if (parts.isForeign) return undefined;
  // What to make of what is left over is for the kitchen book.
  if (has(parts, 'left') && has(parts, 'make', 'need', 'buy')) return undefined;
  const early =
    breakEvenIn(parts) ??
    ingredientsIn(parts) ??
    aheadIn(parts) ??
    kalIn(parts) ??
    pricesIn(parts) ??
    wasteMostIn(parts) ??
    paidIn(parts) ??
    menuIn(parts);
  if (early) return early;
  // Of two things said against each other no one figure tells.
  if (isContrast(parts)) return ask('words');
  // 'This week against last'.
  const isCompared = has(parts, 'compare') && parts.days.length > 0;
  if (isCompared && parts.others.every((token) => saysLast(token))) return comparison(parts);
  if (!asksForFigures(parts)) return undefined;
  // 'Hafte mein kaunsa din' names no week.
  const isOfWeekday =
    has(parts, 'weekday', 'day') && parts.days.every(({ meaning }) => meaning.kind === 'some-week');
  const days = isOfWeekday ? [] : pastDays(parts);
  if (!Array.isArray(days))
    return figureOf(parts) || endOf(parts) ? (days as BookQuestion) : undefined;
  const past = days as readonly NamedPeriod[];
  const period = past[0] ?? null;
  const isOne = past.length < 2;
  const question =
    (isOne
      ? (hourIn(parts, period) ?? dayIn(parts, period) ?? dishIn(parts, period))
      : undefined) ??
    specialsIn(parts, past) ??
    sumIn(parts, past);
  if (!question || question.kind === 'ask') return question;
  // What is not understood may say something else.
  if (parts.others.length > 0) return ask('words');
  if (parts.offMenu !== null) return { kind: 'unknown-name', name: parts.offMenu };
  return parts.noIngredient !== null && !has(parts, 'ingredients') ? ask('words') : question;
}

/**
 * Reads a question about the books: about days of the records, about tomorrow, prices, and the menu.
 *
 * @param stall whose dishes and ingredients may be named
 * @param intent what is asked, where the classifier tells: then words that no rule knows do no harm
 * @returns `undefined` for any other sentence, and for what the rules for today and yesterday tell
 * @example bookQuestionIn('pichhle hafte kaunsa dish sabse zyada bika?', stall, today)
 * // { kind: 'dish', end: 'most', by: 'plates', days: { name: 'last-week', ... } }
 */
export function parseBookQuestion(
  text: string,
  stall: Stall,
  today: StallDay,
  intent?: Intent,
): BookQuestion | undefined {
  const parts = parseQuestionParts(text, stall, today);
  const ruled = ruledQuestion(parts);
  return intent ? questionByIntent(intent, parts, ruled) : ruled;
}

function ruledQuestion(parts: QuestionParts): BookQuestion | undefined {
  const question = questionOf(parts);
  if (question) {
    if (
      question.kind === 'ask' &&
      question.about === 'words' &&
      !isOfOtherDays(parts) &&
      !isAhead(parts) &&
      !has(parts, 'breakEven', 'cover') &&
      !isContrast(parts)
    ) {
      return undefined;
    }
    return isSimple(question) && !has(parts, 'afterExpenses') ? undefined : question;
  }
  if (!isOfOtherDays(parts) || !asksForFigures(parts)) return undefined;
  const isOfFigures = figureOf(parts) !== undefined || endOf(parts) !== undefined;
  // 'Pichle hafte kitna chawal laga' is in no record; '2 din purani idli ka kya karun' is of food.
  const isOfAmount =
    has(parts, 'howMuch') &&
    parts.days.some(({ meaning }) => meaning.kind === 'days' && meaning.days.name !== 'last-days');
  const isOfBooks = isOfFigures || isOfAmount;
  return isOfBooks ? ask('words') : undefined;
}
