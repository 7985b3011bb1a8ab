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

/** One change of a count that can be taken back. */
export interface CountChange {
  readonly day: StallDay;
  readonly dish: string;
  /** Plates that were counted, negative for those taken back; `null` for a typed count. */
  readonly plates: number | null;
}

interface RecordedChange extends CountChange {
  /** Its event, once that is known. */
  readonly event: { current: LedgerEvent | null };
  /** Plates that it added to the order of this customer; below 0 for those that it took off. */
  readonly ordered: number;
  /** Of which customer. */
  readonly customer: number;
}

/** What was tapped since the last customer: plates of each dish, more than 0. */
type Order = ReadonlyMap<string, number>;

/** What a typed number is: the count of the whole day, or plates on top of what is counted. */
export type TypedAs = 'count' | 'more';

/** Counts plates into the ledger, and knows which of them are not durable yet. */
export interface Counting {
  /** Names of what is being saved: `waitingName` makes them. */
  readonly waiting: Store<ReadonlySet<string>>;
  /** The latest changes, the last one last. */
  readonly changes: Store<readonly CountChange[]>;
  /** Of this customer. It is no record: it lives as long as the page. */
  readonly order: Store<Order>;
  readonly nextCustomer: () => void;
  /** Counts a plate more, or takes one back; there are never fewer than 0. @returns whether it did */
  readonly tap: (dish: string, plates: 1 | -1) => boolean;
  /** Takes the latest change of a day back. */
  readonly undo: (day: StallDay) => void;
  /** Enters what was typed of a dish on a day. Rejects when the records cannot be read. */
  readonly typePlates: (
    dish: string,
    typed: number,
    day: StallDay,
    typedAs: TypedAs,
  ) => Promise<Stored>;
  readonly addExpense: (entry: Entry, day: StallDay) => void;
  /** @returns whether it was taken back */
  readonly remove: (event: LedgerEvent) => Promise<boolean>;
  /** Puts another entry in the place of one. @returns its event; `null` where it was not entered */
  readonly correct: (event: LedgerEvent, entry: Entry) => Promise<LedgerEvent | null>;
}

/** So many changes can be taken back, one after the other. */
const MOST_CHANGES = 10;

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
  const changes = storeOf<readonly RecordedChange[]>([]);
  const order = storeOf<Order>(new Map());
  let customer = 0;
  /** Counts of days that are over are read and entered one after the other. */
  let typing: Promise<unknown> = Promise.resolve();

  function follow(what: string, day: StallDay, stored: Promise<Stored>) {
    waiting.follow(waitingName(day, what), stored);
    return stored;
  }

  function append(dish: string, plates: number, day: StallDay) {
    return follow(dish, day, ledger.append([{ kind: 'plates', dish, plates }], day));
  }

  /** A plate that is taken back was an earlier customer's where this one has none. @returns what it added */
  function addToOrder(dish: string, plates: number): number {
    const before = order.store.getSnapshot();
    const had = before.get(dish) ?? 0;
    const has = Math.max(0, had + plates);
    if (has === had) return 0;
    const next = new Map(before);
    if (has > 0) next.set(dish, has);
    else next.delete(dish);
    order.set(next);
    return has - had;
  }

  function takeOffOrder({ dish, ordered, customer: of }: RecordedChange) {
    if (ordered !== 0 && of === customer) addToOrder(dish, -ordered);
  }

  function remember(change: CountChange, stored: Promise<Stored>, ordered = 0) {
    const event: RecordedChange['event'] = { current: null };
    const recorded: RecordedChange = { ...change, event, ordered, customer };
    stored.then(
      ({ events: [entered = null] }) => {
        event.current = entered;
        if (entered) return;
        // Refused: there is nothing to undo, and nothing to pay.
        changes.set(changes.store.getSnapshot().filter((each) => each !== recorded));
        takeOffOrder(recorded);
      },
      () => {},
    );
    changes.set([...changes.store.getSnapshot(), recorded].slice(-MOST_CHANGES));
  }

  const platesOnScreen = (dish: string) => platesOf(dayStore.getSnapshot().platesSold, dish);

  function tap(dish: string, plates: number): boolean {
    if (plates < 0 && platesOnScreen(dish) === 0) return false;
    const day = ledger.today.getSnapshot();
    remember({ dish, plates, day }, append(dish, plates, day), addToOrder(dish, plates));
    return true;
  }

  function undo(of: StallDay) {
    const last = changes.store.getSnapshot().findLast(({ day }) => day === of);
    // A count has nothing that says the opposite: its event is needed.
    if (!last || (last.plates === null && !last.event.current)) return;
    changes.set(changes.store.getSnapshot().filter((change) => change !== last));
    takeOffOrder(last);
    const { dish, plates, day, event } = last;
    const isToday = day === ledger.today.getSnapshot();
    // Somebody took that plate back already, in another tab.
    if (plates !== null && plates > 0 && isToday && platesOnScreen(dish) === 0) return;
    if (event.current) {
      void follow(dish, day, ledger.undo(event.current)).catch(() => {});
      return;
    }
    // Before its event is known, a tap is taken back by one that says the opposite: so that shows at once.
    if (plates !== null) void append(dish, -plates, day).catch(() => {});
  }

  /** The shell knows the count of today at once; what it writes is durable when nothing waits any more. */
  function typeToday(dish: string, typed: number): Promise<Stored> {
    dayStore.setPlatesSold(dish, typed);
    // What was tapped before counts no more: to undo it would change nothing.
    changes.set(changes.store.getSnapshot().filter((change) => change.dish !== dish));
    return ledger.append([]);
  }

  async function typeOn(day: StallDay, dish: string, typed: number) {
    const events = await ledger.events({ from: day, to: day, kinds: ['plates'] });
    const counted = platesByDish(events).get(dish) ?? 0;
    const entry = counted === typed ? null : typedCount(events, dish, typed);
    const stored = ledger.append(entry ? [entry] : [], day);
    if (entry) remember({ dish, day, plates: null }, stored);
    return { stored };
  }

  return {
    waiting,
    changes: changes.store,
    order: order.store,
    nextCustomer: () => {
      customer += 1;
      order.set(new Map());
    },
    tap,
    undo,
    typePlates: (dish, typed, day, typedAs) => {
      if (typedAs === 'more') {
        const stored = append(dish, typed, day);
        remember({ dish, plates: typed, day }, stored);
        return stored;
      }
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
    remove: async (event) => {
      try {
        const { ok, events } = await follow(ENTRIES, event.day, ledger.undo(event));
        return ok || events.length > 0;
      } catch {
        // `follow` reports it.
        return false;
      }
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
