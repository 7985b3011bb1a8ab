import type { DayStore, Store } from '@thela/contract';
import { safeStorage } from '@thela/federation';
import { calendarDate, dayActions, openingDay, withPersistedFigures } from '@thela/pricing';
import type { Day, PlatesSold } from '@thela/pricing';
import { createStore } from 'zustand/vanilla';
import { DAY_KEY, readPersistedDay, serializeDay } from './persisted-day';

export interface DayOptions {
  /** Fixed opening figures; without them each item starts with a random sample. */
  readonly platesSold?: PlatesSold | undefined;
  /** Gives `localStorage`; it may throw. */
  readonly storage: () => Storage;
}

/** What only the shell may do with the day that this device keeps. */
export interface DayPersistence {
  /** Whether this device keeps a day: the vendor changed something, and nobody cleared it since. */
  readonly isPersisted: Store<boolean>;
  /** Takes the day out of this device and its other tabs; the page is back at its opening day. */
  readonly clear: () => void;
  /**
   * Follows the changes of other tabs from now on.
   *
   * @returns ends it
   */
  readonly start: () => () => void;
}

export interface PersistedDay {
  readonly day: DayStore;
  readonly persistence: DayPersistence;
}

/**
 * Opens the stall's day: the one that this device keeps, else a new one. It is kept from the first
 * change on, each change at once, because the next moment may be a crash.
 */
export function createDay({ platesSold, storage }: DayOptions): PersistedDay {
  const random = Math.random;
  const open = () => openingDay({ platesSold, random });
  const { read, write } = safeStorage(storage);
  /** What the storage held when this page last looked. */
  let seen = read(DAY_KEY) ?? null;
  let found = readPersistedDay(seen);
  const days = createStore<Day>(() => dayOf(found) ?? open());
  const isPersisted = createStore(() => found !== null);

  function dayOf(kept: typeof found): Day | null {
    return kept === null || kept === 'newer' ? null : withPersistedFigures(open(), kept);
  }

  /** Takes over what another tab wrote or cleared; what is unusable changes nothing. */
  function catchUp() {
    const text = read(DAY_KEY);
    if (text === undefined || text === seen) return;
    seen = text;
    found = readPersistedDay(text);
    isPersisted.setState(found !== null, true);
    const day = text === null ? open() : dayOf(found);
    if (day) days.setState(day, true);
  }

  function keep(day: Day) {
    // A newer page wrote it and will want it back.
    if (found === 'newer') return;
    const text = serializeDay(day);
    // Where storage is blocked or full the day lasts until the page closes.
    if (!write(DAY_KEY, text)) return;
    seen = text;
    isPersisted.setState(true, true);
  }

  function change(next: (day: Day) => Day) {
    catchUp();
    const before = days.getState();
    const after = next(before);
    if (after === before) return;
    keep(after);
    days.setState(after, true);
  }

  function clear() {
    if (write(DAY_KEY, null)) {
      seen = null;
      found = null;
    }
    isPersisted.setState(false, true);
    days.setState(open(), true);
  }

  return {
    day: {
      getSnapshot: days.getState,
      subscribe: days.subscribe,
      ...dayActions(change, random, () => calendarDate(new Date())),
    },
    persistence: {
      isPersisted: { getSnapshot: isPersisted.getState, subscribe: isPersisted.subscribe },
      clear,
      start: () => followOtherTabs(catchUp),
    },
  };
}

function followOtherTabs(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === DAY_KEY || key === null) onChange();
  };
  window.addEventListener('storage', onStorage);
  // A page that the browser had put away heard nothing in the meantime.
  window.addEventListener('pageshow', onChange);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onChange);
  };
}
