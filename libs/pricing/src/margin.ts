import type { Whole } from './whole';

/**
 * A profit margin as an exact fraction, because a threshold such as "more than 5 points" must not
 * hang on the last bit of a double.
 */
export interface Margin {
  /** In any unit, the same as that of `revenue`. */
  readonly profit: Whole;
  /** Above 0. */
  readonly revenue: Whole;
  /** The fraction in per cent, unrounded, right to about 15 digits; never -0. */
  readonly percent: number;
}

/** A margin of 0 %. */
export const NO_MARGIN: Margin = { profit: 0n, revenue: 1n, percent: 0 };

/**
 * States the margin on an amount.
 *
 * @param profit In any unit; negative for a loss.
 * @param revenue Selling price or takings, in the same unit.
 * @returns profit / revenue, exact and in per cent, which is (price - cost) / price x 100; 0 % if
 * `revenue` is not positive (specification, section 9).
 * @example marginOf(6151n, 7000n).percent // 87.87142857142857
 */
export function marginOf(profit: Whole, revenue: Whole): Margin {
  return revenue > 0
    ? { profit, revenue, percent: percentOf(Number(profit), Number(revenue)) }
    : NO_MARGIN;
}

/** The `percent` of a margin alone. */
export function percentOf(profit: number, revenue: number): number {
  // Multiplying first keeps a margin of, say, exactly 55 % at 55 rather than 55.00000000000001.
  return revenue > 0 ? (profit * 100) / revenue : 0;
}

// A thousand times what the doubles of two margins can be wrong by, relative to their size.
const DOUBT = 1e-12;

/**
 * Says whether one margin lies more than a number of points above another, where their doubles can tell.
 *
 * @param higher The margin expected to be higher, in per cent.
 * @param lower The margin to compare with, in per cent.
 * @param points Percentage points.
 * @returns `undefined` near a tie, where only `isMoreThanPointsAbove` can tell.
 */
export function isClearlyAbove(higher: number, lower: number, points: number): boolean | undefined {
  const excess = higher - lower - points;
  const size = Math.abs(higher) + Math.abs(lower) + points;
  return Math.abs(excess) > size * DOUBT ? excess > 0 : undefined;
}

/**
 * Says whether one margin lies more than a number of points above another, exactly.
 *
 * @param higher The margin expected to be higher.
 * @param lower The margin to compare with.
 * @param points Whole percentage points; 0 asks whether it is higher at all.
 * @returns True only when the distance exceeds `points`; a distance of just `points` is false.
 * @example isMoreThanPointsAbove(marginOf(80n, 100n), marginOf(75n, 100n), 5) // false
 */
export function isMoreThanPointsAbove(higher: Margin, lower: Margin, points: number): boolean {
  const isClear = isClearlyAbove(higher.percent, lower.percent, points);
  // Only near a tie is it worth the time to multiply whole numbers of some hundred bits.
  if (isClear !== undefined) return isClear;
  const [higherRevenue, lowerRevenue] = [BigInt(higher.revenue), BigInt(lower.revenue)];
  const distance = BigInt(higher.profit) * lowerRevenue - BigInt(lower.profit) * higherRevenue;
  return 100n * distance > BigInt(points) * higherRevenue * lowerRevenue;
}
