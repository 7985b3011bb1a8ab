import { exactCost, exactPricePerBase } from '@thela/ledger';
import type { Dish, ExactCost, PriceTag, Stall } from '@thela/ledger';
import { toRupees } from '@thela/pricing';
import type { PeriodDish } from './dish-sums';
import { picorupeesOf, sumOf } from './paise';

export interface WhatIfDish extends PeriodDish {
  /** ₹ a plate. */
  readonly sellingPrice: number;
  /** ₹ a plate, 2 decimals; `null` when it is not known. */
  readonly plateCost: number | null;
}

/** A supposed day. Amounts in ₹, each rounded once to 2 decimals from its exact sum. */
export interface WhatIfDay {
  readonly plates: number;
  readonly revenue: number;
  /** Of the dishes whose cost is known; so is the profit. */
  readonly ingredientCost: number;
  /** `null` when there are plates and the cost of none of them is known. */
  readonly profit: number | null;
  /** In the order of the menu. A dish that no change touches is the same object as without changes. */
  readonly dishes: readonly WhatIfDish[];
}

/** What is supposed to be other than it is. */
export interface WhatIfChanges {
  /** By id of the ingredient; a price for the kind of unit that recipes measure it by. */
  readonly prices?: ReadonlyMap<string, PriceTag>;
  /** ₹ a plate, by id of the dish. */
  readonly sellingPrices?: ReadonlyMap<string, number>;
  /** Plates, by id of the dish: whole, 0 or more. */
  readonly counts?: ReadonlyMap<string, number>;
}

interface Known {
  readonly dish: Dish;
  readonly plates: number;
  readonly cost: ExactCost;
}

/** A day to suppose changes of: what does not depend on them is worked out. */
export interface WhatIf {
  /** Works out the day with changes; only dishes that they touch are calculated. */
  readonly day: (changes: WhatIfChanges) => WhatIfDay;
  readonly asItIs: WhatIfDay;
}

/** Of one plate: the cost at the prices of the stall, and for each changed price the difference. */
function plateCostOf({ cost }: Known, changed: ReadonlyMap<string, bigint>): bigint {
  return cost.parts.reduce(
    (sum, { ingredient, millionths }) => sum + millionths * (changed.get(ingredient) ?? 0n),
    cost.picorupees,
  );
}

function whatIfDish(
  known: Known,
  changes: WhatIfChanges,
  changed: ReadonlyMap<string, bigint>,
): WhatIfDish {
  const { dish, cost } = known;
  const plates = changes.counts?.get(dish.id) ?? known.plates;
  const sellingPrice = changes.sellingPrices?.get(dish.id) ?? dish.sellingPrice;
  const plateCost = plateCostOf(known, changed);
  const revenue = picorupeesOf(sellingPrice) * BigInt(plates);
  const spent = cost.isKnown ? plateCost * BigInt(plates) : 0n;
  const profit = cost.isKnown ? revenue - spent : 0n;
  const costedPlates = cost.isKnown ? plates : 0;
  const hasCost = costedPlates > 0;
  return {
    dish: dish.id,
    name: dish.name,
    plates,
    revenue: toRupees(revenue),
    costedPlates,
    ingredientCost: hasCost ? toRupees(spent) : null,
    profit: hasCost ? toRupees(profit) : null,
    sellingPrice,
    plateCost: cost.isKnown ? toRupees(plateCost) : null,
    exact: { revenue, cost: spent, profit },
  };
}

function dayOf(dishes: readonly WhatIfDish[]): WhatIfDay {
  const plates = dishes.reduce((sum, dish) => sum + dish.plates, 0);
  const all = (amount: keyof WhatIfDish['exact']) =>
    toRupees(sumOf(dishes, ({ exact }) => exact[amount]));
  const isKnown = plates === 0 || dishes.some(({ costedPlates }) => costedPlates > 0);
  return {
    plates,
    revenue: all('revenue'),
    ingredientCost: all('cost'),
    profit: isKnown ? all('profit') : null,
    dishes,
  };
}

/** By how much each changed price is above that of the stall: millionths of a rupee per kg, litre or piece. */
function differences(stall: Stall, prices: WhatIfChanges['prices']): ReadonlyMap<string, bigint> {
  const changed = new Map<string, bigint>();
  if (prices === undefined) return changed;
  for (const { id, price } of stall.ingredients) {
    const supposed = prices.get(id);
    if (supposed === undefined || price === null) continue;
    changed.set(id, exactPricePerBase(supposed) - exactPricePerBase(price));
  }
  return changed;
}

/**
 * Prepares a day for which other prices and counts are supposed: each plate at the stall's prices and recipes.
 *
 * The cost of a plate is linear in each price, so a change has only the dishes worked out that it touches. Exact: with the changed prices entered, the ledger gives the same figures.
 *
 * @param counts plates of each dish, by id; a retired dish without any is left out
 * @example
 * // 10 dosas at ₹60 that cost ₹20, half of it rice: ₹400; with rice at twice its price
 * whatIf(stall, new Map([['dosa', 10]])).day({ prices: new Map([['rice', dearer]]) }).profit // 300
 */
export function whatIf(stall: Stall, counts: ReadonlyMap<string, number>): WhatIf {
  const known = stall.dishes
    .filter(({ id, isRetired }) => !isRetired || (counts.get(id) ?? 0) > 0)
    .map((dish) => ({
      dish,
      plates: counts.get(dish.id) ?? 0,
      cost: exactCost(stall, dish.recipe),
    }));
  const asItIs = dayOf(known.map((each) => whatIfDish(each, {}, new Map())));
  const day = (changes: WhatIfChanges) => {
    const changed = differences(stall, changes.prices);
    const isTouched = ({ dish: { id }, cost }: Known) =>
      changes.sellingPrices?.has(id) === true ||
      changes.counts?.has(id) === true ||
      cost.parts.some(({ ingredient }) => changed.has(ingredient));
    return dayOf(
      asItIs.dishes.map((dish, index) => {
        const each = known[index];
        return each && isTouched(each) ? whatIfDish(each, changes, changed) : dish;
      }),
    );
  };
  return { day, asItIs };
}
