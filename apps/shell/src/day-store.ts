import { deepFreeze } from '@thela/contract';
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

/** What only the shell may do with the day stored on this device. */
export interface DayPersistence {
  /** Whether a day is stored: the vendor changed something, and nobody cleared it since. */
  readonly isPersisted: Store<boolean>;
  /** Removes the day from this device and its other tabs; the page goes back to its opening day. */
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
 * Opens the stall's day: the one stored on this device, else a new one. It is stored from the first
 * change on, and after each change at once, because the browser may end the page at any time.
 */
export function createDay({ platesSold, storage }: DayOptions): PersistedDay {
  const random = Math.random;
  const open = () => openingDay({ platesSold, random });
  const { read, write } = safeStorage(storage);
  /** What the storage held when this page last read it. */
  let seen = read(DAY_KEY) ?? null;
  let found = readPersistedDay(seen);
  const days = createStore<Day>(() => deepFreeze(dayOf(found) ?? open()));
  const isPersisted = createStore(() => found !== null);

  function dayOf(stored: typeof found): Day | null {
    return stored === null || stored === 'newer' ? null : withPersistedFigures(open(), stored);
  }

  function publish(day: Day) {
    // Every tool gets this object: none of them may change it.
    days.setState(deepFreeze(day), true);
  }

  /** Adopts what another tab wrote or cleared; what cannot be used changes nothing. */
  function catchUp() {
    const text = read(DAY_KEY);
    if (text === undefined || text === seen) return;
    seen = text;
    found = readPersistedDay(text);
    isPersisted.setState(found !== null, true);
    const day = text === null ? open() : dayOf(found);
    if (day) publish(day);
  }

  function persist(day: Day) {
    // A newer version of the page wrote it, and must find it again.
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
    persist(after);
    publish(after);
  }

  function clear() {
    if (write(DAY_KEY, null)) {
      seen = null;
      found = null;
    }
    isPersisted.setState(false, true);
    publish(open());
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
  // A page in the browser's back/forward cache gets no storage events.
  window.addEventListener('pageshow', onChange);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onChange);
  };
}
