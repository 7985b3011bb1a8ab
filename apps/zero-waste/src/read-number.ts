/** What is wrong with the text of a field for a number. */
export type NumberFault = 'empty' | 'not-a-number' | 'not-whole' | 'too-low' | 'too-high';

export type ReadNumber =
  | { readonly number: number; readonly fault?: undefined }
  | { readonly number?: undefined; readonly fault: NumberFault };

export interface NumberLimits {
  readonly most: number;
  /** Decimals that a number keeps, 0 to 6; with 0 it must be whole. */
  readonly decimals: number;
}

/** Plates of one entry of waste, as the ledger holds them. */
export const PLATES: NumberLimits = { most: 1_000_000, decimals: 0 };

/** An amount of an ingredient. */
export const AMOUNT: NumberLimits = { most: 1_000_000_000, decimals: 6 };

/** A price in ₹. */
export const PRICE: NumberLimits = { most: 1_000_000_000, decimals: 2 };

/**
 * Reads a number above 0 that a person typed.
 *
 * @returns rounded to the decimals that count; what rounds to 0 is too low
 * @example readNumber('0.5', PLATES) // { fault: 'not-whole' }
 */
export function readNumber(text: string, { most, decimals }: NumberLimits): ReadNumber {
  const typed = text.trim();
  if (typed === '') return { fault: 'empty' };
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(typed)) return { fault: 'not-a-number' };
  const number = Number(typed);
  if (number > most) return { fault: 'too-high' };
  if (decimals === 0 && number > 0 && !Number.isInteger(number)) return { fault: 'not-whole' };
  const rounded = Math.round(number * 10 ** decimals) / 10 ** decimals;
  return rounded > 0 ? { number: rounded } : { fault: 'too-low' };
}
