import {
  bestDays,
  firstDayOf,
  hoursFigures,
  menuMatrix,
  periodTotals,
  weekdayFigures,
} from '@thela/books';
import type { BestDays, PeriodDish } from '@thela/books';
import { isSpecial, leftBeforeRent } from '@thela/ledger';
import type { DayRange, DayTotals, Weekday } from '@thela/ledger';
import { formatRupees, toRupees } from '@thela/pricing';
import { recordNotices } from '../records/record-notices';
import { costedNotes, unknownTexts } from './answer-sum';
import type { BookQuestionOf } from './book-question';
import { lastDays } from '../days/parse-days';
import {
  daysNotes,
  daysText,
  hourText,
  joinSentences,
  listText,
  longDateText,
  nameOf,
  namesText,
  rangeOf,
  rangeOver,
  sizeOf,
  weekdayText,
} from './answer-context';
import type { AnswerContext } from './answer-context';

/** As the screens: a month, and for weekdays a quarter. */
const DAYS_OF_DISHES = 7;
const DAYS_OF_MENU = 30;
const DAYS_OF_WEEKDAYS = 90;
const DAYS_OF_HOURS = 30;
/** So many follow the first. */
const MOST_OTHERS = 2;

type Measure = 'plates' | 'profit' | 'plate';

function amountOf(dish: PeriodDish, by: Measure): number {
  if (by === 'plate') return toRupees(dish.exact.profit / BigInt(dish.costedPlates || 1));
  return by === 'plates' ? dish.plates : (dish.profit ?? 0);
}

/** Those that sold, and for profit those whose cost is known; the first one is asked for. */
function rankDishes(dishes: readonly PeriodDish[], { end }: BookQuestionOf<'dish'>, by: Measure) {
  const side = end === 'most' ? -1 : 1;
  return dishes
    .filter(
      ({ dish, plates, profit }) =>
        plates > 0 && (by === 'plates' || profit !== null) && !(end === 'least' && isSpecial(dish)),
    )
    .sort((a, b) => side * (amountOf(a, by) - amountOf(b, by)));
}

function rankingText(
  question: BookQuestionOf<'dish'>,
  by: Measure,
  dishes: readonly PeriodDish[],
  context: AnswerContext,
): string {
  const { words } = context;
  const all = rankDishes(dishes, question, by);
  const [first] = all;
  if (!first) return by === 'plates' ? words.dish.none : words.dish.noCost;
  const amount = amountOf(first, by);
  const same = all.filter((each) => amountOf(each, by) === amount);
  const names = listText(
    same.map(({ dish }) => nameOf(dish, context)),
    context,
  );
  const others = all.slice(same.length, same.length + MOST_OTHERS).map((each) => {
    const much = by === 'plates' ? String(each.plates) : formatRupees(amountOf(each, by));
    return `${nameOf(each.dish, context)} ${much}`;
  });
  return joinSentences(
    by === 'plates'
      ? words.dish.plates[question.end](names, amount)
      : words.dish[by][question.end](names, formatRupees(amount)),
    by === 'profit' ? plateText(same, context) : [],
    others.length > 0 ? words.dish.next(listText(others, context)) : [],
    by === 'plates' ? [] : costedNotes(same, context),
  );
}

/** What one plate brought on average, of a dish that stands alone. */
function plateText([first, second]: readonly PeriodDish[], { words }: AnswerContext): string {
  if (!first || second || first.profit === null || first.profit < 0) return '';
  return words.dish.perPlate(formatRupees(amountOf(first, 'plate')));
}

