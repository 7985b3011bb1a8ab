import type { DayStore, Ledger, Store } from '@thela/contract';
import type { Spent } from '@thela/ledger';
import type { AccountStallState, CurrentStall, StallRecords } from '@thela/records';
import type { ReactNode } from 'react';

export interface TodayProps {
  readonly day: DayStore;
  readonly stall: CurrentStall;
  readonly ledger: Ledger;
  /** What today cost besides its plates. */
  readonly spent: Store<Spent>;
  readonly records: Pick<StallRecords, 'firstDay' | 'exportText'>;
  /** Where the records are kept. */
  readonly keeping: Store<AccountStallState>;
  /** The line that says so. */
  readonly keepingLine: ReactNode;
  /** Moves the focus to the page, because what had it is gone. */
  readonly focusPage: () => void;
}
