// The stall's records once they are read: loaded after the page has started.
import type { DayRange, Stored } from '@thela/contract';
import {
  dayView,
  eventsOf,
  isReference,
  noReferences,
  platesByDish,
  stallOn,
  totalsOf,
  usesFuel,
  withReferences,
} from '@thela/ledger';
import type { DayTotals, LedgerEvent, LedgerKind, Stall, StallDay } from '@thela/ledger';
import type { Day } from '@thela/pricing';
import { alone } from './one-at-a-time';
import { openStorage } from './stall-storage';
import type { StallStorage, StorageOptions } from './stall-storage';

/** What the page shows of the records on one day. */
export interface BookView {
  /** The day without samples. */
  readonly day: Day;
  readonly stall: Stall;
}

/** All records of this device: those of today and of the stall itself in memory, the others on request. */
export interface StallBook {
  readonly view: () => BookView;
  /** Names of the dishes whose recipes hold fuel. */
  readonly dishesWithFuel: () => readonly string[];
  /** Plates of a dish today, which may be below 0 when two devices took the same plate back. */
  readonly platesOf: (dish: string) => number;
  /** Adds events at once, and stores them. */
  readonly add: (events: readonly LedgerEvent[]) => Promise<Stored>;
  /** As `add`, of events that come from elsewhere: the page hears of the change. */
  readonly take: (events: readonly LedgerEvent[]) => Promise<Stored>;
  /** Begins another day. */
  readonly turnTo: (today: StallDay) => Promise<void>;
  readonly events: (
    range: DayRange & { readonly kinds?: readonly LedgerKind[] },
  ) => Promise<readonly LedgerEvent[]>;
  readonly totals: (range: DayRange) => Promise<readonly DayTotals[]>;
  readonly storage: StallStorage;
}

export interface BookOptions extends Omit<StorageOptions, 'onForeign'> {
  readonly today: StallDay;
  /** Called when another tab changed the records, with the days that changed. */
  readonly onChange: (days: readonly StallDay[]) => void;
}

/** Reads the records of this device. */
export async function openStallBook({ onChange, ...options }: BookOptions): Promise<StallBook> {
  let { today } = options;
  let references = noReferences;
  let ofToday: readonly LedgerEvent[] = [];

  function remember(events: readonly LedgerEvent[]) {
    const lasting = events.filter(isReference);
    if (lasting.length > 0) references = withReferences(references, lasting);
    const added = events.filter((event) => event.day === today && !isReference(event));
    if (added.length > 0) ofToday = [...ofToday, ...added];
  }

  async function readAll() {
    const [lasting, events] = await Promise.all([
      storage.references(),
      storage.eventsOfDays({ from: today, to: today }),
    ]);
    references = withReferences(noReferences, lasting);
    ofToday = events;
  }

  const storage = await openStorage({
    ...options,
    onForeign: (events) => {
      if (events === 'unknown') {
        void readAll().then(() => onChange([today]));
        return;
      }
      remember(events);
      onChange(daysOf(events));
    },
  });
  await readAll();

  async function workOut(day: StallDay): Promise<DayTotals> {
    return totalsOf(references, day, await storage.eventsOfDays({ from: day, to: day }));
  }

  return {
    view: () => ({ day: dayView(references, today, ofToday), stall: stallOn(references, today) }),
    dishesWithFuel: () => usesFuel(stallOn(references, today)).map(({ name }) => name),
    platesOf: (dish) => platesByDish(ofToday).get(dish) ?? 0,
    add: (events) => {
      remember(events);
      return storage.write(events);
    },
    take: (events) => {
      remember(events);
      onChange(daysOf(events));
      return storage.write(events);
    },
    turnTo: async (next) => {
      today = next;
      ofToday = [];
      await readAll();
    },
    events: async ({ kinds, ...range }) => {
      if (range.from > range.to) return [];
      const found = await Promise.all([
        storage.eventsOfDays(range),
        storage.referencesOfDays(range),
      ]);
      return eventsOf(found.flat()).filter(
        ({ kind }) => !kinds || kinds.some((each) => each === kind),
      );
    },
    // Alone, so that what is cached was worked out from all that is stored.
    totals: (range) =>
      alone(async () => {
        if (range.from > range.to) return [];
        const { totals, missing, isBehind } = await storage.cachedTotals(range);
        if (isBehind) await readAll();
        const workedOut = await Promise.all(missing.map(workOut));
        await storage.keepTotals(workedOut.filter(({ day }) => day < today));
        return [...totals.values(), ...workedOut].toSorted((a, b) => (a.day < b.day ? -1 : 1));
      }),
    storage,
  };
}

function daysOf(events: readonly LedgerEvent[]): readonly StallDay[] {
  return [...new Set(events.map(({ day }) => day))];
}