/** The dish with most or least of something. */
export function dishText(question: BookQuestionOf<'dish'>, context: AnswerContext): string {
  const { words, stall, totals } = context;
  const { end, by, among = [] } = question;
  const days = question.days ?? lastDays(DAYS_OF_DISHES, context.today);
  const { dishes: all, daysWithEntries } = periodTotals(totals, rangeOf(days, context));
  const dishes = among.length > 1 ? all.filter(({ dish }) => among.includes(dish)) : all;
  const notes = daysNotes(days, firstDayOf(totals), context);
  const name = daysText(days, context);
  if (daysWithEntries === 0) return joinSentences(`${name}: ${words.nothing}`, notes);
  const onMenu = new Set(stall.dishes.filter(({ isRetired }) => !isRetired).map(({ id }) => id));
  const lasting = dishes.filter(({ dish }) => !isSpecial(dish));
  const idsOf = (some: readonly PeriodDish[]) => some.map(({ dish }) => dish);
  const unsold = idsOf(dishes.filter(({ dish, plates }) => plates === 0 && onMenu.has(dish)));
  const uncosted = idsOf(lasting.filter(({ plates, profit }) => plates > 0 && profit === null));
  const measures = by === 'both' ? (['plates', 'profit'] as const) : ([by] as const);
  return joinSentences(
    `${name}:`,
    measures.map((each) => rankingText(question, each, dishes, context)),
    end === 'least' && unsold.length > 0 ? words.dish.notSold(namesText(unsold, context)) : [],
    by !== 'plates' && uncosted.length > 0
      ? words.menu.notPlaced(namesText(uncosted, context))
      : [],
    notes,
  );
}

function dayFigure(
  totals: DayTotals,
  by: BookQuestionOf<'day'>['by'],
  { words }: AnswerContext,
): string {
  if (by === 'plates') return words.plates(totals.plates);
  const figure = (by === 'left' ? toRupees(leftBeforeRent(totals.exact)) : totals[by]) ?? 0;
  const amount = sizeOf(figure);
  if (by === 'left' && figure < 0) return words.short(amount);
  if (by === 'profit' && figure < 0) return words.lost(amount);
  return words.figures[by](amount);
}

/** What is said beside what was left of a day: what is usual, that rent is apart, and which costs are not known. */
function leftNotes(
  { unknownCost, unknownWaste }: DayTotals,
  result: Extract<BestDays, { readonly kind: 'days' }>,
  end: 'best' | 'worst',
  { words, texts, stall }: AnswerContext,
): readonly string[] {
  const shown = (names: readonly string[]) => names.map((name) => texts.names.atStall(stall, name));
  return [
    words.day.usual(formatRupees(result[end].left.usual)),
    ...(result.hasRent ? [words.rentApart] : []),
    ...recordNotices(texts.words).day.unknownCosts(shown(unknownCost), shown(unknownWaste)),
  ];
}

/** Which dishes the profit of some days leaves out. */
function profitNotes(range: DayRange, context: AnswerContext): readonly string[] {
  return unknownTexts({ ...periodTotals(context.totals, range), unknownWaste: [] }, context);
}

/** The best or the worst of the days that are over: today would be the worst one each morning. */
export function dayText({ days, end, by }: BookQuestionOf<'day'>, context: AnswerContext): string {
  const { words, totals } = context;
  const range = rangeOver(days, context);
  const name = daysText(days, context);
  const result = bestDays(totals, range);
  if (result.kind === 'too-few-days') {
    return joinSentences(`${name}:`, words.day.tooFew(result.needsDays, result.hasDays));
  }
  const open = totals.filter(
    ({ day, plates, [by]: figure }) =>
      day >= range.from && day <= range.to && plates > 0 && figure !== null,
  );
  const side = end === 'best' ? 1 : -1;
  const chosen =
    by === 'left'
      ? open.find(({ day }) => day === result[end].day)
      : open.reduce<DayTotals | undefined>(
          (best, each) => (!best || side * ((each[by] ?? 0) - (best[by] ?? 0)) >= 0 ? each : best),
          undefined,
        );
  if (!chosen) return joinSentences(`${name}:`, words.sentence(words.profitUnknown));
  return joinSentences(
    `${name}:`,
    words.day[end](longDateText(chosen.day, context), dayFigure(chosen, by, context)),
    by === 'left' ? leftNotes(chosen, result, end, context) : [],
    by === 'profit' ? profitNotes({ from: chosen.day, to: chosen.day }, context) : [],
  );
}

type KnownWeekday = { readonly weekday: Weekday; readonly mean: number };

function meanText(
  { mean }: KnownWeekday,
  by: BookQuestionOf<'weekday'>['by'],
  { words }: AnswerContext,
): string {
  if (by === 'plates') return words.plates(Math.round(mean));
  const amount = sizeOf(mean);
  return by === 'profit' && mean < 0 ? words.lost(amount) : words.figures[by](amount);
}

