import { dailyPerformance, daySums, divideHalfAway, roundToSum, toRupees } from '@thela/pricing';
import type { Day } from '@thela/pricing';
import { leftOf } from './day-totals';
import type { DayTotals } from './day-totals';
import type { Spent } from './spent';

/** What became of the money that was taken, in ₹ with 2 decimals: sold = ingredients + expenses + waste + inHand. */
export interface MoneyLine {
  readonly sold: number;
  /** Of the plates sold, as far as their cost is known. */
  readonly ingredients: number;
  readonly expenses: number;
  /** At cost, as far as that is known. */
  readonly waste: number;
  /** Below 0 where more was spent than taken. */
  readonly inHand: number;
  /** So many dishes sold whose cost nobody knows: nothing of it stands in `ingredients`. */
  readonly unknownCost: number;
  /** So many things thrown away whose cost nobody knows: nothing of it stands in `waste`. */
  readonly unknownWaste: number;
}

const PICORUPEES_PER_PAISA = 10_000_000_000n;

/**
 * The line that makes up what is in hand, of a day or of many.
 *
 * `sold` and `inHand` are `revenue` and `left` as they stand everywhere. The three between them are rounded so that they
 * add up to the difference: one may stand elsewhere with a paisa more or less.
 *
 * @example // Three plates at ₹40 that cost ₹12.345 each, ₹20 for ice: 120 = 37.03 + 20 + 0 + 62.97
 */
export function moneyLine({
  exact,
  unknownCost,
  unknownWaste,
  uncostedDishes = unknownCost.length,
}: Pick<DayTotals, 'exact' | 'unknownCost' | 'unknownWaste'> & {
  /** Where dishes of unknown cost are more than their names: two of one name, or specials. */
  readonly uncostedDishes?: number;
}): MoneyLine {
  const { revenue, cost, expenses, waste } = exact;
  const [ingredients = 0, ofExpenses = 0, ofWaste = 0] = roundToFit(
    [cost, expenses, waste],
    rounded(revenue) - rounded(leftOf(exact)),
  );
  return {
    sold: toRupees(revenue),
    ingredients,
    expenses: ofExpenses,
    waste: ofWaste,
    inHand: toRupees(leftOf(exact)),
    unknownCost: uncostedDishes,
    unknownWaste: unknownWaste.length,
  };
}

/** The same line, of pricing's day and what `spentOn` says of it: it follows each plate without the work of the totals. */
export function moneyOfDay(day: Day, { expenses, waste, unknownWaste }: Spent): MoneyLine {
  const { revenue, costedRevenue, profit } = daySums(day);
  return moneyLine({
    exact: {
      revenue,
      costedRevenue,
      cost: costedRevenue - profit,
      expenses: BigInt(expenses),
      rent: 0n,
      waste: BigInt(waste),
    },
    unknownCost: dailyPerformance(day).unknownCost,
    unknownWaste,
  });
}

/** How the profit of a day becomes what is in hand, in ₹ with 2 decimals: profit + uncosted - expenses - waste = inHand. */
export interface ProfitLine extends Pick<MoneyLine, 'expenses' | 'waste' | 'inHand'> {
  /** `null` where plates were sold and the cost of none is known. */
  readonly profit: number | null;
  /** What was taken for dishes whose cost nobody knows: the profit has nothing of it. */
  readonly uncosted: number;
}

/**
 * The line that ties the profit of a day to what is in hand; both stand in it as they do everywhere.
 *
 * @example // Three plates at ₹40 that cost ₹12.345 each, ₹20 for ice: 82.97 + 0 - 20 - 0 = 62.97
 */
export function profitLine({ exact, profit }: Pick<DayTotals, 'exact' | 'profit'>): ProfitLine {
  const { revenue, costedRevenue, cost, expenses, waste } = exact;
  const [uncosted = 0, ofExpenses = 0, ofWaste = 0] = roundToFit(
    [revenue - costedRevenue, -expenses, -waste],
    rounded(leftOf(exact)) - rounded(costedRevenue - cost),
  );
  return {
    profit,
    uncosted,
    expenses: 0 - ofExpenses,
    waste: 0 - ofWaste,
    inHand: toRupees(leftOf(exact)),
  };
}

/**
 * Rounds amounts so that they add up to a sum that was rounded apart: what is 0 stays 0, and none changes its sign.
 *
 * @param amounts picorupees
 * @param sum picorupees, whole paise, less than two paise off
 * @returns ₹, 2 decimals
 */
function roundToFit(amounts: readonly bigint[], sum: bigint): readonly number[] {
  const size = (amount: bigint) => (amount < 0n ? -amount : amount);
  const fitted = [...amounts];
  // The largest takes what is left over, as far as it does not turn over: the next one takes the rest. Whole paise were
  // typed as they are, and come last.
  const isWhole = (amount: bigint) => amount % PICORUPEES_PER_PAISA === 0n;
  const inTurn = [...amounts.entries()].sort(
    ([, one], [, other]) =>
      Number(isWhole(one)) - Number(isWhole(other)) || Number(size(other) - size(one)),
  );
  let rest = amounts.reduce((left, amount) => left - amount, sum);
  for (const [index, amount] of inTurn) {
    const wanted = amount + rest;
    const fits = amount * wanted > 0n ? wanted : 0n;
    fitted[index] = fits;
    rest = wanted - fits;
  }
  return roundToSum(fitted);
}

/** To whole paise, in picorupees: half away from zero, as `toRupees` rounds. */
function rounded(picorupees: bigint): bigint {
  return divideHalfAway(picorupees, PICORUPEES_PER_PAISA) * PICORUPEES_PER_PAISA;
}
