import { exact, quotient, times } from './exact-figure';
import type { ExactFigure } from './exact-figure';

const one = exact(1);
const hundred = exact(100);
const wholeNumbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
// Beyond a lakh crore crore a row of digits cannot be read; the power of ten can.
const mostWholeDigits = 15;

function scaledText(scaled: bigint, decimals: number): string {
  const magnitude = scaled < 0n ? -scaled : scaled;
  const digits = String(magnitude).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = scaled < 0n ? '-' : '';
  if (whole.length > mostWholeDigits) {
    const power = whole.length - 1;
    return `${sign}${whole[0]}.${whole.slice(1, 3)} × 10^${power}`;
  }
  const fraction = digits.slice(digits.length - decimals);
  return sign + wholeNumbers.format(BigInt(whole)) + (decimals > 0 ? `.${fraction}` : '');
}

/**
 * Writes an amount of money: ₹, Indian grouping, 2 decimals, rounded once, half away from zero.
 *
 * @example rupees(exact(123456.5)) // '₹1,23,456.50'
 */
export function rupees(amount: ExactFigure): string {
  return rupeesOfRatio(amount, one);
}

/** Writes `a` ÷ `b` as money; `b` is not zero. */
export function rupeesOfRatio(a: ExactFigure, b: ExactFigure): string {
  return `₹${scaledText(quotient(a, b, 2), 2)}`;
}

/** Writes `part` as a percentage of `whole` with 1 decimal; `whole` is not zero. */
export function percentOf(part: ExactFigure, whole: ExactFigure): string {
  return `${scaledText(quotient(times(part, hundred), whole, 1), 1)}%`;
}

/**
 * Writes a count of plates, with 2 decimals only when it is not whole.
 *
 * @example plates(exact(1)) // '1 plate'
 */
export function plates(count: ExactFigure): string {
  const hundredths = quotient(count, one, 2);
  const text =
    hundredths % 100n === 0n ? scaledText(hundredths / 100n, 0) : scaledText(hundredths, 2);
  return `${text} ${text === '1' ? 'plate' : 'plates'}`;
}
