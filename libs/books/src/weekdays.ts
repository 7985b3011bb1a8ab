import type { DayRange, DayTotals, Weekday } from '@thela/ledger';
import { weekdayOf } from '@thela/ledger';
import { rupeesPer, sumOf } from './paise';
import { hasSales, latestFirst } from './records';
import type { TooFewDays } from './records';

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The mean of one day may be chance; two at least can differ. */
const NEEDED_DAYS = 2;

export interface DayMeans {
  /** Not rounded. */
  readonly plates: number;
  /** ₹, rounded once to 2 decimals, as the others. */
  readonly revenue: number;
  /** Of the days whose profit is known; `null` when that of none is. */
  readonly profit: number | null;
}

export interface WeekdayFigures extends Pick<TooFewDays, 'needsDays'> {
  readonly weekday: Weekday;
  /** Days of this weekday on which a plate was sold. */
  readonly hasDays: number;
  /** Arithmetic means of these days; `null` for fewer than `needsDays`. */
  readonly means: DayMeans | null;
}

function meansOf(days: readonly DayTotals[]): DayMeans {
  const costed = days.filter(({ profit }) => profit !== null);
  const profit = sumOf(costed, ({ exact }) => exact.costedRevenue - exact.cost);
  return {
    plates: days.reduce((sum, { plates }) => sum + plates, 0) / days.length,
    revenue: rupeesPer(
      sumOf(days, ({ exact }) => exact.revenue),
      days.length,
    ),
    profit: costed.length === 0 ? null : rupeesPer(profit, costed.length),
  };
}

/**
 * Compares the weekdays. A day without plates does not count: rent that was paid while the stall was closed says
 * nothing of how that weekday sells.
 *
 * @param days each once, in any order; those outside the range do not count
 * @returns seven, Monday first
 * @example
 * // Saturdays of 30 and 41 plates
 * weekdayFigures(days, range)[5] // { weekday: 6, hasDays: 2, needsDays: 2, means: { plates: 35.5, ... } }
 */
export function weekdayFigures(
  days: readonly DayTotals[],
  range: DayRange,
): readonly WeekdayFigures[] {
  const open = latestFirst(days, range).filter(hasSales);
  return WEEKDAYS.map((weekday) => {
    const found = open.filter(({ day }) => weekdayOf(day) === weekday);
    const means = found.length < NEEDED_DAYS ? null : meansOf(found);
    return { weekday, hasDays: found.length, needsDays: NEEDED_DAYS, means };
  });
}
