import { deepFreeze } from '@thela/contract';
import type { DayRange, Stored } from '@thela/contract';
import {
  changeBefore,
  changesOf,
  dayView,
  eventsOf,
  isReference,
  isReferenceKind,
  noReferences,
  ONE_DAY_KINDS,
  platesByDish,
  setUpDay,
  spentOn,
  stallOn,
  totalsOf,
  typedCount,
  usesFuel,
  withReferences,
} from '@thela/ledger';
import type {
  DayTotals,
  Entry,
  LedgerEvent,
  LedgerKind,
  PlatesEntry,
  References,
  Spent,
  Stall,
  StallDay,
} from '@thela/ledger';
import type { Day } from '@thela/pricing';
import { inSlices } from './in-slices';
import type { StallStorage } from './stall-storage';

/** So many days are read and worked out at a time. */
const DAYS_AT_ONCE = 16;

/** Of more events, a slow phone hears taps between reading, working out and showing them. */
const LARGE = 600;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

export type BookStorage = Pick<
  StallStorage,
  | 'references'
  | 'eventsOfDays'
  | 'referencesOfDays'
  | 'heldOf'
  | 'write'
  | 'writeTyped'
  | 'outcome'
  | 'cachedTotals'
  | 'keepTotals'
  | 'forget'
>;

/** The records of a stall: those of today and of the stall itself in memory, the others on request. */
export interface StallBook {
  /** What the page shows of one day, without samples. */
  readonly view: () => {
    readonly day: Day;
    readonly spent: Spent;
    readonly stall: Stall;
    readonly setUpDay: StallDay | null;
  };
  readonly today: () => StallDay;
  /** Whether all of it is in memory; false while it is read. */
  readonly isRead: () => boolean;
  /** The day on which the stall was set up, as far as that is in memory. */
  readonly setUpDay: () => StallDay | null;
  /** Names of the dishes whose recipes hold fuel. */
  readonly dishesWithFuel: () => readonly string[];
  /** Plates of a dish today, which may be below 0 when two devices took the same plate back. */
  readonly platesOf: (dish: string) => number;
  /** As `typedCount` of libs/ledger, over the plates of today. */
  readonly typedCount: (dish: string, typed: number) => PlatesEntry | null;
  /**
   * The latest time of a change of that day and of what a device entered on it, as far as it is in memory; ms since 1970,
   * 0 without one. What others count leads no clock: one phone whose clock is wrong would set all of them wrong.
   */
  readonly latestOn: (day: StallDay, device: string) => number;
  /** The change that an entry comes after, by its id: `changeBefore` of libs/ledger. */
  readonly changeBefore: (entry: Entry, day: StallDay) => string | undefined;
  /** What `lostDecisions` of libs/ledger asks for: the changes in memory, and what is stored of some days besides. */
  readonly knownOf: (days: Iterable<StallDay>) => Promise<{
    readonly references: References;
    readonly entries: readonly LedgerEvent[];
  }>;
  /** Adds events at once, and stores them. */
  readonly add: (events: readonly LedgerEvent[]) => Promise<Stored>;
  /** Adds an event at once, and stores it when the person pauses: see `WriteQueue`. */
  readonly addTyped: StallStorage['writeTyped'];
  /** Adds events that are stored already. */
  readonly remember: (events: readonly LedgerEvent[]) => void;
  /** Says whether events that were added are stored. */
  readonly outcome: StallStorage['outcome'];
  /** Reads the records of a day, anew if it is the same day. Resolves when what was asked for last is read. */
  readonly turnTo: (today: StallDay) => Promise<void>;
  /** After everything was erased: drops what is in memory and not stored, and reads what was added since. */
  readonly forget: (today: StallDay) => Promise<void>;
  readonly events: (
    range: DayRange & { readonly kinds?: readonly LedgerKind[] },
  ) => Promise<readonly LedgerEvent[]>;
  readonly totals: (range: DayRange) => Promise<readonly DayTotals[]>;
}

interface BookMemory {
  readonly references: () => typeof noReferences;
  readonly ofToday: () => readonly LedgerEvent[];
  /** Changes with whatever may change more than plates. */
  readonly spendings: () => number;
  readonly latestOn: StallBook['latestOn'];
  readonly add: (events: readonly LedgerEvent[], today: StallDay) => void;
  readonly clearDay: () => void;
  readonly clear: () => void;
}

function bookMemory(): BookMemory {
  let references = noReferences;
  let ofToday: readonly LedgerEvent[] = [];
  let latest = new Map<string, number>();
  let spendings = 0;
  return {
    references: () => references,
    ofToday: () => ofToday,
    spendings: () => spendings,
    latestOn: (day, device) => Math.max(latest.get(day) ?? 0, latest.get(`${day} ${device}`) ?? 0),
    add: (events, today) => {
      const lasting = events.filter(isReference);
      if (lasting.length > 0) references = withReferences(references, lasting);
      const added = events.filter((event) => event.day === today && !isReference(event));
      if (events.some(({ kind }) => kind !== 'plates')) spendings += 1;
      if (added.length > 0) ofToday = [...ofToday, ...added];
      const follow = (key: string, at: number) =>
        latest.set(key, Math.max(latest.get(key) ?? 0, at));
      for (const { day, at } of lasting) follow(day, at);
      for (const { day, device, at } of added) follow(`${day} ${device}`, at);
    },
    clearDay: () => {
      spendings += 1;
      ofToday = [];
    },
    clear: () => {
      spendings += 1;
      references = noReferences;
      ofToday = [];
      latest = new Map();
    },
  };
}

