import type { StallRole } from '@thela/contract';
import type { PackedPrices, StallDay } from '@thela/ledger';
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import type { EventRefusal } from '../account/stall-server';
import type { CachedTotals } from './cached-totals';

/** An event as it is stored: an unknown one as it came. */
export type SerializedEvent = Readonly<Record<string, unknown>>;

/** A line of the second copy: an event, or one that the server has already, which need not be sent to it. */
export type Line = SerializedEvent | TakenLine;

interface TakenLine {
  readonly id: string;
  readonly taken: SerializedEvent;
}

interface UnsentEvent {
  readonly id: string;
  readonly event: SerializedEvent;
}

interface RefusedEvent extends UnsentEvent {
  /** The key that it had in `unsent`. */
  readonly order: number;
  readonly code: EventRefusal;
}

/** All references of the days before one day as one value, which is many times quicker to read than an object for each. */
export interface PackedReferences {
  /** The key in the store of caches, which every release clears with the records. */
  readonly day: string;
  /** In which way it was packed. */
  readonly of: number;
  readonly before: StallDay;
  /** How many references the store had of these days. */
  readonly count: number;
  readonly prices: PackedPrices;
  /** Dishes, ingredients, the stall itself, undos: they are few. */
  readonly others: readonly SerializedEvent[];
}

export interface Schema extends DBSchema {
  /** What happened on a day. */
  events: { key: [StallDay, string]; value: SerializedEvent };
  /** What the stall is: dishes, ingredients, prices. All of them are needed for any day. */
  references: { key: [StallDay, string]; value: SerializedEvent };
  /** Caches: totals of days that are over, and the packed references before all days. */
  totals: { key: string; value: CachedTotals | PackedReferences };
  /** Events that the second copy does not have yet. */
  uncopied: { key: string; value: Line };
  /**
   * Under `compared`: the second copy has nothing that this database never had. Under `moving`: the key of the bound
   * copy that the phone's own moves into. Under `belonged`: some of the phone's own belonged to an account, and goes
   * into none by itself.
   */
  marks: { key: 'compared' | 'moving' | 'belonged'; value: true | string };
  /** Of a bound copy, as all that follows: events that wait to be sent, in the order in which they were entered. */
  unsent: { key: number; value: UnsentEvent; indexes: { id: string } };
  /** Those that the server refused. An event that is here or in `unsent` is not on the server, any other one is. */
  refused: { key: string; value: RefusedEvent };
  /**
   * Up to where the copy has pulled, whether it took `opening` in, who the person is at the stall, and a random text of
   * its last erasing.
   */
  sync: { key: 'head' | 'opened' | 'role' | 'erased'; value: number | true | StallRole | string };
}

export type Database = IDBPDatabase<Schema>;

/** What is lost when a copy is erased. */
export const OWN_STORES = ['events', 'references', 'uncopied', 'totals'] as const;

/** What the erasing of the phone's own copy changes. */
export const OWN_AND_MARKS = [...OWN_STORES, 'marks'] as const;

/** What is lost when a bound copy is erased. */
export const BOUND_STORES = [...OWN_STORES, 'unsent', 'refused', 'sync'] as const;

export type BoundChange = IDBPTransaction<Schema, typeof BOUND_STORES, 'readwrite'>;

/** A transaction that is on the disk when it is done. */
export function changeBound(db: Database): BoundChange {
  return db.transaction(BOUND_STORES, 'readwrite', { durability: 'strict' });
}

/** Keys of the events, or references, before a day. */
export const eventsBefore = (day: StallDay) => IDBKeyRange.upperBound([day, ''], true);

/** Keys of the totals of the days before a day: what else stands in that store sorts before all days. */
export const totalsBefore = (day: StallDay) => IDBKeyRange.bound('0', day, false, true);

export function createStores(db: Database, isBound: boolean): void {
  db.createObjectStore('events', { keyPath: ['day', 'id'] });
  db.createObjectStore('references', { keyPath: ['day', 'id'] });
  db.createObjectStore('totals', { keyPath: 'day' });
  db.createObjectStore('uncopied', { keyPath: 'id' });
  db.createObjectStore('marks');
  if (!isBound) return;
  db.createObjectStore('unsent', { autoIncrement: true }).createIndex('id', 'id');
  db.createObjectStore('refused', { keyPath: 'id' });
  db.createObjectStore('sync');
}
