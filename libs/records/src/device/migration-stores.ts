import * as v from 'valibot';
import { PHONE_STORES } from './database-schema';
import type { Database, MigrationMark } from './database-schema';

// Not `v.map`, which nothing else needs: what any part takes of valibot stands in the first script.
const ids = v.custom<ReadonlyMap<string, string>>(
  (given) => given instanceof Map && [...given].flat().every((id) => typeof id === 'string'),
);
const markSchema = v.object({ to: v.string(), same: v.object({ dishes: ids, ingredients: ids }) });

/** What only the phone ledger has: it can move into a bound one. */
export interface MigrationStores {
  /** Where it moves to; `null` while it does not. */
  readonly mark: () => Promise<MigrationMark | null>;
  readonly setMark: (mark: MigrationMark | null) => Promise<void>;
  /** Erases everything if there are so many events, no more: another tab may have added one. @returns whether it did */
  readonly eraseIf: (count: number) => Promise<boolean>;
}

export function createMigrationStores(db: Database): MigrationStores {
  return {
    mark: async () => {
      const read = v.safeParse(markSchema, await db.get('marks', 'migration'));
      return read.success ? read.output : null;
    },
    setMark: async (mark) => {
      const tx = db.transaction('marks', 'readwrite', { durability: 'strict' });
      const change = mark === null ? tx.store.delete('migration') : tx.store.put(mark, 'migration');
      await Promise.all([change, tx.done]);
    },
    eraseIf: async (count) => {
      const tx = db.transaction(PHONE_STORES, 'readwrite', { durability: 'strict' });
      const work = async () => {
        const [events, references] = await Promise.all([
          tx.objectStore('events').count(),
          tx.objectStore('references').count(),
        ]);
        if (events + references !== count) return false;
        await Promise.all(PHONE_STORES.map((store) => tx.objectStore(store).clear()));
        return true;
      };
      const [isErased] = await Promise.all([work(), tx.done]);
      return isErased;
    },
  };
}
