import { serializeEvent } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';
import type { AccountStallId } from './synced-ledger';
import { moveAnswers } from '../answers/answer-files';
import { ledgerKey, ledgerNames } from './ledger-names';
import type { MigrationMark } from './database-schema';
import type { EventDatabase } from './event-database';
import { readHeads, readPart } from './import-parts';
import type { ImportHead, StoredImport } from './import-parts';
import type { ImportStores } from './import-stores';
import type { MigrationStores } from './migration-stores';
import { pendingEvents } from './pending-events';
import { underOwnIds } from './same-subjects';
import type { SameSubjects } from './same-subjects';
import type { DeviceLedger } from './device-ledger';
import type { DeviceLedgers } from './device-ledgers';
import type { StallStorage } from './stall-storage';
import type { StoredBook } from './stored-book';
import { readEvent } from './tab-channel';

/** Another tab may add an event between two steps; it does not do so forever. */
const MOST_ROUNDS = 20;

function migrationOf({ migration }: EventDatabase): MigrationStores {
  if (!migration) throw new TypeError('Only the phone ledger moves.');
  return migration;
}

/** Where the phone ledger moves to; `null` while it does not. */
export function migrationMark({ onDatabase }: StallStorage): Promise<MigrationMark | null> {
  return onDatabase((open) => migrationOf(open).mark());
}

/**
 * Moves the phone ledger into a bound one. A mark in its database says where to until nothing of it is left, so a
 * page that ends halfway has moved nothing to anybody else, and whoever calls this again finishes it.
 *
 * @param given ids that its dishes and ingredients have there; those of an unfinished move stay
 * @throws Error while it moves to another stall, and when the browser does not store what moves
 */
export async function migratePhoneLedger(
  { ledgerOf, show, mayAppear }: DeviceLedgers,
  browserStorage: () => Storage,
  to: AccountStallId,
  given: SameSubjects = { dishes: new Map(), ingredients: new Map() },
): Promise<void> {
  const own = ledgerOf(null);
  const { storage } = await own.open();
  const marked = await migrationMark(storage);
  if (marked && marked.to !== ledgerKey(to)) {
    throw new Error('The phone ledger is moving to another stall.');
  }
  const same = marked?.same ?? given;
  const mark = { to: ledgerKey(to), same };
  await storage.onDatabase((open) => migrationOf(open).setMark(mark));
  const bound = ledgerOf(to);
  const isFirst = (await bound.records.firstDay()) === null;
  const pending = pendingEvents(browserStorage, ledgerNames(null).pending);
  const moved = new Map<string, LedgerEvent>();

  /** @returns how many events the phone ledger has */
  async function copyAll(): Promise<number> {
    await storage.retry();
    const stored = await storage.onDatabase((open) => open.all());
    const waiting = pending.read().flatMap(readEvent);
    const events = [...stored.flatMap(readEvent), ...waiting].filter(({ id }) => !moved.has(id));
    const before = moved.size;
    for (const event of events) moved.set(event.id, event);
    // An undo names an event that may have moved before.
    await addTo(bound, underOwnIds([...moved.values()], same).slice(before));
    pending.remove(waiting);
    return stored.length;
  }

  const placeOf = (ledger: AccountStallId | null) => ({
    storage: browserStorage,
    prefix: ledgerNames(ledger).answers,
  });
  await copyAll();
  await copyImports(storage, await bound.open(), same, [...moved.values()]);
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
  await storage.onDatabase((open) => migrationOf(open).setMark(null));
  await own.onMigrated();
  void bound.resumeImports();
}

/** The files that were read in can be undone there, too, and go on there. */
async function copyImports(
  { onDatabase }: StallStorage,
  to: StoredBook,
  same: SameSubjects,
  moved: readonly LedgerEvent[],
): Promise<void> {
  const ids = new Map(underOwnIds(moved, same).map(({ id }, index) => [moved[index]?.id, id]));
  const idOf = (id: string) => ids.get(id) ?? id;
  const subjectOf = (id: string) => same.dishes.get(id) ?? same.ingredients.get(id) ?? id;
  const renamedHead = ({ subject, uses, event, ...head }: ImportHead) => ({
    ...head,
    id: idOf(head.id),
    ...(subject !== undefined && { subject: subjectOf(subject) }),
    ...(uses && { uses: uses.map(subjectOf) }),
    ...(event !== undefined && { event: idOf(event) }),
  });
  const stored = await onDatabase(async ({ imports }) =>
    Promise.all((await imports.all()).map((file) => withParts(imports, file))),
  );
  const files = stored.map(({ file, parts }) => ({
    file: { ...file, needed: file.needed.map(idOf) },
    parts: parts.map((text, index) =>
      // What is not stored yet are events.
      JSON.stringify(
        file.status === 'applying' && index >= file.next
          ? underOwnIds(readPart(text), same).map(serializeEvent)
          : readHeads(text).map(renamedHead),
      ),
    ),
  }));
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
