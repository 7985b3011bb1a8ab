import { daysOfEvents } from '@thela/books/made-up-stalls';
import {
  dayLater,
  digitsOf,
  dishBySlowWay,
  isoWeekday,
  middleBySlowWay,
  rupeesOfDigits,
  sumBySlowWay,
  totalsIn,
} from '@thela/books/slow-oracle';
import {
  forecastBySlowWay,
  hoursBySlowWay,
  matrixBySlowWay,
  shoppingBySlowWay,
} from '@thela/books/slow-ways';
import { languages, wordsOf } from '@thela/language';
import { isSpecial, noReferences, stallOn, withReferences } from '@thela/ledger';
import type { DayTotals, Dish, Ingredient, StallDay } from '@thela/ledger';
import type { Asked } from './expected';
import { TODAY, hundredDays } from './stall';

/** What a right answer says; of each row of names one must be there. */
export interface RightAnswer {
  readonly numbers: readonly number[];
  readonly names: readonly (readonly string[])[];
  /** Names that it must not say. */
  readonly others: readonly string[];
}

const days = daysOfEvents(hundredDays);
const stall = stallOn(withReferences(noReferences, hundredDays), TODAY);
const YESTERDAY = dayLater(TODAY, -1);
const TOMORROW = dayLater(TODAY, 1);

type Of<About extends Asked['about']> = Extract<Asked, { readonly about: About }>;

function right(
  numbers: readonly number[],
  names: readonly (readonly string[])[] = [],
  others: readonly string[] = [],
): RightAnswer {
  return { numbers, names, others };
}

function dishNamed(name: string): Dish {
  const found = stall.dishes.find((dish) => dish.name === name && !dish.id.startsWith('special'));
  if (!found) throw new TypeError(`The made-up stall has no ${name}.`);
  return found;
}

function ingredientNamed(name: string): Ingredient {
  const found = stall.ingredients.find((one) => one.name === name);
  if (!found) throw new TypeError(`The made-up stall has no ${name}.`);
  return found;
}

function amountOn({ figure, dish }: Of<'sum'>, from: StallDay, to: StallDay): number {
  const found = totalsIn(days, from, to);
  if (dish !== undefined) {
    const sums = dishBySlowWay(found, dishNamed(dish).id);
    if (figure === 'plates') return sums.plates;
    return rupeesOfDigits(figure === 'profit' ? sums.profit : sums.revenue);
  }
  if (figure === 'plates') return found.reduce((sum, { plates }) => sum + plates, 0);
  return rupeesOfDigits(sumBySlowWay(found, figure));
}

function sumAnswer(asked: Of<'sum'>): RightAnswer {
  const now = amountOn(asked, asked.from, asked.to);
  const names = asked.dish === undefined ? [] : [[asked.dish]];
  if (!asked.than) return right([Math.abs(now)], names);
  const before = amountOn(asked, asked.than.from, asked.than.to);
  const difference = Math.abs(Math.round((now - before) * 100) / 100);
  return right([Math.abs(now), Math.abs(before), ...(difference === 0 ? [] : [difference])], names);
}

function dishAnswer({ end, by, from, to }: Of<'dish'>): RightAnswer {
  const found = totalsIn(days, from, to);
  const ids = [...new Set(found.flatMap(({ dishes }) => dishes.map((each) => each.dish)))];
  const amounts = ids
    .map((id) => ({ id, ...dishBySlowWay(found, id) }))
    .filter(({ id, plates, costedPlates }) => {
      const isAsked = by === 'plates' ? plates > 0 : costedPlates > 0;
      return isAsked && !(end === 'least' && isSpecial(id));
    })
    .map(({ id, plates, profit }) => ({ id, amount: by === 'plates' ? BigInt(plates) : profit }))
    .sort((a, b) => Number(end === 'most' ? b.amount - a.amount : a.amount - b.amount));
  const [first] = amounts;
  if (!first) return right([]);
  const name = found.flatMap(({ dishes }) => dishes).find((each) => each.dish === first.id)?.name;
  const amount = by === 'plates' ? Number(first.amount) : rupeesOfDigits(first.amount);
  return right([amount], [[name ?? first.id]]);
}

function isOpen({ plates }: DayTotals): boolean {
  return plates > 0;
}

