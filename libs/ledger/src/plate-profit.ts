import { marginOf, toMillionths, toRupees } from '@thela/pricing';
import type { RecipeLine } from './events';
import { exactCost } from './exact-cost';
import type { Stall } from './stall';

export interface PlateProfit {
  /** ₹, 2 decimals, half away from zero: the selling price less the exact cost, rounded once. */
  readonly profit: number;
  /** Per cent of the selling price, unrounded; 0 without a selling price. */
  readonly marginPercent: number;
}

const PICORUPEES_PER_MICRORUPEE = 1_000_000n;

/**
 * Works out what a plate earns, for a person who edits the dish; the same figures as pricing's of the day.
 *
 * @param sellingPrice ₹ a plate
 * @returns `null` when the cost of the recipe is not known: `plateCost` says why
 * @example
 * // costs 11.805
 * plateProfit(stall, recipe, 85) // { profit: 73.2, marginPercent: 86.11… }
 */
export function plateProfit(
  stall: Stall,
  recipe: readonly RecipeLine[],
  sellingPrice: number,
): PlateProfit | null {
  const { isKnown, picorupees } = exactCost(stall, recipe);
  if (!isKnown) return null;
  const price = BigInt(toMillionths(sellingPrice)) * PICORUPEES_PER_MICRORUPEE;
  const profit = price - picorupees;
  return { profit: toRupees(profit), marginPercent: marginOf(profit, price).percent };
}
