/** The digits 0 of Arabic, Urdu, the scripts of India and full width; those from 1 to 9 follow each. */
const ZEROS = [
  0x06_60, 0x06_f0, 0x09_66, 0x09_e6, 0x0a_66, 0x0a_e6, 0x0b_66, 0x0b_e6, 0x0c_66, 0x0c_e6, 0x0d_66,
  0xff_10,
] as const;

const LATIN = new Map(
  ZEROS.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(zero + digit), String(digit)]),
  ) as [string, string][],
);

/**
 * Writes the digits of the scripts that are read in India, and those of full width, as `0` to `9`.
 *
 * @example latinDigits('१२ ప్లేట్లు ౪') // '12 ప్లేట్లు 4'
 */
export function latinDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => LATIN.get(digit) ?? digit);
}
