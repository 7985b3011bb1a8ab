import {
  FORECAST_NEEDS_DAYS,
  breakEven,
  lastMonth,
  oddPrices,
  planOf,
  forecastPlates,
  priceShock,
  shoppingCost,
  shoppingList,
  specials,
  usualOnMenu,
  whatIf,
} from '@thela/books';
import type { Plan, PlannedDish } from '@thela/books';
import { addDays } from '@thela/ledger';
import type { Stall } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { priceText } from '../amount-words';
import {
  purchaseText,
  dateText,
  daysText,
  joinSentences,
  listText,
  longDateText,
  nameOf,
  namesText,
  rangeOf,
  referencesOf,
  sizeOf,
} from './answer-context';
import type { BookQuestionOf } from './book-question';
import type { AnswerContext } from './answer-context';

/** Nobody can listen to a longer shopping list. */
const MOST_LINES = 6;

function planFor({ stall, totals, today }: AnswerContext, day = addDays(today, 1)): Plan {
  return planOf(stall, totals, day, today);
}

/** Why a dish has no forecast; empty for a dish with one. */
function lackText(
  { name, outcome }: PlannedDish,
  { words: { tomorrow } }: AnswerContext,
): readonly string[] {
  switch (outcome.kind) {
    case 'forecast':
      return [];
    case 'too-few-days':
      return [tomorrow.tooFewDays(name, outcome.needsDays, outcome.hasDays)];
    case 'was-away':
      return [tomorrow.wasAway(name)];
    case 'not-sold':
      return [tomorrow.notSold(name)];
  }
}

function countText({ name, outcome }: PlannedDish, { texts }: AnswerContext): string {
  return texts.words.records.dish(forecastPlates(outcome), name);
}

function betweenText({ outcome }: PlannedDish, { words }: AnswerContext): readonly string[] {
  return outcome.kind === 'forecast' && outcome.forecast.low < outcome.forecast.high
    ? [words.tomorrow.between(outcome.forecast.low, outcome.forecast.high)]
    : [];
}

function planDay({ day }: Plan, context: AnswerContext): string {
  const date = longDateText(day, context);
  return day === addDays(context.today, 1) ? context.words.tomorrow.day(date) : date;
}

export function tomorrowText(
  { dishes, day }: BookQuestionOf<'tomorrow'>,
  context: AnswerContext,
): string {
  const { words } = context;
  const plan = planFor(context, day);
  if (plan.hasDays < FORECAST_NEEDS_DAYS)
    return words.tomorrow.noneYet(FORECAST_NEEDS_DAYS, plan.hasDays);
  const selection = plan.dishes.filter(({ id }) => dishes === 'all' || dishes.includes(id));
  const forecasts = selection.filter(({ outcome }) => outcome.kind === 'forecast');
  const lacks = selection.flatMap((each) => lackText(each, context));
  const name = planDay(plan, context);
  // Retired, so it is not made tomorrow.
  if (selection.length === 0)
    return words.unknownName(dishes === 'all' ? '' : namesText(dishes, context));
  if (forecasts.length === 0) return joinSentences(lacks);
  if (dishes !== 'all') {
    const each = forecasts.map((dish) =>
      joinSentences(words.tomorrow.one(countText(dish, context)), betweenText(dish, context)),
    );
    return joinSentences(`${name}:`, each, lacks);
  }
  const sum = forecasts.reduce((plates, { outcome }) => plates + forecastPlates(outcome), 0);
  const list = listText(
    forecasts.map((dish) => countText(dish, context)),
    context,
  );
  return joinSentences(`${name}:`, words.tomorrow.all(sum, list), lacks);
}

/** The stall with some preparations as if they were bought: their amounts are then those of the list. */
function withPreparationsAsPurchases(stall: Stall, ids: readonly string[]): Stall {
  return {
    ...stall,
    ingredients: stall.ingredients.map((each) =>
      ids.includes(each.id) && each.preparation
        ? { ...each, preparation: null, price: null }
        : each,
    ),
  };
}

