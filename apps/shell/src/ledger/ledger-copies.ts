// What can be done with the copies of ledgers on this device: loaded when somebody is signed in.
import type { Binding, LedgerCopies, SyncedCopy } from '../sync/synced-copy';
import { keyOf, namesOf, ownerOf } from './copy-names';
import { movesTo, moveOwn } from './move-own';
import { bindingOf } from './copy-names';
import { storageManager } from './persistence-request';
import { reopeningDatabase } from './reopening-database';
import type { StallCopy } from './stall-copy';
import type { StallState } from './stall-state';
import { syncedCopy } from './synced-copy';

/** @param storage gives `localStorage`; it may throw */
export function ledgerCopies(state: StallState, storage: () => Storage): LedgerCopies {
  const { shown, copyOf, show } = state;
  const synced = new WeakMap<StallCopy, SyncedCopy>();

  function syncedOf(copy: StallCopy): SyncedCopy | null {
    if (!copy.binding) return null;
    const found = synced.get(copy) ?? syncedCopy(copy, copy.binding);
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
    of: (account) => boundCopies(storage, account),
    countOwn: async () => {
      const { storage: own } = await copyOf(null).open();
      return (await own.onDatabase((open) => open.count())) + own.unsaved();
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
    synced: () => syncedOf(shown.getSnapshot()),
  };
}

async function removeBound(
  copy: StallCopy,
  storage: () => Storage,
  binding: Binding,
): Promise<boolean> {
  const { storage: disk } = await copy.open();
  const isRemoved = await disk.remove();
  if (!isRemoved) return false;
  await copy.discard();
  for (const name of namesIn(storage)) {
    if (keyOf(ownerOf(name)) === keyOf(binding)) storage().removeItem(name);
  }
  return true;
}

/** The bound copies of an account, by the names of all that they may have left in this browser. */
async function boundCopies(storage: () => Storage, account: string): Promise<readonly Binding[]> {
  const names = [...namesIn(storage), ...(await folders())];
  const certain = names.map(ownerOf);
  const databases = (await databaseNames()).map(ownerOf);
  const found = new Map<string, Binding>();
  for (const binding of [...certain, ...(await withRecords(databases.filter(isOf(account))))]) {
    if (binding?.account === account) found.set(keyOf(binding), binding);
  }
  return [...found.values()];
}

const isOf =
  (account: string) =>
  (binding: Binding | null): binding is Binding =>
    binding?.account === account;

/** A database of a copy that was removed stays, empty: a tab that sleeps would keep the browser from deleting it. */
async function withRecords(bindings: readonly Binding[]): Promise<readonly Binding[]> {
  const isEmpty = await Promise.all(
    bindings.map(async (binding) => {
      const database = reopeningDatabase(namesOf(binding));
      const empty = await database
        .use(
          async (open) => (await open.isEmpty()) && ((await open.sync?.place())?.head ?? 0) === 0,
        )
        .catch(() => false);
      database.close();
      return empty;
    }),
  );
  return bindings.filter((_, index) => !isEmpty[index]);
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

async function folders(): Promise<readonly string[]> {
  const names: string[] = [];
  try {
    const root = await storageManager()?.getDirectory();
    if (root) for await (const name of root.keys()) names.push(name);
  } catch {
    // A browser without private files.
  }
  return names;
}
