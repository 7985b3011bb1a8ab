import { randomId } from '@thela/contract';
import type { DayTotals, LedgerEvent, StallDay } from '@thela/ledger';
import { readCachedTotals, toCache } from './cached-totals';
import { addDays, isCalendarDate, serializeEvent } from '@thela/ledger';
import { openDB, unwrap } from 'idb';
import type { LedgerNames } from './ledger-names';
import { changeAccountStores, createStores, ACCOUNT_STORES, PHONE_STORES } from './database-schema';
import type { Database, Line, Schema, SerializedEvent } from './database-schema';
import { endWhenLeft } from './end-when-left';
import { createImportStores } from './import-stores';
import type { ImportStores } from './import-stores';
import { inSlices } from './in-slices';
import { staleDays, storeOf } from './stale-days';
import { createMigrationStores } from './migration-stores';
import type { MigrationStores } from './migration-stores';
import { packingReferences } from './packed-references';
import { addAccountEvents, createSyncStores } from './sync-stores';
import type { SyncStores } from './sync-stores';

const VERSION = 1;

/** Sorts after every id. */
const LAST = '\uffff';

/** Totals of a day, and how many of its events they were worked out from. */
export interface CountedTotals {
  readonly totals: DayTotals;
  readonly events: number;
}

export interface CachedRange {
  readonly totals: ReadonlyMap<StallDay, DayTotals>;
  /** The other days on which something happened, the earliest first. */
  readonly missing: readonly StallDay[];
  /** How many references are stored. */
  readonly references: number;
}

/** The events in IndexedDB. Every method rejects with what the browser says: full, blocked, closed. */
export interface EventDatabase {
  readonly references: () => Promise<readonly LedgerEvent[]>;
  /** Outside data, to be parsed: any page of this site could have stored it. */
  readonly eventsOfDays: (from: StallDay, to: StallDay) => Promise<readonly unknown[]>;
  /** What is cached of a range of days, and which days are missing, at one moment. */
  readonly cachedTotals: (from: StallDay, to: StallDay) => Promise<CachedRange>;
  readonly countReferences: () => Promise<number>;
  readonly referencesOfDays: (from: StallDay, to: StallDay) => Promise<readonly unknown[]>;
  /** Stores events; resolves when they are on the disk. */
  readonly write: (events: readonly LedgerEvent[]) => Promise<void>;
  readonly ids: () => Promise<readonly string[]>;
  /** Every event as it is stored. */
  readonly all: () => Promise<readonly SerializedEvent[]>;
  /** The same as lines of the backup. */
  readonly lines: () => Promise<readonly Line[]>;
  /** Those of the events that are not stored. */
  readonly newOf: (events: readonly LedgerEvent[]) => Promise<readonly LedgerEvent[]>;
  readonly count: () => Promise<number>;
  /** Quicker than `count`, which takes 0.1 s for a year. */
  readonly isEmpty: () => Promise<boolean>;
  readonly firstDay: () => Promise<StallDay | null>;
  /**
   * Caches totals, save those of days that have another number of events by now; none of them if that is so of the
   * references. Events are added, and removed only by what removes the totals, too.
   */
  readonly writeTotals: (days: readonly CountedTotals[], references: number) => Promise<void>;
  readonly notBackedUp: () => Promise<readonly Line[]>;
  readonly markBackedUp: (lines: readonly { readonly id?: unknown }[]) => Promise<void>;
  readonly erase: () => Promise<void>;
  /** Whether nobody has said `markCompared` since the browser made this database. */
  readonly isNew: () => Promise<boolean>;
  readonly markCompared: () => Promise<unknown>;
  /** Writes something and removes it: whoever can read cannot always write. */
  readonly tryWriting: () => Promise<void>;
  readonly imports: ImportStores;
  /** Of an account ledger alone. */
  readonly sync: SyncStores | null;
  /** Of the phone ledger alone. */
  readonly migration: MigrationStores | null;
  readonly close: () => void;
}

/**
 * @param onEnd called when the browser closed the database: it ran out of space, a person cleared the
 *   site's data, or a page of a newer version wants to change it
 */
export async function openEventDatabase(
  names: LedgerNames,
  onEnd: () => void,
): Promise<EventDatabase> {
  const isOfAccount = names.key !== '';
  const open = (version: number | undefined) =>
    openDB<Schema>(names.database, version, {
      upgrade: (made) => createStores(made, isOfAccount),
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        onEnd();
      },
      terminated: onEnd,
    });
  const db = await open(VERSION).catch((error: unknown) => {
    // A newer page made it, and keeps these stores in it.
    if (error instanceof DOMException && error.name === 'VersionError') return open(undefined);
    throw error;
  });
  endWhenLeft(unwrap(db));
  const sync = isOfAccount ? createSyncStores(db) : null;
  return {
    ...readStores(db),
    ...(isOfAccount ? writeAccountStores(db) : writePhoneStores(db)),
    ...backUpStores(db, sync),
    ...cacheTotals(db),
    imports: createImportStores(db),
    sync,
    migration: isOfAccount ? null : createMigrationStores(db),
    tryWriting: async () => {
      const { store, done } = db.transaction('marks', 'readwrite', { durability: 'strict' });
      await Promise.all([store.put(true, 'trial'), store.delete('trial'), done]);
    },
    close: () => db.close(),
  };
}

const daysBetween = (from: StallDay, to: StallDay) => IDBKeyRange.bound([from, ''], [to, LAST]);

const allOf = async (db: Database) => [
  ...(await db.getAll('references')),
  ...(await db.getAll('events')),
];

