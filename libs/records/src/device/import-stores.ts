import type { Database } from './database-schema';
import { readImport } from './import-parts';
import type { StoredImport } from './import-parts';

/** The files that are read in, with what is still to be stored of them, and what undoes them. */
export interface ImportStores {
  /** The earliest first. */
  readonly all: () => Promise<readonly StoredImport[]>;
  /** All of it or nothing. */
  readonly stage: (staged: StoredImport, parts: readonly string[]) => Promise<void>;
  /** Outside data: any page of this site could have stored it. */
  readonly part: (id: string, index: number) => Promise<string | undefined>;
  /** Stores how far a file is, and what a part has become; `null` drops the part. */
  readonly advance: (to: StoredImport, index: number, part: string | null) => Promise<void>;
  readonly put: (changed: StoredImport) => Promise<void>;
  /** Forgets a file; what it added stays. */
  readonly drop: (id: string) => Promise<void>;
}

const STORES = ['imports', 'importParts'] as const;

const partsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

export function createImportStores(db: Database): ImportStores {
  const change = () => db.transaction(STORES, 'readwrite', { durability: 'strict' });
  return {
    all: async () => {
      const stored = await db.getAll('imports');
      return stored.flatMap(readImport).sort((a, b) => a.at - b.at);
    },
    stage: async (staged, parts) => {
      const tx = change();
      const put = parts.map((text, index) =>
        tx.objectStore('importParts').put({ import: staged.id, index, text }),
      );
      await Promise.all([tx.objectStore('imports').put(staged), ...put, tx.done]);
    },
    part: async (id, index) => (await db.get('importParts', [id, index]))?.text,
    advance: async (to, index, text) => {
      const tx = change();
      const parts = tx.objectStore('importParts');
      const part =
        text === null ? parts.delete([to.id, index]) : parts.put({ import: to.id, index, text });
      await Promise.all([tx.objectStore('imports').put(to), part, tx.done]);
    },
    put: async (changed) => void (await db.put('imports', changed)),
    drop: async (id) => {
      const tx = change();
      const parts = tx.objectStore('importParts').delete(partsOf(id));
      await Promise.all([tx.objectStore('imports').delete(id), parts, tx.done]);
    },
  };
}
