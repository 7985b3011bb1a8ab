import { acceptedAmount, toMillionths } from './exact-amount';
import type { MenuItem } from './menu';
import { roundHalfAway } from './rounding';
import { simplest } from './whole';
import type { Whole } from './whole';

/** Rupees taken today by item id. */
export type Takings = Readonly<Record<string, number>>;

/** The highest price for as many plates as are counted. */
const LARGEST_TAKINGS = 1e15;

const PICORUPEES_PER_RUPEE = 1_000_000_000_000n;
const PICORUPEES_PER_MICRORUPEE = 1_000_000n;

/**
 * Gives the takings to calculate with in place of a number from outside.
 *
 * @param value Rupees; any number.
 * @returns `value`, unrounded, from 0 to 10^15. NaN, infinite, negative and -0 give 0.
 */
function acceptedTakings(value: number): number {
  return Number.isFinite(value) && value > 0 ? Math.min(value, LARGEST_TAKINGS) : 0;
}

/**
 * Converts takings to the unit of exact figures.
 *
 * @param rupees Bad numbers count as `acceptedTakings` says.
 * @returns Picorupees (rupees x 10^12). Exact for six decimals up to 10^9; beyond, the double itself is
 * less exact, and it is rounded to the nearest millionth of a rupee.
 * @example takingsInPicorupees(125.5) // 125_500_000_000_000
 */
export function takingsInPicorupees(rupees: number): Whole {
  const accepted = acceptedTakings(rupees);
  // In two parts, because the millionths of 10^15 rupees are far above 2^53.
  const whole = Math.trunc(accepted);
  return simplest(
    BigInt(whole) * PICORUPEES_PER_RUPEE +
      BigInt(toMillionths(accepted - whole)) * PICORUPEES_PER_MICRORUPEE,
  );
}

/**
 * Adjusts the takings of an item to a new count of its plates.
 *
 * The price at which each plate was sold is in the ledger. Until the ledger is read, plates that are
 * added or taken back count at today's selling price.
 *
 * @param takings Rupees by item id.
 * @param item The item whose count changes.
 * @param plates Its count before and after, each whole and 0 or more.
 * @returns The takings of all items. An item that had no takings of its own, or has no plates left, has
 * none: its revenue is selling price x plates.
 * @example 10 plates brought ₹400, at ₹40 each; the price is ₹50 now. At 12 plates they brought ₹500.
 */
export function takingsAfter(
  takings: Takings,
  item: MenuItem,
  plates: { readonly before: number; readonly after: number },
): Takings {
  if (!Object.hasOwn(takings, item.id)) return takings;
  const { [item.id]: taken = 0, ...others } = takings;
  if (plates.before === 0 || plates.after === 0) return others;
  const change = acceptedAmount(item.sellingPrice) * (plates.after - plates.before);
  return {
    ...others,
    [item.id]: acceptedTakings(roundHalfAway(acceptedTakings(taken) + change, 6)),
  };
}
