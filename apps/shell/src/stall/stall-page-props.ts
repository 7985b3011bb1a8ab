import type { Ledger, Notify } from '@thela/contract';
import type { LanguageStore } from '../language/language-store';
import type { StallRecords } from '../ledger/stall-records';
import type { AccountStall } from '../sync/account-stall';
import type { StallWithRole } from '../sync/role-store';
import type { StallPageName } from './stall-address';

export interface StallPageProps {
  readonly page: StallPageName;
  readonly stall: StallWithRole;
  readonly ledger: Ledger;
  readonly records: StallRecords;
  readonly language: LanguageStore;
  readonly notify: Notify;
  readonly accountStall: AccountStall;
}
