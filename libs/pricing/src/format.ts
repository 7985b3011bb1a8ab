import { roundHalfAway, roundPercent } from './rounding';

/** How many decimals a percentage is shown with. */
export type PercentDecimals = 0 | 1 | 2;

function indianNumbers(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** Writes whole numbers in Indian grouping: '1,23,456'. One for all: building a formatter costs far more than using it. */
export const wholeIndianNumbers = indianNumbers(0);
const withDecimals: Readonly<Record<PercentDecimals, Intl.NumberFormat>> = {
  0: wholeIndianNumbers,
  1: indianNumbers(1),
  2: indianNumbers(2),
};

/**
 * Writes an amount of money.
 *
 * @param amount Rupees, any number.
 * @returns ₹, then the amount with 2 decimals, half away from zero, in Indian grouping; a loss
 * reads '₹-124.00'. Never '₹-0.00'; NaN and infinite give '₹0.00'.
 * @example formatRupees(123456.5) // '₹1,23,456.50'
 */
export function formatRupees(amount: number): string {
  return `₹${withDecimals[2].format(roundHalfAway(amount, 2))}`;
}

/**
 * Writes a percentage.
 *
 * @param percent Per cent, any number: 50 is one half.
 * @param decimals Decimals shown, 0 to 2.
 * @returns The number with that many decimals, half away from zero, in Indian grouping, then %.
 * Never '-0%'; NaN and infinite give 0.
 * @example formatPercent(87.87142857, 1) // '87.9%'
 */
export function formatPercent(percent: number, decimals: PercentDecimals): string {
  return `${withDecimals[decimals].format(roundPercent(percent, decimals))}%`;
}
