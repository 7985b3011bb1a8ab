import type { Store } from '@thela/contract';
import type { Entry, StallDay } from '@thela/ledger';
import type { JoinQuestion } from './join-stalls';
import type { ReadTable, TableRequest } from './read-table';
import type { ClockDoubt } from './snapshot-day';

/** How full and how safe the storage of the stall's records is. `null`: not known, or the browser does not say. */
export interface StorageHealth {
  /** `opening` until the stored events were read; `unsaved` while some of this page could not be stored. */
  readonly status: 'opening' | 'ready' | 'unsaved';
  /** Events that are on this page only. */
  readonly unsaved: number;
  /** Why they are; also why a first entry would be. */
  readonly reason: 'full' | 'blocked' | null;
  /** Stored events. */
  readonly events: number | null;
  /** Events that were read from the backup when this page opened, because the first one was gone. */
  readonly restored: number;
  readonly hasBackup: boolean | null;
  /** Whether the browser promised not to remove the records when space runs out. */
  readonly isPersistent: boolean | null;
  readonly usedBytes: number | null;
  readonly availableBytes: number | null;
}

/** Of records that are not read yet. */
export const UNREAD: StorageHealth = {
  status: 'opening',
  unsaved: 0,
  reason: null,
  events: null,
  restored: 0,
  hasBackup: null,
  isPersistent: null,
  usedBytes: null,
  availableBytes: null,
};

type ImportKind = 'backup' | 'csv';

/** A file that is read in, was read in, or is taken back. */
export interface ImportState {
  readonly id: string;
  readonly kind: ImportKind;
  /** Of the file. */
  readonly name: string;
  /** When it was staged, ms since 1970. */
  readonly at: number;
  readonly status: 'applying' | 'applied' | 'undoing';
  /** Whether this page works on it. */
  readonly isRunning: boolean;
  /** Entries that are stored, or taken back, and how many there are. */
  readonly done: number;
  readonly count: number;
}

/** What a file adds, in the order in which it is added. */
export interface ImportBatch {
  readonly kind: ImportKind;
  /** Of the file. */
  readonly name: string;
  /** Of a backup file, as `read` gave it. */
  readonly backup?: BackupContents;
  /** What is entered after that, each for its day. */
  readonly entries: readonly { readonly day: StallDay; readonly entry: Entry }[];
}

export type ImportOutcome =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: 'full' | 'blocked' | 'too-many' };

/** What a backup file has and this device has not, ready to be staged. */
export interface BackupContents {
  /** Events, as lists in JSON. */
  readonly parts: readonly string[];
  readonly count: number;
  readonly days: readonly StallDay[];
  /** The latest time of what they say of the stall today, ms since 1970. */
  readonly latest: number;
  /** Answers of tools that this device would keep. */
  readonly answers: readonly object[];
}

export interface StallSummary {
  readonly name: string;
  readonly place: string;
  /** Names of the dishes on the menu. */
  readonly dishes: readonly string[];
  /** On so many days something happened. */
  readonly days: number;
}

/** What a backup file holds that somebody wants to read in. */
export interface BackupPreview {
  /** Events that this device does not have. */
  readonly added: number;
  /** Events that it has already: they count once. */
  readonly known: number;
  /** Lines that are no event and are left out. */
  readonly refused: number;
  /** Answers of tools that this device does not have and would keep. */
  readonly answers: number;
  readonly from: StallDay | null;
  readonly to: StallDay | null;
  /** When the file was made, ms since 1970; `null` if it does not say. */
  readonly madeAt: number | null;
  readonly stall: StallSummary;
  /** The stall of this device; `null` while none is set up. */
  readonly here: StallSummary | null;
  /** Whether the file is of another stall than this device. */
  readonly isOther: boolean;
  /** Dishes of the menu here whose price the file changes, in ₹ a plate. */
  readonly priceChanges: readonly {
    readonly name: string;
    readonly from: number;
    readonly to: number;
  }[];
  /** What was decided here and in the file, and differs. */
  readonly questions: readonly JoinQuestion[];
  /** Of the ingredients here and in the file, by id. */
  readonly ingredientNames: Readonly<Record<string, string>>;
}

export type ReadBackup =
  | {
      readonly ok: true;
      readonly preview: BackupPreview;
      readonly backup: BackupContents;
      /** The day of the stall on which it was read. */
      readonly today: StallDay;
      /** What is entered along with it, so that what was decided wins over what is usual. */
      readonly entries: readonly Entry[];
    }
  | {
      readonly ok: false;
      /** `too-many`: with it the stall would have more than `STALL_LIMITS`. */
      readonly fault:
        | 'not-a-ledger'
        | 'packed'
        | 'newer'
        | 'damaged'
        | 'too-large'
        | 'too-many'
        | 'unreadable';
    };

/**
 * Files that are read in: read in a worker, staged whole under an id before anything of them is added, applied in steps that the
 * next page goes on with, and undone by that id.
 */
export interface RecordFiles {
  /** The earliest first; empty until the records are read. */
  readonly imports: Store<readonly ImportState[]>;
  /** Reads a backup file; changes nothing. */
  readonly read: (file: Blob) => Promise<ReadBackup>;
  /** Reads a table of dishes, ingredients or sales; changes nothing. */
  readonly readTable: (request: TableRequest) => Promise<ReadTable>;
  /** Stores what a file adds: nothing of it counts yet. */
  readonly stage: (batch: ImportBatch) => Promise<ImportOutcome>;
  /** Adds what is staged, or goes on with that; resolves when all of it is stored and shown. */
  readonly apply: (id: string) => Promise<ImportOutcome>;
  /** Takes back all that a file added, and what it took back; dishes that later entries are of stay. */
  readonly undo: (id: string) => Promise<ImportOutcome>;
}

/** What only the shell may do with the stall's records on this device. */
export interface StallRecords {
  readonly health: Store<StorageHealth>;
  /** Whether there is anything of the vendor's own on this device. */
  readonly hasRecords: Store<boolean>;
  /** A clock that names a day before the set-up: until the person says which day it is, nothing is entered. */
  readonly clockDoubt: Store<ClockDoubt | null>;
  /** The person says which day it is, whatever the clock says. */
  readonly answerDay: (day: StallDay) => void;
  /** Name under which the browser stores a set-up of this stall that is not finished. */
  readonly setUpKey: string;
  readonly refresh: () => Promise<void>;
  /** Tries again to store what could not be stored. */
  readonly retry: () => Promise<void>;
  /** All events as the text of one JSON file, with the answers that tools keep. */
  readonly exportText: () => Promise<string>;
  readonly files: RecordFiles;
  /**
   * Removes every record from this device and its other tabs: both ledgers, the stored day, and the answers
   * that tools keep.
   *
   * @returns whether that worked
   */
  readonly eraseAll: () => Promise<boolean>;
  /** First day with an event; `null` without events. */
  readonly firstDay: () => Promise<StallDay | null>;
}
