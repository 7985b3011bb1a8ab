import type { MenuClass } from '@thela/books';
import { wordSet } from '@thela/understanding';
import type { BookQuestion } from './book-question';
import type { NamedPeriod } from '../days/parse-days';
import type { BookSign } from './book-words';
import { ask, has, pastDays } from './question-parts';
import type { QuestionParts } from './question-parts';

/** 'Earns well but sells little': which of the four groups. */
export function menuClassOf(question: QuestionParts): MenuClass | undefined {
  if (has(question, 'star')) return 'star';
  const kinds: Record<'sells' | 'earns', boolean | undefined> = {
    sells: has(question, 'sellsWell') ? true : has(question, 'sellsLittle') ? false : undefined,
    earns: has(question, 'earnsLittle') ? false : undefined,
  };
  const sides = { ...kinds };
  const { signs } = question;
  const isGood = (sign: BookSign) =>
    sign === 'more' || sign === 'good' || sign === 'most' || sign === 'best';
  const isBad = (sign: BookSign) => sign === 'less' || sign === 'least' || sign === 'worst';
  const qualities = signs.filter(({ meaning }) => isGood(meaning) || isBad(meaning));
  const topics = signs.filter(({ meaning }) =>
    ['sold', 'revenue', 'profit', 'earned'].includes(meaning),
  );
  const isStated = sides.sells !== undefined || sides.earns !== undefined;
  if (!isStated && (qualities.length === 0 || topics.length < 2)) return undefined;
  for (const topic of topics) {
    const side = topic.meaning === 'sold' || topic.meaning === 'revenue' ? 'sells' : 'earns';
    const nearest = [...qualities].sort(
      (a, b) => Math.abs(a.from - topic.from) - Math.abs(b.from - topic.from),
    )[0];
    if (nearest && sides[side] === undefined) kinds[side] = isGood(nearest.meaning);
  }
  if (kinds.sells === undefined || kinds.earns === undefined) return undefined;
  if (kinds.sells) return kinds.earns ? 'star' : 'plowhorse';
  return kinds.earns ? 'puzzle' : 'dog';
}

export function menuIn(question: QuestionParts): BookQuestion | undefined {
  const isOfDish = has(question, 'dish', 'menu') || has(question, 'which');
  const isRemoval = has(question, 'remove') && isOfDish && has(question, 'which', 'kya');
  const isRaise =
    has(question, 'raise') && has(question, 'which') && question.ingredients.length === 0;
  const isAsked = has(question, 'which', 'howMuch', 'tell');
  const menuClass = isRemoval
    ? 'dog'
    : isRaise
      ? 'plowhorse'
      : isAsked && isOfDish
        ? menuClassOf(question)
        : undefined;
  if (menuClass === undefined || question.dishes.length > 0 || question.ingredients.length > 0)
    return undefined;
  if (question.others.length > 0 || question.offMenu !== null) return ask('words');
  const days = pastDays(question);
  if (!Array.isArray(days)) return days as BookQuestion;
  const [period = null, second] = days as readonly NamedPeriod[];
  return second ? ask('days') : { kind: 'menu', menuClass, days: period };
}

type End = 'most' | 'least';

export function endOf(question: QuestionParts): End | undefined {
  const isLow = has(question, 'least', 'worst', 'less', 'loss', 'sellsLittle', 'earnsLittle');
  const isHigh = has(question, 'most', 'best', 'more', 'sellsWell');
  if (isLow === isHigh) return undefined;
  return isHigh ? 'most' : 'least';
}

const clock = wordSet('baje time hour samay vakt');

export function hourIn(
  question: QuestionParts,
  period: NamedPeriod | null,
): BookQuestion | undefined {
  const isWhen = has(question, 'hour') || question.tokens.some((token) => clock.has(token));
  const isOfHour = isWhen && has(question, 'rush', 'most', 'more', 'best', 'customers');
  const isRush = has(question, 'rush') && has(question, 'which', 'when', 'kya');
  if (!isOfHour && !isRush) return undefined;
  if (has(question, 'day') && !isWhen) return undefined;
  // The hours of one dish are not worked out, nor when least is sold.
  const isOther = has(question, 'least', 'less', 'worst', 'profit', 'expenses', 'waste', 'earned');
  if (question.dishes.length > 0 || isOther) return ask('words');
  return { kind: 'hour', days: period };
}

