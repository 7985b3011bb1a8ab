const WHOLE_NUMBERS_ONLY_FROM = 2 ** 53;

// Moving the point in the decimal text adds no binary error: 1.005 * 100 is 100.49999999999999.
function movePoint(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/**
 * Rounds a number as it reads in decimal, half away from zero.
 *
 * @param value Any number.
 * @param decimals Decimals to keep, a whole number from 0.
 * @returns The double nearest to the rounded decimal, never -0; NaN and infinite give 0.
 * @example roundHalfAway(-1.005, 2) // -1.01
 */
export function roundHalfAway(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return 0;
  const magnitude = Math.abs(value);
  if (magnitude >= WHOLE_NUMBERS_ONLY_FROM) return value;
  const [digits = '', exponent = '0'] = String(magnitude).split('e');
  const written = (digits.split('.')[1]?.length ?? 0) - Number(exponent);
  // `toFixed` rounds the binary value, which is on the right side of all but a half.
  const rounded =
    written === decimals + 1 && digits.endsWith('5')
      ? movePoint(Math.round(movePoint(magnitude, decimals)), -decimals)
      : Number(magnitude.toFixed(decimals));
  return value < 0 && rounded > 0 ? -rounded : rounded;
}

/**
 * Rounds a percentage half away from zero.
 *
 * A share such as 23 / 80 x 100 comes out a last bit below the 28.75 that it is; reading it
 * at the 15 digits that a double holds for certain brings the half back.
 *
 * @param percent Per cent, any number.
 * @param decimals Decimals to keep, a whole number from 0.
 * @returns Per cent with that many decimals, never -0; NaN and infinite give 0.
 * @example roundPercent(28.749999999999996, 1) // 28.8
 */
export function roundPercent(percent: number, decimals: number): number {
  return roundHalfAway(Number(percent.toPrecision(15)), decimals);
}

/**
 * Divides whole numbers and rounds once, half away from zero.
 *
 * @param denominator Above 0.
 * @example divideHalfAway(-5n, 2n) // -3n
 */
export function divideHalfAway(numerator: bigint, denominator: bigint): bigint {
  const half = denominator / 2n;
  return (numerator < 0n ? numerator - half : numerator + half) / denominator;
}
