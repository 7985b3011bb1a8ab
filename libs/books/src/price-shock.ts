import { addDays, daysIn, exactPricePerBase, priceFor, pricePerBase } from '@thela/ledger';
import type { PurchaseUnit, StallDay } from '@thela/ledger';
import { roundToSum, toRupees } from '@thela/pricing';
import { dearerBy, dishShock, perDayOf, platesOf } from './price-shock-dishes';
import type { DishShock, Plate } from './price-shock-dishes';
import { firstOwnDay } from './price-shock-history';
import { comparedPrices, isComparable } from './price-shock-prices';
import type { Compared, PriceBooks } from './price-shock-prices';
import type { TooFewDays } from './records';

export interface MovedPrice {
  readonly ingredient: string;
  readonly name: string;
  /** What the two prices are for: what it is bought by today. */
  readonly unit: PurchaseUnit;
  /** ₹ per `unit`; a price that was for another unit is converted. */
  readonly before: number;
  readonly now: number;
  /** Of the price then, not rounded; `null` when that was 0. */
  readonly percent: number | null;
  /** ₹ a day more, at the usual count of each dish; negative for less. 2 decimals; they add up to that of all. */
  readonly perDay: number;
}

export interface PriceShock {
  readonly kind: 'shock';
  readonly since: StallDay;
  /** What costs most a day first. */
  readonly moved: readonly MovedPrice[];
  /** The dishes whose cost is another, the most hurt first: by ₹ a day, then by ₹ a plate. */
  readonly dishes: readonly DishShock[];
  /** ₹ a day more for all dishes, 2 decimals; negative for less. */
  readonly perDay: number;
  /** The longest row of days that a usual count is based on, 0 to 7. */
  readonly usualDays: number;
  /** Ids of dishes of the menu whose cost is not known. */
  readonly unknownCost: readonly string[];
  /** Ids of ingredients whose price cannot be compared: they had none, or one for another kind of unit. */
  readonly notCompared: readonly string[];
}

/** The moved prices, or so many days of records as they need. */
export type PriceShockResult = PriceShock | ({ readonly kind: 'too-few-days' } & TooFewDays);

interface Moved {
  readonly price: Omit<MovedPrice, 'perDay'>;
  /** ₹ a day more, in picorupees. */
  readonly exact: bigint;
}

function descending(a: bigint, b: bigint): number {
  return Number(b > a) - Number(b < a);
}

function movedPrice(
  { ingredient, before, now }: Compared,
  plates: readonly Plate[],
): readonly Moved[] {
  if (before === null || now === null) return [];
  const difference = exactPricePerBase(now) - exactPricePerBase(before);
  if (difference === 0n) return [];
  const millionths = plates.reduce((sum, plate) => {
    const part = plate.now.parts.find((each) => each.ingredient === ingredient.id);
    return sum + (part?.millionths ?? 0n) * BigInt(plate.usual?.plates ?? 0);
  }, 0n);
  const was = Number(exactPricePerBase(before));
  return [
    {
      price: {
        ingredient: ingredient.id,
        name: ingredient.name,
        unit: now.unit,
        before: priceFor(now.unit, pricePerBase(before)),
        now: now.price,
        percent: was === 0 ? null : (Number(difference) * 100) / was,
      },
      exact: millionths * difference,
    },
  ];
}

/**
 * Works out what the ingredients whose prices moved cost the vendor: a plate and a day at the usual count, by today's
 * recipes, and the prices on the board that would make up for it.
 *
 * A price that was perhaps typed wrong counts neither then nor now, see `oddPrices`. Dishes that are retired, those of
 * one day, and those whose cost is not known are left out; an ingredient that had no price then counts as unchanged.
 *
 * @param daysBack 7 or 30: compares the prices at the end of today with those at the end of that day
 * @returns amounts in ₹, each rounded once to 2 decimals from its exact sum; those of `moved` so that they add up
 * @example
 * // Rice from ₹50 to ₹60 a kg; a dosa at ₹40 takes 0.1 kg and costs 10 + 5; 30 dosas a day
 * priceShock(books, 7) // perPlate 1, perDay 30, priceForRupees 45, priceForMargin 45 (16 x 40 / 15 = 42.67)
 */
export function priceShock(books: PriceBooks, daysBack: number): PriceShockResult {
  const { references, today } = books;
  const since = addDays(today, -daysBack);
  const first = firstOwnDay(references);
  if (first === null || first > since) {
    const hasDays = first === null ? 0 : daysIn({ from: first, to: today });
    return { kind: 'too-few-days', needsDays: daysBack + 1, hasDays };
  }
  const all = comparedPrices(books, since);
  const plates = platesOf(books, since, all);
  const known = plates.filter(({ now }) => now.isKnown);
  const dishes = known
    .filter((plate) => dearerBy(plate) !== 0n)
    .sort((a, b) => descending(perDayOf(a), perDayOf(b)) || descending(dearerBy(a), dearerBy(b)));
  const moved = all
    .filter(isComparable)
    .flatMap((one) => movedPrice(one, known))
    .sort((a, b) => descending(a.exact, b.exact));
  const perDay = roundToSum(moved.map(({ exact }) => exact));
  return {
    kind: 'shock',
    since,
    moved: moved.map(({ price }, index) => ({ ...price, perDay: perDay[index] ?? 0 })),
    dishes: dishes.map(dishShock),
    perDay: toRupees(dishes.reduce((sum, plate) => sum + perDayOf(plate), 0n)),
    usualDays: Math.max(0, ...plates.map(({ usual }) => usual?.basedOnDays ?? 0)),
    unknownCost: plates.filter(({ now }) => !now.isKnown).map(({ dish }) => dish.id),
    notCompared: all
      .filter((one) => one.now !== null && !isComparable(one) && !one.ingredient.isRetired)
      .map(({ ingredient }) => ingredient.id),
  };
}
