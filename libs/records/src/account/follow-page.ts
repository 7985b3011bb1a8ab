import type { AccountContext } from './account-context';
import type { CurrentStallSync } from './current-stall';
import { ledgerKey } from '../device/ledger-names';
import type { LedgerManager } from '../device/synced-ledger';

/** The ledgers on this device, with a way to tell what another tab shows from what this one does. */
export interface FollowedLedgers {
  readonly ledgers: LedgerManager;
  /** Calls back when another tab shows another ledger. @returns ends it */
  readonly onOtherTab: (listener: () => void) => () => void;
}

export function followLedgers(found: LedgerManager): FollowedLedgers {
  let last = ledgerKey(found.current());
  return {
    ledgers: {
      ...found,
      show: (id) => {
        last = ledgerKey(id);
        return found.show(id);
      },
      migratePhoneLedger: (to) => {
        last = ledgerKey(to);
        return found.migratePhoneLedger(to);
      },
    },
    onOtherTab: (listener) =>
      found.subscribe(() => {
        const shown = ledgerKey(found.current());
        if (shown === last) return;
        last = shown;
        listener();
      }),
  };
}

/**
 * Settles what is shown when somebody signs in or out, another tab shows another ledger, something is entered, or the network is back.
 *
 * @returns ends it
 */
export function followPage(
  { account, ledgers, view, records, signals, user, onEntry }: AccountContext,
  current: CurrentStallSync,
  onOtherTab: FollowedLedgers['onOtherTab'],
  settle: () => Promise<void>,
): () => void {
  const follow = () => void settle();
  /** Whether something was entered while the account was looked up, perhaps after the phone's records were counted. */
  let isEntryNew = false;

  /** Nothing was there when the person signed in; now there is. */
  function moveEntry() {
    const me = user();
    if (me === null || view.get().sync.status !== 'phone') return;
    if (!ledgers.current() && !records.read(me).isSeparate) follow();
  }

  const ends = [
    account.subscribe(follow),
    // A tab that shows the phone's own may be about to sign out.
    onOtherTab(() => {
      if (ledgers.current()) void current.start();
      else {
        current.stop();
        view.change({ stall: null, sync: { status: 'phone' } });
      }
    }),
    onEntry(() => {
      isEntryNew = view.get().sync.status === 'looking';
      moveEntry();
    }),
    view.store.subscribe(() => {
      if (!isEntryNew || view.get().sync.status !== 'phone') return;
      isEntryNew = false;
      moveEntry();
    }),
    signals.follow(() => {
      if (signals.mayWork() && view.get().sync.status === 'looking') follow();
    }),
  ];

  return () => {
    for (const end of ends) end();
  };
}
