import { changedDays, isReference } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';

/** The store of the database that an event belongs into. */
export const storeOf = (event: LedgerEvent) => (isReference(event) ? 'references' : 'events');

/** The days whose cached totals the events can change: nothing is cached of days before the set-up. */
export function staleDays(events: readonly LedgerEvent[]): readonly IDBKeyRange[] {
  const changes = events.map((event) => changedDays(event, null));
  const lasting = changes.filter(({ to }) => to === null).map(({ from }) => from);
  const first = [...lasting].sort()[0];
  const days = new Set(changes.filter(({ to }) => to !== null).map(({ from }) => from));
  const ranges = [...days].map((day) => IDBKeyRange.only(day));
  return first === undefined ? ranges : [...ranges, IDBKeyRange.lowerBound(first)];
}
