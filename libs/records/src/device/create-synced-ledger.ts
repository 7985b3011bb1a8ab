import { addDays, disputedDays, lostDecisions } from '@thela/ledger';
import type { LedgerEvent, LostDecision } from '@thela/ledger';
import type { AccountStallId, SyncedLedger } from './synced-ledger';
import type { DeviceLedger } from './device-ledger';
import type { SyncCursor, SyncStores } from './sync-stores';

/** An account ledger as the synchronisation sees it, whether the page shows it or not. */
export function createSyncedLedger(ledger: DeviceLedger, id: AccountStallId): SyncedLedger {
  /** Where the ledger was when the synchronisation looked at it last: what it takes in then continues from there. */
  let looked: Promise<SyncCursor> | undefined;

  async function onStores<Result>(task: (stores: SyncStores) => Promise<Result>): Promise<Result> {
    const { storage } = await ledger.open();
    return storage.onDatabase(({ sync }) => {
      if (!sync) throw new TypeError('The phone ledger is not synchronised.');
      return task(sync);
    });
  }

  function look(): Promise<SyncCursor> {
    looked = onStores(({ cursor }) => cursor());
    looked.catch(() => {
      looked = undefined;
    });
    return looked;
  }

  /** A method of the stores, once the database is open. */
  const ofStores =
    <Given extends readonly unknown[], Result>(
      method: (stores: SyncStores) => (...given: Given) => Promise<Result>,
    ) =>
    (...given: Given) =>
      onStores((stores) => method(stores)(...given));

  /** After events were dropped or changed. */
  async function rewrite() {
    const { storage } = await ledger.open();
    storage.showDropped();
    await storage.rewriteBackup();
  }

  /** Decisions of this device that others replaced, by what they entered and the page does not show yet. */
  async function lostTo(received: readonly LedgerEvent[]): Promise<readonly LostDecision[]> {
    const book = await ledger.open();
    const { references, entries } = await book.knownOf(disputedDays(received));
    const ids = new Set(received.map(({ id: of }) => of));
    const before = { references, entries: entries.filter(({ id: of }) => !ids.has(of)) };
    return lostDecisions(before, received, ledger.device(), book.today());
  }

  return {
    id,
    unsent: ofStores(({ unsent }) => unsent),
    countUnsent: async () => {
      const { count, refused } = await onStores(({ countUnsent }) => countUnsent());
      const { storage } = await ledger.open();
      return { count: count + storage.unsaved(), refused };
    },
    markSent: ofStores(({ markSent }) => markSent),
    markRefused: async (refused) => {
      if (await onStores((stores) => stores.markRefused(refused))) await rewrite();
    },
    retryRefused: ofStores(({ retryRefused }) => retryRefused),
    head: async () => (await look()).head,
    isOpened: ofStores(({ isOpened }) => isOpened),
    receive: async (events, head) => {
      const asked = await (looked ?? look());
      const received = await onStores(({ receive }) => receive(events, head, asked));
      if (received === null) {
        looked = undefined;
        throw new Error('The ledger was erased, or read by another tab: ask for its head again.');
      }
      if (head !== null) looked = Promise.resolve({ ...asked, head });
      // Before they are shown: then nobody can tell any more what they replaced.
      const lost = await lostTo(received).catch(() => []);
      (await ledger.open()).storage.showReceived(received);
      return lost;
    },
    setSkew: async (aheadMs, today) => {
      ledger.setSkew(aheadMs);
      const yesterday = addDays(today, -1);
      const corrected = await onStores((stores) => stores.correctUnsent(aheadMs, yesterday));
      if (corrected > 0) await rewrite();
    },
    forgetBefore: async (day) => {
      const forgotten = await onStores((stores) => stores.forgetBefore(day));
      if (forgotten > 0) await rewrite();
    },
    role: async () => {
      const role = await onStores((stores) => stores.role());
      // The browser may have lost what it stored elsewhere.
      if (role && role !== ledger.role.getSnapshot()) ledger.role.set(role);
      return role;
    },
    setRole: async (role) => {
      await onStores((stores) => stores.setRole(role));
      ledger.role.set(role);
    },
    onUnsent: (listener) => {
      let end = () => {};
      let isEnded = false;
      ledger.open().then(
        ({ storage }) => {
          if (!isEnded) end = storage.onUnsent(listener);
        },
        () => {},
      );
      return () => {
        isEnded = true;
        end();
      };
    },
  };
}
