import { deepFreeze, randomId } from '@thela/contract';
import type { SafeStorage } from '@thela/federation/storage';
import { createEvent } from '@thela/ledger';
import type { Entry, EventHead, LedgerEvent, StallDay } from '@thela/ledger';

/**
 * Makes events of entries: on this device, now.
 *
 * @throws TypeError for what no ledger can hold, such as half a plate, or a day that is no date
 */
export type NewEvents = (
  entries: readonly Entry[],
  day: StallDay,
  /** What they take the place of: they have its time, and come after the same change. */
  of?: LedgerEvent,
) => readonly LedgerEvent[];

const DAY_MS = 86_400_000;

/**
 * @param now ms since 1970; two events of a page never have the same time, so their order is known
 * @param latestOn the latest time of a day that a device follows, see `StallBook`: where the clock was set back, what is
 * entered now still comes after it
 * @param changeBefore the change that the page knows of what an entry changes, by its id
 */
export function newEvents(
  device: () => string,
  now: () => number,
  latestOn: (day: StallDay, device: string) => number,
  changeBefore: (entry: Entry, day: StallDay) => string | undefined,
): NewEvents {
  let last = 0;
  const head = (day: StallDay): EventHead => {
    const known = latestOn(day, device());
    // A time that is further away is no clock that was set back: it could be any number.
    last = Math.max(now(), last + 1, known < now() + DAY_MS ? known + 1 : 0);
    return { id: randomId(), day, at: last, device: device() };
  };
  // All are made before any is stored: all of them or none.
  return (entries, day, of) => {
    // Of events of one moment the id decides: of two corrections the later one comes last.
    const made = of && secondsIn(now()) + randomId().slice(8, 24);
    return [...entries].map((entry) => {
      const after = of ? 'after' in of && of.after : changeBefore(entry, day);
      return deepFreeze(
        createEvent({
          ...entry,
          ...(after && { after }),
          ...head(day),
          // A typed count names the events that it was typed over by the end of their ids: this one, too. The undo beside it
          // begins as it does, and says when that was.
          ...(of && { id: `${made}${(entry.kind === 'undo' ? randomId() : of.id).slice(24)}` }),
          ...(of && entry.kind !== 'undo' && { at: of.at }),
        }),
      );
    });
  };
}

/** As the first eight letters of an id. */
function secondsIn(ms: number): string {
  const seconds = Math.floor(ms / 1000).toString(16);
  return seconds.padStart(8, '0').slice(-8);
}

const DEVICE_KEY = 'thela.device';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id of this device in the events that are entered on it: a UUID made at random, with the first event.
 *
 * @returns gives it
 */
export function deviceId({ read, write }: SafeStorage): () => string {
  let id: string | undefined;
  return () => {
    if (id) return id;
    const stored = read(DEVICE_KEY);
    id = stored && UUID.test(stored) ? stored : randomId();
    if (id !== stored) write(DEVICE_KEY, id);
    return id;
  };
}
