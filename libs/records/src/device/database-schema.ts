import type { StallRole } from '@thela/contract';
import type { PackedPrices, StallDay } from '@thela/ledger';
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import type { ImportPart, StoredImport } from './import-parts';
import type { SameSubjects } from './same-subjects';
import type { EventRefusal } from './synced-ledger';
import type { CachedTotals } from './cached-totals';

/** An event as it is stored: an unknown one as it came. */
export type SerializedEvent = Readonly<Record<string, unknown>>;

/** A line of the backup: an event, or one that the server has already, which need not be sent to it. */
export type Line = SerializedEvent | SentLine;

interface SentLine {
  readonly id: string;
  readonly sent: SerializedEvent;
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

export interface MigrationMark {
  /** The key of the account ledger that the phone ledger moves into. */
  readonly to: string;
  /** The ids that its dishes and ingredients have there. */
  readonly same: SameSubjects;
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
  /** Events that the backup does not have yet. */
  notBackedUp: { key: string; value: Line };
  /**
   * Under `compared`: the backup has nothing that this database never had. Under `migration`: where the phone ledger
   * moves to.
   */
  marks: { key: 'compared' | 'migration' | 'trial'; value: true | MigrationMark };
  /** Files that are read in, or were, and what is still to be stored of them or takes them back. */
  imports: { key: string; value: StoredImport };
  importParts: { key: [string, number]; value: ImportPart };
  /** Of an account ledger, as all that follows: events that wait to be sent, in the order in which they were entered. */
  unsent: { key: number; value: UnsentEvent; indexes: { id: string } };
  /** Those that the server refused. An event that is here or in `unsent` is not on the server, any other one is. */
  refused: { key: string; value: RefusedEvent };
  /**
   * Up to where the ledger has pulled, whether it took `opening` in, who the person is at the stall, a random text of
   * its last erasing, and by how many ms the clock by which unsent events have their time was ahead.
   */
  sync: {
    key: 'head' | 'opened' | 'role' | 'erased' | 'skew';
    value: number | true | StallRole | string;
  };
}

export type Database = IDBPDatabase<Schema>;

/** What is lost when a ledger is erased. */
export const PHONE_STORES = [
  'events',
  'references',
  'notBackedUp',
  'totals',
  'imports',
  'importParts',
] as const;

/** What is lost when an account ledger is erased. */
export const ACCOUNT_STORES = [...PHONE_STORES, 'unsent', 'refused', 'sync'] as const;

export type AccountChange = IDBPTransaction<Schema, typeof ACCOUNT_STORES, 'readwrite'>;

/** A transaction that is on the disk when it is done. */
export function changeAccountStores(db: Database): AccountChange {
  return db.transaction(ACCOUNT_STORES, 'readwrite', { durability: 'strict' });
}

export const eventsBefore = (day: StallDay) => IDBKeyRange.upperBound([day, ''], true);

/** Keys of the totals of the days before a day: what else stands in that store sorts before all days. */
export const totalsBefore = (day: StallDay) => IDBKeyRange.bound('0', day, false, true);

export function createStores(db: Database, isOfAccount: boolean): void {
  db.createObjectStore('events', { keyPath: ['day', 'id'] });
  db.createObjectStore('references', { keyPath: ['day', 'id'] });
  db.createObjectStore('totals', { keyPath: 'day' });
  db.createObjectStore('notBackedUp', { keyPath: 'id' });
  db.createObjectStore('marks');
  db.createObjectStore('imports', { keyPath: 'id' });
  db.createObjectStore('importParts', { keyPath: ['import', 'index'] });
  if (!isOfAccount) return;
  db.createObjectStore('unsent', { autoIncrement: true }).createIndex('id', 'id');
  db.createObjectStore('refused', { keyPath: 'id' });
  db.createObjectStore('sync');
}
