import { addDays, daysBetween, daysIn, leftBeforeRent } from '@thela/ledger';
import type { DayRange, DayTotals, StallDay } from '@thela/ledger';
import { toRupees } from '@thela/pricing';
import { paiseOf, rupeesOf } from './paise';
import { periodBefore, periodRange, periodTotals } from './periods';
import type { Period, PeriodTotals } from './periods';
import { firstDayOf } from './records';
import { unusualFigures } from './variation';

/**
 * Like is compared with like: days that are over with as many days that are over, without rent, which is paid for a
 * month on one day, and amounts that depend on costs only where the same costs are known.
 */

/** Of fewer of the days before than this share a comparison would say only that the records are young. */
const LEAST_KNOWN = 1 / 2;

export interface Change {
  /** ₹ or plates: the later figure less the earlier one. */
  readonly difference: number;
  /** The difference in per cent of the earlier figure, not rounded; `null` when that is 0 or less. */
  readonly percent: number | null;
}

const FIGURES = ['revenue', 'ingredientCost', 'profit', 'expenses', 'waste', 'left'] as const;

type Figure = (typeof FIGURES)[number];

/** Two ranges of days that are over. */
export interface Compared {
  /** Their expenses and what is left are without rent. */
  readonly now: PeriodTotals;
  readonly before: PeriodTotals;
  /** `null` where the two are not alike, or one of them is not known. */
  readonly changes: Readonly<Record<Figure, Change | null>> & { readonly plates: Change };
  /** Whether rent was paid in one of them. */
  readonly hasRent: boolean;
}

/** A period, and how its days that are over differ from those before. */
export type Comparison = { readonly now: PeriodTotals } & (
  | {
      readonly kind: 'compared';
      readonly compared: Compared;
      /** The figures that differ by more than days differ anyway. */
      readonly unusual: ReturnType<typeof unusualFigures>;
    }
  /** Nothing at all was entered in the days before: the stall was closed. */
  | { readonly kind: 'nothing-before'; readonly before: PeriodTotals }
  /** The records are too young: see `knownDays`. */
  | { readonly kind: 'too-little-before'; readonly before: PeriodTotals }
  | { readonly kind: 'none-over' }
  /** `all` leaves nothing before it. */
  | { readonly kind: 'all' }
);

/**
 * The days of two ranges that can be compared. A range that goes on is cut off before today, and the one before it to as
 * many days from its beginning, so that a week is compared up to the same weekday. Days before the first one of the records
 * are left out of both.
 *
 * @param first of the records, where it may be within
 * @returns `null` where no day of the later range is over
 * @example
 * // On Wednesday 18 November, this week and the last one: Monday and Tuesday of both
 * comparableRanges(thisWeek, lastWeek, '2026-11-18')
 */
export function comparableRanges(
  now: DayRange,
  before: DayRange,
  today: StallDay,
  first: StallDay | null = null,
): { readonly now: DayRange; readonly before: DayRange } | null {
  const skipped = first === null ? 0 : Math.max(daysBetween(before.from, first), 0);
  if (now.to < today && skipped === 0) return { now, before };
  const to = now.to < today ? now.to : addDays(today, -1);
  const days = Math.min(daysIn({ from: now.from, to }), daysIn(before));
  if (days <= skipped) return null;
  const cut = ({ from }: DayRange) => ({
    from: addDays(from, skipped),
    to: addDays(from, days - 1),
  });
  return { now: cut(now), before: cut(before) };
}

function withoutRent(totals: PeriodTotals): PeriodTotals {
  const { exact } = totals;
  return {
    ...totals,
    expenses: toRupees(exact.expenses - exact.rent),
    left: toRupees(leftBeforeRent(exact)),
  };
}

function changeOf(now: bigint, before: bigint): { difference: bigint; percent: number | null } {
  const difference = now - before;
  return {
    difference,
    percent: before > 0n ? (Number(difference) * 100) / Number(before) : null,
  };
}

function rupeeChange(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null;
  const { difference, percent } = changeOf(paiseOf(now), paiseOf(before));
  return { difference: rupeesOf(difference), percent };
}

function plateChange(now: number, before: number): Change {
  const { difference, percent } = changeOf(BigInt(now), BigInt(before));
  return { difference: Number(difference), percent };
}

/** Says whether no dish has plates of unknown cost in one of the two and of known cost in either. */
function haveSameCosts(now: PeriodTotals, before: PeriodTotals): boolean {
  const all = [...now.dishes, ...before.dishes];
  const uncosted = all.filter(({ plates, costedPlates }) => costedPlates < plates);
  const ids = new Set(uncosted.map(({ dish }) => dish));
  return !all.some(({ dish, costedPlates }) => costedPlates > 0 && ids.has(dish));
}

/** Compares what two ranges of days brought, both of them over. */
export function compareTotals(now: PeriodTotals, before: PeriodTotals): Compared {
  const [later, earlier] = [withoutRent(now), withoutRent(before)];
  const isAlike = haveSameCosts(now, before);
  const isWasteKnown = now.unknownWaste.length + before.unknownWaste.length === 0;
  const change = (figure: Figure) => rupeeChange(later[figure], earlier[figure]);
  return {
    now: later,
    before: earlier,
    hasRent: now.exact.rent > 0n || before.exact.rent > 0n,
    changes: {
      plates: plateChange(now.plates, before.plates),
      revenue: change('revenue'),
      ingredientCost: isAlike ? change('ingredientCost') : null,
      profit: isAlike ? change('profit') : null,
      expenses: change('expenses'),
      waste: isWasteKnown ? change('waste') : null,
      left: isAlike && isWasteKnown ? change('left') : null,
    },
  };
}

/**
 * Compares the days of a period that are over with as many of the period of the same length before it.
 *
 * @param days each day once, in any order: all records, or those since the first day of the period before, if anything
 * was entered on that very day (`firstDayOf`)
 * @param today the stall's day, with which the period ends
 * @example
 * // 10 days of records: of the last 7 days 6 are over, of the 6 days a week before these the records know 2
 * comparePeriod(days, 'last-7-days', today).kind // 'too-little-before'
 */
export function comparePeriod(
  days: readonly DayTotals[],
  period: Period,
  today: StallDay,
): Comparison {
  const now = periodTotals(days, periodRange(period, today, days));
  const rangeBefore = periodBefore(period, today);
  if (rangeBefore === null) return { kind: 'all', now };
  const uncut = comparableRanges(now, rangeBefore, today);
  if (!uncut || periodTotals(days, uncut.now).knownDays === 0) return { kind: 'none-over', now };
  const all = periodTotals(days, uncut.before);
  const ranges = comparableRanges(now, rangeBefore, today, firstDayOf(days));
  if (!ranges || all.knownDays < all.days * LEAST_KNOWN) {
    return { kind: 'too-little-before', now, before: all };
  }
  const [over, before] = [periodTotals(days, ranges.now), periodTotals(days, ranges.before)];
  if (before.daysWithEntries === 0) return { kind: 'nothing-before', now, before };
  const unusual = unusualFigures(days, ranges.now, ranges.before);
  return { kind: 'compared', now, compared: compareTotals(over, before), unusual };
}
