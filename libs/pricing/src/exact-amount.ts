import { divideHalfAway } from './rounding';

/**
 * The largest price, quantity or selling price to calculate with; more counts as this much.
 *
 * At six decimals it is a whole number of millionths below 2^53, so `toMillionths` is exact up to
 * here, and no amount worked out from it can overflow a double.
 */
const LARGEST_AMOUNT = 1_000_000_000;

const MILLIONTHS_PER_UNIT = 1e6;
const PICORUPEES_PER_PAISA = 10_000_000_000n;

/**
 * Gives the amount to calculate with in place of a number from outside.
 *
 * @param value Rupees, kilograms or litres; any number.
 * @returns `value`, unrounded, from 0 to 1,000,000,000. NaN, infinite, negative and -0 give 0; a
 * larger number gives 1,000,000,000.
 */
export function acceptedAmount(value: number): number {
  return Number.isFinite(value) && value > 0 ? Math.min(value, LARGEST_AMOUNT) : 0;
}

/**
 * Converts a price or a quantity to a whole number of millionths.
 *
 * @param value Rupees, kilograms or litres; bad numbers count as `acceptedAmount` says.
 * @returns Millionths of a rupee, kilogram or litre, a whole number from 0 to 10^15. Exact for six
 * decimals or fewer; further decimals are rounded to the nearest millionth.
 * @example toMillionths(0.1) // 100_000
 */
export function toMillionths(value: number): number {
  return Math.round(acceptedAmount(value) * MILLIONTHS_PER_UNIT);
}

/**
 * Rounds an exact amount to paise.
 *
 * @param picorupees Rupees x 10^12, the unit of a price in millionths times a quantity in
 * millionths; any whole number.
 * @returns Rupees, the double nearest to the amount rounded to 2 decimals half away from zero;
 * never -0.
 * @example toRupees(11_805_000_000_000n) // 11.81
 */
export function toRupees(picorupees: bigint): number {
  const paise = divideHalfAway(picorupees, PICORUPEES_PER_PAISA);
  const approximatePaise = Number(paise);
  // Beyond 2^53 dividing would round a second time; reading the decimal text rounds only once.
  return Number.isSafeInteger(approximatePaise) ? approximatePaise / 100 : Number(`${paise}e-2`);
}