/** The weekday with the best or the worst mean of the days that are over, and the other end. */
export function weekdayAnswer(
  { days, end, by }: BookQuestionOf<'weekday'>,
  context: AnswerContext,
): string {
  const { words, today, totals } = context;
  const period = days ?? lastDays(DAYS_OF_WEEKDAYS, today);
  const range = rangeOver(period, context);
  const all = weekdayFigures(totals, range);
  const weekdays = all
    .flatMap(({ weekday, means }): readonly KnownWeekday[] => {
      const mean = means?.[by] ?? null;
      return mean === null ? [] : [{ weekday, mean }];
    })
    .sort((a, b) => b.mean - a.mean);
  const [best, worst] = [weekdays[0], weekdays.at(-1)];
  const name = daysText(period, context);
  if (!best && all.some(({ means }) => means !== null)) {
    return joinSentences(`${name}:`, words.sentence(words.profitUnknown));
  }
  if (!best || !worst || best === worst) {
    // One weekday alone has nothing to be compared with: the next one says how far it is.
    const has = all.map(({ hasDays }) => hasDays).sort((a, b) => b - a)[best ? 1 : 0] ?? 0;
    return joinSentences(`${name}:`, words.weekday.tooFew(all[0]?.needsDays ?? 0, has));
  }
  const texts = {
    best: words.weekday.best(weekdayText(best.weekday, context), meanText(best, by, context)),
    worst: words.weekday.worst(weekdayText(worst.weekday, context), meanText(worst, by, context)),
  };
  const other = end === 'best' ? 'worst' : 'best';
  return joinSentences(
    `${name}:`,
    texts[end],
    texts[other],
    by === 'profit' ? profitNotes(range, context) : [],
  );
}

/** The hour with most plates, as far as these were tapped. */
export async function hourAnswer(
  { days }: BookQuestionOf<'hour'>,
  context: AnswerContext,
): Promise<string> {
  const { ledger, words, stall } = context;
  const period = days ?? lastDays(DAYS_OF_HOURS, context.today);
  const range = rangeOf(period, context);
  const events = await ledger.events({ ...range, kinds: ['plates'] });
  const { hours, tappedPlates, plates } = hoursFigures(events, range, stall.timeZone);
  const name = daysText(period, context);
  if (plates === 0) return joinSentences(`${name}:`, words.dish.none);
  if (tappedPlates === 0) {
    const ofDays = weekdayAnswer(
      { kind: 'weekday', end: 'best', by: 'plates', days: null },
      context,
    );
    return joinSentences(`${name}:`, words.hour.untapped, ofDays);
  }
  const most = hours.reduce((best, each) => (each.plates > best.plates ? each : best));
  return joinSentences(
    `${name}:`,
    words.hour.busiest(
      hourText(most.hour, context),
      hourText((most.hour + 1) % 24, context),
      most.plates,
    ),
    tappedPlates < plates ? words.hour.share(tappedPlates, plates) : [],
  );
}

/** The dishes of one place of the menu matrix, without those that are gone. */
export function menuText(
  { menuClass, days }: BookQuestionOf<'menu'>,
  context: AnswerContext,
): string {
  const { words, stall, totals } = context;
  const period = days ?? lastDays(DAYS_OF_MENU, context.today);
  const result = menuMatrix(periodTotals(totals, rangeOf(period, context)));
  const name = daysText(period, context);
  if (result.kind === 'too-few-days') {
    return joinSentences(`${name}:`, words.menu.tooFewDays(result.needsDays, result.hasDays));
  }
  if (result.kind === 'too-few-dishes') {
    return joinSentences(`${name}:`, words.menu.tooFewDishes(result.needsDishes, result.hasDishes));
  }
  const onMenu = new Set(stall.dishes.filter(({ isRetired }) => !isRetired).map(({ id }) => id));
  const ofClass = result.dishes.filter((each) => each.menuClass === menuClass);
  const placed = ofClass.map(({ dish }) => dish).filter((id) => onMenu.has(id));
  const unknown = result.unknownCost.filter((id) => onMenu.has(id));
  return joinSentences(
    `${name}:`,
    placed.length > 0
      ? words.menu.of[menuClass](namesText(placed, context))
      : words.menu.none[menuClass],
    unknown.length > 0 ? words.menu.notPlaced(namesText(unknown, context)) : [],
  );
}
