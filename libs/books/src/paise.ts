import { divideHalfAway, toMillionths, toRupees } from '@thela/pricing';

const PICORUPEES_PER_PAISA = 10_000_000_000n;
const PICORUPEES_PER_MICRORUPEE = 1_000_000n;

// Below it the product of an amount with 2 decimals and 100 is less than half a paisa off.
const SURELY_EXACT_PAISE = 2 ** 50;

/**
 * Reads an amount that has 2 decimals, as all amounts in the totals of a day.
 *
 * @param rupees below 10^21, negative for a loss
 * @returns whole paise, exact
 * @example paiseOf(1.15) // 115n
 */
export function paiseOf(rupees: number): bigint {
  const paise = Math.round(rupees * 100);
  if (Math.abs(paise) < SURELY_EXACT_PAISE) return BigInt(paise);
  return BigInt(rupees.toFixed(2).replace('.', ''));
}

/** An amount of paise in ₹: the double nearest to it, never -0. */
export function rupeesOf(paise: bigint): number {
  return toRupees(paise * PICORUPEES_PER_PAISA);
}

/** An amount of picorupees divided by a count above 0, in ₹, rounded once to 2 decimals, half away from zero. */
export function rupeesPer(picorupees: bigint, count: number): number {
  return rupeesOf(divideHalfAway(picorupees, BigInt(count) * PICORUPEES_PER_PAISA));
}

export function sumOf<Item>(items: readonly Item[], amount: (item: Item) => bigint): bigint {
  return items.reduce((sum, item) => sum + amount(item), 0n);
}

/**
 * The median of amounts of paise.
 *
 * @param amounts at least one, in any order
 * @returns paise; between two amounts in the middle their mean, rounded half away from zero
 */
export function medianPaise(amounts: readonly bigint[]): bigint {
  const sorted = [...amounts].sort((a, b) => (a < b ? -1 : Number(a > b)));
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0n;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0n;
  return divideHalfAway(lower + upper, 2n);
}

/**
 * Reads a price of up to six decimals.
 *
 * @param rupees 0 or more
 * @returns picorupees, which are 10^-12 rupees, exact
 * @example picorupeesOf(12.5) // 12_500_000_000_000n
 */
export function picorupeesOf(rupees: number): bigint {
  return BigInt(toMillionths(rupees)) * PICORUPEES_PER_MICRORUPEE;
}
