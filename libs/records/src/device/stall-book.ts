// The stall's records once they are read: loaded after the page has started.
import { deepFreeze } from '@thela/contract';
import type { DayRange, Stored } from '@thela/contract';
import {
  changesOf,
  dayView,
  eventsOf,
  isReference,
  isReferenceKind,
  noReferences,
  platesByDish,
  stallOn,
  totalsOf,
  usesFuel,
  withReferences,
} from '@thela/ledger';
import type { DayTotals, LedgerEvent, LedgerKind, Stall, StallDay } from '@thela/ledger';
import type { Day } from '@thela/pricing';
import { inSlices } from './in-slices';
import { openStorage } from './stall-storage';
import type { StallStorage, StorageOptions } from './stall-storage';

/** So many days are read and worked out at a time. */
const DAYS_AT_ONCE = 16;

/** What the page shows of the records on one day. */
interface BookView {
  /** The day without samples. */
  readonly day: Day;
  readonly stall: Stall;
}

/** All records of this device: those of today and of the stall itself in memory, the others on request. */
export interface StallBook {
  readonly view: () => BookView;
  /** The day that is in memory. */
  readonly today: () => StallDay;
  /** Whether all of it is in memory; false while it is read. */
  readonly isRead: () => boolean;
  /** Names of the dishes whose recipes hold fuel. */
  readonly dishesWithFuel: () => readonly string[];
  /** Plates of a dish today, which may be below 0 when two devices took the same plate back. */
  readonly platesOf: (dish: string) => number;
  /** The latest time of an event of that day, as far as it is in memory; ms since 1970, 0 without one. */
  readonly latestOn: (day: StallDay) => number;
  /** Adds events at once, and stores them. */
  readonly add: (events: readonly LedgerEvent[]) => Promise<Stored>;
  /** Adds an event at once, and stores it when the person pauses: see `WriteQueue`. */
  readonly addTyped: StallStorage['writeTyped'];
  /** Reads the records of a day, anew if it is the same day. Resolves when what was asked for last is read. */
  readonly turnTo: (today: StallDay) => Promise<void>;
  /** After everything was erased: drops what is in memory and not stored, and reads what was added since. */
  readonly forget: (today: StallDay) => Promise<void>;
  readonly events: (
    range: DayRange & { readonly kinds?: readonly LedgerKind[] },
  ) => Promise<readonly LedgerEvent[]>;
  readonly totals: (range: DayRange) => Promise<readonly DayTotals[]>;
  readonly storage: StallStorage;
}

export interface BookOptions extends StorageOptions {
  readonly today: StallDay;
}

/**
 * Reads the records of this device.
 *
 * @throws what the browser says, when it opened the records and then could not read them
 */
export async function openStallBook({ onForeign, ...options }: BookOptions): Promise<StallBook> {
  let { today } = options;
  let references = noReferences;
  let ofToday: readonly LedgerEvent[] = [];
  let latest = new Map<StallDay, number>();
  /** What came while the records are read. */
  let arrived: readonly LedgerEvent[] = [];
  let isRead = false;
  let reading: Promise<void> | null = null;

  function remember(events: readonly LedgerEvent[]) {
    if (!isRead) arrived = [...arrived, ...events];
    const lasting = events.filter(isReference);
    if (lasting.length > 0) references = withReferences(references, lasting);
    const added = events.filter((event) => event.day === today && !isReference(event));
    if (added.length > 0) ofToday = [...ofToday, ...added];
    for (const { day, at } of [...lasting, ...added]) {
      latest.set(day, Math.max(latest.get(day) ?? 0, at));
    }
  }

  /** Only the read that began last counts: it knows the most. */
  function readAll(): Promise<void> {
    isRead = false;
    arrived = [];
    const read: Promise<void> = Promise.all([
      storage.references(),
      storage.eventsOfDays({ from: today, to: today }),
    ]).then(([lasting, events]) => {
      if (reading !== read) return reading ?? undefined;
      isRead = true;
      references = noReferences;
      ofToday = [];
      latest = new Map();
      remember([...lasting, ...events, ...arrived]);
      return undefined;
    });
    reading = read;
    return read;
  }

  const storage = await openStorage({
    ...options,
    onForeign: (events, days) => {
      // The first read finds what came before it.
      if (!reading) return;
      if (events !== 'unknown') remember(events);
      onForeign(events, days);
    },
  });
  await readAll().catch((error: unknown) => {
    storage.close();
    throw error;
  });

  /** From memory, which is many times quicker, unless another tab has stored what is not in it. */
  async function referencesOfDays({ from, to }: DayRange): Promise<readonly LedgerEvent[]> {
    const known = changesOf(references).filter(({ day }) => day >= from && day <= to);
    const held = await storage.heldOf(known);
    // The same objects are given to every tool.
    return held ? deepFreeze(held) : storage.referencesOfDays({ from, to });
  }

  /** Works out some days, and caches those that are over, unless what they follow from changes meanwhile. */
  async function workOut(days: readonly StallDay[]): Promise<readonly DayTotals[]> {
    const used = references;
    const workedOut = await Promise.all(
      days.map(async (day) => {
        const events = await storage.eventsOfDays({ from: day, to: day });
        return { totals: totalsOf(used, day, events), events: events.length };
      }),
    );
    if (isRead && used === references) {
      await storage.keepTotals(workedOut.filter(({ totals }) => totals.day < today));
    }
    return workedOut.map(({ totals }) => totals);
  }

  return {
    view: () => ({ day: dayView(references, today, ofToday), stall: stallOn(references, today) }),
    today: () => today,
    isRead: () => isRead,
    dishesWithFuel: () => usesFuel(stallOn(references, today)).map(({ name }) => name),
    platesOf: (dish) => platesByDish(ofToday).get(dish) ?? 0,
    latestOn: (day) => latest.get(day) ?? 0,
    add: (events) => {
      remember(events);
      return storage.write(events);
    },
    addTyped: (event, replaced) => {
      remember([event]);
      storage.writeTyped(event, replaced);
    },
    turnTo: async (next) => {
      if (next !== today) ofToday = [];
      today = next;
      await readAll();
    },
    forget: async (next) => {
      today = next;
      references = noReferences;
      ofToday = [];
      await storage.forget();
      await readAll();
    },
    events: async ({ kinds, ...range }) => {
      if (range.from > range.to) return [];
      const isOfStall = !kinds || kinds.some(isReferenceKind);
      const found = await Promise.all([
        storage.eventsOfDays(range, kinds),
        isOfStall ? referencesOfDays(range) : [],
      ]);
      return eventsOf(found.flat()).filter(({ kind }) => !kinds || kinds.includes(kind));
    },
    totals: async (range) => {
      if (range.from > range.to) return [];
      const { totals, missing, isBehind } = await storage.cachedTotals(range);
      if (isBehind) await readAll();
      const all = [...totals.values()];
      // Without the lock of writers, and few at a time: a plate that is counted meanwhile is stored between two slices.
      await inSlices(missing, async (days) => all.push(...(await workOut(days))), DAYS_AT_ONCE);
      return all.toSorted((a, b) => (a.day < b.day ? -1 : 1));
    },
    storage,
  };
}
