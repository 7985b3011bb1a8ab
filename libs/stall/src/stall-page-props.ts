import type { Ledger, Notify, Store } from '@thela/contract';
import type { LanguageStore, StallPageName } from '@thela/page';
import type { ReactNode } from 'react';
import type { AccountStall, StallRecords, StallWithRole } from '@thela/records';
import type { AccountStore } from '@thela/session';

export interface StallPageProps {
  readonly page: StallPageName;
  readonly stall: StallWithRole;
  readonly ledger: Ledger;
  readonly records: StallRecords;
  readonly language: LanguageStore;
  readonly theme: Store<'device' | 'light' | 'dark'>;
  readonly themeChoice: ReactNode;
  readonly account: Pick<AccountStore, 'getSnapshot' | 'subscribe' | 'person'>;
  readonly notify: Notify;
  readonly accountStall: AccountStall;
}
