import type { Entry, EventHead, LedgerEvent, UndoEntry } from './events';
import { parseEvent } from './parse-event';

/**
 * Makes an event of an entry and its head.
 *
 * @returns a copy with known fields only: whoever made the entry cannot change it any more
 * @throws TypeError for what no ledger can hold, such as half a plate, or a day that is no date
 */
export function createEvent(entry: EventHead & Entry): LedgerEvent {
  const event = parseEvent(entry);
  if (!event || event.kind === 'unknown') {
    throw new TypeError(
      `No ledger can hold this entry of ${String(entry.day)}: ${String(entry.kind)}`,
    );
  }
  return event;
}

/**
 * Makes the entry that takes an event back.
 *
 * @throws TypeError for an undo, and for an event of a newer version
 */
export function undoOf({ id, kind }: LedgerEvent): UndoEntry {
  if (kind === 'undo' || kind === 'unknown') {
    throw new TypeError(`An event of kind "${kind}" cannot be taken back.`);
  }
  return { kind: 'undo', event: id, of: kind };
}
