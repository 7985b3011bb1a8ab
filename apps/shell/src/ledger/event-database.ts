import type { DayTotals, LedgerEvent, StallDay } from '@thela/ledger';
import { readCachedTotals, toCache } from './cached-totals';
import type { CachedTotals } from './cached-totals';
import { changedDays, isReference, serializeEvent } from '@thela/ledger';
import { isCalendarDate } from '@thela/pricing';
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

export const DATABASE = 'thela';
const VERSION = 1;

const COMPARED = 'compared';

/** Sorts after every id. */
const LAST = '\uffff';

const DAY_MS = 86_400_000;

interface Schema extends DBSchema {
  /** What happened on a day. */
  events: { key: [StallDay, string]; value: SerializedEvent };
  /** What the stall is: dishes, ingredients, prices. All of them are needed for any day. */
  references: { key: [StallDay, string]; value: SerializedEvent };
  /** Totals of days that are over: a cache. */
  totals: { key: StallDay; value: CachedTotals };
  /** Events that the second copy does not have yet. */
  uncopied: { key: string; value: SerializedEvent };
  /** Under `COMPARED`: the second copy has nothing that this database never had. */
  marks: { key: string; value: true };
}

/** An event as it is stored: an unknown one as it came. */
type SerializedEvent = Readonly<Record<string, unknown>>;

/** The events in IndexedDB. Every method rejects with what the browser says: full, blocked, closed. */
export interface EventDatabase {
  /** Outside data, to be parsed: any page of this site could have stored it. */
  readonly references: () => Promise<readonly unknown[]>;
  readonly eventsOfDays: (from: StallDay, to: StallDay) => Promise<readonly unknown[]>;
  /** The days on which something happened, without those that are `known`; the earliest first. */
  readonly days: (
    from: StallDay,
    to: StallDay,
    known: ReadonlySet<StallDay>,
  ) => Promise<readonly StallDay[]>;
  readonly countReferences: () => Promise<number>;
  readonly referencesOfDays: (from: StallDay, to: StallDay) => Promise<readonly unknown[]>;
  /** Stores events; resolves when they are on the disk. */
  readonly write: (events: readonly LedgerEvent[]) => Promise<void>;
  /** Every event as it is stored. */
  readonly all: () => Promise<readonly SerializedEvent[]>;
  readonly has: (event: LedgerEvent) => Promise<boolean>;
  readonly count: () => Promise<number>;
  /** Quicker than `count`, which takes 0.1 s for a year. */
  readonly isEmpty: () => Promise<boolean>;
  readonly firstDay: () => Promise<StallDay | null>;
  readonly totals: (from: StallDay, to: StallDay) => Promise<ReadonlyMap<StallDay, DayTotals>>;
  readonly writeTotals: (totals: readonly DayTotals[]) => Promise<void>;
  readonly uncopied: () => Promise<readonly SerializedEvent[]>;
  readonly markCopied: (events: readonly SerializedEvent[]) => Promise<void>;
  readonly erase: () => Promise<void>;
  /** Whether nobody has said `markCompared` since the browser made this database. */
  readonly isNew: () => Promise<boolean>;
  readonly markCompared: () => Promise<unknown>;
  readonly close: () => void;
}

/**
 * @param onEnd called when the browser closed the database: it ran out of space, a person cleared the
 *   site's data, or a page of a newer version wants to change it
 */
