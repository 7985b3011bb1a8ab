import type { Entry, StallDay } from '@thela/ledger';

/** What was entered on one day of a stall, in the order in which it was entered. */
export interface EntriesOfDay {
  readonly day: StallDay;
  readonly entries: readonly Entry[];
}
