import { hasSales } from './day';
import type { Day } from './day';
import { toRupees } from './exact-amount';
import { exactFigures, marginPercentAt, plateProfitAt } from './exact-figures';
import type { ExactFigures } from './exact-figures';
import { isClearlyAbove, isMoreThanPointsAbove, marginOf, NO_MARGIN } from './margin';
import type { Margin } from './margin';
import { toMenuItemFigures } from './menu-item-figures';
import type { MenuItemFigures } from './menu-item-figures';
import { difference } from './whole';

/** What to do about today's menu. */
export type Recommendation =
  | {
      /** No plate was sold yet, or there is no menu. */
      readonly kind: 'no-sales';
    }
  | {
      /** Plates were sold, but the cost of no item on the menu is known. */
      readonly kind: 'no-costs';
    }
  | {
      /** `best` is worth promoting over `candidate`. */
      readonly kind: 'promote';
      readonly best: MenuItemFigures;
      readonly candidate: MenuItemFigures;
      /** Rupees gained when ten plates shift from `candidate` to `best`, 2 decimals. */
      readonly extraPerTenPlates: number;
      /** Rupees that a plate of `candidate` earns more than one of `best`, 2 decimals; negative where it earns less. */
      readonly candidateEarnsMore: number;
    }
  | {
      /** No item is worth promoting over another. */
      readonly kind: 'stable';
      readonly best: MenuItemFigures;
    };

// The three numbers of the recommendation rule: specification, section 9.
const BEST_EXCEEDS_PERCENT = 20;
const CANDIDATE_BELOW_BY_POINTS = 5;
const PLATES_SHIFTED = 10n;

/** Tells whether the margin of one item is more than some points above that of another; by their indexes on the menu. */
function isAbove(figures: ExactFigures, higher: number, lower: number, points: number): boolean {
  const [high, low] = [marginPercentAt(figures, higher), marginPercentAt(figures, lower)];
  // Margins are put together only near a tie: of a thousand dishes, they would be a thousand objects at each edit.
  return (
    isClearlyAbove(high, low, points) ??
    isMoreThanPointsAbove(marginAt(figures, higher), marginAt(figures, lower), points)
  );
}

function marginAt(figures: ExactFigures, index: number): Margin {
  return marginOf(plateProfitAt(figures, index), figures.sellingPrices[index] ?? 0);
}

// Only the first of the sorted list is ever wanted, and the first of equals is the one that a
// stable sort would put first.
function highestMargin(
  figures: ExactFigures,
  isMeant: (index: number) => boolean,
): number | undefined {
  let highest: number | undefined;
  for (let index = 0; index < figures.menu.length; index += 1) {
    if (isMeant(index) && (highest === undefined || isAbove(figures, index, highest, 0))) {
      highest = index;
    }
  }
  return highest;
}

function candidateFor(best: number, figures: ExactFigures): number | undefined {
  const { costs, platesSold } = figures;
  if (!isMoreThanPointsAbove(marginAt(figures, best), NO_MARGIN, BEST_EXCEEDS_PERCENT)) {
    return undefined;
  }
  return highestMargin(
    figures,
    (index) =>
      costs[index] !== null &&
      (platesSold[index] ?? 0) > 0 &&
      isAbove(figures, best, index, CANDIDATE_BELOW_BY_POINTS),
  );
}

/**
 * Recommends which item to promote over which.
 *
 * Items of unknown cost are left out. The best item has the highest margin, sold or not. Candidates
 * have sold at least a plate and lie more than 5 points below the best; the one with the highest
 * margin is taken. The best must exceed 20 %. Equal margins rank in menu order. All comparisons are
 * exact: a margin of just 20 % does not exceed 20, a distance of just 5 points is not more than 5
 * (specification, section 9).
 *
 * @param day Prices, menu and plates sold; bad input counts as `menuItemFigures` says.
 * @returns `no-sales` when no plate was sold or the menu is empty; `no-costs` when plates were sold but
 * no item's cost is known; `promote` with the gain in rupees for ten plates, exact and rounded once to
 * 2 decimals half away from zero, negative when the best earns fewer rupees a plate; else `stable`.
 * @example At the default prices with every item sold: promote Onion Uttapam (87.9 %, ₹61.51 a
 * plate) over Cheese Uttapam (82.1 %, ₹73.91 a plate), extraPerTenPlates -124, candidateEarnsMore 12.4.
 */
export function recommend(day: Day): Recommendation {
  if (!hasSales(day)) return { kind: 'no-sales' };
  const figures = exactFigures(day);
  const best = highestMargin(figures, (index) => figures.costs[index] !== null);
  if (best === undefined) return { kind: 'no-costs' };
  const candidate = candidateFor(best, figures);
  if (candidate === undefined) return { kind: 'stable', best: toMenuItemFigures(figures, best) };
  const [bestEarns, candidateEarns] = [
    plateProfitAt(figures, best),
    plateProfitAt(figures, candidate),
  ];
  return {
    kind: 'promote',
    best: toMenuItemFigures(figures, best),
    candidate: toMenuItemFigures(figures, candidate),
    extraPerTenPlates: toRupees(BigInt(difference(bestEarns, candidateEarns)) * PLATES_SHIFTED),
    candidateEarnsMore: toRupees(difference(candidateEarns, bestEarns)),
  };
}
