/** A decimal figure without rounding: `digits` x 10^-`decimals`. */
export interface ExactFigure {
  readonly digits: bigint;
  readonly decimals: number;
}

export const zero: ExactFigure = { digits: 0n, decimals: 0 };

/**
 * Reads a finite number as the decimal that it is written with.
 *
 * @example exact(0.1) // { digits: 1n, decimals: 1 }
 */
export function exact(value: number): ExactFigure {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const digits = BigInt(whole + fraction);
  const decimals = fraction.length - Number(exponent);
  return decimals >= 0
    ? { digits, decimals }
    : { digits: digits * 10n ** BigInt(-decimals), decimals: 0 };
}

function digitsAt(figure: ExactFigure, decimals: number): bigint {
  return figure.digits * 10n ** BigInt(decimals - figure.decimals);
}

export function plus(a: ExactFigure, b: ExactFigure): ExactFigure {
  const decimals = Math.max(a.decimals, b.decimals);
  return { digits: digitsAt(a, decimals) + digitsAt(b, decimals), decimals };
}

export function times(a: ExactFigure, b: ExactFigure): ExactFigure {
  return { digits: a.digits * b.digits, decimals: a.decimals + b.decimals };
}

/** Negative when `a` is less than `b`, 0 when they are equal, else positive. */
export function compare(a: ExactFigure, b: ExactFigure): number {
  const difference = plus(a, { digits: -b.digits, decimals: b.decimals }).digits;
  return difference < 0n ? -1 : Number(difference > 0n);
}

function divideHalfAway(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * top + bottom) / (2n * bottom);
  return isNegative ? -rounded : rounded;
}

/**
 * Divides and rounds once, half away from zero.
 *
 * @param decimals Decimals to keep, a whole number from 0.
 * @returns The quotient x 10^decimals. Throws a RangeError when `b` is zero: ask before.
 * @example quotient(exact(1), exact(3), 2) // 33n
 */
export function quotient(a: ExactFigure, b: ExactFigure, decimals: number): bigint {
  const numerator = a.digits * 10n ** BigInt(b.decimals + decimals);
  return divideHalfAway(numerator, b.digits * 10n ** BigInt(a.decimals));
}