export async function openEventDatabase(onEnd: () => void): Promise<EventDatabase> {
  const open = (version: number | undefined) =>
    openDB<Schema>(DATABASE, version, {
      upgrade: createStores,
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
  return { ...reading(db), ...writing(db), ...caching(db), close: () => db.close() };
}

function createStores(db: IDBPDatabase<Schema>) {
  db.createObjectStore('events', { keyPath: ['day', 'id'] });
  db.createObjectStore('references', { keyPath: ['day', 'id'] });
  db.createObjectStore('totals', { keyPath: 'day' });
  db.createObjectStore('uncopied', { keyPath: 'id' });
  db.createObjectStore('marks');
}

const daysBetween = (from: StallDay, to: StallDay) => IDBKeyRange.bound([from, ''], [to, LAST]);

const storeOf = (event: LedgerEvent) => (isReference(event) ? 'references' : 'events');

function reading(db: IDBPDatabase<Schema>) {
  const firstDayIn = async (store: 'events' | 'references') => {
    const cursor = await db.transaction(store).store.openKeyCursor();
    return cursor?.key[0];
  };
  const firstDay = async () => {
    const days = await Promise.all([firstDayIn('events'), firstDayIn('references')]);
    return days.filter((day) => day !== undefined).toSorted()[0] ?? null;
  };
  return {
    references: () => db.getAll('references'),
    eventsOfDays: (from: StallDay, to: StallDay) => db.getAll('events', daysBetween(from, to)),
    referencesOfDays: (from: StallDay, to: StallDay) =>
      db.getAll('references', daysBetween(from, to)),
    days: async (from: StallDay, to: StallDay, known: ReadonlySet<StallDay>) => {
      const days: StallDay[] = [];
      let cursor = await db.transaction('events').store.openKeyCursor(daysBetween(from, to));
      while (cursor) {
        const [day] = cursor.key;
        // Outside data, as the events are.
        if (isCalendarDate(day) && !known.has(day)) days.push(day);
        const last = lastInRow(day, known);
        // oxlint-disable-next-line no-await-in-loop -- a cursor goes from one day to the next
        cursor = last < to ? await cursor.continue([last, LAST]) : null;
      }
      return days;
    },
    countReferences: () => db.count('references'),
    all: async () => [...(await db.getAll('references')), ...(await db.getAll('events'))],
    has: async (event: LedgerEvent) =>
      (await db.getKey(storeOf(event), [event.day, event.id])) !== undefined,
    count: async () => (await db.count('events')) + (await db.count('references')),
    isEmpty: async () => (await firstDay()) === null,
    firstDay,
  };
}

function dayAfter(day: StallDay): StallDay {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** The last of the known days that follow on a day without a gap; the day itself, if the next is not known. */
function lastInRow(day: StallDay, known: ReadonlySet<StallDay>): StallDay {
  if (!known.has(day)) return day;
  let last = day;
  for (let next = dayAfter(day); known.has(next); next = dayAfter(next)) last = next;
  return last;
}

function writing(db: IDBPDatabase<Schema>) {
  return {
    write: async (events: readonly LedgerEvent[]) => {
      const stores = ['events', 'references', 'uncopied', 'totals'] as const;
      const tx = db.transaction(stores, 'readwrite', { durability: 'strict' });
      const requests = events.flatMap((event) => [
        tx.objectStore(storeOf(event)).put(serializeEvent(event)),
        tx.objectStore('uncopied').put(serializeEvent(event)),
      ]);
      const stale = staleDays(events).map((days) => tx.objectStore('totals').delete(days));
      // All at once: a request that fails aborts the transaction, and `done` says why.
      await Promise.all([...requests, ...stale, tx.done]);
    },
    erase: async () => {
      const stores = ['events', 'references', 'uncopied', 'totals'] as const;
      const tx = db.transaction(stores, 'readwrite', { durability: 'strict' });
      await Promise.all([...stores.map((store) => tx.objectStore(store).clear()), tx.done]);
    },
    isNew: async () => (await db.get('marks', COMPARED)) === undefined,
    markCompared: () => db.put('marks', true, COMPARED),
    uncopied: () => db.getAll('uncopied'),
    markCopied: async (events: readonly SerializedEvent[]) => {
      const tx = db.transaction('uncopied', 'readwrite');
      await Promise.all([...events.map(({ id }) => tx.store.delete(String(id))), tx.done]);
    },
  };
}

/** The days whose cached totals the events can change. */
function staleDays(events: readonly LedgerEvent[]): readonly IDBKeyRange[] {
  const changes = events.map(changedDays);
  const lasting = changes.filter(({ to }) => to === null).map(({ from }) => from);
  const first = lasting.toSorted()[0];
  const days = new Set(changes.filter(({ to }) => to !== null).map(({ from }) => from));
  const ranges = [...days].map((day) => IDBKeyRange.only(day));
  return first === undefined ? ranges : [...ranges, IDBKeyRange.lowerBound(first)];
}

function caching(db: IDBPDatabase<Schema>) {
  return {
    totals: async (from: StallDay, to: StallDay) => {
      const cached = await db.getAll('totals', IDBKeyRange.bound(from, to));
      const read = cached.flatMap(readCachedTotals);
      return new Map(read.map((totals) => [totals.day, totals]));
    },
    writeTotals: async (totals: readonly DayTotals[]) => {
      const tx = db.transaction('totals', 'readwrite');
      const records = totals.map(toCache);
      await Promise.all([...records.map((record) => tx.store.put(record)), tx.done]);
    },
  };
}