function readStores(db: Database) {
  const firstDayIn = async (store: 'events' | 'references') => {
    const cursor = await db.transaction(store).store.openKeyCursor();
    return cursor?.key[0];
  };
  const firstDay = async () => {
    const days = await Promise.all([firstDayIn('events'), firstDayIn('references')]);
    return days.filter((day) => day !== undefined).sort()[0] ?? null;
  };
  return {
    references: packingReferences(db),
    eventsOfDays: (from: StallDay, to: StallDay) => db.getAll('events', daysBetween(from, to)),
    referencesOfDays: (from: StallDay, to: StallDay) =>
      db.getAll('references', daysBetween(from, to)),
    countReferences: () => db.count('references'),
    ids: async () => {
      const keys = [...(await db.getAllKeys('references')), ...(await db.getAllKeys('events'))];
      return keys.map(([, id]) => id);
    },
    all: () => allOf(db),
    newOf: async (events: readonly LedgerEvent[]) => {
      const tx = db.transaction(['events', 'references']);
      const found: LedgerEvent[] = [];
      const look = inSlices(events, async (slice) => {
        const keys = await Promise.all(
          slice.map((event) => tx.objectStore(storeOf(event)).getKey([event.day, event.id])),
        );
        found.push(...slice.filter((_, index) => keys[index] === undefined));
      });
      await Promise.all([look, tx.done]);
      return found;
    },
    count: async () => (await db.count('events')) + (await db.count('references')),
    isEmpty: async () => (await firstDay()) === null,
    firstDay,
  };
}

function writePhoneStores(db: Database) {
  const change = () => db.transaction(PHONE_STORES, 'readwrite', { durability: 'strict' });
  return {
    write: async (events: readonly LedgerEvent[]) => {
      const tx = change();
      const put = inSlices(events, (slice) =>
        Promise.all(
          slice.flatMap((event) => [
            tx.objectStore(storeOf(event)).put(serializeEvent(event)),
            tx.objectStore('notBackedUp').put(serializeEvent(event)),
          ]),
        ),
      );
      const stale = staleDays(events).map((days) => tx.objectStore('totals').delete(days));
      // All at once: a request that fails aborts the transaction, and `done` says why.
      await Promise.all([put, ...stale, tx.done]);
    },
    erase: async () => {
      const tx = change();
      const clear = PHONE_STORES.map((store) => tx.objectStore(store).clear());
      await Promise.all([...clear, tx.done]);
    },
  };
}

function writeAccountStores(db: Database) {
  return {
    write: async (events: readonly LedgerEvent[]) => {
      const tx = changeAccountStores(db);
      await Promise.all([addAccountEvents(tx, events, false), tx.done]);
    },
    erase: async () => {
      const tx = changeAccountStores(db);
      const clear = ACCOUNT_STORES.map((store) => tx.objectStore(store).clear());
      const mark = tx.objectStore('sync').put(randomId(), 'erased');
      await Promise.all([...clear, mark, tx.done]);
    },
  };
}

function backUpStores(db: Database, sync: SyncStores | null) {
  return {
    lines: async (): Promise<readonly Line[]> => {
      const events = await allOf(db);
      if (!sync) return events;
      const unsent = await sync.idsUnsent();
      return events.map((event) => {
        const id = String(event['id']);
        return unsent.has(id) ? event : { id, sent: event };
      });
    },
    isNew: async () => (await db.get('marks', 'compared')) === undefined,
    markCompared: () => db.put('marks', true, 'compared'),
    notBackedUp: () => db.getAll('notBackedUp'),
    markBackedUp: async (lines: readonly { readonly id?: unknown }[]) => {
      const tx = db.transaction('notBackedUp', 'readwrite');
      const drop = inSlices(lines, (slice) =>
        Promise.all(slice.map(({ id }) => tx.store.delete(String(id)))),
      );
      await Promise.all([drop, tx.done]);
    },
  };
}

const CACHED_STORES = ['events', 'references', 'totals'] as const;

function cacheTotals(db: Database) {
  return {
    cachedTotals: async (from: StallDay, to: StallDay): Promise<CachedRange> => {
      const tx = db.transaction(CACHED_STORES);
      const [cached, references] = await Promise.all([
        tx.objectStore('totals').getAll(IDBKeyRange.bound(from, to)),
        tx.objectStore('references').count(),
      ]);
      const read = cached.flatMap(readCachedTotals);
      const totals = new Map(read.map((each) => [each.day, each]));
      const missing: StallDay[] = [];
      let cursor = await tx.objectStore('events').openKeyCursor(daysBetween(from, to));
      while (cursor) {
        const [day] = cursor.key;
        // Outside data, as the events are.
        if (isCalendarDate(day) && !totals.has(day)) missing.push(day);
        const last = lastInRow(day, totals);
        // oxlint-disable-next-line no-await-in-loop -- a cursor goes from one day to the next
        cursor = last < to ? await cursor.continue([last, LAST]) : null;
      }
      return { totals, missing, references };
    },
    writeTotals: async (days: readonly CountedTotals[], references: number) => {
      const tx = db.transaction(CACHED_STORES, 'readwrite');
      const put = async () => {
        if ((await tx.objectStore('references').count()) !== references) return;
        const write = days.map(async ({ totals, events }) => {
          const { day } = totals;
          const count = await tx.objectStore('events').count(daysBetween(day, day));
          if (count === events) await tx.objectStore('totals').put(toCache(totals));
        });
        await Promise.all(write);
      };
      await Promise.all([put(), tx.done]);
    },
  };
}

/** The last of the known days that follow on a day without a gap; the day itself, if the next is not known. */
function lastInRow(day: StallDay, known: ReadonlyMap<StallDay, unknown>): StallDay {
  if (!known.has(day)) return day;
  let last = day;
  for (let next = addDays(day, 1); known.has(next); next = addDays(next, 1)) last = next;
  return last;
}
