import { hasSales } from './day';
import type { Day } from './day';
import { toRupees } from './exact-amount';
import { exactFigures } from './exact-figures';
import type { ExactFigures } from './exact-figures';
import { isMoreThanPointsAbove, NO_MARGIN } from './margin';
import { toMenuItemFigures } from './menu-item-figures';
import type { MenuItemFigures } from './menu-item-figures';

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
      /** True when `best` has the better margin yet brings fewer rupees a plate. */
      readonly earnsLessPerPlate: boolean;
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

// Only the first of the sorted list is ever wanted, and the first of equals is the one that a
// stable sort would put first.
function highestMargin(items: readonly ExactFigures[]): ExactFigures | undefined {
  let highest: ExactFigures | undefined;
  for (const item of items) {
    if (highest === undefined || isMoreThanPointsAbove(item.margin, highest.margin, 0)) {
      highest = item;
    }
  }
  return highest;
}

function candidateFor(
  best: ExactFigures,
  items: readonly ExactFigures[],
): ExactFigures | undefined {
  if (!isMoreThanPointsAbove(best.margin, NO_MARGIN, BEST_EXCEEDS_PERCENT)) return undefined;
  return highestMargin(
    items.filter(
      ({ margin, platesSold }) =>
        platesSold > 0 && isMoreThanPointsAbove(best.margin, margin, CANDIDATE_BELOW_BY_POINTS),
    ),
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
 * plate) over Cheese Uttapam (82.1 %, ₹73.91 a plate), extraPerTenPlates -124.
 */
export function recommend(day: Day): Recommendation {
  if (!hasSales(day)) return { kind: 'no-sales' };
  const items = exactFigures(day).filter(({ isCostKnown }) => isCostKnown);
  const best = highestMargin(items);
  if (best === undefined) return { kind: 'no-costs' };
  const candidate = candidateFor(best, items);
  if (candidate === undefined) return { kind: 'stable', best: toMenuItemFigures(best) };
  return {
    kind: 'promote',
    best: toMenuItemFigures(best),
    candidate: toMenuItemFigures(candidate),
    extraPerTenPlates: toRupees((best.profit - candidate.profit) * PLATES_SHIFTED),
    earnsLessPerPlate: best.profit < candidate.profit,
  };
}
