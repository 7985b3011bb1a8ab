import { serializeEvent } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';

/** Browsers give 5 MB to all of `localStorage`, which is slow; more events at once are for the database alone. */
const MOST_AT_ONCE = 500;

/**
 * The events that the database has not confirmed yet, in `localStorage`: a page that ends a moment after a
 * tap has lost nothing, because the next one finds them here. Storing them twice does no harm.
 */
export interface PendingEvents {
  /** @returns whether they are stored */
  readonly add: (events: readonly LedgerEvent[]) => boolean;
  readonly remove: (events: readonly Pick<LedgerEvent, 'id'>[]) => void;
  readonly removeAll: () => void;
  /** Outside data: what any tab of any version stored. */
  readonly read: () => readonly unknown[];
}

/**
 * Each event has a name of its own: two tabs that changed one list would lose what the other one added.
 *
 * @param storage gives `localStorage`; it may throw
 * @param prefix what the names begin with
 */
export function pendingEvents(storage: () => Storage, prefix: string): PendingEvents {
  const safely = <Result>(work: (open: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  const names = (open: Storage) =>
    Array.from({ length: open.length }, (_, index) => open.key(index) ?? '').filter((name) =>
      name.startsWith(prefix),
    );
  return {
    add: (events) =>
      safely((open) => {
        if (events.length > MOST_AT_ONCE) return false;
        for (const event of events) {
          open.setItem(prefix + event.id, JSON.stringify(serializeEvent(event)));
        }
        return true;
      }, false),
    remove: (events) =>
      safely((open) => {
        for (const { id } of events) open.removeItem(prefix + id);
      }, undefined),
    removeAll: () =>
      safely((open) => {
        for (const name of names(open)) open.removeItem(name);
      }, undefined),
    read: () =>
      safely((open) => names(open).flatMap((name) => parsed(open.getItem(name) ?? '')), []),
  };
}

function parsed(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
