import { addDays, baseOf, stallOn } from '@thela/ledger';
import type { DayTotals, Ingredient, PriceTag, References, Stall, StallDay } from '@thela/ledger';
import { priceHistory } from './price-shock-history';
import type { PriceHistory } from './price-shock-history';
import type { OddPrice } from './price-shock-walk';

/** Odd prices that ended before are not asked about any more. */
const ODD_WITHIN_DAYS = 30;

export interface KnownPrices {
  /** Of all events up to today that say how the stall is. */
  readonly references: References;
  readonly today: StallDay;
}

/** What prices are compared in. */
export interface PriceBooks extends KnownPrices {
  /** All records, in any order. */
  readonly days: readonly DayTotals[];
}

export interface Compared {
  readonly ingredient: Ingredient;
  readonly before: PriceTag | null;
  readonly now: PriceTag | null;
}

function isBought({ preparation }: Ingredient): boolean {
  return preparation === null;
}

const histories = new WeakMap<References, Map<string, PriceHistory>>();

/** The two periods of a screen ask for the same histories. */
function historyOf({ references, today }: KnownPrices, ingredient: string): PriceHistory {
  const known = histories.get(references) ?? new Map<string, PriceHistory>();
  histories.set(references, known);
  const key = `${today} ${ingredient}`;
  const history = known.get(key) ?? priceHistory(references, ingredient, today);
  known.set(key, history);
  return history;
}

/**
 * Finds prices that were perhaps typed wrong, of the last 30 days. `priceShock` leaves them out: it calculates with the
 * price before them.
 *
 * @returns the earliest first; of what is still bought
 */
export function oddPrices(books: KnownPrices): readonly OddPrice[] {
  const { references, today } = books;
  const since = addDays(today, -ODD_WITHIN_DAYS);
  return stallOn(references, today)
    .ingredients.filter((each) => isBought(each) && !each.isRetired)
    .flatMap(({ id }) => historyOf(books, id).odd)
    .filter(({ to }) => to >= since)
    .sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
}

export function comparedPrices(books: PriceBooks, since: StallDay): readonly Compared[] {
  return stallOn(books.references, books.today)
    .ingredients.filter(isBought)
    .map((ingredient) => {
      const history = historyOf(books, ingredient.id);
      return { ingredient, before: history.on(since), now: history.on(books.today) };
    });
}

/** Whether both prices are known, and for the same kind of unit. */
export function isComparable({ before, now }: Compared): boolean {
  return before !== null && now !== null && baseOf(before.unit) === baseOf(now.unit);
}

/** Today's stall, its ingredients at these prices. */
export function pricedAt(
  stall: Stall,
  all: readonly Compared[],
  priceOf: (one: Compared) => PriceTag | null,
): Stall {
  const prices = new Map(all.map((one) => [one.ingredient.id, priceOf(one)]));
  return {
    ...stall,
    ingredients: stall.ingredients.map((each) =>
      isBought(each) ? { ...each, price: prices.get(each.id) ?? null } : each,
    ),
  };
}
