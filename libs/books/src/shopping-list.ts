import { baseOf, needsOf, purchased } from '@thela/ledger';
import type {
  AmountUnit,
  BaseUnit,
  Ingredient,
  Pack,
  PriceTag,
  Stall,
  UnknownCost,
} from '@thela/ledger';
import { divideHalfAway, toMillionths } from '@thela/pricing';
import { paiseOf, rupeesOf } from './paise';

const BILLIONTHS = 1_000_000_000n;
const MILLIONTHS_PER_PAISA = 10_000n;

/**
 * What a shop weighs or measures no finer than, in billionths of a kg or litre, by how much is needed: 50 g up to 1 kg,
 * 250 g up to 5 kg, 500 g up to 10 kg, then whole ones. Each limit is a multiple of its step.
 */
const LOOSE_STEPS = [
  { upTo: BILLIONTHS, step: 50_000_000n },
  { upTo: 5n * BILLIONTHS, step: 250_000_000n },
  { upTo: 10n * BILLIONTHS, step: 500_000_000n },
];

export interface PlannedPlates {
  readonly dish: string;
  /** Whole, 0 or more. */
  readonly plates: number;
}

/** What to buy of one ingredient. */
export interface ShoppingLine {
  readonly ingredient: string;
  readonly name: string;
  /** What the plates need, in kg, litres or pieces, rounded up to the billionth. */
  readonly needs: { readonly amount: number; readonly unit: BaseUnit };
  /** Of what is sold loose at a price for 100 kg it is `kg`. */
  readonly unit: AmountUnit | Pack;
  /** How much to buy, in `unit`: at least what is needed, see `shoppingList`. */
  readonly amount: number;
  /** That is at least a quarter more than what is needed, as of a packet that is opened for a few pieces. */
  readonly isMuchMore: boolean;
  /** ₹, 2 decimals: what that amount costs at the price of the stall; `null` without a price. */
  readonly cost: number | null;
}

/** What to buy for plates. */
export interface ShoppingList {
  /** In the order of the stall's ingredients. */
  readonly lines: readonly ShoppingLine[];
  /** Ids of dishes that nobody entered a recipe for, in the order of the menu. */
  readonly withoutRecipe: readonly string[];
  /** What the recipes name and no line is for, and why. */
  readonly unknown: readonly UnknownCost[];
}

/**
 * What an ingredient is bought by. Where its price is for another kind of unit, recipes speak of that. An amount that
 * only the price is for, such as a quintal, is not what one buys.
 */
function boughtBy({ unit, price }: Ingredient): AmountUnit | Pack {
  const by = price !== null && baseOf(price.unit) !== baseOf(unit) ? price.unit : unit;
  if (typeof by === 'string') return by;
  return by.as === 'loose' ? by.of.unit : { as: by.as, of: by.of };
}

/** Billionths that a shop sells no less of: a pack, a dozen, a piece, or a usual weight or measure. */
function stepOf(unit: AmountUnit | Pack, needed: bigint): bigint {
  const isLoose = typeof unit === 'string' && baseOf(unit) !== 'piece';
  if (!isLoose) return purchased(unit).billionths;
  return LOOSE_STEPS.find(({ upTo }) => needed <= upTo)?.step ?? BILLIONTHS;
}

/** Half away from zero; `null` for a packet that holds nothing. */
function costOf(tag: PriceTag | null, billionths: bigint): number | null {
  const perUnit = tag === null ? 0n : purchased(tag.unit).billionths;
  if (tag === null || perUnit === 0n) return null;
  const millionths = BigInt(toMillionths(tag.price)) * billionths;
  return rupeesOf(divideHalfAway(millionths, perUnit * MILLIONTHS_PER_PAISA));
}

function lineOf(ingredient: Ingredient, needed: bigint): ShoppingLine {
  const { id, name, price } = ingredient;
  const unit = boughtBy(ingredient);
  const { billionths: perUnit, base } = purchased(unit);
  // A pack that holds nothing: as much as is needed, in kg, litres or pieces.
  if (perUnit === 0n) return lineOf({ ...ingredient, unit: base, price: null }, needed);
  const step = stepOf(unit, needed);
  const billionths = ((needed + step - 1n) / step) * step;
  return {
    ingredient: id,
    name,
    needs: { amount: Number(`${needed}e-9`), unit: base },
    unit,
    amount: Number(`${(billionths * BILLIONTHS) / perUnit}e-9`),
    isMuchMore: 4n * billionths >= 5n * needed,
    cost: costOf(price, billionths),
  };
}

/**
 * Works out what to buy for plates: their recipes, with preparations taken apart by exact fractions, added up by
 * ingredient and rounded up once. Of what is bought by the packet, bundle, tray, dozen or piece that is whole ones; of what
 * is bought by weight or volume, whatever amount its price is for, the next usual step, see `LOOSE_STEPS`.
 *
 * @param stall gives dishes, recipes and the prices in force
 * @param planned in any order, each dish once; dishes that the stall does not have count as nothing
 * @example
 * // 30 dosas of 90 g of rice at ₹52 a kg and 1 leaf plate, of which 100 are a packet of ₹150
 * shoppingList(stall, [{ dish: 'dosa', plates: 30 }]).lines
 * // rice: amount 2.75, cost 143; leaf plates: needs 30 pieces, amount 1, cost 150
 */
export function shoppingList(stall: Stall, planned: readonly PlannedPlates[]): ShoppingList {
  const platesOf = new Map(planned.map(({ dish, plates }) => [dish, plates]));
  const servings = stall.dishes
    .map(({ id, recipe }) => ({ id, recipe, plates: platesOf.get(id) ?? 0 }))
    .filter(({ plates }) => plates > 0);
  const { billionths, unknown } = needsOf(stall, servings);
  const lines = stall.ingredients.flatMap((ingredient) => {
    const needed = billionths.get(ingredient.id) ?? 0n;
    return needed > 0n ? [lineOf(ingredient, needed)] : [];
  });
  return {
    lines,
    withoutRecipe: servings.filter(({ recipe }) => recipe.length === 0).map(({ id }) => id),
    unknown: unknown.filter(({ why }) => why !== 'no-price'),
  };
}

/**
 * Adds up what lines of a shopping list cost.
 *
 * @returns ₹, 2 decimals, exact: what the costs of the lines add up to; those without a price are left out, and where
 * none has one it is `null`
 */
export function shoppingCost(lines: readonly Pick<ShoppingLine, 'cost'>[]): number | null {
  if (lines.length > 0 && lines.every(({ cost }) => cost === null)) return null;
  return rupeesOf(lines.reduce((sum, { cost }) => sum + paiseOf(cost ?? 0), 0n));
}
