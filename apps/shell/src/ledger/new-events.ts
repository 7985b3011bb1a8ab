import { parseEvent } from '@thela/ledger';
import type { Entry, EventHead, LedgerEvent, StallDay, UndoEntry } from '@thela/ledger';

/** Makes events of entries: on this device, now. */
export type NewEvents = (entries: readonly Entry[], day: StallDay) => readonly LedgerEvent[];

/** @param now ms since 1970; two events of a page never have the same time, so their order is known */
export function newEvents(device: () => string, now: () => number): NewEvents {
  let last = 0;
  const head = (day: StallDay): EventHead => {
    last = Math.max(now(), last + 1);
    return { id: crypto.randomUUID(), day, at: last, device: device() };
  };
  return (entries, day) => entries.map((entry) => ({ ...head(day), ...entry }));
}

/**
 * Ids for what is taken over from a device once, however many tabs do it: its own id with a number at the end.
 */
export function withFixedIds(
  events: readonly LedgerEvent[],
  device: string,
): readonly LedgerEvent[] {
  return events.map((event, index) => ({
    ...event,
    id: device.slice(0, 24) + index.toString(16).padStart(12, '0'),
  }));
}

const ANY_HEAD: EventHead = {
  id: '00000000-0000-4000-8000-000000000000',
  day: '2000-01-01',
  at: 0,
  device: '00000000-0000-4000-8000-000000000000',
};

/**
 * Checks entries that a tool made.
 *
 * @throws TypeError for one that no ledger can hold, such as half a plate
 */
export function checkedEntries(entries: readonly Entry[]): readonly Entry[] {
  for (const entry of entries) {
    const event = parseEvent({ ...ANY_HEAD, ...entry });
    if (!event || event.kind === 'unknown') {
      throw new TypeError(`No ledger can hold this entry: ${JSON.stringify(entry)}`);
    }
  }
  return entries;
}

/** The entry that takes an event back. */
export function undoOf({ id, kind }: LedgerEvent): UndoEntry {
  if (kind === 'undo' || kind === 'unknown') {
    throw new TypeError(`An event of kind "${kind}" cannot be taken back.`);
  }
  return { kind: 'undo', event: id, of: kind };
}