function dayAnswer({ end, from, to }: Of<'day'>): RightAnswer {
  const open = totalsIn(days, from, to > YESTERDAY ? YESTERDAY : to).filter(isOpen);
  const sorted = open.toSorted((a, b) => Number(digitsOf(b.left) - digitsOf(a.left)));
  const found = end === 'best' ? sorted[0] : sorted.at(-1);
  return found ? right([Math.abs(found.left), Number(found.day.slice(8))]) : right([]);
}

function weekdayNames(weekday: number): readonly string[] {
  return languages.map((language) =>
    wordsOf(language).day(`2024-01-0${weekday}`, { weekday: 'long' }),
  );
}

function weekdayAnswer({
  end,
  by,
  from = dayLater(TODAY, -89),
  to = TODAY,
}: Of<'weekday'>): RightAnswer {
  const open = totalsIn(days, from, to > YESTERDAY ? YESTERDAY : to).filter(isOpen);
  const means = [1, 2, 3, 4, 5, 6, 7].flatMap((number) => {
    const found = open.filter((each) => isoWeekday(each.day) === number);
    if (found.length < 2) return [];
    const plates = found.reduce((all, each) => all + each.plates, 0);
    const mean =
      by === 'plates'
        ? plates / found.length
        : rupeesOfDigits(sumBySlowWay(found, by), BigInt(found.length));
    return [{ number, mean }];
  });
  const sorted = means.toSorted((a, b) => b.mean - a.mean);
  const found = end === 'best' ? sorted[0] : sorted.at(-1);
  if (!found) return right([]);
  return right(
    [by === 'plates' ? Math.round(found.mean) : found.mean],
    [weekdayNames(found.number)],
  );
}

function hourAnswer({ from = dayLater(TODAY, -29), to = TODAY }: Of<'hour'>): RightAnswer {
  const hours = [...hoursBySlowWay(hundredDays, from, to)].filter(([each]) => each !== 'unknown');
  const [busiest] = hours.toSorted(([, a], [, b]) => b - a);
  if (!busiest) return right([]);
  return right([busiest[1], Number(busiest[0]) % 12 || 12]);
}

function menuAnswer({ place, from = dayLater(TODAY, -29), to = TODAY }: Of<'menu'>): RightAnswer {
  const found = totalsIn(days, from, to).map((each) => ({
    ...each,
    dishes: each.dishes.filter(({ dish: id }) => !isSpecial(id)),
  }));
  const places = [...matrixBySlowWay(found)].flatMap(([id, at]) => {
    const known = stall.dishes.find((each) => each.id === id);
    return known && !known.isRetired ? [{ name: known.name, at }] : [];
  });
  const named = (isAsked: boolean) =>
    places.filter(({ at }) => (at === place) === isAsked).map(({ name }) => name);
  return right(
    [],
    named(true).map((name) => [name]),
    named(false),
  );
}

function forecasts(): Readonly<Record<string, number>> {
  const menuNow = stall.dishes.filter(({ isRetired, id }) => !isRetired && !isSpecial(id));
  // Today goes on: its plates do not count yet.
  const over = days.filter((each) => each.day < TODAY);
  return Object.fromEntries(
    menuNow.map(({ id }) => {
      const said = forecastBySlowWay(over, id, TOMORROW);
      return [id, typeof said === 'string' ? 0 : said[0]];
    }),
  );
}

function tomorrowAnswer({ dish: name }: Of<'tomorrow'>): RightAnswer {
  const plates = forecasts();
  if (name !== undefined) return right([plates[dishNamed(name).id] ?? 0], [[name]]);
  return right([
    Object.values(plates).reduce((all, each) => all + each, 0),
    ...Object.values(plates),
  ]);
}

/** As it is said: below one in grams or millilitres. */
function inSmaller(amount: number): number {
  return amount < 1 ? Math.round(amount * 1000) : amount;
}

/** Grams of a preparation, which no recipe here has inside another. */
function prepared(id: string): number {
  const plates = forecasts();
  const grams = stall.dishes.flatMap((each) =>
    each.recipe
      .filter(({ ingredient }) => ingredient === id)
      .map(({ amount, unit }) => (plates[each.id] ?? 0) * amount * (unit === 'kg' ? 1000 : 1)),
  );
  return grams.reduce((all, each) => all + each, 0);
}

