import type { Store } from '@thela/contract';
import type { StallDay } from '@thela/ledger';
import { createStore } from 'zustand/vanilla';
import type { AnswerLocation } from '../answers/stored-answers';
import type { createImports, ImportsOptions } from './imports';
import { LISTS_KEY } from './ledger-names';
import type { StoredBook } from './stored-book';
import { UNREAD } from './stall-records';
import type { ImportState, RecordFiles, StallRecords, StorageHealth } from './stall-records';

export interface RecordsOptions {
  readonly device: () => string;
  readonly open: () => Promise<StoredBook>;
  readonly hasRecords: Store<boolean>;
  readonly clockDoubt: StallRecords['clockDoubt'];
  readonly answerDay: StallRecords['answerDay'];
  readonly setUpKey: string;
  /** Where the answers are that tools keep: they are part of a file, and erased with the records. */
  readonly answers: AnswerLocation;
  /** Name of the lock that one tab has while it reads files in. */
  readonly importLock: string;
  readonly today: () => StallDay;
  /** Shows what a file added to these days, or what of it was taken back. */
  readonly showImported: ImportsOptions['show'];
  readonly reportError: ImportsOptions['reportError'];
  readonly onErased: () => void;
}

/** What only the shell may do with the records, over a book that is opened when it is needed. */
export function createRecords(options: RecordsOptions): {
  readonly records: StallRecords;
  readonly follow: (book: StoredBook) => void;
  /** To be called when they could not be read: so many events wait. */
  readonly fail: (unsaved: number) => void;
  /** Shows which files were read in, and goes on with what an earlier page did not finish. */
  readonly resumeImports: (storage: StoredBook['storage']) => Promise<void>;
} {
  const { device, open, hasRecords, clockDoubt, answerDay, setUpKey, answers, onErased } = options;
  const health = createStore<StorageHealth>(() => UNREAD);
  const files = () => import('./record-files');
  const { recordFiles, resumeImports, refreshImports, forgetImports } = createRecordFiles(options);
  return {
    follow: ({ storage }) => {
      void resumeImports(storage);
      storage.onUnsent(() => void refreshImports());
      const adopt = () => health.setState(storage.health.getSnapshot(), true);
      storage.health.subscribe(adopt);
      adopt();
    },
    resumeImports,
    fail: (unsaved) => {
      if (unsaved > 0) health.setState({ status: 'unsaved', unsaved, reason: 'blocked' });
    },
    records: {
      health: { getSnapshot: health.getState, subscribe: health.subscribe },
      hasRecords,
      clockDoubt,
      answerDay,
      setUpKey,
      refresh: async () => (await open()).storage.refresh(),
      retry: async () => (await open()).storage.retry(),
      exportText: async () => (await files()).exportRecords(await open(), answers, device()),
      files: recordFiles,
      eraseAll: async () => {
        // Loaded first: nothing is half erased where it cannot be.
        const { eraseAnswers } = await files();
        const isErased = await (await open()).storage.erase();
        if (!isErased) return false;
        eraseAnswers(answers);
        answers.storage().removeItem(LISTS_KEY);
        forgetImports();
        onErased();
        return true;
      },
      firstDay: async () => (await open()).storage.firstDay(),
    },
  };
}

/** Files that are read in; what reads them is loaded when it is needed. */
function createRecordFiles(options: RecordsOptions) {
  const { device, open, answers, importLock: lock, reportError, showImported: show } = options;
  const imports = createStore<readonly ImportState[]>(() => []);
  let loading: Promise<ReturnType<typeof createImports>> | undefined;
  const load = () => {
    loading ??= import('./imports').then(
      (loaded) =>
        loaded.createImports({ lock, open, device, answers, state: imports, show, reportError }),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const recordFiles: RecordFiles = {
    imports: { getSnapshot: imports.getState, subscribe: imports.subscribe },
    read: async (file) => {
      const { readBackupFile } = await import('./record-files');
      return readBackupFile(file, await open(), options.today(), answers);
    },
    readTable: async (request) => (await import('./record-files')).readTableFile(request),
    stage: async (batch) => (await load()).stage(batch),
    apply: async (id) => (await load()).apply(id),
    undo: async (id) => (await load()).undo(id),
  };
  return {
    recordFiles,
    resumeImports: async ({ onDatabase }: StoredBook['storage']) => {
      try {
        const staged = await onDatabase((database) => database.imports.all());
        if (staged.length > 0) await (await load()).resume();
        else imports.setState([], true);
      } catch (error) {
        reportError(error, 'looking for unfinished files among the records');
      }
    },
    /** Follows what another tab does with an unfinished file. */
    refreshImports: async () => {
      const isUnfinished = imports.getState().some(({ status }) => status !== 'applied');
      if (isUnfinished) await (await load()).refresh();
    },
    forgetImports: () => imports.setState([], true),
  };
}