function planCounts(
  plates: readonly { readonly dish: string; readonly plates: number }[],
  context: AnswerContext,
): string {
  const counts = plates.filter((each) => each.plates > 0);
  const { records } = context.texts.words;
  return listText(
    counts.map((each) => records.dish(each.plates, nameOf(each.dish, context))),
    context,
  );
}

/** Where tomorrow's shopping is listed for as many plates as today; empty where that lists nothing. */
function sameAsTodayText({ dishes, day }: Plan, { totals, today, words }: AnswerContext): string {
  const ids = new Set(dishes.map(({ id }) => id));
  const counted = totals.find((each) => each.day === today)?.dishes ?? [];
  const all = counted.reduce((sum, each) => sum + (ids.has(each.dish) ? each.plates : 0), 0);
  return day === addDays(today, 1) && all > 0 ? words.buy.sameAsToday(all) : '';
}

/** What tomorrow's plates take of some ingredients, or all that is to be bought. */
export function buyText(
  { ingredients, dishes, plates: named = new Map(), day }: BookQuestionOf<'buy'>,
  context: AnswerContext,
): string {
  const { words, stall } = context;
  const plan = planFor(context, day);
  const isNamed = named.size > 0;
  if (!isNamed && plan.hasDays < FORECAST_NEEDS_DAYS)
    return joinSentences(
      words.tomorrow.noneYet(FORECAST_NEEDS_DAYS, plan.hasDays),
      sameAsTodayText(plan, context),
    );
  const chosen = plan.dishes.filter(({ id }) => dishes === 'all' || dishes.includes(id));
  // Those named may be retired.
  const planned = chosen.length > 0 ? chosen : plan.dishes;
  const plates = planned.map(({ id, outcome }) => ({
    dish: id,
    plates: isNamed ? (named.get(id) ?? 0) : forecastPlates(outcome),
  }));
  const all = plates.reduce((sum, each) => sum + each.plates, 0);
  const { lines, withoutRecipe, unknown } = shoppingList(
    ingredients === 'all' ? stall : withPreparationsAsPurchases(stall, ingredients),
    plates,
  );
  const selection =
    ingredients === 'all'
      ? lines
      : lines.filter(({ ingredient }) => ingredients.includes(ingredient));
  const unused =
    ingredients === 'all'
      ? []
      : ingredients.filter((id) => !selection.some(({ ingredient }) => ingredient === id));
  // What none of these dishes takes may be no ingredient here: their plates are told.
  if (!isNamed && dishes !== 'all' && unused.length > 0 && selection.length === 0)
    return tomorrowText({ kind: 'tomorrow', dishes, ...(day ? { day } : {}) }, context);
  const isUnknown = lines.length === 0 && withoutRecipe.length + unknown.length > 0;
  const isMade = (id: string) =>
    stall.ingredients.some((each) => each.id === id && each.preparation);
  const unpriced = selection.filter(({ cost, ingredient }) => cost === null && !isMade(ingredient));
  const cost = shoppingCost(selection);
  const names = (ids: readonly string[]) => namesText(ids, context);
  const listed = selection
    .slice(0, MOST_LINES)
    .map((line) => words.buy.of(purchaseText(line, context), line.name));
  const more = selection.length - listed.length;
  const list = [...listed, ...(more > 0 ? [context.texts.words.lists.more(more)] : [])];
  return joinSentences(
    isNamed
      ? `${planCounts(plates, context)}:`
      : `${planDay(plan, context)}:${isUnknown ? '' : ` ${words.buy.forPlates(all)}`}`,
    selection.length > 0
      ? words.sentence(listText(list, context))
      : ingredients === 'all' && !isUnknown
        ? words.buy.nothing
        : [],
    selection.length > 0 && cost !== null ? words.buy.cost(formatRupees(cost)) : [],
    unpriced.length > 0
      ? words.buy.noPrice(names(unpriced.map(({ ingredient }) => ingredient)))
      : [],
    unused.map((id) => words.buy.notUsed(nameOf(id, context))),
    withoutRecipe.length > 0 ? words.buy.withoutRecipe(names(withoutRecipe)) : [],
    unknown.length > 0 ? words.buy.unknown(names(unknown.map(({ ingredient }) => ingredient))) : [],
    isNamed ? [] : planned.flatMap((each) => lackText(each, context)),
  );
}

