import { daysOfEvents } from '@thela/books/made-up-stalls';
import {
  dayLater,
  dishBySlowWay,
  isoWeekday,
  middleBySlowWay,
  rupeesOfDigits,
  rupeesOfExact,
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
import type { MenuClass } from '@thela/books';
import type { BookFigure } from '../src/assistant/books/book-question';
import { TODAY, hundredDays } from './hundred-days';

// What a right answer about the books says, by the slow second way of `@thela/books` and by plain sums.

/** Of each row of names one must be there. */
interface RightAnswer {
  readonly numbers: readonly number[];
  readonly names: readonly (readonly string[])[];
  /** Names that it must not say. */
  readonly others: readonly string[];
}

const days = daysOfEvents(hundredDays);
const stall = stallOn(withReferences(noReferences, hundredDays), TODAY);
const YESTERDAY = dayLater(TODAY, -1);
const TOMORROW = dayLater(TODAY, 1);

/** What a question asks, as the right answer to it; `null` where it must be asked back, or refused. */
export type Asked = () => RightAnswer | null;

/** First and last day, both included. */
interface Days {
  readonly from: StallDay;
  readonly to: StallDay;
}

const noFigure = (): Asked => () => null;

function daysBack(count: number): Days {
  return { from: dayLater(TODAY, 1 - count), to: TODAY };
}

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

function amountOn(figure: BookFigure, { from, to }: Days, dish?: string): number {
  const found = totalsIn(days, from, to);
  if (dish !== undefined) {
    const sums = dishBySlowWay(found, dishNamed(dish).id);
    if (figure === 'plates') return sums.plates;
    return rupeesOfExact(figure === 'profit' ? sums.profit : sums.revenue);
  }
  if (figure === 'plates') return found.reduce((all, { plates }) => all + plates, 0);
  return rupeesOfExact(sumBySlowWay(found, figure));
}

/** The sum of some days, of one dish where it is named; `than`: against these days. */
function sum(
  figure: BookFigure,
  asked: Days,
  { dish, than }: { readonly dish?: string; readonly than?: Days } = {},
): Asked {
  return () => {
    const now = amountOn(figure, asked, dish);
    const names = dish === undefined ? [] : [[dish]];
    if (!than) return right([Math.abs(now)], names);
    // Where the last day is today, it is not over: all but the last day of both are compared.
    const over = ({ from, to }: Days) => ({ from, to: asked.to < TODAY ? to : dayLater(to, -1) });
    const later = amountOn(figure, over(asked), dish);
    const before = amountOn(figure, over(than), dish);
    const difference = Math.abs(Math.round((later - before) * 100) / 100);
    return right(
      [now, later, before, ...(difference === 0 ? [] : [difference])].map(Math.abs),
      names,
    );
  };
}

function dishWith(end: 'most' | 'least', by: 'plates' | 'profit', { from, to }: Days): Asked {
  return () => {
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
    const amount = by === 'plates' ? Number(first.amount) : rupeesOfExact(first.amount);
    return right([amount], [[name ?? first.id]]);
  };
}

function isOpen({ plates }: DayTotals): boolean {
  return plates > 0;
}

/** The day on which most or least was left. */
function dayWith(end: 'best' | 'worst', { from, to }: Days): Asked {
  return () => {
    const open = totalsIn(days, from, to > YESTERDAY ? YESTERDAY : to).filter(isOpen);
    // Rent is paid for a month: it makes no day a bad one.
    const exact = (day: DayTotals) => sumBySlowWay([day], 'left') + day.exact.rent;
    const sorted = open.toSorted((a, b) => Number(exact(b) - exact(a)));
    const found = end === 'best' ? sorted[0] : sorted.at(-1);
    if (!found) return right([]);
    return right([Math.abs(rupeesOfExact(exact(found))), Number(found.day.slice(8))]);
  };
}

function weekdayNames(weekday: number): readonly string[] {
  return languages.map((language) =>
    wordsOf(language).day(`2024-01-0${weekday}`, { weekday: 'long' }),
  );
}

function weekdayWith(
  end: 'best' | 'worst',
  by: 'plates' | 'revenue' | 'profit',
  { from, to }: Days = daysBack(90),
): Asked {
  return () => {
    const open = totalsIn(days, from, to > YESTERDAY ? YESTERDAY : to).filter(isOpen);
    const means = [1, 2, 3, 4, 5, 6, 7].flatMap((number) => {
      const found = open.filter((each) => isoWeekday(each.day) === number);
      if (found.length < 2) return [];
      const plates = found.reduce((all, each) => all + each.plates, 0);
      const mean =
        by === 'plates'
          ? plates / found.length
          : rupeesOfExact(sumBySlowWay(found, by), BigInt(found.length));
      return [{ number, mean }];
    });
    const sorted = means.toSorted((a, b) => b.mean - a.mean);
    const found = end === 'best' ? sorted[0] : sorted.at(-1);
    if (!found) return right([]);
    return right(
      [by === 'plates' ? Math.round(found.mean) : found.mean],
      [weekdayNames(found.number)],
    );
  };
}

function busiestHour({ from, to }: Days = daysBack(30)): Asked {
  return () => {
    const hours = [...hoursBySlowWay(hundredDays, from, to)].filter(([each]) => each !== 'unknown');
    const [busiest] = hours.toSorted(([, a], [, b]) => b - a);
    if (!busiest) return right([]);
    return right([busiest[1], Number(busiest[0]) % 12 || 12]);
  };
}

function dishesAt(place: MenuClass, { from, to }: Days = daysBack(30)): Asked {
  return () => {
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
  };
}

function forecasts(): Readonly<Record<string, number>> {
  const menuNow = stall.dishes.filter(({ isRetired, id }) => !isRetired && !isSpecial(id));
  // Today goes on: its plates do not count yet.
  const over = days.filter((each) => each.day < TODAY);
  const ids = menuNow.map(({ id }) => id);
  return {
    ...Object.fromEntries(ids.map((id) => [id, 0])),
    ...forecastBySlowWay(over, ids, TOMORROW).dishes,
  };
}

/** Plates to make tomorrow: of one dish, or in all. */
function platesTomorrow(name?: string): Asked {
  return () => {
    const plates = forecasts();
    if (name !== undefined) return right([plates[dishNamed(name).id] ?? 0], [[name]]);
    return right([
      Object.values(plates).reduce((all, each) => all + each, 0),
      ...Object.values(plates),
    ]);
  };
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

/** In kg, as shops weigh, of so many grams. */
function usualAmount(grams: number): number {
  const step = grams <= 1000 ? 50 : grams <= 5000 ? 250 : grams <= 10_000 ? 500 : 1000;
  return (Math.ceil(grams / step) * step) / 1000;
}

/** How much of an ingredient or a preparation tomorrow takes; without a name all that is to be bought. */
function toBuy(ingredient?: string): Asked {
  return () => {
    const list = shoppingBySlowWay(stall, forecasts());
    if (ingredient === undefined) {
      const paise = Object.values(list).reduce((all, each) => all + (each.paise ?? 0n), 0n);
      return right([rupeesOfDigits(paise)]);
    }
    const { id, preparation } = ingredientNamed(ingredient);
    if (preparation) return right([inSmaller(usualAmount(prepared(id)))]);
    const line = list[id];
    if (!line) return right([]);
    return right([inSmaller(line.amount), rupeesOfDigits(line.paise ?? 0n)]);
  };
}

/** The price that counted at the end of a day; the made-up stall buys each by one unit. */
function priceAt(id: string, day: StallDay): number | undefined {
  const events = hundredDays.filter(
    (event) => event.kind === 'price' && event.ingredient === id && event.day <= day,
  );
  const last = events
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.at - b.at))
    .at(-1);
  return last?.kind === 'price' ? (last.price ?? undefined) : undefined;
}

