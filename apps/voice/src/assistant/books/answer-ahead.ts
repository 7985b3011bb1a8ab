import {
  FORECAST_NEEDS_DAYS,
  breakEven,
  oddPrices,
  periodRange,
  periodTotals,
  planOf,
  platesSaid,
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
  boughtText,
  dateText,
  daysText,
  joined,
  listText,
  longDateText,
  nameOf,
  namesText,
  rangeOf,
  referencesOf,
  sizeOf,
} from './telling';
import type { BookQuestionOf } from './book-question';
import type { Telling } from './telling';

/** More lines of a shopping list are not for the ear. */
const MOST_LINES = 6;

function planned({ stall, totals, today }: Telling): Plan {
  return planOf(stall, totals, today);
}

/** Why there is no forecast; nothing where there is one. */
function lackText(
  { name, said }: PlannedDish,
  { words: { tomorrow } }: Telling,
): readonly string[] {
  switch (said.kind) {
    case 'forecast':
      return [];
    case 'too-few-days':
      return [tomorrow.tooFewDays(name, said.needsDays, said.hasDays)];
    case 'was-away':
      return [tomorrow.wasAway(name)];
    case 'not-sold':
      return [tomorrow.notSold(name)];
  }
}

function countText({ name, said }: PlannedDish, { texts }: Telling): string {
  return texts.words.records.dish(platesSaid(said), name);
}

function betweenText({ said }: PlannedDish, { words }: Telling): readonly string[] {
  return said.kind === 'forecast' && said.forecast.low < said.forecast.high
    ? [words.tomorrow.between(said.forecast.low, said.forecast.high)]
    : [];
}

function planDay({ day }: Plan, telling: Telling): string {
  return telling.words.tomorrow.day(longDateText(day, telling));
}

/** The plates to make tomorrow. */
export function tomorrowText({ dishes }: BookQuestionOf<'tomorrow'>, telling: Telling): string {
  const { words } = telling;
  const plan = planned(telling);
  if (plan.hasDays < FORECAST_NEEDS_DAYS)
    return words.tomorrow.noneYet(FORECAST_NEEDS_DAYS, plan.hasDays);
  const asked = plan.dishes.filter(({ id }) => dishes === 'all' || dishes.includes(id));
  const known = asked.filter(({ said }) => said.kind === 'forecast');
  const lacks = asked.flatMap((each) => lackText(each, telling));
  const name = planDay(plan, telling);
  // Retired, so it is not made tomorrow.
  if (asked.length === 0)
    return words.unknownName(
      dishes === 'all'
        ? ''
        : namesText(
            dishes.map((id) => nameOf(id, telling)),
            telling,
          ),
    );
  if (known.length === 0) return joined(lacks);
  if (dishes !== 'all') {
    const each = known.map((dish) =>
      joined(words.tomorrow.one(countText(dish, telling)), betweenText(dish, telling)),
    );
    return joined(`${name}:`, each, lacks);
  }
  const sum = known.reduce((plates, { said }) => plates + platesSaid(said), 0);
  const list = listText(
    known.map((dish) => countText(dish, telling)),
    telling,
  );
  return joined(`${name}:`, words.tomorrow.all(sum, list), lacks);
}

