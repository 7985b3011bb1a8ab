import { comparableRanges, specials, wasteWeeks } from '@thela/books';
import type { Specials, WasteWeek } from '@thela/books';
import type { DayRange, StallDay } from '@thela/ledger';
import { addDays, daysBetween, mondayOf } from '@thela/ledger';
import type { WasteBook } from './waste-book';

const MOST_WEEKS = 13;
const WEEK = 7;

export interface WeekFigures extends WasteWeek {
  readonly specials: Specials;
}

/** The days of this week that are over, against the last one up to the same weekday. */
export type WeekComparison =
  | {
      readonly kind: 'compared';
      /** ₹ thrown away last week up to that day. */
      readonly before: number;
      /** ₹, this week up to yesterday less last week; negative for less waste. */
      readonly difference: number;
      /** The last day of last week that counts. */
      readonly until: StallDay;
      /** Whether anything of either week has no known cost. */
      readonly isUnsure: boolean;
    }
  /** No day of this week is over. */
  | { readonly kind: 'none-over' }
  /** Of nothing that was thrown away in one of the two the cost is known. */
  | { readonly kind: 'not-known' }
  | { readonly kind: 'too-few-days'; readonly needsDays: number; readonly hasDays: number };

export interface WasteFigures {
  readonly thisWeek: WeekFigures;
  readonly comparison: WeekComparison;
}

/** The first day of the 13 weeks that are shown: a Monday. */
function firstWeekDay(today: StallDay): StallDay {
  return addDays(mondayOf(today), (1 - MOST_WEEKS) * WEEK);
}

export function lastWeekDay(today: StallDay): StallDay {
  return addDays(mondayOf(today), -WEEK);
}

export function earlierDays(today: StallDay): DayRange {
  return { from: firstWeekDay(today), to: addDays(mondayOf(today), -1) };
}

/** This week, and how it compares. @returns `null` for who has no prices and recipes */
export function wasteFigures(book: WasteBook, today: StallDay): WasteFigures | null {
  const [thisWeek] = weeksOf(book, { from: mondayOf(today), to: today });
  return thisWeek ? { thisWeek, comparison: comparisonOf(book, thisWeek, today) } : null;
}

/** The weeks before this one, the latest first, as far as the records go. */
export function earlierWeeks(book: WasteBook, today: StallDay): readonly WeekFigures[] {
  const { firstDay } = book;
  const weeks = weeksOf(book, earlierDays(today));
  return weeks.filter(({ to }) => firstDay !== null && to >= firstDay);
}

function weeksOf({ references, waste, days }: WasteBook, range: DayRange): readonly WeekFigures[] {
  if (references === null) return [];
  const weeks = wasteWeeks(references, waste, range);
  return weeks.map((week) => ({ ...week, specials: specials(days, week) }));
}

function comparisonOf(
  { references, waste, firstDay }: WasteBook,
  thisWeek: WasteWeek,
  today: StallDay,
): WeekComparison {
  const lastWeek = { from: addDays(thisWeek.from, -WEEK), to: addDays(thisWeek.from, -1) };
  const ranges = comparableRanges(thisWeek, lastWeek, today);
  if (ranges === null) return { kind: 'none-over' };
  const last = ranges.before;
  if (references === null || firstDay === null || firstDay > last.from) {
    const hasDays = firstDay === null ? 0 : daysBetween(firstDay, today) + 1;
    return { kind: 'too-few-days', needsDays: daysBetween(last.from, today) + 1, hasDays };
  }
  const [now] = wasteWeeks(references, waste, ranges.now);
  const [before] = wasteWeeks(references, waste, last);
  if (!now || !before || now.cost === null || before.cost === null) return { kind: 'not-known' };
  return {
    kind: 'compared',
    before: before.cost,
    // Both have 2 decimals.
    difference: Math.round((now.cost - before.cost) * 100) / 100,
    until: last.to,
    isUnsure: now.hasUnknownCost || before.hasUnknownCost,
  };
}
