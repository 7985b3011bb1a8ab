import type { Brand, Ledger, Notify, SessionStore, Store } from '@thela/contract';
import type { Stall } from '@thela/ledger';
import type { SupabaseConfig } from '@thela/site-config';
import type { AccountPageName, LanguageStore } from '@thela/page';
import type { AccountStall, StallRecords } from '@thela/records';
import type { AccountStore } from '@thela/session';

export interface AccountPageProps {
  readonly page: AccountPageName;
  readonly accountStall: AccountStall;
  readonly session: Pick<SessionStore, 'getSnapshot' | 'subscribe'>;
  readonly account: Pick<AccountStore, 'client' | 'person'>;
  readonly supabase: SupabaseConfig;
  readonly brand: Brand;
  readonly stall: Store<Stall>;
  readonly ledger: Ledger;
  readonly records: StallRecords;
  readonly language: LanguageStore;
  readonly notify: Notify;
  /** Logs out where there is no copy to ask about. */
  readonly onLogout: () => void;
}
