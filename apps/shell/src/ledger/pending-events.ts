import type { SafeStorage } from '@thela/federation';
import { serializeEvent } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';

/** Name under which the browser stores events that the database has not confirmed yet. */
export const PENDING_KEY = 'thela.pending';

/**
 * The events that the database has not confirmed yet, in `localStorage`: a page that ends a moment after a
 * tap has lost nothing, because the next one finds them here. Storing them twice does no harm.
 */
export interface PendingEvents {
  /** @returns whether they are stored */
  readonly add: (events: readonly LedgerEvent[]) => boolean;
  /** Removes the events with these ids. */
  readonly remove: (ids: ReadonlySet<string>) => void;
  /** Outside data: what any tab of any version stored. */
  readonly read: () => readonly unknown[];
}

export function pendingEvents({ read, write }: SafeStorage): PendingEvents {
  const stored = (): readonly unknown[] => {
    try {
      const value: unknown = JSON.parse(read(PENDING_KEY) ?? '[]');
      return Array.isArray(value) ? value : [];
    } catch {
      return [];
    }
  };
  return {
    add: (events) =>
      write(
        PENDING_KEY,
        JSON.stringify([...stored(), ...events.map((each) => serializeEvent(each))]),
      ),
    remove: (ids) => {
      const before = stored();
      if (before.length === 0) return;
      const left = before.filter((value) => !ids.has(idOf(value)));
      write(PENDING_KEY, left.length === 0 ? null : JSON.stringify(left));
    },
    read: stored,
  };
}

function idOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '';
}
