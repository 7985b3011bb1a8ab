import { compare, compareRatios, exact, plus, rounded, times } from '@thela/pricing/exact-decimal';
import type { ExactDecimal, Ratio } from '@thela/pricing/exact-decimal';
import type { ItemFigures } from '../tiffin-figures';

// A dish is pushed, cut or repriced, never two of these, so that no advice can contradict another: each rule below
// takes from the items that those before it have left.

type Selling = ItemFigures & { readonly profitPerPlate: Ratio };

/** One thing to do with one item. */
export type Advice =
  | {
      readonly kind: 'end-loss' | 'push' | 'raise';
      readonly item: Selling;
    }
  | {
      /** So many plates a day are left over, with so many ₹ of ingredients. */
      readonly kind: 'cook-less';
      readonly item: ItemFigures;
      readonly saved: Ratio;
    }
  /** Its ingredients are bought, and no plate of it is sold: all of it is left over. */
  | { readonly kind: 'cook-to-order'; readonly item: ItemFigures }
  | {
      readonly kind: 'pair';
      readonly item: Selling;
      readonly seller: Selling;
      /** A tenth of the plates of `seller`, rounded down. */
      readonly plates: ExactDecimal;
    };

const MOST_ADVICE = 3;

function isSelling(item: ItemFigures): item is Selling {
  return item.sold.digits > 0n && item.profitPerPlate !== undefined;
}

/** The item that comes last in an order; of equal ones the first. */
function best<T>(items: readonly T[], order: (a: T, b: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (top, item) => (top === undefined || order(item, top) > 0 ? item : top),
    undefined,
  );
}

const byProfitPerPlate = (a: Selling, b: Selling) =>
  compareRatios(a.profitPerPlate, b.profitPerPlate);

/** Whether a plate or more is left over for ten that are sold; fewer are no reason to cook less. */
function isLeft({ ingredients, leftOver, sold }: ItemFigures): boolean {
  return (
    leftOver.digits > 0n &&
    ingredients.digits > 0n &&
    compare(times(leftOver, exact(10)), sold) >= 0
  );
}

function savedBy({ ingredients, leftOver, sold }: ItemFigures): Ratio {
  return { over: times(ingredients, leftOver), under: sold };
}

/**
 * Says what to do about the items of a day, what costs money first.
 *
 * @returns three at most, each about another item: less is cooked only of what is left over, and nothing of that is pushed
 */
export function adviceFor(items: readonly ItemFigures[]): readonly Advice[] {
  const selling = items.filter(isSelling);
  const losing = best(
    selling.filter(({ profit }) => profit.digits < 0n),
    (a, b) => compare(b.profit, a.profit),
  );
  const steady = selling.filter(({ profit }) => profit.digits >= 0n);
  const left = best(steady.filter(isLeft), (a, b) => compareRatios(savedBy(a), savedBy(b)));
  const unsold = best(
    items.filter(({ sold, ingredients }) => sold.digits === 0n && ingredients.digits > 0n),
    (a, b) => compare(a.ingredients, b.ingredients),
  );
  const free = steady.filter((item) => !isLeft(item));
  const earning = free.filter(({ profit }) => profit.digits > 0n);
  const push = best(earning, byProfitPerPlate);
  const raise = best(
    free.filter((item) => item !== push),
    (a, b) => byProfitPerPlate(b, a),
  );
  const advice: (Advice | undefined)[] = [
    losing && { kind: 'end-loss', item: losing },
    left
      ? { kind: 'cook-less', item: left, saved: savedBy(left) }
      : unsold && { kind: 'cook-to-order', item: unsold },
    push && { kind: 'push', item: push },
    raise && { kind: 'raise', item: raise },
    pairIn(earning, [push, raise], meanOf(selling)),
  ];
  return advice.filter((each) => each !== undefined).slice(0, MOST_ADVICE);
}

/** ₹ that a plate earns on average. */
function meanOf(selling: readonly Selling[]): Ratio {
  const none = { profit: exact(0), sold: exact(0) };
  const { profit, sold } = selling.reduce(
    (sum, item) => ({ profit: plus(sum.profit, item.profit), sold: plus(sum.sold, item.sold) }),
    none,
  );
  return { over: profit, under: sold };
}

/** What to offer with the best seller: of what earns less than `mean`, analytics may say to leave it out. */
function pairIn(
  earning: readonly Selling[],
  taken: readonly (Selling | undefined)[],
  mean: Ratio,
): Advice | undefined {
  const seller = best(earning, (a, b) => compare(a.sold, b.sold));
  const item = best(
    earning.filter(
      (each) =>
        each !== seller && !taken.includes(each) && compareRatios(each.profitPerPlate, mean) >= 0,
    ),
    byProfitPerPlate,
  );
  if (!seller || !item) return undefined;
  const plates = {
    digits: rounded({ over: seller.sold, under: exact(10) }, 2) / 100n,
    decimals: 0,
  };
  return plates.digits > 0n ? { kind: 'pair', item, seller, plates } : undefined;
}