export function dayIn(
  question: QuestionParts,
  period: NamedPeriod | null,
): BookQuestion | undefined {
  const isOfDay =
    has(question, 'day', 'weekday') ||
    (has(question, 'when') && has(question, 'most', 'least', 'best', 'worst'));
  const end = endOf(question);
  if (
    !isOfDay ||
    end === undefined ||
    !has(question, 'which', 'when', 'tell', 'best', 'worst', 'howMuch', 'kya')
  )
    return undefined;
  if (has(question, 'dish', 'sellsWell', 'sellsLittle', 'earnsLittle')) return undefined;
  if (question.dishes.length > 0 || has(question, 'waste', 'expenses', 'specials', 'customers')) {
    return ask('words');
  }
  const by = has(question, 'profit', 'loss')
    ? 'profit'
    : has(question, 'plates') || (has(question, 'sold') && !has(question, 'revenue', 'rupees'))
      ? 'plates'
      : has(question, 'revenue', 'rupees')
        ? 'revenue'
        : undefined;
  const side = end === 'most' ? 'best' : 'worst';
  const isPast = has(question, 'happened') && !has(question, 'usual');
  const isWeekday =
    has(question, 'weekday') || (period === null && !isPast) || has(question, 'usual');
  if (isWeekday) return { kind: 'weekday', end: side, by: by ?? 'profit', days: period };
  // The day that left most is the best one of the screen, whatever is called profit.
  return period === null ? ask('days') : { kind: 'day', end: side, by: by ?? 'left', days: period };
}

const onePlate = wordSet('plate plet');
const ofOne = wordSet('ek one per a har each single');

/** 'Which dish earns most on one plate'. */
export function isOfPlate(question: QuestionParts): boolean {
  const { tokens } = question;
  const isOfMoney = has(question, 'profit', 'earned', 'loss');
  const isOne = (token: string, at: number) =>
    (onePlate.has(token) && (isOfMoney || ofOne.has(tokens[at - 1] ?? ''))) ||
    (token === 'plates' && tokens[at - 1] === 'ek');
  return !has(question, 'sold') && tokens.some(isOne);
}

export function dishIn(
  question: QuestionParts,
  period: NamedPeriod | null,
): BookQuestion | undefined {
  const end = endOf(question);
  const isOfSold = has(question, 'sold', 'plates', 'revenue', 'sellsLittle', 'sellsWell');
  const isOfProfit = has(question, 'profit', 'earned', 'loss', 'rupees', 'earnsLittle');
  const isWhat = has(question, 'kya') && has(question, 'most', 'least', 'best', 'worst');
  const isState = has(question, 'sellsLittle', 'sellsWell', 'earnsLittle');
  const isAsked =
    isWhat ||
    isState ||
    has(question, 'which', 'tell') ||
    (has(question, 'dish') && !has(question, 'howMuch'));
  if (end === undefined || !isAsked || !(isOfSold || isOfProfit || has(question, 'dish')))
    return undefined;
  if (question.dishes.length > 0 || question.ingredients.length > 0)
    return period ? ask('words') : undefined;
  if (has(question, 'waste', 'expenses', 'ingredients', 'specials', 'loss'))
    return period ? ask('words') : undefined;
  // What to sell more of is for the rule of the recommendation.
  const isAdvice = has(question, 'should', 'recommend', 'future', 'make');
  if (
    period === null &&
    (isAdvice || !(isState || has(question, 'most', 'least', 'best', 'worst')))
  )
    return undefined;
  const by = isOfPlate(question) ? 'plate' : isOfProfit ? 'profit' : isOfSold ? 'plates' : 'both';
  return { kind: 'dish', end, by, days: period };
}
