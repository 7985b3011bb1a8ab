import { addDays } from '@thela/ledger';
import type { BookQuestion } from './book-question';
import type { NamedPeriod } from '../days/parse-days';
import { ask, has, idsOrAll, pastDays } from './question-parts';
import type { QuestionParts } from './question-parts';

/** Whether it is about what is to come. */
export function isAhead(question: QuestionParts): boolean {
  if (has(question, 'willSell', 'buy')) return true;
  const isOfMoney = has(question, 'profit', 'earned', 'revenue', 'expenses', 'waste', 'rupees');
  if (has(question, 'future') && has(question, 'sold', 'plates') && !isOfMoney) return true;
  return (
    has(question, 'make', 'need') && !has(question, 'happened', 'profit', 'sold', 'earned', 'waste')
  );
}

export function isTomorrow({ days, today }: Pick<QuestionParts, 'days' | 'today'>): boolean {
  const tomorrow = addDays(today, 1);
  return days.every(
    ({ meaning }) =>
      meaning.kind === 'tomorrow' ||
      meaning.kind === 'kal' ||
      (meaning.kind === 'weekday' && meaning.next === tomorrow),
  );
}

export function aheadIn(question: QuestionParts): BookQuestion | undefined {
  if (!isAhead(question)) return undefined;
  const { days, dishes, ingredients, tokens } = question;
  const isAsked = has(question, 'howMuch', 'which', 'tell', 'kya') || days.length > 0;
  // 'For 20 plates of idli, how much dal': that is for the cook.
  const isOfAmounts = tokens.some(
    (token, index) =>
      /^\d/.test(token) && !days.some(({ from, to }) => from <= index && index < to),
  );
  const isList =
    has(question, 'buy') &&
    has(question, 'which', 'tell', 'kya') &&
    ingredients.length + dishes.length === 0;
  if (!isAsked || isOfAmounts || (days.length === 0 && !isList)) return undefined;
  if (!isTomorrow(question)) return { kind: 'ahead' };
  if (question.others.length > 0) return days.length > 0 ? ask('words') : undefined;
  if (ingredients.length > 0) return { kind: 'buy', ingredients, dishes: idsOrAll(dishes) };
  if (question.noIngredient !== null) return { kind: 'unknown-name', name: question.noIngredient };
  if (question.offMenu !== null) return { kind: 'unknown-name', name: question.offMenu };
  const isBought = has(question, 'buy') || has(question, 'ingredients');
  if (isBought && dishes.length === 0) return { kind: 'buy', ingredients: 'all', dishes: 'all' };
  if (isBought && !has(question, 'make', 'willSell'))
    return { kind: 'buy', ingredients: 'all', dishes };
  return { kind: 'tomorrow', dishes: idsOrAll(dishes) };
}

/** 'Kal kitne dosa': were sold, or are to be made. */
export function kalIn(question: QuestionParts): BookQuestion | undefined {
  const { days, dishes } = question;
  if (!days.some(({ meaning }) => meaning.kind === 'kal' || meaning.kind === 'parso'))
    return undefined;
  const isPast = has(
    question,
    'sold',
    'earned',
    'happened',
    'revenue',
    'expenses',
    'waste',
    'profit',
    'left',
  );
  if (isPast || question.others.length > 0) return undefined;
  return has(question, 'howMuch') && (dishes.length > 0 || has(question, 'plates'))
    ? { kind: 'ask', about: 'kal', dishes: idsOrAll(dishes) }
    : undefined;
}

export function breakEvenIn(question: QuestionParts): BookQuestion | undefined {
  if (
    has(question, 'cover') &&
    question.categories.length > 0 &&
    has(question, 'plates', 'howMuch')
  ) {
    return ask('words');
  }
  const isOfCover =
    has(question, 'cover') && has(question, 'expenses') && has(question, 'plates', 'howMuch');
  if (!has(question, 'breakEven') && !isOfCover) return undefined;
  if (question.others.length > 0) return ask('words');
  // It is worked out for the menu as a whole.
  return question.dishes.length > 0 || question.categories.length > 0
    ? ask('words')
    : { kind: 'break-even' };
}

export function pricesIn(question: QuestionParts): BookQuestion | undefined {
  const isMoved =
    has(question, 'dearer') ||
    (has(question, 'price', 'ingredients') && has(question, 'more', 'less'));
  const isNamed = has(question, 'ingredients', 'price') || question.ingredients.length > 0;
  const isAsked =
    has(question, 'which', 'howMuch', 'tell', 'when', 'kya', 'happened', 'is') ||
    question.days.length > 0;
  const isWithFigure = question.tokens.some(
    (token, index) =>
      /^\d/.test(token) && !question.days.some(({ from, to }) => from <= index && index < to),
  );
  if (
    !isMoved ||
    !isAsked ||
    isWithFigure ||
    question.dishes.length > 0 ||
    (!isNamed && !has(question, 'dearer'))
  )
    return undefined;
  if (has(question, 'should', 'raise', 'sold', 'profit')) return undefined;
  if (question.others.length > 0) return ask('words');
  if (question.noIngredient !== null) return { kind: 'unknown-name', name: question.noIngredient };
  const days = pastDays(question);
  if (!Array.isArray(days)) return days as BookQuestion;
  const [period, second] = days as readonly NamedPeriod[];
  if (second) return ask('days');
  const isMonth =
    period !== undefined &&
    (period.name.endsWith('month') || period.from <= addDays(period.to, -20));
  const isKnown =
    period === undefined ||
    isMonth ||
    /week/.test(period.name) ||
    period.from === addDays(question.today, -6);
  return isKnown
    ? { kind: 'prices', daysBack: isMonth ? 30 : 7, ingredients: idsOrAll(question.ingredients) }
    : ask('days');
}
