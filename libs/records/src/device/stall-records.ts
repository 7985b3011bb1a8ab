import type { Store } from '@thela/contract';
import type { StallDay } from '@thela/ledger';

/** How full and how safe the storage of the stall's records is. `null`: not known, or the browser does not say. */
export interface StorageHealth {
  /** `opening` until the stored events were read; `unsaved` while some of this page could not be stored. */
  readonly status: 'opening' | 'ready' | 'unsaved';
  /** Events that are on this page only. */
  readonly unsaved: number;
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

/** What a file holds that somebody wants to import. */
export type ImportPreview =
  | {
      readonly ok: true;
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
    }
  | { readonly ok: false; readonly fault: 'not-a-ledger' | 'newer' | 'damaged' | 'too-large' };

/** What only the shell may do with the stall's records on this device. */
export interface StallRecords {
  readonly health: Store<StorageHealth>;
  /** Whether there is anything of the vendor's own on this device. */
  readonly hasRecords: Store<boolean>;
  /** Name under which the browser stores a set-up of this stall that is not finished. */
  readonly setUpKey: string;
  /** Measures the storage again. */
  readonly refresh: () => Promise<void>;
  /** Tries again to store what could not be stored. */
  readonly retry: () => Promise<void>;
  /** All events as the text of one JSON file, with the answers that tools keep. */
  readonly exportText: () => Promise<string>;
  /** Says what a file would add; changes nothing. */
  readonly preview: (text: string) => Promise<ImportPreview>;
  /** Adds the events and answers that this device does not have. */
  readonly importText: (text: string) => Promise<ImportPreview & { readonly stored?: boolean }>;
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
