import type { Ledger, Notify } from '@thela/contract';
import type { LanguageStore, StallPageName } from '@thela/page';
import type { StallRecords } from '../ledger/stall-records';
import type { AccountStall } from '../sync/account-stall';
import type { StallWithRole } from '../sync/role-store';

export interface StallPageProps {
  readonly page: StallPageName;
  readonly stall: StallWithRole;
  readonly ledger: Ledger;
  readonly records: StallRecords;
  readonly language: LanguageStore;
  readonly notify: Notify;
  readonly accountStall: AccountStall;
}
