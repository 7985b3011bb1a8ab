import type { DayRange, DayTotals } from '@thela/ledger';

/** So many days are needed, so many there are: why there is no figure. */
export interface TooFewDays {
  readonly needsDays: number;
  /** Fewer than `needsDays`. */
  readonly hasDays: number;
}

/** Says whether anything was sold, spent or thrown away; a day on which only a price changed has no entries. */
export function hasEntries({ plates, expenses, waste, unknownWaste }: DayTotals): boolean {
  return plates > 0 || expenses > 0 || (waste ?? 0) > 0 || unknownWaste.length > 0;
}

/** Says whether the stall was open: a day without any plate is one without trade, not one of bad trade. */
export function hasSales({ plates }: Pick<DayTotals, 'plates'>): boolean {
  return plates > 0;
}

export function latestFirst(days: readonly DayTotals[], { from, to }: DayRange): DayTotals[] {
  return days
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => (a.day < b.day ? 1 : -1));
}

export function firstDayOf(days: readonly DayTotals[]): string | null {
  let first: string | null = null;
  for (const totals of days) {
    if ((first === null || totals.day < first) && hasEntries(totals)) first = totals.day;
  }
  return first;
}