/**
 * Makes a book over a storage.
 *
 * @param stored all events of the storage; without them, `turnTo` reads it
 */
export function createStallBook(
  storage: BookStorage,
  firstDay: StallDay,
  stored?: readonly LedgerEvent[],
): StallBook {
  let today = firstDay;
  const memory = bookMemory();
  /** What came while the records are read; `null` when they are. */
  let arrived: readonly LedgerEvent[] | null = null;
  const stallNow = () => stallOn(memory.references(), today);
  // A plate that is counted changes nothing of it, and is counted often.
  let spent: { readonly of: number; readonly sum: Spent } | null = null;
  const spentToday = () => {
    if (spent?.of !== memory.spendings()) {
      const sum = spentOn(memory.references(), today, memory.ofToday());
      spent = { of: memory.spendings(), sum };
    }
    return spent.sum;
  };
  const view = () => ({
    day: dayView(memory.references(), today, memory.ofToday()),
    spent: spentToday(),
    stall: stallNow(),
    setUpDay: setUpDay(memory.references()),
  });
  let reading: Promise<void> | null = null;
  if (stored) memory.add(stored, today);
  else arrived = [];

  function remember(events: readonly LedgerEvent[]) {
    if (arrived) arrived = [...arrived, ...events];
    memory.add(events, today);
  }

  /** Only the read that began last counts: it knows the most. */
  function readAll(): Promise<void> {
    arrived = [];
    const read: Promise<void> = Promise.all([
      storage.references(),
      storage.eventsOfDays({ from: today, to: today }),
    ]).then(async ([lasting, events]) => {
      const isLarge = lasting.length + events.length > LARGE;
      if (isLarge) await nextTask();
      if (reading !== read) return reading ?? undefined;
      memory.clear();
      memory.add([...lasting, ...events, ...(arrived ?? [])], today);
      arrived = null;
      if (isLarge) {
        // What is worked out of one stall is remembered.
        view();
        await nextTask();
      }
      return undefined;
    });
    reading = read;
    return read;
  }

  /** From memory, which is many times quicker, unless another tab has stored what is not in it. */
  async function referencesOfDays({ from, to }: DayRange): Promise<readonly LedgerEvent[]> {
    const changes = changesOf(memory.references()).filter(({ day }) => day >= from && day <= to);
    const held = await storage.heldOf(changes);
    // The same objects are given to every tool.
    return held ? deepFreeze(held) : storage.referencesOfDays({ from, to });
  }

  /**
   * Works out some days, and caches those that are over, unless what they follow from changes meanwhile. Those before the
   * set-up follow from whatever changes the stall of its first day.
   */
  async function workOut(days: readonly StallDay[]): Promise<readonly DayTotals[]> {
    const used = memory.references();
    const workedOut = await Promise.all(
      days.map(async (day) => {
        const events = await storage.eventsOfDays({ from: day, to: day });
        return { totals: totalsOf(used, day, events), events: events.length };
      }),
    );
    const setUp = setUpDay(used);
    if (!arrived && setUp !== null && used === memory.references()) {
      const isOver = (day: StallDay) => day >= setUp && day < today;
      await storage.keepTotals(workedOut.filter(({ totals }) => isOver(totals.day)));
    }
    return workedOut.map(({ totals }) => totals);
  }

  return {
    view,
    today: () => today,
    isRead: () => arrived === null,
    setUpDay: () => setUpDay(memory.references()),
    dishesWithFuel: () => usesFuel(stallNow()).map(({ name }) => name),
    platesOf: (dish) => platesByDish(memory.ofToday()).get(dish) ?? 0,
    typedCount: (dish, typed) => typedCount(memory.ofToday(), dish, typed),
    latestOn: memory.latestOn,
    changeBefore: (entry, day) => changeBefore(memory.references(), entry, day),
    knownOf: async (days) => {
      const ofDays = [...days].map((day) =>
        storage.eventsOfDays({ from: day, to: day }, ONE_DAY_KINDS),
      );
      return { references: memory.references(), entries: (await Promise.all(ofDays)).flat() };
    },
    add: (events) => {
      remember(events);
      return storage.write(events);
    },
    addTyped: (event, replaced) => {
      remember([event]);
      storage.writeTyped(event, replaced);
    },
    remember,
    outcome: storage.outcome,
    turnTo: async (next) => {
      if (next !== today) memory.clearDay();
      today = next;
      await readAll();
    },
    forget: async (next) => {
      today = next;
      memory.clear();
      await storage.forget();
      await readAll();
    },
    events: async ({ kinds, ...range }) => {
      if (range.from > range.to) return [];
      const isOfStall = !kinds || kinds.some(isReferenceKind);
      const events = await Promise.all([
        storage.eventsOfDays(range, kinds),
        isOfStall ? referencesOfDays(range) : [],
      ]);
      return eventsOf(events.flat()).filter(({ kind }) => !kinds || kinds.includes(kind));
    },
    totals: async (range) => {
      if (range.from > range.to) return [];
      const { totals, missing, isBehind } = await storage.cachedTotals(range);
      if (isBehind) await readAll();
      const all = [...totals.values()];
      // Without the lock of writers, and few at a time: a plate that is counted meanwhile is stored between two slices.
      await inSlices(missing, async (days) => all.push(...(await workOut(days))), DAYS_AT_ONCE);
      return [...all].sort((a, b) => (a.day < b.day ? -1 : 1));
    },
  };
}
