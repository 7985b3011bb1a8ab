import { divideHalfAway, toMillionths } from '@thela/pricing';
import type { PriceTag } from './stall';
import type { Amount, AmountUnit, BaseUnit, PurchaseUnit } from './units';

const BASES: Readonly<
  Record<AmountUnit, { readonly base: BaseUnit; readonly billionths: bigint }>
> = {
  kg: { base: 'kg', billionths: 1_000_000_000n },
  g: { base: 'kg', billionths: 1_000_000n },
  litre: { base: 'litre', billionths: 1_000_000_000n },
  ml: { base: 'litre', billionths: 1_000_000n },
  piece: { base: 'piece', billionths: 1_000_000_000n },
  dozen: { base: 'piece', billionths: 12_000_000_000n },
};

const BILLIONTHS_PER_BASE = 1_000_000_000n;
const MILLION = 1_000_000n;
/** The largest price that pricing calculates with, ₹1,000,000,000, in millionths of a rupee. */
const HIGHEST_PRICE = 1_000_000_000_000_000n;

/** A whole number of billionths of a kg, a litre or a piece: exact for six decimals of a gram. */
export interface Quantity {
  readonly billionths: bigint;
  readonly base: BaseUnit;
}

export function quantityOf({ amount, unit }: Amount): Quantity {
  const { base, billionths } = BASES[unit];
  return { billionths: (BigInt(toMillionths(amount)) * billionths) / MILLION, base };
}

/** What one unit of purchase holds, as it was given. */
function heldBy(unit: PurchaseUnit): Amount {
  return typeof unit === 'string' ? { amount: 1, unit } : unit.of;
}

/** Whether two units of purchase are the same: `kg` and `kg`, or packets of the same amount. */
export function isSameUnit(one: PurchaseUnit, other: PurchaseUnit): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  const isSameAmount = one.of.amount === other.of.amount && one.of.unit === other.of.unit;
  return one.as === other.as && isSameAmount;
}

/**
 * How much one unit of purchase holds.
 *
 * @returns billionths of a kg, a litre or a piece; 0 for a packet of less than half a billionth
 * @example purchased({ as: 'packet', of: { amount: 500, unit: 'g' } }) // { billionths: 500_000_000n, base: 'kg' }
 */
export function purchased(unit: PurchaseUnit): Quantity {
  return quantityOf(heldBy(unit));
}

/** What the amounts and the price of something that is bought by this unit are calculated in. */
export function baseOf(unit: PurchaseUnit): BaseUnit {
  return BASES[heldBy(unit).unit].base;
}

/**
 * Converts an amount to kilograms, litres or pieces.
 *
 * @returns exact for amounts of up to six decimals
 * @example toBase({ amount: 250, unit: 'g' }) // { amount: 0.25, unit: 'kg' }
 */
export function toBase(amount: Amount): { readonly amount: number; readonly unit: BaseUnit } {
  const { billionths, base } = quantityOf(amount);
  return { amount: Number(`${billionths}e-9`), unit: base };
}

/**
 * Works out what a kilogram, a litre or a piece costs, to calculate on with.
 *
 * @returns millionths of a rupee, rounded once, half away from zero; at most 10^15; 0 for a packet that holds nothing
 * @example exactPricePerBase({ price: 50, unit: 'dozen' }) // 4_166_667n
 */
export function exactPricePerBase({ price, unit }: PriceTag): bigint {
  const { billionths } = purchased(unit);
  if (billionths === 0n) return 0n;
  const perBase = divideHalfAway(BigInt(toMillionths(price)) * BILLIONTHS_PER_BASE, billionths);
  return perBase < HIGHEST_PRICE ? perBase : HIGHEST_PRICE;
}

/** A whole number of millionths, up to 10^15, as the double that reads the same. */
export function fromMillionths(millionths: bigint): number {
  return Number(millionths) / 1e6;
}

/**
 * Works out what a kilogram, a litre or a piece costs.
 *
 * @returns ₹, exact and rounded once to six decimals, half away from zero; at most 1,000,000,000
 * @example pricePerBase({ price: 50, unit: 'dozen' }) // 4.166667
 */
export function pricePerBase(tag: PriceTag): number {
  return fromMillionths(exactPricePerBase(tag));
}

/**
 * Works out the price for a unit of purchase from the price per kilogram, litre or piece.
 *
 * @param perBase ₹ per kg, litre or piece
 * @returns ₹ per `unit`: 2 decimals, if `pricePerBase` of that gives `perBase` again; else six
 * @example priceFor('dozen', 4.166667) // 50
 */
export function priceFor(unit: PurchaseUnit, perBase: number): number {
  const wanted = BigInt(toMillionths(perBase));
  const exact = wanted * purchased(unit).billionths;
  const inPaise = divideHalfAway(exact, BILLIONTHS_PER_BASE * 10_000n);
  const price = Number(`${inPaise}e-2`);
  if (exactPricePerBase({ price, unit }) === wanted) return price;
  return Number(`${divideHalfAway(exact, BILLIONTHS_PER_BASE)}e-6`);
}