/** The stall with some preparations as if they were bought: their amounts are then those of the list. */
function asBought(stall: Stall, ids: readonly string[]): Stall {
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
export function buyText({ ingredients, dishes }: BookQuestionOf<'buy'>, telling: Telling): string {
  const { words, stall } = telling;
  const plan = planned(telling);
  if (plan.hasDays < FORECAST_NEEDS_DAYS)
    return words.tomorrow.noneYet(FORECAST_NEEDS_DAYS, plan.hasDays);
  const plates = plan.dishes
    .filter(({ id }) => dishes === 'all' || dishes.includes(id))
    .map(({ id, said }) => ({ dish: id, plates: platesSaid(said) }));
  const all = plates.reduce((sum, each) => sum + each.plates, 0);
  const { lines, withoutRecipe, unknown } = shoppingList(
    ingredients === 'all' ? stall : asBought(stall, ingredients),
    plates,
  );
  const asked =
    ingredients === 'all'
      ? lines
      : lines.filter(({ ingredient }) => ingredients.includes(ingredient));
  const unused =
    ingredients === 'all'
      ? []
      : ingredients.filter((id) => !asked.some(({ ingredient }) => ingredient === id));
  const isMade = (id: string) =>
    stall.ingredients.some((each) => each.id === id && each.preparation);
  const unpriced = asked.filter(({ cost, ingredient }) => cost === null && !isMade(ingredient));
  const isPriced = asked.some(({ cost }) => cost !== null);
  const names = (ids: readonly string[]) =>
    namesText(
      ids.map((id) => nameOf(id, telling)),
      telling,
    );
  const listed = asked
    .slice(0, MOST_LINES)
    .map((line) => words.buy.of(boughtText(line, telling), line.name));
  const more = asked.length - listed.length;
  const list = [...listed, ...(more > 0 ? [telling.texts.words.lists.more(more)] : [])];
  return joined(
    `${planDay(plan, telling)}: ${words.buy.forPlates(all)}`.trim(),
    asked.length > 0
      ? words.sentence(listText(list, telling))
      : ingredients === 'all'
        ? words.buy.nothing
        : [],
    asked.length > 0 && isPriced ? words.buy.cost(rupees(shoppingCost(asked))) : [],
    unpriced.length > 0
      ? words.buy.noPrice(names(unpriced.map(({ ingredient }) => ingredient)))
      : [],
    unused.map((id) => words.buy.notUsed(nameOf(id, telling))),
    withoutRecipe.length > 0 ? words.buy.withoutRecipe(names(withoutRecipe)) : [],
    unknown.length > 0 ? words.buy.unknown(names(unknown.map(({ ingredient }) => ingredient))) : [],
    plan.dishes
      .filter(({ id }) => dishes === 'all' || dishes.includes(id))
      .flatMap((each) => lackText(each, telling)),
  );
}

/** Which prices moved, and what that costs. */
export async function pricesText(
  { daysBack, ingredients }: BookQuestionOf<'prices'>,
  telling: Telling,
): Promise<string> {
  const { words, totals, today, texts } = telling;
  const books = { references: await referencesOf(telling), days: totals, today };
  const shock = priceShock(books, daysBack);
  if (shock.kind === 'too-few-days') return words.prices.tooFew(shock.needsDays, shock.hasDays);
  const asked =
    ingredients === 'all'
      ? shock.moved
      : shock.moved.filter(({ ingredient }) => ingredients.includes(ingredient));
  const unmoved =
    ingredients === 'all'
      ? []
      : ingredients.filter((id) => !asked.some(({ ingredient }) => ingredient === id));
  const perDay =
    ingredients === 'all'
      ? shock.perDay
      : Math.round(asked.reduce((sum, each) => sum + each.perDay * 100, 0)) / 100;
  const moved = asked
    .slice(0, MOST_LINES)
    .map(({ ingredient, unit, before, now }) =>
      words.prices.moved(
        nameOf(ingredient, telling),
        priceText({ price: before, unit }, texts.words, rupees),
        priceText({ price: now, unit }, texts.words, rupees),
      ),
    );
  const more = asked.length - moved.length;
  const list = [...moved, ...(more > 0 ? [texts.words.lists.more(more)] : [])];
  const since = `${words.prices.since(dateText(shock.since, telling))}:`;
  return joined(
    since,
    list.length > 0
      ? words.sentence(listText(list, telling))
      : ingredients === 'all'
        ? words.prices.none
        : [],
    unmoved.map((id) => words.prices.notMoved(nameOf(id, telling))),
    perDay > 0
      ? words.prices.dearer(rupees(perDay))
      : perDay < 0
        ? words.prices.cheaper(sizeOf(perDay))
        : [],
    oddPrices(books).some(({ isNow }) => isNow) ? words.prices.odd : [],
  );
}

/** The plates that pay for the expenses of a day: of a usual day, as under What if. */
export function breakEvenText(telling: Telling): string {
  const { words, totals, today, stall } = telling;
  const month = periodTotals(totals, periodRange('last-30-days', today));
  const counts = new Map(
    [...usualOnMenu(stall, totals, today)].map(([dish, { plates }]) => [dish, plates]),
  );
  const found = breakEven({ ...month, dishes: whatIf(stall, counts).asItIs.dishes });
  switch (found.kind) {
    case 'plates':
      return words.breakEven.plates(found.plates, rupees(found.expensesPerDay));
    case 'no-margin':
      return words.breakEven.noMargin;
    case 'no-costed-plates':
      return words.breakEven.noCost;
    case 'too-few-days':
      return words.breakEven.tooFew(found.needsDays, found.hasDays);
  }
}

/** What the specials of some days brought. */
export function specialsText({ days }: BookQuestionOf<'specials'>, telling: Telling): string {
  const { words, totals } = telling;
  const { revenue, plates, items } = specials(totals, rangeOf(days, telling));
  const told =
    items.length === 0 ? words.specials.none : words.specials.earned(rupees(revenue), plates);
  return `${daysText(days, telling)}: ${told}`;
}
