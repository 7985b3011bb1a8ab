import type { Ledger, Notify } from '@thela/contract';
import type { LanguageStore, StallPageName, ThemeStore } from '@thela/page';
import type { AccountStall, StallRecords, StallWithRole } from '@thela/records';
import type { AccountStore } from '@thela/session';

export interface StallPageProps {
  readonly page: StallPageName;
  readonly stall: StallWithRole;
  readonly ledger: Ledger;
  readonly records: StallRecords;
  readonly language: LanguageStore;
  readonly theme: ThemeStore;
  readonly account: Pick<AccountStore, 'getSnapshot' | 'subscribe' | 'person'>;
  readonly notify: Notify;
  readonly accountStall: AccountStall;
}
