import {
  FORECAST_NEEDS_DAYS,
  breakEven,
  oddPrices,
  periodRange,
  periodTotals,
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
import type { Stall } from '@thela/ledger';
import { priceText, rupees } from '../amount-words';
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

function planFor({ stall, totals, today }: AnswerContext): Plan {
  return planOf(stall, totals, today);
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
  return context.words.tomorrow.day(longDateText(day, context));
}

export function tomorrowText(
  { dishes }: BookQuestionOf<'tomorrow'>,
  context: AnswerContext,
): string {
  const { words } = context;
  const plan = planFor(context);
  if (plan.hasDays < FORECAST_NEEDS_DAYS)
    return words.tomorrow.noneYet(FORECAST_NEEDS_DAYS, plan.hasDays);
  const selection = plan.dishes.filter(({ id }) => dishes === 'all' || dishes.includes(id));
  const forecasts = selection.filter(({ outcome }) => outcome.kind === 'forecast');
  const lacks = selection.flatMap((each) => lackText(each, context));
  const name = planDay(plan, context);
  // Retired, so it is not made tomorrow.
  if (selection.length === 0)
    return words.unknownName(
      dishes === 'all'
        ? ''
        : namesText(
            dishes.map((id) => nameOf(id, context)),
            context,
          ),
    );
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

/** What tomorrow's plates take of some ingredients, or all that is to be bought. */
export function buyText(
  { ingredients, dishes }: BookQuestionOf<'buy'>,
  context: AnswerContext,
): string {
  const { words, stall } = context;
  const plan = planFor(context);
  if (plan.hasDays < FORECAST_NEEDS_DAYS)
    return words.tomorrow.noneYet(FORECAST_NEEDS_DAYS, plan.hasDays);
  const plates = plan.dishes
    .filter(({ id }) => dishes === 'all' || dishes.includes(id))
    .map(({ id, outcome }) => ({ dish: id, plates: forecastPlates(outcome) }));
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
  const isMade = (id: string) =>
    stall.ingredients.some((each) => each.id === id && each.preparation);
  const unpriced = selection.filter(({ cost, ingredient }) => cost === null && !isMade(ingredient));
  const cost = shoppingCost(selection);
  const names = (ids: readonly string[]) =>
    namesText(
      ids.map((id) => nameOf(id, context)),
      context,
    );
  const listed = selection
    .slice(0, MOST_LINES)
    .map((line) => words.buy.of(purchaseText(line, context), line.name));
  const more = selection.length - listed.length;
  const list = [...listed, ...(more > 0 ? [context.texts.words.lists.more(more)] : [])];
  return joinSentences(
    `${planDay(plan, context)}: ${words.buy.forPlates(all)}`.trim(),
    selection.length > 0
      ? words.sentence(listText(list, context))
      : ingredients === 'all'
        ? words.buy.nothing
        : [],
    selection.length > 0 && cost !== null ? words.buy.cost(rupees(cost)) : [],
    unpriced.length > 0
      ? words.buy.noPrice(names(unpriced.map(({ ingredient }) => ingredient)))
      : [],
    unused.map((id) => words.buy.notUsed(nameOf(id, context))),
    withoutRecipe.length > 0 ? words.buy.withoutRecipe(names(withoutRecipe)) : [],
    unknown.length > 0 ? words.buy.unknown(names(unknown.map(({ ingredient }) => ingredient))) : [],
    plan.dishes
      .filter(({ id }) => dishes === 'all' || dishes.includes(id))
      .flatMap((each) => lackText(each, context)),
  );
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
        priceText({ price: before, unit }, texts.words, rupees),
        priceText({ price: now, unit }, texts.words, rupees),
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
    unmoved.map((id) => words.prices.notMoved(nameOf(id, context))),
    perDay > 0
      ? words.prices.dearer(rupees(perDay))
      : perDay < 0
        ? words.prices.cheaper(sizeOf(perDay))
        : [],
    oddPrices(books).some(({ isNow }) => isNow) ? words.prices.odd : [],
  );
}

/** The plates that pay for the expenses of a day: of a usual day, as under What if. */
export function breakEvenText(context: AnswerContext): string {
  const { words, totals, today, stall } = context;
  const month = periodTotals(totals, periodRange('last-30-days', today));
  const counts = new Map(
    [...usualOnMenu(stall, totals, today)].map(([dish, { plates }]) => [dish, plates]),
  );
  const result = breakEven({ ...month, dishes: whatIf(stall, counts).asItIs.dishes });
  switch (result.kind) {
    case 'plates':
      return words.breakEven.plates(result.plates, rupees(result.expensesPerDay));
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
    items.length === 0 ? words.specials.none : words.specials.earned(rupees(revenue), plates);
  return `${daysText(days, context)}: ${result}`;
}
