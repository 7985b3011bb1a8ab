import { toRupees } from '@thela/pricing';
import type { UnknownCost } from './contents';
import type { RecipeLine } from './events';
import { newSteps } from './fraction';
import type { Steps } from './fraction';
import { exactCost } from './exact-cost';
import type { ExactCost } from './exact-cost';
import { ingredientsById } from './ingredients-by-id';
import { quantityOf } from './quantity';
import type { Stall } from './stall';

const DEAREST = 3;

/** What one ingredient or preparation costs in a recipe. */
interface PartCost {
  readonly ingredient: string;
  readonly name: string;
  /** ₹, 2 decimals. */
  readonly cost: number;
}

/** A line of a recipe with its cost, `null` when that is not known. */
export type LineCost = Omit<PartCost, 'cost'> & { readonly cost: number | null };

export interface PlateCost {
  /** False when something in it has no known cost, and for an empty recipe. */
  readonly known: boolean;
  /** ₹, 2 decimals, half away from zero: the sum of all parts whose cost is known, rounded once. */
  readonly cost: number;
  /** Why the cost is not known: each ingredient and reason once. */
  readonly unknown: readonly UnknownCost[];
  /** One entry a line, in the order of the recipe. Rounded one by one: they may not add up to `cost`. */
  readonly lines: readonly LineCost[];
  /** The three bought ingredients that cost most, preparations taken apart; the dearest first. */
  readonly dearest: readonly PartCost[];
}

function nameOf(stall: Stall, ingredient: string): string {
  return ingredientsById(stall).get(ingredient)?.name ?? ingredient;
}

function lineCost(stall: Stall, line: RecipeLine, steps: Steps): LineCost {
  const { isKnown, picorupees } = exactCost(stall, [line], steps);
  const { ingredient } = line;
  return {
    ingredient,
    name: nameOf(stall, ingredient),
    cost: isKnown ? toRupees(picorupees) : null,
  };
}

function dearestOf(stall: Stall, { parts }: ExactCost): readonly PartCost[] {
  return parts
    .filter(({ cost }) => cost > 0n)
    .sort((a, b) => Number(b.cost > a.cost) - Number(b.cost < a.cost))
    .slice(0, DEAREST)
    .map(({ ingredient, cost }) => ({
      ingredient,
      name: nameOf(stall, ingredient),
      cost: toRupees(cost),
    }));
}

/**
 * Works out what a recipe costs, be it of a plate or of a preparation.
 *
 * @param stall gives ingredients, prices and preparations; the recipe need not be in it
 * @example
 * // 0.1 kg of rice at ₹50 and 0.05 kg of lentils at ₹80
 * plateCost(stall, recipe).cost // 9
 */
export function plateCost(stall: Stall, recipe: readonly RecipeLine[]): PlateCost {
  const exact = exactCost(stall, recipe);
  const isTooComplex = exact.unknown.some(({ why }) => why === 'too-complex');
  const steps = isTooComplex ? { left: 0 } : newSteps();
  return {
    known: exact.isKnown,
    cost: toRupees(exact.picorupees),
    unknown: exact.unknown,
    lines: recipe.map((line) => lineCost(stall, line, steps)),
    dearest: dearestOf(stall, exact),
  };
}

/**
 * Works out what a kilogram, a litre or a piece of a preparation costs.
 *
 * @param ingredient id of the preparation
 * @returns as `plateCost` of that much of it; its only line is the preparation, so look at `cost` and `unknown`.
 * Not known for what is no preparation of the stall.
 */
export function preparationCost(stall: Stall, ingredient: string): PlateCost {
  const preparation = ingredientsById(stall).get(ingredient)?.preparation ?? null;
  if (preparation === null) return plateCost(stall, []);
  const { base } = quantityOf(preparation.yields);
  return plateCost(stall, [{ ingredient, amount: 1, unit: base }]);
}
