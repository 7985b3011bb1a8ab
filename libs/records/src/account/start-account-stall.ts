// The stall in the account: loaded when somebody is signed in and the page is idle, or asked for.
import { safeStorage } from '@thela/federation/storage';
import { isReference, stallDay } from '@thela/ledger';
import type { SupabaseConfig } from '@thela/site-config';
import type { AccountStore } from '@thela/session';
import type { DeviceLedgers } from '../device/device-ledgers';
import { createAccountStall } from './create-account-stall';
import type { StartedAccountStall } from './create-account-stall';
import { pageSignals } from '@thela/page';
import { sessionTokens } from './session-tokens';
import { ServerError } from './stall-server';
import { supabaseStallServer } from './supabase-stall-server';

export interface StartAccountStallOptions {
  readonly supabase: SupabaseConfig;
  readonly account: AccountStore;
  readonly ledgers: Pick<DeviceLedgers, 'current' | 'ledgerOf' | 'manager'>;
  /** Gives `localStorage`; it may throw. */
  readonly storage: () => Storage;
  readonly reportError: (error: unknown, place: string) => void;
}

/** Starts the stall in the account, with Supabase, the browser's storage and this page. */
export async function startAccountStall(
  options: StartAccountStallOptions,
): Promise<StartedAccountStall> {
  const { supabase, account, ledgers, reportError } = options;
  const own = ledgers.ledgerOf(null);
  return createAccountStall({
    account,
    ledgers: await ledgers.manager(),
    serverFor: (user) => supabaseStallServer(supabase, sessionTokens(account, user)),
    storage: safeStorage(options.storage),
    signals: pageSignals,
    timeZone: () => own.stall.getSnapshot().timeZone,
    dayAt: (moment) => stallDay(moment, ledgers.current.getSnapshot().stall.getSnapshot().timeZone),
    today: () => ledgers.current.getSnapshot().ledger.today.getSnapshot(),
    importText: async (text) => {
      const { files } = own.records;
      const read = await files.read(new Blob([text]));
      if (!read.ok) return false;
      const staged = await files.stage({
        kind: 'backup',
        name: '',
        entries: [],
        backup: read.backup,
      });
      return staged.ok && (await files.apply(staged.id)).ok;
    },
    joinMenus: async (events, today) => {
      const { storage } = await own.open();
      // With the list of dishes, which nothing else of the account needs.
      const { joinMenus } = await import('./join-menus');
      const { entries, same } = joinMenus(
        await storage.references(),
        events.filter(isReference),
        today,
      );
      const isStored = entries.length === 0 || (await own.ledger.append(entries)).ok;
      if (isStored) return same;
      throw new ServerError('refused', 'The browser did not store the menu of both.');
    },
    onEntry: own.ledger.subscribe,
    reportError,
  });
}
