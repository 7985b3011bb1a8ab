import { groupIndian } from './format';
import { divideHalfAway } from './rounding';

/** A decimal number of any size, without rounding: `digits` x 10^-`decimals`. */
export interface ExactDecimal {
  readonly digits: bigint;
  readonly decimals: number;
}

/** A division that is carried out only when it is rounded; `under` is positive. */
export interface Ratio {
  readonly over: ExactDecimal;
  readonly under: ExactDecimal;
}

/**
 * Reads a number as the decimal that it is written with.
 *
 * @param value Any finite number.
 * @example exact(0.1) // { digits: 1n, decimals: 1 }
 */
export function exact(value: number): ExactDecimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const digits = BigInt(whole + fraction);
  const decimals = fraction.length - Number(exponent);
  return decimals >= 0
    ? { digits, decimals }
    : { digits: digits * 10n ** BigInt(-decimals), decimals: 0 };
}

const one = exact(1);

function digitsAt(figure: ExactDecimal, decimals: number): bigint {
  return figure.digits * 10n ** BigInt(decimals - figure.decimals);
}

/** The sum, exact. */
export function plus(a: ExactDecimal, b: ExactDecimal): ExactDecimal {
  const decimals = Math.max(a.decimals, b.decimals);
  return { digits: digitsAt(a, decimals) + digitsAt(b, decimals), decimals };
}

/** The product, exact. */
export function times(a: ExactDecimal, b: ExactDecimal): ExactDecimal {
  return { digits: a.digits * b.digits, decimals: a.decimals + b.decimals };
}

/** The same amount with the other sign. */
export function negated({ digits, decimals }: ExactDecimal): ExactDecimal {
  return { digits: -digits, decimals };
}

/** Negative when `a` is less than `b`, 0 when they are equal, else positive. */
export function compare(a: ExactDecimal, b: ExactDecimal): number {
  const difference = plus(a, negated(b)).digits;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** As `compare`, of two ratios, without carrying out the divisions. */
export function compareRatios(a: Ratio, b: Ratio): number {
  return compare(times(a.over, b.under), times(b.over, a.under));
}

/**
 * Divides and rounds once, half away from zero.
 *
 * @param decimals Decimals to keep, a whole number from 0.
 * @returns The quotient x 10^decimals.
 * @example rounded({ over: exact(1), under: exact(3) }, 2) // 33n
 */
export function rounded({ over, under }: Ratio, decimals: number): bigint {
  const numerator = over.digits * 10n ** BigInt(under.decimals + decimals);
  return divideHalfAway(numerator, under.digits * 10n ** BigInt(over.decimals));
}

// Beyond a lakh crore crore a row of digits cannot be read; the power of ten can.
const mostWholeDigits = 15;

function scaledText(scaled: bigint, decimals: number): string {
  const magnitude = scaled < 0n ? -scaled : scaled;
  const digits = String(magnitude).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = scaled < 0n ? '-' : '';
  if (whole.length > mostWholeDigits) {
    return `${sign}${whole[0]}.${whole.slice(1, 3)} × 10^${whole.length - 1}`;
  }
  const fraction = digits.slice(digits.length - decimals);
  return sign + groupIndian(whole) + (decimals > 0 ? `.${fraction}` : '');
}

/**
 * Writes an exact amount as `formatRupees` writes a rounded one; from 10^15 on with a power of ten.
 *
 * @param over Rupees, or rupees to be divided by `under`.
 * @example formatExactRupees(exact(123456.5)) // '₹1,23,456.50'
 */
export function formatExactRupees(over: ExactDecimal, under = one): string {
  const paise = rounded({ over, under }, 2);
  const text = scaledText(paise < 0n ? -paise : paise, 2).replace(/\.00$/, '');
  return `${paise < 0n ? '−' : ''}₹${text}`;
}

/** Writes a count, with 2 decimals only when it is not whole. */
export function formatCount(count: ExactDecimal): string {
  const hundredths = rounded({ over: count, under: one }, 2);
  return hundredths % 100n === 0n ? scaledText(hundredths / 100n, 0) : scaledText(hundredths, 2);
}
