import type { Ledger, Notify } from '@thela/contract';
import type { LanguageStore, StallPageName } from '@thela/page';
import type { AccountStall, StallRecords, StallWithRole } from '@thela/records';

export interface StallPageProps {
  readonly page: StallPageName;
  readonly stall: StallWithRole;
  readonly ledger: Ledger;
  readonly records: StallRecords;
  readonly language: LanguageStore;
  readonly notify: Notify;
  readonly accountStall: AccountStall;
}
