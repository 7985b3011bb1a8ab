import type { Entry, StallDay } from '@thela/ledger';

/** What was entered on one day of a stall, in the order in which it was entered. */
export interface EntriesOfDay {
  readonly day: StallDay;
  readonly entries: readonly Entry[];
}

const DAY_MS = 86_400_000;

/**
 * @param days later; negative for an earlier day
 * @example dayAfter('2026-11-30', 1) // '2026-12-01'
 */
export function dayAfter(day: StallDay, days: number): StallDay {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
