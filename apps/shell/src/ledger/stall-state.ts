import type { DayStore, Ledger, StallActions, Store, Stored } from '@thela/contract';
import { safeStorage } from '@thela/federation';
import type { Entry, LedgerEvent, Stall, StallDay } from '@thela/ledger';
import { platesOf, setPlatesSold } from '@thela/pricing';
import type { PlatesSold } from '@thela/pricing';
import { dayActions } from './day-actions';
import { deviceId } from './device';
import { followDay } from './follow-day';
import { newEvents, undoOf, withFixedIds } from './new-events';
import { noOpeningFigures, openingFigures } from './opening-figures';
import { optimistic } from './optimistic';
import { createPageState, timeZoneOf } from './page-state';
import { pendingEvents } from './pending-events';
import { stallActions } from './stall-actions';
import type { StallBook } from './stall-book';
import { createRecords } from './records';
import type { StallRecords } from './stall-records';
import { mayPrefetch } from '../may-prefetch';
import { whenIdle } from '../when-idle';
import { SNAPSHOT_KEY } from './stall-snapshot';
import { takeOver } from './takeover';

/** What the page says by itself about the stall. */
export interface StallSayings {
  /** Somebody asked for a new day on one that is counted already. */
  readonly nextDayBegins: () => void;
  /** So many events were brought back from the second copy. */
  readonly restored: (events: number) => void;
  /** Gas was entered as an expense, and these dishes hold fuel in their recipes. */
  readonly countsTwice: (dishes: readonly string[]) => void;
}

export interface StallStateOptions {
  /** Fixed opening figures; without them each item starts with a random sample. */
  readonly platesSold?: PlatesSold | undefined;
  /** Gives `localStorage`; it may throw. */
  readonly storage: () => Storage;
  readonly say: StallSayings;
  readonly reportError: (error: unknown, place: string) => void;
}

/** The vendor's stall on this page: its day, its menu, its records. */
export interface StallState {
  readonly day: DayStore;
  readonly stall: Store<Stall> & StallActions;
  readonly ledger: Ledger;
  readonly records: StallRecords;
  /**
   * Follows the calendar and other tabs from now on, and reads the records.
   *
   * @returns ends it
   */
  readonly start: () => () => void;
}

