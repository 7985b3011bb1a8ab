import { addDays, lackingCosts } from '@thela/ledger';
import type { DayTotals, StallDay } from '@thela/ledger';

/** How the profit of a day differs from that of the day before it. */
export type Comparison =
  | { readonly kind: 'more' | 'less'; readonly amount: number }
  | { readonly kind: 'same' }
  /** A profit without all dishes is not compared. */
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

/** The profit; `null` where the cost of a dish is missing from it; that of a special is never known. */
function comparableProfit(totals: DayTotals): number | null {
  return lackingCosts(totals).length > 0 ? null : totals.profit;
}

function compare(totals: DayTotals, before: DayTotals | undefined): Comparison {
  const profit = comparableProfit(totals);
  if (profit === null) return { kind: 'unknown' };
  if (!before) return { kind: 'first' };
  const profitBefore = comparableProfit(before);
  if (profitBefore === null) return { kind: 'unknown' };
  if (profit === profitBefore) return { kind: 'same' };
  const amount = Math.abs(profit - profitBefore);
  return { kind: profit > profitBefore ? 'more' : 'less', amount };
}
