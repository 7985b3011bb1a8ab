import type { AskedDays, BookFigure, BookQuestion } from './book-question';
import { daysBefore } from './days-said';
import { ask, has, idsOrAll, daysBeside, isBeside } from './heard-question';
import type { Heard } from './heard-question';

export function figureOf(heard: Heard): BookFigure | undefined {
  if (has(heard, 'waste')) return 'waste';
  if (has(heard, 'afterExpenses')) return 'left';
  if (has(heard, 'expenses') || heard.categories.length > 0) {
    return has(heard, 'ingredients') ? 'ingredientCost' : 'expenses';
  }
  if (has(heard, 'profit', 'loss')) return 'profit';
  if (has(heard, 'left')) return 'left';
  if (has(heard, 'revenue', 'earned')) return 'revenue';
  if (has(heard, 'rupees') && has(heard, 'sold')) return 'revenue';
  if (has(heard, 'sold', 'plates')) return 'plates';
  if (heard.dishes.length > 0 && has(heard, 'howMuch')) return 'plates';
  return has(heard, 'summary') || has(heard, 'more', 'less') ? 'revenue' : undefined;
}

export function sumIn(heard: Heard, days: readonly AskedDays[]): BookQuestion | undefined {
  const figure = figureOf(heard);
  const [first, second] = days;
  if (figure === undefined || !first) return undefined;
  if (has(heard, 'most', 'least', 'best', 'worst', 'unit')) return ask('words');
  // 'How much money went on it' is of what was spent.
  if (has(heard, 'went') && figure !== 'plates') return ask('words');
  if (has(heard, 'went') && has(heard, 'rupees')) return ask('words');
  const { dishes, categories } = heard;
  const isOfDishes = figure === 'plates' || figure === 'revenue' || figure === 'profit';
  if (dishes.length > 0 && !isOfDishes) return ask('words');
  // 'How many dosas did I make': sold, or prepared.
  if (dishes.length > 0 && has(heard, 'earned') && !has(heard, 'profit', 'rupees', 'sold'))
    return ask('words');
  if (has(heard, 'make', 'buy', 'need') && !has(heard, 'profit', 'earned', 'revenue'))
    return ask('words');
  if (
    heard.ingredients.length > 0 ||
    (has(heard, 'price', 'hour', 'which') && figure === 'plates' && has(heard, 'price'))
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
  const isCompared = has(heard, 'more', 'less', 'compare', 'before');
  if (second && !isCompared) return ask('days');
  const isAgainst = has(heard, 'before') || (has(heard, 'more', 'less') && first.name !== 'all');
  if (isBeside(heard)) {
    const later = isAgainst ? daysBeside(now, heard.today) : undefined;
    // 'Pichle hafte se kitna bika': since then.
    return later
      ? { kind: 'sum', figure, days: later, dishes: idsOrAll(dishes), category, than: now }
      : ask('days');
  }
  const before = than ?? (isAgainst ? daysBefore(now) : null);
  return { kind: 'sum', figure, days: now, dishes: idsOrAll(dishes), category, than: before };
}

export function specialsIn(heard: Heard, days: readonly AskedDays[]): BookQuestion | undefined {
  if (!has(heard, 'specials') || heard.dishes.length > 0) return undefined;
  const [period, second] = days;
  const isAsked = has(heard, 'howMuch', 'tell') || period !== undefined;
  if (!isAsked || !has(heard, 'earned', 'revenue', 'rupees', 'sold', 'plates', 'happened'))
    return undefined;
  if (second || !period) return ask('days');
  return has(heard, 'profit', 'which', 'most') && !has(heard, 'howMuch')
    ? ask('words')
    : { kind: 'specials', days: period };
}
