import { addDays, lackingCosts, leftBeforeRent } from '@thela/ledger';
import type { DayTotals, StallDay } from '@thela/ledger';
import { toRupees } from '@thela/pricing';

/** How what was in hand after a day differs from the day before it: both without rent, which `hasRent` tells of. */
export type Comparison =
  | { readonly kind: 'more' | 'less'; readonly amount: number; readonly hasRent: boolean }
  | { readonly kind: 'same'; readonly hasRent: boolean }
  /** What is in hand without the cost of all dishes and of all waste is not compared. */
  | { readonly kind: 'unknown' }
  /** There is no such day. */
  | { readonly kind: 'first' };

/** What there is to say of yesterday. */
export type DayNews =
  | { readonly kind: 'first-day' }
  | { readonly kind: 'uncounted'; readonly day: StallDay }
  | { readonly kind: 'counted'; readonly totals: DayTotals; readonly comparison: Comparison };

/**
 * What a vendor wants to know of yesterday: a day that is over is compared with a day that is over.
 *
 * @param firstDay first day with an event; `null` without events
 * @param days totals of yesterday and the day before; a day without events has none
 */
export function dayNews(
  today: StallDay,
  firstDay: StallDay | null,
  days: readonly DayTotals[],
): DayNews {
  if (firstDay === null || firstDay >= today) return { kind: 'first-day' };
  const day = addDays(today, -1);
  const totals = countedOn(days, day);
  if (!totals) return { kind: 'uncounted', day };
  return {
    kind: 'counted',
    totals,
    comparison: compare(totals, countedOn(days, addDays(day, -1))),
  };
}

function countedOn(days: readonly DayTotals[], day: StallDay): DayTotals | undefined {
  return days.find((totals) => totals.day === day && totals.plates > 0);
}

/** What was in hand, rent apart; `null` where a cost is missing from it; that of a special is never known. */
function comparable(totals: DayTotals): number | null {
  const { exact, profit, unknownWaste } = totals;
  const isUnknown = lackingCosts(totals).length + unknownWaste.length > 0 || profit === null;
  return isUnknown ? null : toRupees(leftBeforeRent(exact));
}

function compare(totals: DayTotals, before: DayTotals | undefined): Comparison {
  const left = comparable(totals);
  if (left === null) return { kind: 'unknown' };
  if (!before) return { kind: 'first' };
  const leftBefore = comparable(before);
  if (leftBefore === null) return { kind: 'unknown' };
  const hasRent = totals.exact.rent + before.exact.rent > 0n;
  if (left === leftBefore) return { kind: 'same', hasRent };
  const amount = Math.abs(left - leftBefore);
  return { kind: left > leftBefore ? 'more' : 'less', amount, hasRent };
}
