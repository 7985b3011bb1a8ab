import { addDays } from '@thela/ledger';
import type { DayTotals, StallDay } from '@thela/ledger';
import { rupeesPer, sumOf } from './paise';
import { periodTotals } from './periods';
import type { PeriodTotals } from './periods';
import type { TooFewDays } from './records';

/** A week: gas, ice and help are not paid for every day. */
const NEEDED_DAYS = 7;

export interface BreakEvenPlates {
  readonly kind: 'plates';
  /** Whole, rounded up: with one plate less, expenses are not covered. */
  readonly plates: number;
  /** ₹, 2 decimals: expenses of the period / its days with sales. */
  readonly expensesPerDay: number;
  /** ₹ a plate, 2 decimals: the weighted contribution margin, profit / plates of the dishes whose cost is known. */
  readonly margin: number;
}

export type BreakEven =
  | BreakEvenPlates
  /** A plate earns nothing: no number of them covers anything. */
  | { readonly kind: 'no-margin' }
  /** None is counted whose cost is known: nothing can be said of what one earns. */
  | { readonly kind: 'no-costed-plates' }
  | ({ readonly kind: 'too-few-days' } & TooFewDays);

/** The 30 days that are over, for `breakEven`: what today's gas and help cost is mostly entered in the evening. */
export function lastMonth(days: readonly DayTotals[], today: StallDay): PeriodTotals {
  return periodTotals(days, { from: addDays(today, -30), to: addDays(today, -1) });
}

/**
 * Works out how many plates a day cover its expenses, if dishes sell in the same proportions as in the period.
 *
 * Source: C. T. Horngren et al., "Cost Accounting" (cost-volume-profit analysis of several products): fixed costs /
 * weighted average contribution margin a unit. Rent that was paid on a day without sales is shared by the others.
 *
 * @param totals of at least 7 days with sales
 * @example
 * // 7 days: expenses ₹2,100, profit ₹6,000 of 200 plates: 300 / 30
 * breakEven(totals) // plates 10, expensesPerDay 300, margin 30
 */
export function breakEven({ daysWithSales, exact, dishes }: PeriodTotals): BreakEven {
  if (daysWithSales < NEEDED_DAYS) {
    return { kind: 'too-few-days', needsDays: NEEDED_DAYS, hasDays: daysWithSales };
  }
  const profit = sumOf(dishes, (dish) => dish.exact.profit);
  const costedPlates = dishes.reduce((sum, dish) => sum + dish.costedPlates, 0);
  if (costedPlates === 0) return { kind: 'no-costed-plates' };
  if (profit <= 0n) return { kind: 'no-margin' };
  const needed = exact.expenses * BigInt(costedPlates);
  const earned = profit * BigInt(daysWithSales);
  return {
    kind: 'plates',
    plates: Number((needed + earned - 1n) / earned),
    expensesPerDay: rupeesPer(exact.expenses, daysWithSales),
    margin: rupeesPer(profit, costedPlates),
  };
}