function movedPrices(back: 7 | 30): Asked {
  return () => {
    const moved = stall.ingredients.flatMap(({ id }) => {
      const [before, now] = [priceAt(id, dayLater(TODAY, -back)), priceAt(id, TODAY)];
      return before === undefined || now === undefined || before === now ? [] : [before, now];
    });
    return right(moved);
  };
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

const breakEven = (): Asked => () => {
  const month = totalsIn(days, dayLater(TODAY, -30), dayLater(TODAY, -1));
  const perDay = Number(sumBySlowWay(month, 'expenses')) / 1e12 / month.filter(isOpen).length;
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
};

function fromSpecials({ from, to }: Days): Asked {
  return () => {
    const rows = totalsIn(days, from, to).flatMap(({ dishes }) =>
      dishes.filter(({ dish: id }) => isSpecial(id)),
    );
    const exact = rows.reduce((all, row) => all + row.exact.revenue, 0n);
    return right(rows.length === 0 ? [] : [rupeesOfExact(exact)]);
  };
}

/** What may be asked, by name. */
export const bookOracle = {
  breakEven,
  busiestHour,
  dayWith,
  dishWith,
  dishesAt,
  fromSpecials,
  movedPrices,
  noFigure,
  platesTomorrow,
  sum,
  toBuy,
  weekdayWith,
};
