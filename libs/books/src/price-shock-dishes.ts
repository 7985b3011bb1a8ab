import { exactCost, isSpecial, stallOn } from '@thela/ledger';
import type { Dish, ExactCost, StallDay } from '@thela/ledger';
import { marginOf, toRupees } from '@thela/pricing';
import { picorupeesOf } from './paise';
import { isComparable, pricedAt } from './price-shock-prices';
import type { Compared, PriceBooks } from './price-shock-prices';
import { priceForMargin, priceForRupees } from './price-shock-target';
import type { ExactPlate } from './price-shock-target';
import { usualCounts } from './usual-counts';
import type { UsualCount } from './usual-counts';

/** A dish that costs more or less to make than it did, by today's recipe. */
export interface DishShock {
  readonly dish: string;
  readonly name: string;
  /** ₹ a plate, 2 decimals; so are the others. */
  readonly costThen: number;
  readonly costNow: number;
  /** Cost now less cost then. */
  readonly perPlate: number;
  /** `null` for a dish that was on the menu of no day with sales. */
  readonly usual: UsualCount | null;
  /** ₹ a day more at the usual count; negative for less. */
  readonly perDay: number | null;
  /** On the board. */
  readonly priceThen: number;
  readonly priceNow: number;
  /** Per cent, not rounded: of the price then less the cost then, and of today's. */
  readonly marginThen: number;
  readonly marginNow: number;
  /** Multiples of ₹5 that bring back the rupees a plate, and the margin; `null` when today's price does. */
  readonly priceForRupees: number | null;
  readonly priceForMargin: number | null;
}

/** A plate of a dish of the menu, at the prices of two days. */
export interface Plate {
  readonly dish: Dish;
  readonly priceThen: number;
  readonly usual: UsualCount | null;
  readonly before: ExactCost;
  readonly now: ExactCost;
}

/** Picorupees a plate. */
export function dearerBy({ before, now }: Plate): bigint {
  return now.picorupees - before.picorupees;
}

/** Picorupees a day at the usual count. */
export function perDayOf(plate: Plate): bigint {
  return dearerBy(plate) * BigInt(plate.usual?.plates ?? 0);
}

function rupeesOrNull(picorupees: bigint | null): number | null {
  return picorupees === null ? null : toRupees(picorupees);
}

function marginPercent({ price, cost }: ExactPlate): number {
  return marginOf(price - cost, price).percent;
}

export function dishShock(plate: Plate): DishShock {
  const { dish, priceThen, usual } = plate;
  const then = { price: picorupeesOf(priceThen), cost: plate.before.picorupees };
  const now = { price: picorupeesOf(dish.sellingPrice), cost: plate.now.picorupees };
  const isDearer = now.cost > then.cost;
  return {
    dish: dish.id,
    name: dish.name,
    costThen: toRupees(then.cost),
    costNow: toRupees(now.cost),
    perPlate: toRupees(dearerBy(plate)),
    usual,
    perDay: usual === null ? null : toRupees(perDayOf(plate)),
    priceThen,
    priceNow: dish.sellingPrice,
    marginThen: marginPercent(then),
    marginNow: marginPercent(now),
    priceForRupees: isDearer ? rupeesOrNull(priceForRupees(then, now)) : null,
    priceForMargin: isDearer ? rupeesOrNull(priceForMargin(then, now)) : null,
  };
}

/** The dishes of the menu, without those of one day. What cannot be compared counts as unchanged. */
export function platesOf(
  books: PriceBooks,
  since: StallDay,
  all: readonly Compared[],
): readonly Plate[] {
  const { references, days, today } = books;
  const stall = stallOn(references, today);
  const now = pricedAt(stall, all, (one) => one.now);
  const before = pricedAt(stall, all, (one) => (isComparable(one) ? one.before : one.now));
  const pricesThen = new Map(stallOn(references, since).dishes.map((dish) => [dish.id, dish]));
  const usual = usualCounts(days, today);
  return stall.dishes
    .filter(({ id, isRetired }) => !isRetired && !isSpecial(id))
    .map((dish) => ({
      dish,
      priceThen: pricesThen.get(dish.id)?.sellingPrice ?? dish.sellingPrice,
      usual: usual.get(dish.id) ?? null,
      before: exactCost(before, dish.recipe),
      now: exactCost(now, dish.recipe),
    }));
}
