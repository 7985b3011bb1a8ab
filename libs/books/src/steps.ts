import type { DayRange, DayTotals, StallDay } from '@thela/ledger';
import { addDays, DAYS_OF_WEEK, daysIn, firstOfMonth } from '@thela/ledger';
import { roundToSum } from '@thela/pricing';
import { exactSums, isCostKnown } from './periods';
import { hasSales, latestFirst } from './records';

/** So many bars can be told apart on a small phone. */
const MOST_DAYS = 31;
const MOST_WEEKS = 26;

export type StepLength = 'day' | 'week' | 'month';

export interface Step extends DayRange {
  /** Calendar days of the step. */
  readonly days: number;
  /** Whether the range cuts it off: then it brought less than the others for that alone. */
  readonly isCut: boolean;
  /** Days on which a plate was sold. */
  readonly daysWithSales: number;
  readonly plates: number;
  /** ₹ */
  readonly revenue: number;
  /** `null` when plates were sold and the cost of none of them is known. */
  readonly profit: number | null;
}

export interface Steps {
  readonly length: StepLength;
  /** The earliest first, without a gap. */
  readonly steps: readonly Step[];
}

type Piece = DayRange & Pick<Step, 'isCut'>;

/** How long the steps of a range are. */
export function stepLength(range: DayRange): StepLength {
  const days = daysIn(range);
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEKS * DAYS_OF_WEEK ? 'week' : 'month';
}

/** Weeks that end with the range: a week from Monday on would be cut off on most days, and look like a bad one. */
function pieceBefore(length: StepLength, to: StallDay): Piece {
  if (length === 'day') return { from: to, to, isCut: false };
  if (length === 'week') return { from: addDays(to, 1 - DAYS_OF_WEEK), to, isCut: false };
  const next = addDays(to, 1);
  return { from: firstOfMonth(to), to, isCut: next.slice(0, 7) === to.slice(0, 7) };
}

function piecesOf({ from, to }: DayRange, length: StepLength): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let last = to; last >= from;) {
    const piece = pieceBefore(length, last);
    pieces.push(piece.from < from ? { ...piece, from, isCut: true } : piece);
    last = addDays(piece.from, -1);
  }
  return [...pieces].reverse();
}

/**
 * Goes through a range in steps that a chart can show: days for up to 31 days, weeks for up to 26 weeks, else calendar
 * months. A week has 7 days and the last one ends with the range.
 *
 * @param days all records, each day once, in any order; those outside the range do not count
 * @returns steps whose amounts add up to those of the range; also those in which nothing was sold
 * @example
 * // 90 days up to 22 November: 13 weeks, the first, from 25 to 30 August, has 6 days and is cut off
 * periodSteps(days, { from: '2026-08-25', to: '2026-11-22' }) // { length: 'week', steps: [...] }
 */
export function periodSteps(days: readonly DayTotals[], range: DayRange): Steps {
  const length = stepLength(range);
  const rest = latestFirst(days, range);
  const pieces = piecesOf(range, length);
  const daysOf = pieces.map((piece) => {
    const found: DayTotals[] = [];
    for (let day = rest.at(-1); day !== undefined && day.day <= piece.to; day = rest.at(-1)) {
      found.push(day);
      rest.pop();
    }
    return found;
  });
  const sums = daysOf.map(exactSums);
  const revenues = roundToSum(sums.map(({ revenue }) => revenue));
  const profits = roundToSum(sums.map(({ costedRevenue, cost }) => costedRevenue - cost));
  const steps = pieces.map((piece, index): Step => {
    const found = daysOf[index] ?? [];
    return {
      ...piece,
      days: daysIn(piece),
      daysWithSales: found.filter(hasSales).length,
      plates: found.reduce((sum, { plates }) => sum + plates, 0),
      revenue: revenues[index] ?? 0,
      profit: isCostKnown(found) ? (profits[index] ?? 0) : null,
    };
  });
  return { length, steps };
}
