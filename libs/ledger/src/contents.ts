import type { RecipeLine } from './events';
import { fraction, isTooLong, plus, times } from './fraction';
import type { Fraction } from './fraction';
import { baseOf, quantityOf } from './quantity';
import type { Ingredient } from './stall';

/**
 * Why a cost is not known: the ingredient has no price; the preparation has no recipe; the amount is in a
 * unit that cannot be converted into that of the price or yield; there is no such ingredient; the
 * preparation contains itself, or one that does, or more than 32 levels of preparations, or its amounts have more than
 * 512 bits.
 */
export type UnknownCostReason = 'no-price' | 'no-recipe' | 'other-unit' | 'missing' | 'circle';

export interface UnknownCost {
  readonly ingredient: string;
  readonly name: string;
  readonly why: UnknownCostReason;
}

/** What a recipe, or one billionth of what a preparation yields, is made of in the end. */
export interface Contents {
  /** Billionths of a kg, litre or piece of what is bought, by id. */
  readonly amounts: ReadonlyMap<string, Fraction>;
  readonly unknown: readonly UnknownCost[];
}

/** By id of the preparation; one that contains itself, or one that does, or too many levels has no entry. */
export type Preparations = ReadonlyMap<string, Contents>;

type ById = ReadonlyMap<string, Ingredient>;

function unknownCost(
  line: RecipeLine,
  found: Ingredient | undefined,
  why: UnknownCostReason,
): Contents {
  const part = { ingredient: line.ingredient, name: found?.name ?? line.ingredient, why };
  return { amounts: new Map<string, Fraction>(), unknown: [part] };
}

export function scaled({ amounts, unknown }: Contents, by: Fraction): Contents {
  const scaledAmounts = [...amounts].map(([id, amount]) => [id, times(amount, by)] as const);
  return { amounts: new Map(scaledAmounts), unknown };
}

function ofBought(line: RecipeLine, found: Ingredient): Contents {
  const { billionths, base } = quantityOf(line);
  if (base !== baseOf(found.price?.unit ?? found.unit)) {
    return unknownCost(line, found, 'other-unit');
  }
  const amounts = new Map([[line.ingredient, fraction(billionths, 1n)]]);
  const noPrice = { ingredient: line.ingredient, name: found.name, why: 'no-price' as const };
  return { amounts, unknown: found.price === null ? [noPrice] : [] };
}

function ofLine(byId: ById, made: Preparations, line: RecipeLine): Contents {
  const found = byId.get(line.ingredient);
  if (found === undefined) return unknownCost(line, found, 'missing');
  if (found.preparation === null) return ofBought(line, found);
  const contents = made.get(found.id);
  if (contents === undefined) return unknownCost(line, found, 'circle');
  const yields = quantityOf(found.preparation.yields);
  if (found.preparation.recipe.length === 0 || yields.billionths === 0n) {
    return unknownCost(line, found, 'no-recipe');
  }
  const { billionths, base } = quantityOf(line);
  if (base !== yields.base) return unknownCost(line, found, 'other-unit');
  return scaled(contents, fraction(billionths, 1n));
}

/** What all of them are made of. */
export function together(parts: readonly Contents[]): Contents {
  const amounts = new Map<string, Fraction>();
  const unknown = new Map<string, UnknownCost>();
  for (const part of parts) {
    for (const [id, amount] of part.amounts) {
      const sum = amounts.get(id);
      // One that is too long stays so: nothing more is added to it.
      if (sum !== undefined && isTooLong(sum)) continue;
      const next = sum === undefined ? amount : plus(sum, amount);
      amounts.set(id, next);
      if (isTooLong(next)) unknown.set(`${id} circle`, { ingredient: id, name: id, why: 'circle' });
    }
    for (const each of part.unknown) unknown.set(`${each.ingredient} ${each.why}`, each);
  }
  return { amounts, unknown: [...unknown.values()] };
}

/**
 * What a recipe is made of in the end.
 *
 * @param byId the ingredients and preparations of the stall
 * @param made contents of the preparations that the recipe uses
 */
export function contentsOfLines(
  byId: ById,
  made: Preparations,
  recipe: readonly RecipeLine[],
): Contents {
  return together(recipe.map((line) => ofLine(byId, made, line)));
}
