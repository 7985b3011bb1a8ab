import { divideHalfAway } from './rounding';
import type { Whole } from './whole';

/**
 * The largest price, quantity or selling price to calculate with; more counts as this much.
 *
 * At six decimals it is a whole number of millionths below 2^53, so `toMillionths` is exact up to
 * here, and no amount worked out from it can overflow a double.
 */
const LARGEST_AMOUNT = 1_000_000_000;

const MILLIONTHS_PER_UNIT = 1e6;
const PICORUPEES_PER_PAISA = 10_000_000_000;

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
export function toRupees(picorupees: Whole): number {
  const amount = Number(picorupees);
  const raised = Math.abs(amount) + PICORUPEES_PER_PAISA / 2;
  if (!Number.isSafeInteger(raised)) return toManyRupees(BigInt(picorupees));
  // The quotient is below 2^20, where doubles lie 1.2e-10 apart: one that is not whole is at least 1e-10 away from a
  // whole number, too far to be rounded to it.
  const paise = Math.floor(raised / PICORUPEES_PER_PAISA);
  return amount < 0 && paise > 0 ? -paise / 100 : paise / 100;
}

/**
 * Rounds the amounts of a table so that they add up to their sum, rounded once, by the largest remainder method: each is
 * rounded down to the paisa, and the paise that are then missing go to those that lost most.
 *
 * @param picorupees Rupees x 10^12; any whole numbers.
 * @returns Rupees with 2 decimals, in the same order, each less than a paisa off; of equal remainders the first gets it.
 * @example roundToSum([4_000_000_000n, 4_000_000_000n, 0n]) // [0.01, 0, 0]: ₹0.004 twice is ₹0.01
 */
export function roundToSum(picorupees: readonly bigint[]): readonly number[] {
  const unit = BigInt(PICORUPEES_PER_PAISA);
  const parts = picorupees.map((amount, index) => {
    const remainder = ((amount % unit) + unit) % unit;
    return { index, remainder, paise: (amount - remainder) / unit };
  });
  const sum = divideHalfAway(
    picorupees.reduce((all, amount) => all + amount, 0n),
    unit,
  );
  const missing = Number(parts.reduce((rest, { paise }) => rest - paise, sum));
  const upwards = new Set(
    [...parts]
      .sort((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder))
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return parts.map(({ index, paise }) => toRupees((paise + (upwards.has(index) ? 1n : 0n)) * unit));
}

function toManyRupees(picorupees: bigint): number {
  const paise = divideHalfAway(picorupees, BigInt(PICORUPEES_PER_PAISA));
  const approximatePaise = Number(paise);
  // Beyond 2^53 dividing would round a second time; reading the decimal text rounds only once.
  return Number.isSafeInteger(approximatePaise) ? approximatePaise / 100 : Number(`${paise}e-2`);
}
