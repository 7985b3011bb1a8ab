import type { Store, Stored } from '@thela/contract';
import type { LedgerEvent } from '@thela/ledger';
import { createStore } from 'zustand/vanilla';
import type { AnswerLocation } from '../answers/stored-answers';
import type { StoredBook } from './stored-book';
import { UNREAD } from './stall-records';
import type { StallRecords, StorageHealth } from './stall-records';

export interface RecordsOptions {
  readonly device: () => string;
  readonly open: () => Promise<StoredBook>;
  readonly hasRecords: Store<boolean>;
  readonly setUpKey: string;
  /** Where the answers are that tools keep: they are part of a file, and erased with the records. */
  readonly answers: AnswerLocation;
  /** Adds events of a file. */
  readonly addEvents: (events: readonly LedgerEvent[]) => Promise<Stored>;
  /** Called when everything was removed. */
  readonly onErased: () => void;
}

/** What only the shell may do with the records, over a book that is opened when it is needed. */
export function createRecords(options: RecordsOptions): {
  readonly records: StallRecords;
  /** To be called when the records are read. */
  readonly follow: (book: StoredBook) => void;
  /** To be called when they could not be read: so many events wait. */
  readonly fail: (unsaved: number) => void;
} {
  const { device, open, hasRecords, setUpKey, answers, addEvents, onErased } = options;
  const health = createStore<StorageHealth>(() => UNREAD);
  const files = () => import('./record-files');
  return {
    follow: ({ storage }) => {
      const adopt = () => health.setState(storage.health.getSnapshot(), true);
      storage.health.subscribe(adopt);
      adopt();
    },
    fail: (unsaved) => {
      if (unsaved > 0) health.setState({ status: 'unsaved', unsaved, reason: 'blocked' });
    },
    records: {
      health: { getSnapshot: health.getState, subscribe: health.subscribe },
      hasRecords,
      setUpKey,
      refresh: async () => (await open()).storage.refresh(),
      retry: async () => (await open()).storage.retry(),
      exportText: async () => (await files()).exportRecords(await open(), answers, device()),
      preview: async (text) => (await files()).previewFile(await open(), answers, text),
      importText: async (text) =>
        (await files()).importFile(await open(), answers, text, addEvents),
      eraseAll: async () => {
        // Loaded first: nothing is half erased where it cannot be.
        const { eraseAnswers } = await files();
        const isErased = await (await open()).storage.erase();
        if (!isErased) return false;
        eraseAnswers(answers);
        onErased();
        return true;
      },
      firstDay: async () => (await open()).storage.firstDay(),
    },
  };
}
