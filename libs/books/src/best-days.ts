import { leftBeforeRent } from '@thela/ledger';
import type { DayRange, DayTotals, StallDay } from '@thela/ledger';
import { toRupees } from '@thela/pricing';
import { medianPaise, paiseOf, rupeesOf } from './paise';
import { hasSales, latestFirst } from './records';
import type { TooFewDays } from './records';

/** Besides the best and the worst day one, so that each has two others to be compared with. */
const NEEDED_DAYS = 3;
const MOST_DISHES = 3;

/** An amount of a day beside what is usual. All in ₹, 2 decimals. */
export interface BesideUsual {
  readonly amount: number;
  /** Median of the other days. */
  readonly usual: number;
  /** `amount` less `usual`. */
  readonly difference: number;
}

/** The profit of a dish on a day beside its usual one. */
export interface DishBesideUsual extends BesideUsual {
  readonly dish: string;
  readonly name: string;
}

export interface DayBesideUsual {
  readonly day: StallDay;
  /** Without rent, which is paid for a month on one day; so are the expenses. */
  readonly left: BesideUsual;
  readonly expenses: BesideUsual;
  readonly waste: BesideUsual;
  /** How many dishes that sold, and things that were thrown away, have no known cost. */
  readonly uncostedDishes: number;
  readonly uncostedWaste: number;
  /** Up to three whose profit differs most from the usual, the largest difference first. */
  readonly dishes: readonly DishBesideUsual[];
}

export type BestDays =
  | {
      readonly kind: 'days';
      readonly best: DayBesideUsual;
      readonly worst: DayBesideUsual;
      /** Whether rent was paid on one of the days. */
      readonly hasRent: boolean;
    }
  | ({ readonly kind: 'too-few-days' } & TooFewDays);

function besideUsual(amount: number, others: readonly bigint[]): BesideUsual {
  const usual = medianPaise(others);
  return {
    amount,
    usual: rupeesOf(usual),
    difference: rupeesOf(paiseOf(amount) - usual),
  };
}

function byDifference(a: BesideUsual, b: BesideUsual): number {
  return Math.abs(b.difference) - Math.abs(a.difference);
}

/** Profits of each dish on some days, in paise; days on which its cost was not known are left out. */
function profitsByDish(days: readonly DayTotals[]): ReadonlyMap<string, readonly bigint[]> {
  const profits = new Map<string, bigint[]>();
  for (const { dishes } of days) {
    for (const { dish, profit } of dishes) {
      if (profit === null) continue;
      const found = profits.get(dish);
      if (found === undefined) profits.set(dish, [paiseOf(profit)]);
      else found.push(paiseOf(profit));
    }
  }
  return profits;
}

function dishesBesideUsual(
  { dishes }: DayTotals,
  others: readonly DayTotals[],
): readonly DishBesideUsual[] {
  const profits = profitsByDish(others);
  return dishes
    .flatMap(({ dish, name, profit }) => {
      const usual = profits.get(dish);
      if (profit === null || usual === undefined) return [];
      return [{ dish, name, ...besideUsual(profit, usual) }];
    })
    .filter(({ difference }) => difference !== 0)
    .sort(byDifference)
    .slice(0, MOST_DISHES);
}

/** ₹ of a day, without rent. */
const amounts = {
  left: ({ exact }: DayTotals) => toRupees(leftBeforeRent(exact)),
  expenses: ({ exact }: DayTotals) => toRupees(exact.expenses - exact.rent),
  waste: ({ exact }: DayTotals) => toRupees(exact.waste),
};

function dayBesideUsual(totals: DayTotals, open: readonly DayTotals[]): DayBesideUsual {
  const others = open.filter((other) => other !== totals);
  const beside = (amountOf: (day: DayTotals) => number) =>
    besideUsual(
      amountOf(totals),
      others.map((other) => paiseOf(amountOf(other))),
    );
  return {
    day: totals.day,
    left: beside(amounts.left),
    expenses: beside(amounts.expenses),
    waste: beside(amounts.waste),
    uncostedDishes: totals.unknownCost.length,
    uncostedWaste: totals.unknownWaste.length,
    dishes: dishesBesideUsual(totals, others),
  };
}

/** The days on which most and least was left, rent apart; of days that are equal the latest. Amounts in ₹. */
export function extremeDays(days: readonly DayTotals[], range: DayRange) {
  const open = latestFirst(days, range)
    .filter(hasSales)
    .map((totals) => ({ totals, left: leftBeforeRent(totals.exact) }));
  const [latest] = open;
  if (latest === undefined || open.length < NEEDED_DAYS) {
    return { kind: 'too-few-days', needsDays: NEEDED_DAYS, hasDays: open.length } as const;
  }
  const best = open.reduce((most, day) => (day.left > most.left ? day : most), latest);
  const worst = open.reduce((least, day) => (day.left < least.left ? day : least), latest);
  const all = open.map(({ totals }) => totals);
  const [most, least] = [toRupees(best.left), toRupees(worst.left)];
  return { kind: 'days', best: best.totals, worst: worst.totals, most, least, all } as const;
}

/**
 * Finds the days on which most and least was left, rent apart, and what differed on them: the dishes whose profit lies furthest
 * from its median on the other days, expenses and waste beside theirs. Medians, because one strange day must not
 * change what is usual.
 *
 * @param days each once, in any order; of the range those on which a plate was sold count
 * @returns of days that are equal the latest; dishes with an unknown cost, that day or on all others, are left out
 */
export function bestDays(days: readonly DayTotals[], range: DayRange): BestDays {
  const found = extremeDays(days, range);
  if (found.kind === 'too-few-days') return found;
  const { best, worst, all } = found;
  return {
    kind: 'days',
    best: dayBesideUsual(best, all),
    worst: dayBesideUsual(worst, all),
    hasRent: all.some(({ exact }) => exact.rent > 0n),
  };
}
