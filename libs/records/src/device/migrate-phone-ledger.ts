import type { LedgerEvent } from '@thela/ledger';
import type { AccountStallId } from './synced-ledger';
import { moveAnswers } from '../answers/answer-files';
import { ledgerKey, ledgerNames } from './ledger-names';
import type { EventDatabase } from './event-database';
import type { StoredImport } from './import-parts';
import type { ImportStores } from './import-stores';
import type { MigrationStores } from './migration-stores';
import { pendingEvents } from './pending-events';
import type { DeviceLedger } from './device-ledger';
import type { DeviceLedgers } from './device-ledgers';
import type { StallStorage } from './stall-storage';
import type { StoredBook } from './stored-book';
import { readEvent } from './tab-channel';

/** Another tab may add an event between two steps; it does not do so forever. */
const MOST_ROUNDS = 20;

export function migrationOf({ migration }: EventDatabase): MigrationStores {
  if (!migration) throw new TypeError('Only the phone ledger moves.');
  return migration;
}

/** Key of the account ledger that the phone's own moves into; `null` while it does not. */
export function migrationTarget({ onDatabase }: StallStorage): Promise<string | null> {
  return onDatabase((open) => migrationOf(open).target());
}

/**
 * Moves the phone ledger into a bound one. A mark in its database says where to until nothing of it is left, so a
 * page that ends halfway has moved nothing to anybody else, and whoever calls this again finishes it.
 *
 * @throws Error while it moves to another stall, and when the browser does not store what moves
 */
export async function migratePhoneLedger(
  { ledgerOf, show, mayAppear }: DeviceLedgers,
  browserStorage: () => Storage,
  to: AccountStallId,
): Promise<void> {
  const own = ledgerOf(null);
  const { storage } = await own.open();
  const marked = await migrationTarget(storage);
  if (marked !== null && marked !== ledgerKey(to)) {
    throw new Error('The phone ledger is moving to another stall.');
  }
  await storage.onDatabase((open) => migrationOf(open).setTarget(ledgerKey(to)));
  const bound = ledgerOf(to);
  const isFirst = (await bound.records.firstDay()) === null;
  const pending = pendingEvents(browserStorage, ledgerNames(null).pending);
  const moved = new Set<string>();

  /** @returns how many events the phone ledger has */
  async function copyAll(): Promise<number> {
    await storage.retry();
    const stored = await storage.onDatabase((open) => open.all());
    const waiting = pending.read().flatMap(readEvent);
    const events = [...stored.flatMap(readEvent), ...waiting].filter(({ id }) => !moved.has(id));
    await addTo(bound, events);
    for (const { id } of events) moved.add(id);
    pending.remove(waiting);
    return stored.length;
  }

  const placeOf = (ledger: AccountStallId | null) => ({
    storage: browserStorage,
    prefix: ledgerNames(ledger).answers,
  });
  await copyAll();
  await copyImports(storage, await bound.open());
  if (isFirst) bound.setOpening(own.opening());
  if (mayAppear(to)) show(to);
  // The other tabs show it, too, by now. What they still add to the phone ledger was under way.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- until nothing comes any more
    const count = await copyAll();
    // oxlint-disable-next-line no-await-in-loop -- as above
    const isErased = await storage.eraseIf(count);
    if (isErased && count === 0) break;
  }
  moveAnswers(placeOf(null), placeOf(to));
  await storage.onDatabase((open) => migrationOf(open).setTarget(null));
  await own.onMigrated();
  void bound.resumeImports();
}

/** The files that were read in can be undone there, too, and go on there. */
async function copyImports({ onDatabase }: StallStorage, to: StoredBook): Promise<void> {
  const files = await onDatabase(async ({ imports }) =>
    Promise.all((await imports.all()).map((file) => withParts(imports, file))),
  );
  if (files.length === 0) return;
  await to.storage.onDatabase(({ imports }) =>
    Promise.all(files.map(({ file, parts }) => imports.stage(file, parts))),
  );
}

async function withParts({ part }: ImportStores, file: StoredImport) {
  const indexes = Array.from({ length: file.parts }, (_, index) => index);
  const parts = await Promise.all(indexes.map((index) => part(file.id, index)));
  return { file, parts: parts.map((text) => text ?? '[]') };
}

async function addTo({ open, addEvents }: DeviceLedger, events: readonly LedgerEvent[]) {
  const { storage } = await open();
  const missing = await storage.newOf(events);
  if (missing.length === 0) return;
  const { ok } = await addEvents(missing);
  if (!ok) throw new Error('The browser does not store the records that move.');
}