function buyAnswer({ ingredient }: Of<'buy'>): RightAnswer {
  const list = shoppingBySlowWay(stall, forecasts());
  if (ingredient === undefined) {
    const paise = Object.values(list).reduce((all, each) => all + (each.paise ?? 0n), 0n);
    return right([rupeesOfDigits(paise)]);
  }
  const { id, preparation } = ingredientNamed(ingredient);
  if (preparation) return right([inSmaller(Math.ceil(prepared(id) / 50) / 20)]);
  const line = list[id];
  if (!line) return right([]);
  return right([inSmaller(Number(line.steps) / 20), rupeesOfDigits(line.paise ?? 0n)]);
}

/** The price that counted at the end of a day; the made-up stall buys each by one unit. */
function priceAt(id: string, on: StallDay): number | undefined {
  const events = hundredDays.filter(
    (event) => event.kind === 'price' && event.ingredient === id && event.day <= on,
  );
  const last = events
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.at - b.at))
    .at(-1);
  return last?.kind === 'price' ? (last.price ?? undefined) : undefined;
}

function pricesAnswer({ daysBack }: Of<'prices'>): RightAnswer {
  const moved = stall.ingredients.flatMap(({ id }) => {
    const [before, now] = [priceAt(id, dayLater(TODAY, -daysBack)), priceAt(id, TODAY)];
    return before === undefined || now === undefined || before === now ? [] : [before, now];
  });
  return right(moved);
}

/** ₹ a plate at today's prices, as a plain sum. */
function plateCost({ recipe }: Pick<Dish, 'recipe'>): number {
  return recipe.reduce((all, { ingredient, amount, unit }) => {
    const base = amount / (unit === 'g' || unit === 'ml' ? 1000 : 1);
    const found = stall.ingredients.find(({ id }) => id === ingredient);
    if (!found?.preparation) return all + base * (priceAt(ingredient, TODAY) ?? 0);
    const { recipe: inside, yields } = found.preparation;
    return all + (base / yields.amount) * plateCost({ recipe: inside });
  }, 0);
}

function breakEvenAnswer(): RightAnswer {
  const month = totalsIn(days, dayLater(TODAY, -29), TODAY);
  const perDay = Number(sumBySlowWay(month, 'expenses')) / 100 / month.filter(isOpen).length;
  const over = days.filter((each) => each.day < TODAY && isOpen(each)).toReversed();
  const usual = stall.dishes
    .filter(({ isRetired, id }) => !isRetired && !isSpecial(id))
    .map((each) => {
      const counts = over
        .flatMap(({ dishes }) => dishes.filter((row) => row.dish === each.id))
        .slice(0, 7)
        .map(({ plates }) => BigInt(plates));
      return {
        plates: Number(middleBySlowWay(counts)),
        earns: each.sellingPrice - plateCost(each),
      };
    });
  const plates = usual.reduce((all, each) => all + each.plates, 0);
  const earned = usual.reduce((all, each) => all + each.plates * each.earns, 0);
  return right([Math.ceil(perDay / (earned / plates))]);
}

function specialsAnswer({ from, to }: Of<'specials'>): RightAnswer {
  const rows = totalsIn(days, from, to).flatMap(({ dishes }) =>
    dishes.filter(({ dish: id }) => isSpecial(id)),
  );
  const paise = rows.reduce((all, { revenue }) => all + digitsOf(revenue), 0n);
  return right(rows.length === 0 ? [] : [rupeesOfDigits(paise)]);
}

/** What a right answer says, by the slow second way; `null` where no figure may be said. */
export function rightAnswer(asked: Asked): RightAnswer | null {
  switch (asked.about) {
    case 'sum':
      return sumAnswer(asked);
    case 'dish':
      return dishAnswer(asked);
    case 'day':
      return dayAnswer(asked);
    case 'weekday':
      return weekdayAnswer(asked);
    case 'hour':
      return hourAnswer(asked);
    case 'menu':
      return menuAnswer(asked);
    case 'tomorrow':
      return tomorrowAnswer(asked);
    case 'buy':
      return buyAnswer(asked);
    case 'prices':
      return pricesAnswer(asked);
    case 'break-even':
      return breakEvenAnswer();
    case 'specials':
      return specialsAnswer(asked);
    case 'no-figure':
      return null;
  }
}
