import { plateCost } from '@thela/ledger';
import type { DayTotals, Stall, StallDay } from '@thela/ledger';

/** So many days with sales say what a plate costs as a rule: one wrong price among them does not count. */
const LATEST_DAYS = 7;
const FEWEST_DAYS = 3;
/** A price that is wrong by ten times makes a plate so much dearer, if its ingredient is a sixteenth of the cost. */
const JUMP = 1.5;

/** A plate that costs far more or far less than of late: a price may have been entered wrongly. */
export interface CostJump {
  readonly dish: string;
  /** ₹ for the ingredients of a plate, 2 decimals: at the prices of today, and the median of the last 7 days. */
  readonly now: number;
  readonly before: number;
  /** Name of the ingredient that costs most in it, where it became dearer. */
  readonly dearest: string | null;
}

function usualCost(days: readonly DayTotals[], dish: string): number | null {
  const costs = days
    .flatMap(({ dishes }) => dishes.filter((each) => each.dish === dish && each.plates > 0))
    .flatMap(({ ingredientCost, plates }) => (ingredientCost ? [ingredientCost / plates] : []))
    .slice(0, LATEST_DAYS)
    .sort((a, b) => a - b);
  return costs.length < FEWEST_DAYS ? null : (costs[Math.floor(costs.length / 2)] ?? null);
}

/**
 * Finds dishes of the menu whose plate costs at least 1.5 times, or at most two thirds, of what it cost of late.
 *
 * @param stall as it is today
 * @param days all records; today does not count
 */
export function costJumps(
  stall: Stall,
  days: readonly DayTotals[],
  today: StallDay,
): readonly CostJump[] {
  const latestFirst = days
    .filter(({ day }) => day < today)
    .sort((a, b) => (a.day < b.day ? 1 : -1));
  return stall.dishes.flatMap(({ id, recipe, isRetired }): CostJump[] => {
    const { known, cost: now, dearest } = plateCost(stall, recipe);
    const before = usualCost(latestFirst, id);
    if (isRetired || !known || before === null) return [];
    if (now < before * JUMP && now > before / JUMP) return [];
    return [{ dish: id, now, before, dearest: now > before ? (dearest[0]?.name ?? null) : null }];
  });
}
