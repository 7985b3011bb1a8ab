import { PHONE_STORES_AND_MARKS, PHONE_STORES } from './database-schema';
import type { Database } from './database-schema';

/** What only the phone ledger has: it can move into a bound one. */
export interface MigrationStores {
  /** Key of the account ledger that it moves into; `null` while it does not. */
  readonly target: () => Promise<string | null>;
  readonly setTarget: (key: string | null) => Promise<void>;
  /** Whether some of it belonged to an account. */
  readonly hasAccountEvents: () => Promise<boolean>;
  /** With `true`, it is so until everything is erased. */
  readonly markAccountEvents: (hasAccountEvents: boolean) => Promise<void>;
  /** Erases everything if there are so many events, no more: another tab may have added one. @returns whether it did */
  readonly eraseIf: (count: number) => Promise<boolean>;
}

export function createMigrationStores(db: Database): MigrationStores {
  return {
    target: async () => {
      const key = await db.get('marks', 'migration');
      return typeof key === 'string' ? key : null;
    },
    setTarget: async (key) => {
      const tx = db.transaction('marks', 'readwrite', { durability: 'strict' });
      const mark = key === null ? tx.store.delete('migration') : tx.store.put(key, 'migration');
      await Promise.all([mark, tx.done]);
    },
    hasAccountEvents: async () => (await db.get('marks', 'accountEvents')) === true,
    markAccountEvents: async (hasAccountEvents) => {
      const tx = db.transaction('marks', 'readwrite', { durability: 'strict' });
      const mark = hasAccountEvents
        ? tx.store.put(true, 'accountEvents')
        : tx.store.delete('accountEvents');
      await Promise.all([mark, tx.done]);
    },
    eraseIf: async (count) => {
      const tx = db.transaction(PHONE_STORES_AND_MARKS, 'readwrite', { durability: 'strict' });
      const work = async () => {
        const [events, references] = await Promise.all([
          tx.objectStore('events').count(),
          tx.objectStore('references').count(),
        ]);
        if (events + references !== count) return false;
        await Promise.all([
          ...PHONE_STORES.map((store) => tx.objectStore(store).clear()),
          tx.objectStore('marks').delete('accountEvents'),
        ]);
        return true;
      };
      const [isErased] = await Promise.all([work(), tx.done]);
      return isErased;
    },
  };
}
