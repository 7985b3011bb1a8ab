import { wordSet } from '@thela/understanding';
import { addDays, daysBetween, EARLIEST_DAY, LATEST_DAY } from '@thela/ledger';
import type { BookQuestion } from './book-question';
import { lastDays, saysLast } from '../days/parse-days';
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

/** 'Has the price of onions gone up', 'pyaz pehle kitne ka tha': of an ingredient that is named, and no statement. */
function asksHowMoved(question: QuestionParts): boolean {
  const isAsked =
    has(question, 'howMuch', 'which', 'tell', 'when', 'kya') ||
    question.days.some(
      ({ meaning }) => meaning.kind === 'days' && meaning.days.from < meaning.days.to,
    ) ||
    question.signs.some(({ meaning, from }) => from === 0 && /^(?:happened|is)$/.test(meaning));
  return isAsked && question.ingredients.length > 0 && has(question, 'price');
}

export function pricesIn(question: QuestionParts): BookQuestion | undefined {
  const isHowMoved = asksHowMoved(question);
  const isMoved =
    has(question, 'dearer') ||
    (isHowMoved && has(question, 'more', 'less', 'before')) ||
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
  const others = question.others.filter((token) => !saysLast(token));
  if (others.length > (isHowMoved ? 1 : 0)) return ask('words');
  if (question.noIngredient !== null) return { kind: 'unknown-name', name: question.noIngredient };
  const days = pastDays({ ...question, days: question.days.filter(isPlain) });
  if (!Array.isArray(days)) return days as BookQuestion;
  const [period, second] = days as readonly NamedPeriod[];
  if (second) return ask('days');
  const isWeek = period !== undefined && daysBetween(period.from, period.to) < 8;
  const isKnown = period === undefined || !isWeek || /week|last-days/.test(period.name);
  const isShort = period === undefined ? !isHowMoved && question.ingredients.length === 0 : isWeek;
  if (isKnown)
    return {
      kind: 'prices',
      daysBack: isShort ? 7 : 30,
      ingredients: idsOrAll(question.ingredients),
    };
  // 'The rate of onions went up today' is told.
  return has(question, 'howMuch', 'which', 'tell', 'when', 'kya') ? ask('days') : undefined;
}

/** 'In the last weeks': of a month. */
function isPlain({ meaning }: QuestionParts['days'][number]): boolean {
  return meaning.kind !== 'some-week' && meaning.kind !== 'unclear';
}

const gives = wordSet(
  'pay pays paid give gave given diya dia die diye di de dena dete deta deti dedi chuka chuki chukaya bheja bheje gaya gaye gayi',
);
/** 'Raju ne kitne paise liye', 'Raju got how much from me'. */
const takes = wordSet('got get gets lia lie liya liye mila mile mili');
const receivers = wordSet('ko mein ki ku to');
const owed = wordSet(
  'baki baaki bakaya due dues owe owes owed pending appu bakilu udhaar udhar udhari credit',
);
/** What is no name beside a verb of giving. */
const noNames = wordSet('hun hu hoon ne');

/** More words that nobody knows tell a story. */
const MOST_NAMES = 2;

/** What was paid, to somebody or for something: 'raju ko is mahine kitna diya', 'how much wages did I pay Kamala'. */
export function paidIn(question: QuestionParts): BookQuestion | undefined {
  const { tokens, categories, dishes } = question;
  const isAsked = has(question, 'howMuch', 'which', 'tell', 'kya');
  const isOfOther = has(
    question,
    ...(['profit', 'earned', 'revenue', 'waste', 'left', 'cover', 'most', 'least'] as const),
    ...(['more', 'less', 'compare', 'before', 'make', 'buy', 'should', 'future'] as const),
  );
  const [category = null, second] = categories;
  const isOwed = tokens.some((token) => owed.has(token));
  if (!isAsked || isOfOther || isOwed || dishes.length > 0 || second || category === 'other')
    return undefined;
  const names = question.others.filter(
    (token) => !gives.has(token) && !takes.has(token) && !noNames.has(token),
  );
  const isFromMe = tokens.some((token, at) => token === 'me' && tokens[at - 1] === 'from');
  const isTaken = tokens.some((token) => takes.has(token)) && (isFromMe || tokens.includes('ne'));
  const isGiven = (token: string, index: number) => {
    const isName = names.includes(token) || /^(?:vala|vale|vali)$/.test(token);
    const next = tokens[index + 1] ?? '';
    const [before = '', earlier = ''] = [tokens[index - 1], tokens[index - 2]];
    const isAfter = gives.has(before) || (before === 'to' && gives.has(earlier));
    const isTaker = isTaken && (isFromMe || next === 'ne');
    return isName && (receivers.has(next) || isAfter || isTaker || /.(?:ki|ku)$/.test(token));
  };
  const isOfGift = tokens.some((token) => gives.has(token)) && !tokens.includes('ne');
  const isPaid = (isOfGift || (isTaken && question.days.length > 0)) && tokens.some(isGiven);
  if (names.length > MOST_NAMES) return undefined;
  // 'Gas', and one word that nobody knows.
  const isFor = category !== null && names.length === 1 && question.days.length > 0;
  if (!isPaid && !isFor) return undefined;
  const isSoFar = question.days.some(({ meaning }) => meaning.kind === 'unclear');
  const periods = pastDays({ ...question, days: question.days.filter(isPlain) });
  if (!Array.isArray(periods)) return periods as BookQuestion;
  const [period, other] = periods as readonly NamedPeriod[];
  if (other) return ask('days');
  const all: NamedPeriod = { name: 'all', from: EARLIEST_DAY, to: LATEST_DAY };
  const days = period ?? (isSoFar ? all : lastDays(30, question.today));
  const isByName = isPaid || category === 'help';
  return {
    kind: 'sum',
    figure: 'expenses',
    days,
    dishes: 'all',
    category,
    than: null,
    ...(isByName ? { isByName } : {}),
  };
}
