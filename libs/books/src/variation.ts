import { leftBeforeRent } from '@thela/ledger';
import type { DayRange, DayTotals } from '@thela/ledger';
import { toRupees } from '@thela/pricing';
import { hasEntries, latestFirst } from './records';

/** Fewer days than these do not tell how much days differ. */
const NEEDED_DAYS = 3;
/** Standard deviations: what chance alone brings is within these 19 times of 20. */
const USUAL = 2;

const mean = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;

/** The sum of squares around the mean. */
function squares(amounts: readonly number[]): number {
  const middle = mean(amounts);
  return amounts.reduce((sum, amount) => sum + (amount - middle) ** 2, 0);
}

/**
 * Says whether the mean of some days differs from that of others by more than such days differ anyway: by more than two
 * standard errors, with one variance for both (Student's t, 1908, without its table for few days).
 *
 * @param now an amount a day, in any unit
 * @returns false where either has fewer than 3 days
 * @example
 * isUnusual([100, 120, 110], [90, 130, 100]) // false
 * isUnusual([300, 320, 310], [90, 130, 100]) // true
 */
export function isUnusual(now: readonly number[], before: readonly number[]): boolean {
  if (now.length < NEEDED_DAYS || before.length < NEEDED_DAYS) return false;
  const variance = (squares(now) + squares(before)) / (now.length + before.length - 2);
  const error = Math.sqrt(variance * (1 / now.length + 1 / before.length));
  return Math.abs(mean(now) - mean(before)) > USUAL * error;
}

/** ₹ or plates a day, without rent, which is paid for a month on one day. */
const amounts = {
  plates: ({ plates }: DayTotals) => plates,
  revenue: ({ exact }: DayTotals) => toRupees(exact.revenue),
  profit: ({ exact }: DayTotals) => toRupees(exact.costedRevenue - exact.cost),
  waste: ({ exact }: DayTotals) => toRupees(exact.waste),
  left: ({ exact }: DayTotals) => toRupees(leftBeforeRent(exact)),
};

/** The figures of two ranges that differ by more than usual. Days without any entry do not count. */
export function unusualFigures(
  days: readonly DayTotals[],
  now: DayRange,
  before: DayRange,
): ReadonlySet<keyof typeof amounts> {
  const open = days.filter(hasEntries);
  const [later, earlier] = [latestFirst(open, now), latestFirst(open, before)];
  const names = Object.keys(amounts) as readonly (keyof typeof amounts)[];
  return new Set(
    names.filter((name) => isUnusual(later.map(amounts[name]), earlier.map(amounts[name]))),
  );
}
