import { OWN_AND_MARKS, OWN_STORES } from './database-schema';
import type { Database } from './database-schema';

/** What only the phone's own copy has: it can move into a bound one. */
export interface MovingStores {
  /** Key of the bound copy that it moves into; `null` while it does not. */
  readonly movesTo: () => Promise<string | null>;
  readonly markMoving: (key: string | null) => Promise<void>;
  /** Whether some of it belonged to an account. */
  readonly hasBelonged: () => Promise<boolean>;
  /** With `true`, it is so until everything is erased. */
  readonly markBelonged: (hasBelonged: boolean) => Promise<void>;
  /** Erases everything if there are so many events, no more: another tab may have added one. @returns whether it did */
  readonly eraseIf: (count: number) => Promise<boolean>;
}

export function moving(db: Database): MovingStores {
  return {
    movesTo: async () => {
      const key = await db.get('marks', 'moving');
      return typeof key === 'string' ? key : null;
    },
    markMoving: async (key) => {
      const tx = db.transaction('marks', 'readwrite', { durability: 'strict' });
      const mark = key === null ? tx.store.delete('moving') : tx.store.put(key, 'moving');
      await Promise.all([mark, tx.done]);
    },
    hasBelonged: async () => (await db.get('marks', 'belonged')) === true,
    markBelonged: async (hasBelonged) => {
      const tx = db.transaction('marks', 'readwrite', { durability: 'strict' });
      const mark = hasBelonged ? tx.store.put(true, 'belonged') : tx.store.delete('belonged');
      await Promise.all([mark, tx.done]);
    },
    eraseIf: async (count) => {
      const tx = db.transaction(OWN_AND_MARKS, 'readwrite', { durability: 'strict' });
      const work = async () => {
        const [events, references] = await Promise.all([
          tx.objectStore('events').count(),
          tx.objectStore('references').count(),
        ]);
        if (events + references !== count) return false;
        await Promise.all([
          ...OWN_STORES.map((store) => tx.objectStore(store).clear()),
          tx.objectStore('marks').delete('belonged'),
        ]);
        return true;
      };
      const [isErased] = await Promise.all([work(), tx.done]);
      return isErased;
    },
  };
}
