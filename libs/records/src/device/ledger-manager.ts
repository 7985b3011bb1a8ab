// What can be done with the ledgers on this device: loaded when somebody is signed in.
import { safeStorage } from '@thela/federation/storage';
import { EARLIEST_DAY, LATEST_DAY } from '@thela/ledger';
import type { AccountStallId, LedgerManager, SyncedLedger } from './synced-ledger';
import { ledgerKey, LISTS_KEY } from './ledger-names';
import { parseLedgerKey, PHONE_USER_KEY } from './storage-keys';
import { migrationMark, migratePhoneLedger } from './migrate-phone-ledger';
import { storageManager } from './persistence-request';
import type { DeviceLedger } from './device-ledger';
import type { DeviceLedgers } from './device-ledgers';
import { createSyncedLedger } from './create-synced-ledger';

/** @param storage gives `localStorage`; it may throw */
export function createLedgerManager(state: DeviceLedgers, storage: () => Storage): LedgerManager {
  const { current, ledgerOf, show } = state;
  const synced = new WeakMap<DeviceLedger, SyncedLedger>();

  function syncedOf(ledger: DeviceLedger, id: AccountStallId): SyncedLedger {
    const found = synced.get(ledger) ?? createSyncedLedger(ledger, id);
    synced.set(ledger, found);
    return found;
  }

  const phoneStorage = async () => (await ledgerOf(null).open()).storage;
  const unfinishedMigration = async () =>
    parseLedgerKey((await migrationMark(await phoneStorage()))?.to);

  return {
    current: () => current.getSnapshot().id,
    subscribe: current.subscribe,
    show: async (id) => show(id),
    ledgersOf: (account) => accountLedgers(state, storage, account),
    countPhoneEvents: async () => {
      const { onDatabase, unsaved } = await phoneStorage();
      return (await onDatabase((open) => open.count())) + unsaved();
    },
    phoneStall: async () => {
      const { ledger, stall, open } = ledgerOf(null);
      await open();
      const totals = await ledger.totals({ from: EARLIEST_DAY, to: LATEST_DAY });
      return {
        name: stall.getSnapshot().name,
        days: totals.length,
        plates: totals.reduce((sum, { plates }) => sum + plates, 0),
      };
    },
    isPhoneLedgerOf: (account) => safeStorage(storage).read(PHONE_USER_KEY) === account,
    markPhoneLedgerOf: (account) => void safeStorage(storage).write(PHONE_USER_KEY, account),
    migratePhoneLedger: (to, same) => migratePhoneLedger(state, storage, to, same),
    unfinishedMigration,
    remove: async (id) => {
      if (ledgerKey(current.getSnapshot().id) === ledgerKey(id)) show(null);
      return removeAccountLedger(ledgerOf(id), storage, id);
    },
    exportText: (id) => ledgerOf(id).records.exportText(),
    syncedLedger: () => {
      const ledger = current.getSnapshot();
      return ledger.id && syncedOf(ledger, ledger.id);
    },
    syncedLedgerOf: (id) => syncedOf(ledgerOf(id), id),
  };
}

async function removeAccountLedger(
  ledger: DeviceLedger,
  storage: () => Storage,
  id: AccountStallId,
): Promise<boolean> {
  // What cannot be opened cannot be erased either.
  const opened = await ledger.open().catch(() => null);
  if (!(await opened?.storage.remove())) return false;
  await ledger.discard();
  for (const name of namesIn(storage)) {
    if (ledgerKey(ownerOf(name)) === ledgerKey(id)) storage().removeItem(name);
  }
  storage().removeItem(LISTS_KEY);
  return true;
}

/** The account ledgers of an account, by the names of all that they may have left in this browser. */
async function accountLedgers(
  { ledgerOf }: DeviceLedgers,
  storage: () => Storage,
  account: string,
): Promise<readonly AccountStallId[]> {
  const names = [...namesIn(storage), ...(await folderNames()), ...(await databaseNames())];
  const owners = names.map(ownerOf).filter((owner) => owner?.account === account);
  const ledgers = [...new Set(owners.map(ledgerKey))].map((key) => ledgerOf(parseLedgerKey(key)));
  const held = await Promise.all(ledgers.map(holdsAnything));
  return ledgers.flatMap(({ id }, index) => (id && held[index] ? [id] : []));
}

/**
 * Whether there is more of a ledger than its name. The database of one that was removed stays, empty: where another tab
 * sleeps, the browser would wait for it with deleting.
 */
async function holdsAnything({ open }: DeviceLedger): Promise<boolean> {
  try {
    const { storage } = await open();
    if ((await storage.firstDay()) !== null) return true;
    const place = await storage.onDatabase(({ sync }) => sync?.cursor() ?? Promise.resolve(null));
    return (place?.head ?? 0) > 0;
  } catch {
    // What cannot be read is not nothing.
    return true;
  }
}

/** Letters of the key of an account ledger. */
const KEY_LENGTH = 73;

/** The account ledger that something in the browser's storage belongs to, by its name; `null` for anything else. */
function ownerOf(name: string): AccountStallId | null {
  const rest = /^thela(?:-ledger)?\.(.*)$/s.exec(name)?.[1] ?? '';
  const end = rest.charAt(KEY_LENGTH);
  return end === '' || end === '.' ? parseLedgerKey(rest.slice(0, KEY_LENGTH)) : null;
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
