import type { Ledger, Notify, StallActions, Store } from '@thela/contract';
import type { Stall } from '@thela/ledger';
import type { LanguageStore } from '../language/language-store';
import type { StallRecords } from '../ledger/stall-records';
import type { AccountStall } from '../sync/account-stall';
import type { StallPageName } from './stall-address';

export interface StallPageProps {
  readonly page: StallPageName;
  readonly stall: Store<Stall> & StallActions;
  readonly ledger: Ledger;
  readonly records: StallRecords;
  readonly language: LanguageStore;
  readonly notify: Notify;
  readonly accountStall: AccountStall;
}
