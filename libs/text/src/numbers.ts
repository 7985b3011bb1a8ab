// The ways in which a number that somebody types is read, side by side. They differ in the signs that they accept, in
// whether 0 is a number, and in what becomes of a text that is none; `numbers.test.ts` gives the same texts to all.

/** The largest amount or price that a ledger holds. */
const MOST = 1_000_000_000;

/** What is wrong with the text of a field for a number. */
export type NumberFault = 'empty' | 'not-a-number' | 'not-whole' | 'too-low' | 'too-high';

export type ParsedNumber =
  | { readonly number: number; readonly fault?: undefined }
  | { readonly number?: undefined; readonly fault: NumberFault };

export interface NumberLimits {
  readonly most: number;
  /** Decimals that a number keeps, 0 to 6; with 0 it must be whole. */
  readonly decimals: number;
}

/** Plates of one entry of waste, as the ledger holds them. */
export const PLATES_LIMITS: NumberLimits = { most: 1_000_000, decimals: 0 };

/** An amount of an ingredient. */
export const AMOUNT_LIMITS: NumberLimits = { most: MOST, decimals: 6 };

/** A price in ₹. */
export const PRICE_LIMITS: NumberLimits = { most: MOST, decimals: 2 };

/**
 * Reads a number above 0 in plain digits, without signs that group them.
 *
 * @returns rounded to the decimals that count; what rounds to 0 is too low
 * @example parsePositive('0.5', PLATES_LIMITS) // { fault: 'not-whole' }
 */
export function parsePositive(text: string, { most, decimals }: NumberLimits): ParsedNumber {
  const typed = text.trim();
  if (typed === '') return { fault: 'empty' };
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(typed)) return { fault: 'not-a-number' };
  const number = Number(typed);
  if (number > most) return { fault: 'too-high' };
  if (decimals === 0 && number > 0 && !Number.isInteger(number)) return { fault: 'not-whole' };
  const rounded = round(number, decimals);
  return rounded > 0 ? { number: rounded } : { fault: 'too-low' };
}

/**
 * Reads a price with `₹`, commas and spaces anywhere in it; 0 is a price. Nothing is rounded.
 *
 * @returns ₹, 0 to 1,000,000,000; `null` for any other text
 * @example parsePrice('₹1,200.50') === 1200.5
 */
export function parsePrice(text: string): number | null {
  const digits = text.replaceAll(/[₹,\s]/g, '');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(digits)) return null;
  const price = Number(digits);
  return price <= MOST ? price : null;
}

/** Reads a number in any notation of JavaScript, below 0 and `1e3` included; `null` for any other text. */
export function parseNotation(text: string): number | null {
  if (text.trim() === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

/** The whole part of what `parseNotation` reads; 0 for a text that is no number. */
export function wholeOrZero(text: string): number {
  return Math.trunc(Number(text)) || 0;
}

/** What a browser says of an `<input type="number" min="0">`. */
interface NumberInput {
  /** `NaN` for a text that is no number, and for an empty one. */
  readonly valueAsNumber: number;
  readonly validity: { readonly badInput: boolean; readonly rangeUnderflow: boolean };
}

/** What is wrong with the text of a number input. */
export type NumberInputFault = Exclude<NumberFault, 'empty' | 'not-whole'>;

export interface NumberInputOptions {
  /** `above-0` refuses 0. */
  readonly least?: '0' | 'above-0';
  /** The largest number; 1,000,000,000 without one. */
  readonly most?: number;
  /** Decimals that a number keeps; 6 without them. */
  readonly decimals?: number;
  /** Whether fractions are refused. */
  readonly isWhole?: boolean;
}

/** Reads a number input and refuses what is no number. @returns neither number nor fault for an empty one */
export function checkNumberInput(
  { valueAsNumber, validity }: NumberInput,
  { least = '0', most = MOST, decimals = 6, isWhole = false }: NumberInputOptions = {},
): { readonly number: number | null; readonly fault: NumberInputFault | null } {
  const number = round(valueAsNumber, decimals);
  const refuse = (fault: NumberInputFault) => ({ number: null, fault });
  if (validity.badInput) return refuse('not-a-number');
  if (Number.isNaN(number)) return { number: null, fault: null };
  if (isWhole && number % 1 !== 0) return refuse('not-a-number');
  if (number < 0 || (number === 0 && least === 'above-0')) return refuse('too-low');
  return number > most ? refuse('too-high') : { number, fault: null };
}

/**
 * Reads a number input so that any text stands for a number: one below 0, none and an empty one stand for 0.
 *
 * @param adjust makes of a typed number the one that is meant, as `Math.trunc` for a count
 */
export function numberInputOrZero(
  { valueAsNumber, validity }: NumberInput,
  adjust = (number: number) => number,
): { readonly number: number; readonly fault: NumberInputFault | null } {
  const number = valueAsNumber > 0 ? adjust(valueAsNumber) : 0;
  if (validity.badInput) return { number, fault: 'not-a-number' };
  return { number, fault: validity.rangeUnderflow ? 'too-low' : null };
}

function round(number: number, decimals: number): number {
  return Math.round(number * 10 ** decimals) / 10 ** decimals;
}
