import { dayNumber, isSpecial } from '@thela/ledger';
import type { DayTotals, DishTotals, StallDay } from '@thela/ledger';
import { hasSales } from './records';

/** What a forecast reads of a day: no money. */
export interface SalesDay extends Pick<DayTotals, 'day' | 'plates'> {
  readonly dishes: readonly Pick<DishTotals, 'dish' | 'name' | 'plates'>[];
}

/** What a dish sold on each day on which the stall was open and had it on its menu, the earliest first. */
export interface DishSeries {
  readonly dish: string;
  /** The latest one. */
  readonly name: string;
  /** Numbers of the days, see `dayNumber`. */
  readonly days: readonly number[];
  /** Plates on each of these days, also 0. */
  readonly plates: readonly number[];
}

export interface SalesSeries {
  /** Numbers of the days, the earliest first. */
  readonly openDays: readonly number[];
  /** In the order of the latest menu, then of those before it. */
  readonly dishes: readonly DishSeries[];
}

interface GrowingSeries {
  readonly dish: string;
  readonly name: string;
  readonly days: number[];
  readonly plates: number[];
}

/**
 * Turns days into one series for each dish. A day without any plate was a day off, not one of no demand: it is left
 * out. Specials are left out, too: a dish of one day has no next one.
 *
 * @param days each once, in any order
 * @param until days after it are left out; `null` for none
 */
export function salesSeries(days: readonly SalesDay[], until: StallDay | null): SalesSeries {
  const latestFirst = days
    .filter((totals) => hasSales(totals) && (until === null || totals.day <= until))
    .sort((a, b) => (a.day < b.day ? 1 : -1));
  const openDays: number[] = [];
  const found = new Map<string, GrowingSeries>();
  for (const { day, dishes } of latestFirst) {
    const number = dayNumber(day);
    openDays.push(number);
    for (const { dish, name, plates } of dishes) {
      if (isSpecial(dish)) continue;
      let series = found.get(dish);
      if (series === undefined) found.set(dish, (series = { dish, name, days: [], plates: [] }));
      series.days.push(number);
      series.plates.push(plates);
    }
  }
  const dishes = [...found.values()];
  for (const series of [openDays, ...dishes.flatMap((each) => [each.days, each.plates])]) {
    series.reverse();
  }
  return { openDays, dishes };
}

function daysBefore(days: readonly number[], before: number): number {
  const index = days.findIndex((day) => day >= before);
  return index < 0 ? days.length : index;
}

/** The series as it was before a day began. */
export function salesBefore({ openDays, dishes }: SalesSeries, day: number): SalesSeries {
  return {
    openDays: openDays.slice(0, daysBefore(openDays, day)),
    dishes: dishes.map((each) => {
      const count = daysBefore(each.days, day);
      return { ...each, days: each.days.slice(0, count), plates: each.plates.slice(0, count) };
    }),
  };
}
