import { addDays } from '@thela/ledger';
import type { AskedDays, BookQuestion } from './book-question';
import { ask, has, idsOrAll, pastDays } from './heard-question';
import type { Heard } from './heard-question';

/** Whether it is about what is to come. */
export function isAhead(heard: Heard): boolean {
  if (has(heard, 'willSell', 'buy')) return true;
  const isOfMoney = has(heard, 'profit', 'earned', 'revenue', 'expenses', 'waste', 'rupees');
  if (has(heard, 'future') && has(heard, 'sold', 'plates') && !isOfMoney) return true;
  return has(heard, 'make', 'need') && !has(heard, 'happened', 'profit', 'sold', 'earned', 'waste');
}

function isTomorrow({ days, today }: Heard): boolean {
  const tomorrow = addDays(today, 1);
  return days.every(
    ({ meaning }) =>
      meaning.kind === 'tomorrow' ||
      meaning.kind === 'kal' ||
      (meaning.kind === 'weekday' && meaning.next === tomorrow),
  );
}

/** What to make or to buy. */
export function aheadIn(heard: Heard): BookQuestion | undefined {
  if (!isAhead(heard)) return undefined;
  const { days, dishes, ingredients, tokens } = heard;
  const isAsked = has(heard, 'howMuch', 'which', 'tell', 'kya') || days.length > 0;
  // 'For 20 plates of idli, how much dal': that is for the cook.
  const isOfAmounts = tokens.some(
    (token, index) =>
      /^\d/.test(token) && !days.some(({ from, to }) => from <= index && index < to),
  );
  const isList =
    has(heard, 'buy') &&
    has(heard, 'which', 'tell', 'kya') &&
    ingredients.length + dishes.length === 0;
  if (!isAsked || isOfAmounts || (days.length === 0 && !isList)) return undefined;
  if (!isTomorrow(heard)) return { kind: 'ahead' };
  if (heard.others.length > 0) return days.length > 0 ? ask('words') : undefined;
  if (ingredients.length > 0) return { kind: 'buy', ingredients, dishes: idsOrAll(dishes) };
  if (heard.noIngredient !== null) return { kind: 'unknown-name', name: heard.noIngredient };
  if (heard.offMenu !== null) return { kind: 'unknown-name', name: heard.offMenu };
  const isBought = has(heard, 'buy') || has(heard, 'ingredients');
  if (isBought && dishes.length === 0) return { kind: 'buy', ingredients: 'all', dishes: 'all' };
  if (isBought && !has(heard, 'make', 'willSell'))
    return { kind: 'buy', ingredients: 'all', dishes };
  return { kind: 'tomorrow', dishes: idsOrAll(dishes) };
}

/** 'Kal kitne dosa': were sold, or are to be made. */
export function kalIn(heard: Heard): BookQuestion | undefined {
  const { days, dishes } = heard;
  if (!days.some(({ meaning }) => meaning.kind === 'kal' || meaning.kind === 'parso'))
    return undefined;
  const isPast = has(
    heard,
    'sold',
    'earned',
    'happened',
    'revenue',
    'expenses',
    'waste',
    'profit',
    'left',
  );
  if (isPast || heard.others.length > 0) return undefined;
  return has(heard, 'howMuch') && (dishes.length > 0 || has(heard, 'plates'))
    ? { kind: 'ask', about: 'kal', dishes: idsOrAll(dishes) }
    : undefined;
}

export function breakEvenIn(heard: Heard): BookQuestion | undefined {
  if (has(heard, 'cover') && heard.categories.length > 0 && has(heard, 'plates', 'howMuch')) {
    return ask('words');
  }
  const isOfCover =
    has(heard, 'cover') && has(heard, 'expenses') && has(heard, 'plates', 'howMuch');
  if (!has(heard, 'breakEven') && !isOfCover) return undefined;
  if (heard.others.length > 0) return ask('words');
  // It is worked out for the menu as a whole.
  return heard.dishes.length > 0 || heard.categories.length > 0
    ? ask('words')
    : { kind: 'break-even' };
}

export function pricesIn(heard: Heard): BookQuestion | undefined {
  const isMoved =
    has(heard, 'dearer') || (has(heard, 'price', 'ingredients') && has(heard, 'more', 'less'));
  const isNamed = has(heard, 'ingredients', 'price') || heard.ingredients.length > 0;
  const isAsked =
    has(heard, 'which', 'howMuch', 'tell', 'when', 'kya', 'happened', 'is') ||
    heard.days.length > 0;
  const isWithFigure = heard.tokens.some(
    (token, index) =>
      /^\d/.test(token) && !heard.days.some(({ from, to }) => from <= index && index < to),
  );
  if (
    !isMoved ||
    !isAsked ||
    isWithFigure ||
    heard.dishes.length > 0 ||
    (!isNamed && !has(heard, 'dearer'))
  )
    return undefined;
  if (has(heard, 'should', 'raise', 'sold', 'profit')) return undefined;
  if (heard.others.length > 0) return ask('words');
  if (heard.noIngredient !== null) return { kind: 'unknown-name', name: heard.noIngredient };
  const days = pastDays(heard);
  if (!Array.isArray(days)) return days as BookQuestion;
  const [period, second] = days as readonly AskedDays[];
  if (second) return ask('days');
  const isMonth =
    period !== undefined &&
    (period.name.endsWith('month') || period.from <= addDays(period.to, -20));
  const isKnown =
    period === undefined ||
    isMonth ||
    /week/.test(period.name) ||
    period.from === addDays(heard.today, -6);
  return isKnown
    ? { kind: 'prices', daysBack: isMonth ? 30 : 7, ingredients: idsOrAll(heard.ingredients) }
    : ask('days');
}
