/** Where a slider begins and ends, and its step; in the unit of its value. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Of a value of 0 nothing is half or double. */
const FROM_NOTHING = 50;

/**
 * A slider for a price: from half of it to double, in steps of ₹1; in smaller ones below ₹20, in larger ones above
 * ₹2,000. The value itself is always one of the steps.
 *
 * @example priceRange(52) // { min: 26, max: 104, step: 1 }
 */
export function priceRange(price: number): Range {
  return around(price, stepOf(price));
}

/**
 * A slider for a count of plates, in steps of one plate.
 *
 * @example countRange(25) // { min: 13, max: 50, step: 1 }
 */
export function countRange(plates: number): Range {
  return around(plates, 1);
}

function stepOf(price: number): number {
  if (price > 2000) return 10;
  if (price >= 20) return 1;
  return price >= 4 ? 0.5 : 0.1;
}

function around(value: number, step: number): Range {
  if (value === 0) return { min: 0, max: FROM_NOTHING, step: 1 };
  const below = Math.floor(tidy(value / 2 / step));
  const above = Math.floor(tidy(value / step));
  return { min: tidy(value - below * step), max: tidy(value + above * step), step };
}

/** A price has up to six decimals; sums of doubles have more. */
export function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
