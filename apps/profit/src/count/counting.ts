import type { Ledger, Shell, Store, Stored } from '@thela/contract';
import { platesByDish, typedCount } from '@thela/ledger';
import type { Entry, LedgerEvent, StallDay } from '@thela/ledger';
import { platesOf } from '@thela/pricing';
import { waitingWrites } from './waiting-writes';

/** A store of this page, and what sets its value. */
function storeOf<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const store: Store<Value> = {
    getSnapshot: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const set = (next: Value) => {
    value = next;
    for (const listener of listeners) listener();
  };
  return { store, set };
}

/** One tap that can be taken back. */
export interface Tap {
  readonly day: StallDay;
  readonly dish: string;
  /** 1 for a plate that was counted, -1 for one that was taken back. */
  readonly plates: 1 | -1;
}

interface RecordedTap extends Tap {
  /** Its event, once that is known. */
  readonly event: { current: LedgerEvent | null };
}

/** Counts plates into the ledger, and knows which of them are not durable yet. */
export interface Counting {
  /** Names of what is being saved: `waitingName` makes them. */
  readonly waiting: Store<ReadonlySet<string>>;
  /** The latest taps, the last one last. */
  readonly taps: Store<readonly Tap[]>;
  /** Counts a plate more, or takes one back; there are never fewer than 0. @returns whether it did */
  readonly tap: (dish: string, plates: 1 | -1) => boolean;
  /** Takes the latest tap back. */
  readonly undo: () => void;
  /** Makes the count of a dish on a day the one that was typed. Rejects when the records cannot be read. */
  readonly typePlates: (dish: string, typed: number, day: StallDay) => Promise<Stored>;
  readonly addExpense: (entry: Entry, day: StallDay) => void;
  readonly remove: (event: LedgerEvent) => void;
  /** Puts another entry in the place of one. @returns its event; `null` where it was not entered */
  readonly correct: (event: LedgerEvent, entry: Entry) => Promise<LedgerEvent | null>;
}

/** So many taps can be taken back, one after the other. */
const MOST_TAPS = 10;

/** Under this name all entries of a day wait that are no plates. */
export const ENTRIES = 'entries';

export function waitingName(day: StallDay, what: string): string {
  return `${day} ${what}`;
}

// The page must know what is not durable also after a visit to another tool, which gets a new `shell.ledger`:
// the function that stores is the same one.
const countingByLedger = new WeakMap<Ledger['append'], Counting>();

/** What counts on this page: one for each ledger. */
export function countingOf(shell: Pick<Shell, 'ledger' | 'day' | 'reportError'>): Counting {
  const existing = countingByLedger.get(shell.ledger.append);
  if (existing) return existing;
  const counting = createCounting(shell);
  countingByLedger.set(shell.ledger.append, counting);
  return counting;
}

function createCounting(shell: Pick<Shell, 'ledger' | 'day' | 'reportError'>): Counting {
  const { ledger, day: dayStore } = shell;
  const waiting = waitingWrites(
    () => ledger.append([]),
    (error) => shell.reportError(error, 'storing what was counted'),
  );
  const taps = storeOf<readonly RecordedTap[]>([]);
  /** Counts of days that are over are read and entered one after the other. */
  let typing: Promise<unknown> = Promise.resolve();

  function follow(what: string, day: StallDay, stored: Promise<Stored>) {
    waiting.follow(waitingName(day, what), stored);
    return stored;
  }

  function append(dish: string, plates: number, day: StallDay) {
    return follow(dish, day, ledger.append([{ kind: 'plates', dish, plates }], day));
  }

  const platesOnScreen = (dish: string) => platesOf(dayStore.getSnapshot().platesSold, dish);

  function tap(dish: string, plates: 1 | -1): boolean {
    if (plates < 0 && platesOnScreen(dish) === 0) return false;
    const day = ledger.today.getSnapshot();
    const event: RecordedTap['event'] = { current: null };
    append(dish, plates, day).then(
      ({ events }) => {
        event.current = events[0] ?? null;
      },
      () => {},
    );
    const ofDay = taps.store.getSnapshot().filter((done) => done.day === day);
    taps.set([...ofDay, { dish, plates, day, event }].slice(-MOST_TAPS));
    return true;
  }

  function undo() {
    const tapList = taps.store.getSnapshot();
    const last = tapList.at(-1);
    if (!last) return;
    taps.set(tapList.slice(0, -1));
    const { dish, plates, day, event } = last;
    // Somebody took that plate back already, in another tab.
    if (plates > 0 && day === ledger.today.getSnapshot() && platesOnScreen(dish) === 0) return;
    if (!event.current) {
      // Before its event is known, a tap is taken back by one that says the opposite: so that shows at once.
      void append(dish, -plates, day).catch(() => {});
      return;
    }
    void follow(dish, day, ledger.undo(event.current)).catch(() => {});
  }

  /** The shell knows the count of today at once; what it writes is durable when nothing waits any more. */
  function typeToday(dish: string, typed: number): Promise<Stored> {
    dayStore.setPlatesSold(dish, typed);
    return ledger.append([]);
  }

  async function typeOn(day: StallDay, dish: string, typed: number) {
    const events = await ledger.events({ from: day, to: day, kinds: ['plates'] });
    const counted = platesByDish(events).get(dish) ?? 0;
    const entry = counted === typed ? null : typedCount(events, dish, typed);
    return { stored: ledger.append(entry ? [entry] : [], day) };
  }

  return {
    waiting,
    taps: taps.store,
    tap,
    undo,
    typePlates: (dish, typed, day) => {
      if (day === ledger.today.getSnapshot()) return follow(dish, day, typeToday(dish, typed));
      const entered = typing.then(() => typeOn(day, dish, typed));
      // The next one has to know of its entry, not that this is durable.
      typing = entered.catch(() => {});
      return follow(
        dish,
        day,
        entered.then(({ stored }) => stored),
      );
    },
    addExpense: (entry, day) => {
      void follow(ENTRIES, day, ledger.append([entry], day)).catch(() => {});
    },
    remove: (event) => {
      void follow(ENTRIES, event.day, ledger.undo(event)).catch(() => {});
    },
    correct: async (event, entry) => {
      try {
        const { events } = await follow(ENTRIES, event.day, ledger.correct(event, entry));
        return events.at(-1) ?? null;
      } catch {
        // `follow` reports it.
        return null;
      }
    },
  };
}