/** Opens the stall as this device last showed it; its records are read afterwards. */
export function createStallState(options: StallStateOptions): StallState {
  const { say, reportError } = options;
  const storage = safeStorage(options.storage);
  const pending = pendingEvents(options.storage);
  const device = deviceId(storage);
  const make = newEvents(device, Date.now);
  const page = createPageState(storage, () => openingFigures(options.platesSold, Math.random));
  const listeners = new Set<(days: readonly StallDay[]) => void>();

  const { records, follow } = createRecords({
    device,
    open: () => open(),
    isKept: page.isKept,
    onErased: () => forget(),
  });

  let book: StallBook | null = null;
  let opened: Promise<StallBook> | undefined;
  /** Events that this page made before the records were read. */
  let early: readonly LedgerEvent[] = [];
  /** What waits for the records. */
  let waiting: readonly (() => void)[] = [];

  if (page.found.kind === 'earlier') {
    const taken = takeOver(page.found.figures, page.current().today);
    note(withFixedIds(make(taken.entries, taken.day), device()));
    page.change({ opening: taken.opening, hasBegun: taken.hasBegun });
  }

  /** The records, read once. After a failure the next call tries again. */
  function open(): Promise<StallBook> {
    opened ??= read().catch((error: unknown) => {
      opened = undefined;
      reportError(error, 'reading the stall’s records');
      throw error;
    });
    return opened;
  }

  async function read(): Promise<StallBook> {
    const { openStallBook } = await import('./stall-book');
    const found = await openStallBook({
      today: page.current().today,
      pending,
      reportError,
      onChange: (days) => {
        page.keep();
        showBook();
        tell(days);
      },
      onErased: forget,
    });
    book = found;
    follow(found);
    const made = early.filter(({ id }) => !found.storage.left.has(id));
    early = [];
    // They came while the records were read, or `localStorage` took none.
    if (made.length > 0) await found.add(made);
    // Another tab may have stored a snapshot meanwhile, or the browser may have lost it alone.
    page.catchUp();
    if (page.isKept.getSnapshot()) showBook();
    else if (found.storage.hadRecords) showRecords();
    const tasks = waiting;
    waiting = [];
    for (const task of tasks) task();
    const { restored } = found.storage.health.getSnapshot();
    if (restored > 0) {
      page.keep();
      page.change({});
      say.restored(restored);
    }
    return found;
  }

  function showBook() {
    if (book) page.change(book.view());
    // A stall of another time zone, or one that was just set up, may have another day.
    turnDay();
  }

  function turnDay() {
    if (!page.turnDay()) return;
    const { today } = page.current();
    void book?.turnTo(today).then(() => {
      if (book && page.current().today === today) page.change(book.view());
    });
  }

  function tell(changed: readonly StallDay[]) {
    for (const listener of listeners) listener(changed);
  }

  /** Shows events that this page made, and keeps them until the records are read. */
  function note(events: readonly LedgerEvent[]) {
    page.keep();
    pending.add(events);
    early = [...early, ...events];
    page.change(optimistic(page.current(), events));
  }

  function record(entries: readonly Entry[], day = page.current().today): Promise<Stored> {
    if (entries.length === 0) return open().then(({ storage: disk }) => disk.write([]));
    const events = make(entries, day);
    if (events.some(({ kind }) => kind === 'plates')) page.change({ hasBegun: true });
    if (!book) {
      note(events);
      tell([day]);
      // What was made before the records were read is stored with them.
      return open().then(
        ({ storage: disk }) => disk.outcome(events),
        () => ({ ok: false, reason: 'blocked', events }) as const,
      );
    }
    page.keep();
    pending.add(events);
    const stored = book.add(events);
    showBook();
    tell([day]);
    return stored;
  }

  /** After somebody erased everything, here or in another tab. */
  function forget() {
    pending.removeAll();
    early = [];
    page.reset();
    tell([page.current().today]);
    void showIfAny();
  }

  /** Somebody may have removed the snapshot alone. */
  async function showIfAny() {
    await book?.turnTo(page.current().today);
    if (((await book?.storage.firstDay()) ?? null) !== null) showRecords();
  }

  function showRecords() {
    page.keep();
    page.change({ ...book?.view(), opening: noOpeningFigures, hasBegun: true });
  }

  function recordOfStall(entries: readonly Entry[], day: StallDay) {
    void record(entries, day);
  }

  /** Gas that is in the recipes and in the expenses, too, is taken off twice. */
  function warnOfGas(entries: readonly Entry[]) {
    if (!entries.some((entry) => entry.kind === 'expense' && entry.category === 'gas')) return;
    const dishes = book?.dishesWithFuel() ?? [];
    if (dishes.length > 0) say.countsTwice(dishes);
  }

  const now = page.current;
  const day: DayStore = {
    ...page.day,
    ...dayActions({
      now,
      counted: (dish) => book?.platesOf(dish) ?? platesOf(now().day.platesSold, dish),
      record: (entries) => void record(entries),
      setOpening: (opening, hasBegun) => {
        page.keep();
        page.change({ opening, hasBegun });
      },
      samples: () => openingFigures(undefined, Math.random),
      whenRead: (dish, plates, task) => {
        if (book) return task();
        page.change({ day: setPlatesSold(now().day, dish, plates) });
        waiting = [...waiting, task];
        open().catch(() => {});
      },
      sayNextDay: say.nextDayBegins,
    }),
  };

  const ledger: Ledger = {
    today: page.today,
    append: async (entries, ofDay) => {
      const stored = await record(entries, ofDay);
      warnOfGas(entries);
      return stored;
    },
    undo: async (event) => record([undoOf(event)], event.day),
    events: async (range) => (await open()).events(range),
    totals: async (range) => (await open()).totals(range),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  return {
    day,
    stall: { ...page.stall, ...stallActions({ now, record: recordOfStall }) },
    ledger,
    records,
    start: () => {
      const onStorage = ({ key }: StorageEvent) => {
        if ((key === SNAPSHOT_KEY || key === null) && page.catchUp()) forget();
      };
      window.addEventListener('storage', onStorage);
      const endDays = followDay(() => timeZoneOf(now().stall), turnDay);
      const openQuietly = () => void open().catch(() => {});
      let cancel = () => {};
      // A first visitor has no records, probably; the first change reads them at once.
      if (page.isKept.getSnapshot()) openQuietly();
      else if (mayPrefetch()) cancel = whenIdle(openQuietly);
      return () => {
        cancel();
        window.removeEventListener('storage', onStorage);
        endDays();
        book?.storage.close();
      };
    },
  };
}
