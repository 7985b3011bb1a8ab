import type { MenuClass } from '@thela/books';
import { wordSet } from '@thela/kitchen-book/words';
import type { AskedDays, BookQuestion } from './book-question';
import type { BookSign } from './book-words';
import { ask, has, pastDays } from './heard-question';
import type { Heard } from './heard-question';

/** 'Earns well but sells little': which of the four groups. */
function placeIn(heard: Heard): MenuClass | undefined {
  if (has(heard, 'star')) return 'star';
  const kinds: Record<'sells' | 'earns', boolean | undefined> = {
    sells: has(heard, 'sellsWell') ? true : has(heard, 'sellsLittle') ? false : undefined,
    earns: has(heard, 'earnsLittle') ? false : undefined,
  };
  const said = { ...kinds };
  const { signs } = heard;
  const isGood = (sign: BookSign) =>
    sign === 'more' || sign === 'good' || sign === 'most' || sign === 'best';
  const isBad = (sign: BookSign) => sign === 'less' || sign === 'least' || sign === 'worst';
  const qualities = signs.filter(({ meaning }) => isGood(meaning) || isBad(meaning));
  const topics = signs.filter(({ meaning }) =>
    ['sold', 'revenue', 'profit', 'earned'].includes(meaning),
  );
  const isSaid = said.sells !== undefined || said.earns !== undefined;
  if (!isSaid && (qualities.length === 0 || topics.length < 2)) return undefined;
  for (const topic of topics) {
    const side = topic.meaning === 'sold' || topic.meaning === 'revenue' ? 'sells' : 'earns';
    const nearest = qualities.toSorted(
      (a, b) => Math.abs(a.from - topic.from) - Math.abs(b.from - topic.from),
    )[0];
    if (nearest && said[side] === undefined) kinds[side] = isGood(nearest.meaning);
  }
  if (kinds.sells === undefined || kinds.earns === undefined) return undefined;
  if (kinds.sells) return kinds.earns ? 'star' : 'plowhorse';
  return kinds.earns ? 'puzzle' : 'dog';
}

export function menuIn(heard: Heard): BookQuestion | undefined {
  const isOfDish = has(heard, 'dish', 'menu') || has(heard, 'which');
  const isRemoval = has(heard, 'remove') && isOfDish && has(heard, 'which', 'kya');
  const isRaise = has(heard, 'raise') && has(heard, 'which') && heard.ingredients.length === 0;
  const isAsked = has(heard, 'which', 'howMuch', 'tell');
  const place = isRemoval
    ? 'dog'
    : isRaise
      ? 'plowhorse'
      : isAsked && isOfDish
        ? placeIn(heard)
        : undefined;
  if (place === undefined || heard.dishes.length > 0 || heard.ingredients.length > 0)
    return undefined;
  if (heard.others.length > 0 || heard.offMenu !== null) return ask('words');
  const days = pastDays(heard);
  if (!Array.isArray(days)) return days as BookQuestion;
  const [period = null, second] = days as readonly AskedDays[];
  return second ? ask('days') : { kind: 'menu', place, days: period };
}

type End = 'most' | 'least';

export function endOf(heard: Heard): End | undefined {
  const isLow = has(heard, 'least', 'worst', 'less', 'loss');
  const isHigh = has(heard, 'most', 'best', 'more');
  if (isLow === isHigh) return undefined;
  return isHigh ? 'most' : 'least';
}

const clock = wordSet('baje time hour samay vakt');

export function hourIn(heard: Heard, period: AskedDays | null): BookQuestion | undefined {
  const isWhen = has(heard, 'hour') || heard.tokens.some((token) => clock.has(token));
  const isOfHour = isWhen && has(heard, 'rush', 'most', 'more', 'best', 'customers');
  const isRush = has(heard, 'rush') && has(heard, 'which', 'when', 'kya');
  if (!isOfHour && !isRush) return undefined;
  if (has(heard, 'day') && !isWhen) return undefined;
  // The hours of one dish are not worked out, nor when least is sold.
  const isOther = has(heard, 'least', 'less', 'worst', 'profit', 'expenses', 'waste', 'earned');
  if (heard.dishes.length > 0 || isOther) return ask('words');
  return { kind: 'hour', days: period };
}

export function dayIn(heard: Heard, period: AskedDays | null): BookQuestion | undefined {
  const isOfDay =
    has(heard, 'day', 'weekday') ||
    (has(heard, 'when') && has(heard, 'most', 'least', 'best', 'worst'));
  const end = endOf(heard);
  if (
    !isOfDay ||
    end === undefined ||
    !has(heard, 'which', 'when', 'tell', 'best', 'worst', 'howMuch', 'kya')
  )
    return undefined;
  if (has(heard, 'dish')) return undefined;
  if (heard.dishes.length > 0 || has(heard, 'waste', 'expenses', 'specials', 'customers')) {
    return ask('words');
  }
  const by = has(heard, 'profit', 'loss')
    ? 'profit'
    : has(heard, 'plates') || (has(heard, 'sold') && !has(heard, 'revenue', 'rupees'))
      ? 'plates'
      : has(heard, 'revenue', 'rupees')
        ? 'revenue'
        : undefined;
  const side = end === 'most' ? 'best' : 'worst';
  const isPast = has(heard, 'happened') && !has(heard, 'usual');
  const isWeekday = has(heard, 'weekday') || (period === null && !isPast) || has(heard, 'usual');
  if (isWeekday) return { kind: 'weekday', end: side, by: by ?? 'profit', days: period };
  // The day that left most is the best one of the screen, whatever is called profit.
  return period === null ? ask('days') : { kind: 'day', end: side, by: by ?? 'left', days: period };
}

export function dishIn(heard: Heard, period: AskedDays | null): BookQuestion | undefined {
  const end = endOf(heard);
  const isOfSold = has(heard, 'sold', 'plates', 'revenue');
  const isOfProfit = has(heard, 'profit', 'earned', 'loss', 'rupees');
  const isWhat = has(heard, 'kya') && has(heard, 'most', 'least', 'best', 'worst');
  const isAsked =
    isWhat || has(heard, 'which', 'tell') || (has(heard, 'dish') && !has(heard, 'howMuch'));
  if (end === undefined || !isAsked || !(isOfSold || isOfProfit || has(heard, 'dish')))
    return undefined;
  if (heard.dishes.length > 0 || heard.ingredients.length > 0)
    return period ? ask('words') : undefined;
  if (has(heard, 'waste', 'expenses', 'ingredients', 'specials', 'loss'))
    return period ? ask('words') : undefined;
  // Without days the rules for the menu of today answer.
  if (period === null) return undefined;
  const by = isOfProfit ? 'profit' : isOfSold ? 'plates' : 'both';
  return { kind: 'dish', end, by, days: period };
}
