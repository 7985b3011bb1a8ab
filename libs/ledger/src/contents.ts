import type { RecipeLine } from './events';
import { isTooLong, inLowestTerms, timesPlus } from './fraction';
import type { Fraction, Steps } from './fraction';
import { baseOf, quantityOf } from './quantity';
import type { Ingredient } from './stall';

/**
 * Why a cost is not known: the ingredient has no price; the preparation has no recipe; the amount is in a
 * unit that cannot be converted into that of the price or yield; there is no such ingredient; the
 * preparation contains itself, or one that does; it has more than 32 levels of preparations, amounts of more
 * than 512 bits, or takes more steps than all preparations and dishes of a stall may.
 */
export type UnknownCostReason =
  | 'no-price'
  | 'no-recipe'
  | 'other-unit'
  | 'missing'
  | 'circle'
  | 'too-complex';

export interface UnknownCost {
  readonly ingredient: string;
  readonly name: string;
  readonly why: UnknownCostReason;
}

export interface Servings {
  readonly recipe: readonly RecipeLine[];
  /** Whole, 0 or more. */
  readonly plates: number;
}

/** What a recipe is made of in the end. */
export interface Contents {
  /** Billionths of a kg, litre or piece of what is bought, each id once. */
  readonly amounts: readonly (readonly [string, Fraction])[];
  readonly unknown: readonly UnknownCost[];
}

/** By id, for all that the preparation yields; one that contains itself, or one that does, has no entry. */
export type Preparations = ReadonlyMap<string, Contents>;

/** Contents, of which so much goes in. */
interface Part extends Contents {
  readonly by: Fraction;
}

const ONCE: Fraction = { over: 1n, under: 1n };

type ById = ReadonlyMap<string, Ingredient>;

export function unknownContents(
  ingredient: string,
  found: Ingredient | undefined,
  why: UnknownCostReason,
): Part {
  const part = { ingredient, name: found?.name ?? ingredient, why };
  return { amounts: [], unknown: [part], by: ONCE };
}

function ofBought(line: RecipeLine, found: Ingredient): Part {
  const { ingredient } = line;
  const { billionths, base } = quantityOf(line);
  if (base !== baseOf(found.price?.unit ?? found.unit)) {
    return unknownContents(ingredient, found, 'other-unit');
  }
  const { unknown } =
    found.price === null ? unknownContents(ingredient, found, 'no-price') : { unknown: [] };
  return { amounts: [[ingredient, ONCE]], unknown, by: { over: billionths, under: 1n } };
}

function ofLine(byId: ById, made: Preparations, line: RecipeLine, steps: Steps): Part {
  const { ingredient } = line;
  const found = byId.get(ingredient);
  if (found === undefined) return unknownContents(ingredient, found, 'missing');
  if (found.preparation === null) return ofBought(line, found);
  const contents = made.get(found.id);
  if (contents === undefined) return unknownContents(ingredient, found, 'circle');
  const yields = quantityOf(found.preparation.yields);
  if (found.preparation.recipe.length === 0 || yields.billionths === 0n) {
    return unknownContents(ingredient, found, 'no-recipe');
  }
  const { billionths, base } = quantityOf(line);
  if (base !== yields.base) return unknownContents(ingredient, found, 'other-unit');
  steps.left -= contents.unknown.length;
  if (steps.left < contents.amounts.length)
    return unknownContents(ingredient, found, 'too-complex');
  return { ...contents, by: inLowestTerms(billionths, yields.billionths, steps) };
}

/** The amounts of a part, added to those that are there; `null` when that takes too much. */
function sumsWith(
  amounts: ReadonlyMap<string, Fraction>,
  part: Contents,
  by: Fraction,
  steps: Steps,
): readonly Fraction[] | null {
  const sums: Fraction[] = [];
  for (const [id, amount] of part.amounts) {
    const sum = timesPlus(amount, by, amounts.get(id), steps);
    // What is bought as it is is always known.
    if (isTooLong(sum) || (steps.left < 0 && amount !== ONCE)) return null;
    sums.push(sum);
  }
  return sums;
}

/**
 * What plates are made of in the end. A line that takes too much is left out as a whole, and unknown.
 *
 * @param byId the ingredients and preparations of the stall
 * @param made contents of the preparations that the recipes use
 */
export function contentsOfServings(
  byId: ById,
  made: Preparations,
  servings: readonly Servings[],
  steps: Steps,
): Contents {
  const amounts = new Map<string, Fraction>();
  const unknown = new Map<string, UnknownCost>();
  for (const { recipe, plates } of servings) {
    for (const line of recipe) {
      const part = ofLine(byId, made, line, steps);
      const by = { over: part.by.over * BigInt(plates), under: part.by.under };
      const sums = sumsWith(amounts, part, by, steps);
      const { ingredient } = line;
      const added = sums ? part : unknownContents(ingredient, byId.get(ingredient), 'too-complex');
      for (const [index, [id]] of added.amounts.entries()) {
        const sum = sums?.[index];
        if (sum) amounts.set(id, sum);
      }
      for (const each of added.unknown) unknown.set(`${each.ingredient} ${each.why}`, each);
    }
  }
  return { amounts: [...amounts], unknown: [...unknown.values()] };
}
