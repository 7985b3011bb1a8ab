import type { Brand, Ledger, Notify, SessionStore, Store } from '@thela/contract';
import type { Stall } from '@thela/ledger';
import type { SupabaseConfig } from '@thela/site-config';
import type { ComponentType, ReactNode } from 'react';
import type { AccountPageName, LanguageStore } from '@thela/page';
import type { AccountStall, StallRecords } from '@thela/records';
import type { AccountStore } from '@thela/session';

export interface AccountPageProps {
  readonly page: AccountPageName;
  readonly accountStall: AccountStall;
  readonly session: Pick<SessionStore, 'getSnapshot' | 'subscribe'>;
  readonly account: Pick<AccountStore, 'canReturn' | 'client' | 'person'>;
  readonly supabase: SupabaseConfig;
  readonly brand: Brand;
  readonly stall: Store<Stall>;
  readonly ledger: Ledger;
  readonly records: StallRecords;
  /** Offers a file of the records, where there is a stall, before they are deleted. */
  readonly BackupFirst: ComponentType<{
    readonly ledger: Ledger;
    readonly records: StallRecords;
    readonly stall: Stall | null;
    readonly children: ReactNode;
  }>;
  readonly language: LanguageStore;
  readonly notify: Notify;
  /** Logs out where there is no copy to ask about. */
  readonly onLogout: () => void;
}
