import { isSpecial } from '@thela/ledger';
import type { PeriodDish } from './dish-sums';
import { rupeesPer } from './paise';
import type { PeriodTotals } from './periods';
import type { TooFewDays } from './records';

const NEEDED_DAYS = 7;
const NEEDED_DISHES = 2;

// Of the share that each dish would have if all sold alike: 70 %.
const POPULAR_TENTHS = 7;
const TENTHS = 10;

/**
 * Where a dish stands: a star is popular and earns well, a plowhorse is popular and earns little, a puzzle earns
 * well and is not popular, a dog is neither.
 */
export type MenuClass = 'star' | 'plowhorse' | 'puzzle' | 'dog';

export interface ClassifiedDish {
  readonly dish: string;
  readonly name: string;
  readonly menuClass: MenuClass;
  readonly plates: number;
  /** Its plates in per cent of all plates in the matrix, not rounded. */
  readonly sharePercent: number;
  /** Contribution margin: ₹ a plate, selling price less ingredient cost, mean of the period, 2 decimals. */
  readonly margin: number;
  /** ₹, of the period. */
  readonly profit: number;
}

export interface MenuMatrix {
  readonly kind: 'matrix';
  /** From this share on a dish is popular, in per cent, not rounded: 70 / dishes in the matrix. */
  readonly popularFromPercent: number;
  /** From this contribution margin on a dish earns well: the weighted mean, ₹ a plate, 2 decimals. */
  readonly highMarginFrom: number;
  /** In the order of the menu. */
  readonly dishes: readonly ClassifiedDish[];
  /** Ids of dishes that sold and whose cost is not known. */
  readonly unknownCost: readonly string[];
  /** Ids of dishes that sold no plate. */
  readonly notSold: readonly string[];
}

export type MenuMatrixResult =
  | MenuMatrix
  | ({ readonly kind: 'too-few-days' } & TooFewDays)
  | {
      readonly kind: 'too-few-dishes';
      readonly needsDishes: number;
      /** Dishes that sold and whose cost is known. */
      readonly hasDishes: number;
    };

interface Ranked {
  readonly dish: PeriodDish;
  /** Picorupees, of the costed plates. */
  readonly profit: bigint;
}

interface Sums {
  readonly plates: number;
  readonly costedPlates: number;
  readonly profit: bigint;
}

function sumsOf(ranked: readonly Ranked[]): Sums {
  return {
    plates: ranked.reduce((sum, { dish }) => sum + dish.plates, 0),
    costedPlates: ranked.reduce((sum, { dish }) => sum + dish.costedPlates, 0),
    profit: ranked.reduce((sum, { profit }) => sum + profit, 0n),
  };
}

const PLACES = { popular: ['star', 'plowhorse'], unpopular: ['puzzle', 'dog'] } as const;

/** Compares whole numbers multiplied crosswise: a dish on the very line is above it, whatever doubles make of it. */
function classify({ dish, profit }: Ranked, count: number, sums: Sums): MenuClass {
  const isPopular = dish.plates * count * TENTHS >= sums.plates * POPULAR_TENTHS;
  const isHigh = profit * BigInt(sums.costedPlates) >= sums.profit * BigInt(dish.costedPlates);
  const [high, low] = PLACES[isPopular ? 'popular' : 'unpopular'];
  return isHigh ? high : low;
}

function placed(ranked: Ranked, count: number, sums: Sums): ClassifiedDish {
  const { dish, name, plates, costedPlates } = ranked.dish;
  return {
    dish,
    name,
    menuClass: classify(ranked, count, sums),
    plates,
    sharePercent: (plates * 100) / sums.plates,
    margin: rupeesPer(ranked.profit, costedPlates),
    profit: ranked.dish.profit ?? 0,
  };
}

function rank(dish: PeriodDish): readonly Ranked[] {
  return dish.profit === null ? [] : [{ dish, profit: dish.exact.profit }];
}

function idsOf(dishes: readonly PeriodDish[]): readonly string[] {
  return dishes.map(({ dish }) => dish);
}

/**
 * Places the dishes of a period by popularity and contribution margin.
 *
 * Source: M. L. Kasavana, D. I. Smith, "Menu Engineering: A Practical Guide to Menu Analysis" (1982). Of n dishes one
 * is popular that has at least 70 % of the equal share 1/n of all plates. Its margin is high when its profit a plate
 * is at least that of all dishes together, total profit / total plates.
 *
 * Specials are left out: they are on the menu for one day.
 *
 * @param totals of at least 7 days with sales; plates whose cost is not known count for popularity alone
 * @returns shares in per cent, margins in ₹ a plate; what lies on a line counts as above it
 * @example
 * // 60 dosas earn ₹40 each, 40 idlis ₹30: popular from 35 %, high from (2400 + 1200) / 100 = ₹36
 * menuMatrix(totals) // dosa: star, idli: plowhorse
 */
export function menuMatrix({ daysWithSales, dishes: all }: PeriodTotals): MenuMatrixResult {
  if (daysWithSales < NEEDED_DAYS) {
    return { kind: 'too-few-days', needsDays: NEEDED_DAYS, hasDays: daysWithSales };
  }
  const dishes = all.filter(({ dish }) => !isSpecial(dish));
  const ranked = dishes.flatMap(rank);
  const count = ranked.length;
  if (count < NEEDED_DISHES) {
    return { kind: 'too-few-dishes', needsDishes: NEEDED_DISHES, hasDishes: count };
  }
  const sums = sumsOf(ranked);
  return {
    kind: 'matrix',
    popularFromPercent: (POPULAR_TENTHS * TENTHS) / count,
    highMarginFrom: rupeesPer(sums.profit, sums.costedPlates),
    dishes: ranked.map((each) => placed(each, count, sums)),
    unknownCost: idsOf(dishes.filter(({ plates, profit }) => plates > 0 && profit === null)),
    notSold: idsOf(dishes.filter(({ plates }) => plates === 0)),
  };
}
