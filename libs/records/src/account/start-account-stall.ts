// The stall in the account: loaded when somebody is signed in and the page is idle, or asked for.
import { safeStorage } from '@thela/federation/storage';
import { isReference, noReferences, stallDay, stallOn, withReferences } from '@thela/ledger';
import type { SupabaseConfig } from '@thela/site-config';
import type { AccountStore } from '@thela/session';
import { timeZoneOf } from '../device/snapshot-day';
import type { StallState } from '../device/device-ledgers';
import { createAccountStall } from './create-account-stall';
import type { StartedAccountStall } from './create-account-stall';
import { joinedMenu } from './join-menus';
import { pageSignals } from '@thela/page';
import { sessionTokens } from './session-tokens';
import { ServerError } from './stall-server';
import { supabaseStallServer } from './supabase-stall-server';

export interface StartAccountStallOptions {
  readonly supabase: SupabaseConfig;
  readonly account: AccountStore;
  readonly ledgers: Pick<StallState, 'shown' | 'copyOf' | 'copies'>;
  /** Gives `localStorage`; it may throw. */
  readonly storage: () => Storage;
  readonly reportError: (error: unknown, place: string) => void;
}

/** Starts the stall in the account, with Supabase, the browser's storage and this page. */
export async function startAccountStall(
  options: StartAccountStallOptions,
): Promise<StartedAccountStall> {
  const { supabase, account, ledgers, reportError } = options;
  const own = ledgers.copyOf(null);
  return createAccountStall({
    account,
    copies: await ledgers.copies(),
    serverFor: (user) => supabaseStallServer(supabase, sessionTokens(account, user)),
    storage: safeStorage(options.storage),
    signals: pageSignals,
    timeZone: () => timeZoneOf(own.stall.getSnapshot()),
    dayAt: (moment) =>
      stallDay(moment, timeZoneOf(ledgers.shown.getSnapshot().stall.getSnapshot())),
    importText: async (text) => {
      const { ok, ...file } = await own.records.importText(text);
      return ok && 'stored' in file && file.stored === true;
    },
    keepBothMenus: async (events, today) => {
      await own.open();
      const others = stallOn(withReferences(noReferences, events.filter(isReference)), today);
      const entries = joinedMenu(own.stall.getSnapshot(), others);
      if (entries.length === 0) return;
      const { ok } = await own.ledger.append(entries);
      if (!ok) throw new ServerError('refused', 'The browser did not store the menu of both.');
    },
    onEntry: own.ledger.subscribe,
    reportError,
  });
}
