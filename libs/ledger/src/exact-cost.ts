import { divideHalfAway } from '@thela/pricing';
import type { UnknownCost } from './contents';
import type { RecipeLine } from './events';
import { contentsOf } from './preparations';
import { exactPricePerBase } from './quantity';
import type { Dish, Stall } from './stall';

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
 */
export function exactCost(stall: Stall, recipe: readonly RecipeLine[]): ExactCost {
  const { amounts, unknown } = contentsOf(stall, recipe);
  const perBase = pricesOf(stall);
  const parts = [...amounts].map(([ingredient, { over, under }]): Part => {
    const rounded = divideHalfAway(over, under * 1000n);
    const millionths = rounded < LARGEST_AMOUNT ? rounded : LARGEST_AMOUNT;
    return { ingredient, millionths, cost: millionths * (perBase.get(ingredient) ?? 0n) };
  });
  return {
    picorupees: parts.reduce((sum, { cost }) => sum + cost, 0n),
    parts,
    unknown,
    isKnown: recipe.length > 0 && unknown.length === 0,
  };
}

const dishCosts = new WeakMap<Stall, Map<string, ExactCost>>();

/** As `exactCost`, of one plate of a dish of the stall; worked out once. */
export function dishCost(stall: Stall, { id, recipe }: Dish): ExactCost {
  const known = dishCosts.get(stall) ?? new Map<string, ExactCost>();
  dishCosts.set(stall, known);
  const cost = known.get(id) ?? exactCost(stall, recipe);
  known.set(id, cost);
  return cost;
}
