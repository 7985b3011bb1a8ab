// What can be done with the copies of ledgers on this device: loaded when somebody is signed in.
import type { Binding, LedgerCopies, SyncedCopy } from './synced-ledger';
import { bindingOf, keyOf } from './ledger-names';
import { movesTo, movingIn, moveOwn } from './migrate-phone-ledger';
import { storageManager } from './persistence-request';
import type { StallCopy } from './device-ledger';
import type { StallState } from './device-ledgers';
import { syncedCopy } from './sync-ledger';

/** @param storage gives `localStorage`; it may throw */
export function ledgerCopies(state: StallState, storage: () => Storage): LedgerCopies {
  const { shown, copyOf, show } = state;
  const synced = new WeakMap<StallCopy, SyncedCopy>();

  function syncedOf(copy: StallCopy, binding: Binding): SyncedCopy {
    const found = synced.get(copy) ?? syncedCopy(copy, binding);
    synced.set(copy, found);
    return found;
  }

  async function unfinishedMove(): Promise<Binding | null> {
    const { storage: own } = await copyOf(null).open();
    return bindingOf(await movesTo(own));
  }

  return {
    shown: () => shown.getSnapshot().binding,
    subscribe: shown.subscribe,
    show: async (binding) => show(binding),
    of: (account) => boundCopies(state, storage, account),
    countOwn: async () => {
      const { storage: own } = await copyOf(null).open();
      return (await own.onDatabase((open) => open.count())) + own.unsaved();
    },
    hasOwnBelonged: async () => {
      const { storage: own } = await copyOf(null).open();
      return own.onDatabase((open) => movingIn(open).hasBelonged());
    },
    markOwnBelonged: async (hasBelonged) => {
      const { storage: own } = await copyOf(null).open();
      await own.onDatabase((open) => movingIn(open).markBelonged(hasBelonged));
    },
    moveOwn: (to) => moveOwn(state, storage, to),
    unfinishedMove,
    remove: async (binding) => {
      if (!binding) {
        // What moves belongs to the account that it moves to.
        return (await unfinishedMove()) === null && copyOf(null).records.eraseAll();
      }
      if (keyOf(shown.getSnapshot().binding) === keyOf(binding)) show(null);
      return removeBound(copyOf(binding), storage, binding);
    },
    exportText: (binding) => copyOf(binding).records.exportText(),
    synced: () => {
      const copy = shown.getSnapshot();
      return copy.binding && syncedOf(copy, copy.binding);
    },
    syncedOf: (binding) => syncedOf(copyOf(binding), binding),
  };
}

async function removeBound(
  copy: StallCopy,
  storage: () => Storage,
  binding: Binding,
): Promise<boolean> {
  // What cannot be opened cannot be erased either.
  const opened = await copy.open().catch(() => null);
  if (!(await opened?.storage.remove())) return false;
  await copy.discard();
  for (const name of namesIn(storage)) {
    if (keyOf(ownerOf(name)) === keyOf(binding)) storage().removeItem(name);
  }
  return true;
}

/** The bound copies of an account, by the names of all that they may have left in this browser. */
async function boundCopies(
  { copyOf }: StallState,
  storage: () => Storage,
  account: string,
): Promise<readonly Binding[]> {
  const names = [...namesIn(storage), ...(await folderNames()), ...(await databaseNames())];
  const owners = names.map(ownerOf).filter((owner) => owner?.account === account);
  const copies = [...new Set(owners.map(keyOf))].map((key) => copyOf(bindingOf(key)));
  const held = await Promise.all(copies.map(holdsAnything));
  return copies.flatMap(({ binding }, index) => (binding && held[index] ? [binding] : []));
}

/**
 * Whether there is more of a copy than its name. The database of one that was removed stays, empty: where another tab
 * sleeps, the browser would wait for it with deleting.
 */
async function holdsAnything({ open }: StallCopy): Promise<boolean> {
  try {
    const { storage } = await open();
    if ((await storage.firstDay()) !== null) return true;
    const place = await storage.onDatabase(({ sync }) => sync?.place() ?? Promise.resolve(null));
    return (place?.head ?? 0) > 0;
  } catch {
    // What cannot be read is not nothing.
    return true;
  }
}

/** Letters of the key of a bound copy. */
const KEY_LENGTH = 73;

/** The bound copy that something in the browser's storage belongs to, by its name; `null` for anything else. */
function ownerOf(name: string): Binding | null {
  const rest = /^thela(?:-ledger)?\.(.*)$/s.exec(name)?.[1] ?? '';
  const end = rest.charAt(KEY_LENGTH);
  return end === '' || end === '.' ? bindingOf(rest.slice(0, KEY_LENGTH)) : null;
}

function namesIn(storage: () => Storage): readonly string[] {
  try {
    const open = storage();
    return Array.from({ length: open.length }, (_, index) => open.key(index) ?? '');
  } catch {
    return [];
  }
}

/** Old browsers do not tell; then the other names do. */
async function databaseNames(): Promise<readonly string[]> {
  try {
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}

async function folderNames(): Promise<readonly string[]> {
  const names: string[] = [];
  try {
    const root = await storageManager()?.getDirectory();
    if (root) for await (const name of root.keys()) names.push(name);
  } catch {
    // A browser without private files.
  }
  return names;
}
