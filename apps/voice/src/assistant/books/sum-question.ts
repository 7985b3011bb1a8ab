import type { BookFigure, BookQuestion } from './book-question';
import type { NamedPeriod } from '../days/parse-days';
import { daysBefore, lastDays } from '../days/parse-days';
import { ask, has, idsOrAll, daysBeside, isBeside, pastDays } from './question-parts';
import type { QuestionParts } from './question-parts';

export function figureOf(question: QuestionParts): BookFigure | undefined {
  if (has(question, 'waste')) return 'waste';
  if (has(question, 'afterExpenses')) return 'left';
  if (has(question, 'expenses') || question.categories.length > 0) {
    return has(question, 'ingredients') ? 'ingredientCost' : 'expenses';
  }
  if (has(question, 'profit', 'loss')) return 'profit';
  if (has(question, 'left')) return 'left';
  if (has(question, 'revenue', 'earned')) return 'revenue';
  if (has(question, 'rupees') && has(question, 'sold')) return 'revenue';
  if (has(question, 'sold', 'plates')) return 'plates';
  if (question.dishes.length > 0 && has(question, 'howMuch')) return 'plates';
  return has(question, 'summary') || has(question, 'more', 'less') ? 'revenue' : undefined;
}

export function sumIn(
  question: QuestionParts,
  days: readonly NamedPeriod[],
): BookQuestion | undefined {
  const figure = figureOf(question);
  const [first, second] = days;
  if (figure === undefined || !first) return undefined;
  if (has(question, 'most', 'least', 'best', 'worst', 'unit')) return ask('words');
  // 'How much money went on it' is of what was spent.
  if (has(question, 'went') && figure !== 'plates') return ask('words');
  if (has(question, 'went') && has(question, 'rupees')) return ask('words');
  const { dishes, categories } = question;
  const isOfDishes = figure === 'plates' || figure === 'revenue' || figure === 'profit';
  if (dishes.length > 0 && !isOfDishes) return ask('words');
  // 'How many dosas did I make': sold, or prepared.
  if (dishes.length > 0 && has(question, 'earned') && !has(question, 'profit', 'rupees', 'sold'))
    return ask('words');
  if (has(question, 'make', 'buy', 'need') && !has(question, 'profit', 'earned', 'revenue'))
    return ask('words');
  if (
    question.ingredients.length > 0 ||
    (has(question, 'price', 'hour', 'which') && figure === 'plates' && has(question, 'price'))
  )
    return ask('words');
  const [category = null, other] = figure === 'expenses' ? categories : [];
  if (other || (categories.length > 0 && figure !== 'expenses') || category === 'other')
    return ask('words');
  const [now, than] = second
    ? first.to >= second.to
      ? [first, second]
      : [second, first]
    : [first, null];
  const isCompared = has(question, 'more', 'less', 'compare', 'before');
  if (second && !isCompared) return ask('days');
  const isAgainst =
    has(question, 'before') || (has(question, 'more', 'less') && first.name !== 'all');
  if (isBeside(question)) {
    const later = isAgainst ? daysBeside(now, question.today) : undefined;
    // 'Pichle hafte se kitna bika': since then.
    return later
      ? { kind: 'sum', figure, days: later, dishes: idsOrAll(dishes), category, than: now }
      : ask('days');
  }
  const before = than ?? (isAgainst ? daysBefore(now) : null);
  return { kind: 'sum', figure, days: now, dishes: idsOrAll(dishes), category, than: before };
}

/** What is thrown away most. */
export function wasteMostIn(question: QuestionParts): BookQuestion | undefined {
  const isMost = has(question, 'most', 'more', 'best', 'worst');
  const isAsked = has(question, 'which', 'kya', 'dish', 'tell') && !has(question, 'day', 'weekday');
  const isOther = question.dishes.length > 0 || question.others.length > 2;
  if (!has(question, 'waste') || !isMost || !isAsked || isOther) return undefined;
  const days = pastDays({
    ...question,
    days: question.days.filter(({ meaning }) => meaning.kind !== 'unclear'),
    signs: question.signs.filter(({ meaning }) => meaning !== 'future'),
  });
  if (!Array.isArray(days)) return days as BookQuestion;
  const [period = lastDays(30, question.today), second] = days as readonly NamedPeriod[];
  if (second) return undefined;
  return {
    kind: 'sum',
    figure: 'waste',
    days: period,
    dishes: 'all',
    category: null,
    than: null,
  };
}

export function specialsIn(
  question: QuestionParts,
  days: readonly NamedPeriod[],
): BookQuestion | undefined {
  if (!has(question, 'specials') || question.dishes.length > 0) return undefined;
  const [period, second] = days;
  const isAsked = has(question, 'howMuch', 'tell') || period !== undefined;
  if (!isAsked || !has(question, 'earned', 'revenue', 'rupees', 'sold', 'plates', 'happened'))
    return undefined;
  if (second || !period) return ask('days');
  return has(question, 'profit', 'which', 'most') && !has(question, 'howMuch')
    ? ask('words')
    : { kind: 'specials', days: period };
}