function notMovedText(id: string, context: AnswerContext): readonly string[] {
  const { words, stall, texts } = context;
  const price = stall.ingredients.find((each) => each.id === id)?.price;
  const name = nameOf(id, context);
  return [
    words.prices.notMoved(name),
    ...(price ? [texts.words.profit.price(name, priceText(price, texts.words))] : []),
  ];
}

export async function pricesText(
  { daysBack, ingredients }: BookQuestionOf<'prices'>,
  context: AnswerContext,
): Promise<string> {
  const { words, totals, today, texts } = context;
  const books = { references: await referencesOf(context), days: totals, today };
  const shock = priceShock(books, daysBack);
  if (shock.kind === 'too-few-days') return words.prices.tooFew(shock.needsDays, shock.hasDays);
  const selection =
    ingredients === 'all'
      ? shock.moved
      : shock.moved.filter(({ ingredient }) => ingredients.includes(ingredient));
  const unmoved =
    ingredients === 'all'
      ? []
      : ingredients.filter((id) => !selection.some(({ ingredient }) => ingredient === id));
  const perDay =
    ingredients === 'all'
      ? shock.perDay
      : Math.round(selection.reduce((sum, each) => sum + each.perDay * 100, 0)) / 100;
  const moved = selection
    .slice(0, MOST_LINES)
    .map(({ ingredient, unit, before, now }) =>
      words.prices.moved(
        nameOf(ingredient, context),
        priceText({ price: before, unit }, texts.words),
        priceText({ price: now, unit }, texts.words),
      ),
    );
  const more = selection.length - moved.length;
  const list = [...moved, ...(more > 0 ? [texts.words.lists.more(more)] : [])];
  const since = `${words.prices.since(dateText(shock.since, context))}:`;
  return joinSentences(
    since,
    list.length > 0
      ? words.sentence(listText(list, context))
      : ingredients === 'all'
        ? words.prices.none
        : [],
    unmoved.flatMap((id) => notMovedText(id, context)),
    perDay > 0
      ? words.prices.dearer(formatRupees(perDay))
      : perDay < 0
        ? words.prices.cheaper(sizeOf(perDay))
        : [],
    oddPrices(books).some(({ isNow }) => isNow) ? words.prices.odd : [],
  );
}

/** The plates that pay for the expenses of a day: of a usual day, as under What if. */
export function breakEvenText(context: AnswerContext): string {
  const { words, totals, today, stall } = context;
  const month = lastMonth(totals, today);
  const counts = new Map(
    [...usualOnMenu(stall, totals, today)].map(([dish, { plates }]) => [dish, plates]),
  );
  const result = breakEven({ ...month, dishes: whatIf(stall, counts).asItIs.dishes });
  switch (result.kind) {
    case 'plates':
      return words.breakEven.plates(result.plates, formatRupees(result.expensesPerDay));
    case 'no-margin':
      return words.breakEven.noMargin;
    case 'no-costed-plates':
      return words.breakEven.noCost;
    case 'too-few-days':
      return words.breakEven.tooFew(result.needsDays, result.hasDays);
  }
}

export function specialsText({ days }: BookQuestionOf<'specials'>, context: AnswerContext): string {
  const { words, totals } = context;
  const { revenue, plates, items } = specials(totals, rangeOf(days, context));
  const result =
    items.length === 0 ? words.specials.none : words.specials.earned(formatRupees(revenue), plates);
  return `${daysText(days, context)}: ${result}`;
}
