import type { Binding, SyncedCopy } from './synced-ledger';
import type { StallCopy } from './device-ledger';
import type { Place, SyncStores } from './sync-stores';

/** A bound copy as the synchronisation sees it, whether the page shows it or not. */
export function syncedCopy(copy: StallCopy, binding: Binding): SyncedCopy {
  /** Where the copy was when the synchronisation looked at it last: what it takes in then continues from there. */
  let looked: Promise<Place> | undefined;

  async function onStores<Result>(task: (stores: SyncStores) => Promise<Result>): Promise<Result> {
    const { storage } = await copy.open();
    return storage.onDatabase(({ sync }) => {
      if (!sync) throw new TypeError('The phone’s own copy is not synchronised.');
      return task(sync);
    });
  }

  function look(): Promise<Place> {
    looked = onStores(({ place }) => place());
    looked.catch(() => {
      looked = undefined;
    });
    return looked;
  }

  return {
    binding,
    unsent: (most) => onStores(({ unsent }) => unsent(most)),
    countUnsent: async () => {
      const { count, refused } = await onStores(({ countUnsent }) => countUnsent());
      const { storage } = await copy.open();
      return { count: count + storage.unsaved(), refused };
    },
    markSent: (ids) => onStores(({ markSent }) => markSent(ids)),
    markRefused: (refused) => onStores(({ markRefused }) => markRefused(refused)),
    retryRefused: (codes) => onStores(({ retryRefused }) => retryRefused(codes)),
    head: async () => (await look()).head,
    isOpened: () => onStores(({ isOpened }) => isOpened()),
    take: async (events, head) => {
      const asked = await (looked ?? look());
      const taken = await onStores(({ take }) => take(events, head, asked));
      if (taken === null) {
        looked = undefined;
        throw new Error('The copy was erased, or read by another tab: ask for its head again.');
      }
      if (head !== null) looked = Promise.resolve({ ...asked, head });
      (await copy.open()).storage.showTaken(taken);
    },
    forgetBefore: async (day) => {
      const forgotten = await onStores((stores) => stores.forgetBefore(day));
      if (forgotten === 0) return;
      const { storage } = await copy.open();
      storage.showDropped();
      await storage.rewriteCopy();
    },
    role: async () => {
      const role = await onStores((stores) => stores.role());
      // The browser may have lost what it stored elsewhere.
      if (role && role !== copy.role.getSnapshot()) copy.role.set(role);
      return role;
    },
    setRole: async (role) => {
      await onStores((stores) => stores.setRole(role));
      copy.role.set(role);
    },
    onUnsent: (listener) => {
      let end = () => {};
      let isEnded = false;
      copy.open().then(
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
