import { divideHalfAway } from '@thela/pricing';
import type { Contents, UnknownCost } from './contents';
import type { RecipeLine } from './events';
import type { Steps } from './fraction';
import { contentsOfRecipe } from './preparations';
import { exactPricePerBase } from './quantity';
import type { Stall } from './stall';

/** So much of something that is bought goes into a recipe. */
interface Part {
  readonly ingredient: string;
  /** Of a kg, litre or piece; at most 10^15, which is the most that pricing calculates with. */
  readonly millionths: bigint;
  /** Picorupees, which are 10^-12 rupees; 0 without a price. */
  readonly cost: bigint;
}

export interface ExactCost {
  /** Of the parts whose cost is known. */
  readonly picorupees: bigint;
  readonly parts: readonly Part[];
  readonly unknown: readonly UnknownCost[];
  /** False, too, for an empty recipe. */
  readonly isKnown: boolean;
}

const LARGEST_AMOUNT = 1_000_000_000_000_000n;

const prices = new WeakMap<Stall, ReadonlyMap<string, bigint>>();

function pricesOf(stall: Stall): ReadonlyMap<string, bigint> {
  const known = prices.get(stall);
  if (known !== undefined) return known;
  const found = new Map(
    stall.ingredients.flatMap(({ id, price }) =>
      price === null ? [] : [[id, exactPricePerBase(price)]],
    ),
  );
  prices.set(stall, found);
  return found;
}

/**
 * Works out what a recipe costs at a stall.
 *
 * Preparations are taken apart exactly; the amount of each bought ingredient is then rounded once, to the
 * millionth of a kg, litre or piece, half away from zero. So it can stand in pricing's `Day`, which
 * then gives the same cost.
 *
 * @param steps what several recipes that are in no dish may take together
 */
export function exactCost(stall: Stall, recipe: readonly RecipeLine[], steps?: Steps): ExactCost {
  const contents = contentsOfRecipe(stall, recipe, steps);
  const cost = costs.get(contents) ?? costOf(stall, contents);
  costs.set(contents, cost);
  return cost;
}

// Contents of a dish are one object for as long as its stall is.
const costs = new WeakMap<Contents, ExactCost>();

function costOf(stall: Stall, { amounts, unknown }: Contents): ExactCost {
  const perBase = pricesOf(stall);
  const parts = amounts.map(([ingredient, { over, under }]): Part => {
    const rounded = divideHalfAway(over, under * 1000n);
    const millionths = rounded < LARGEST_AMOUNT ? rounded : LARGEST_AMOUNT;
    return { ingredient, millionths, cost: millionths * (perBase.get(ingredient) ?? 0n) };
  });
  return {
    picorupees: parts.reduce((sum, { cost }) => sum + cost, 0n),
    parts,
    unknown,
    isKnown: parts.length > 0 && unknown.length === 0,
  };
}
