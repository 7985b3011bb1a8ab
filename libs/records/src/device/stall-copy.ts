import type { DayStore, Ledger, StallActions, Store, Stored } from '@thela/contract';
import { safeStorage } from '@thela/federation/storage';
import { changedDays, plateEntries, stallActions, undoOf } from '@thela/ledger';
import type { Entry, LedgerEvent, PriceEntry, Stall, StallDay } from '@thela/ledger';
import { platesOf } from '@thela/pricing';
import type { PlatesSold } from '@thela/pricing';
import { createRoleStore } from './role-store';
import type { RoleStore } from './role-store';
import type { Binding } from '../synced-ledger';
import { namesOf } from './copy-names';
import { dayActions } from './day-actions';
import { deviceId } from './device';
import { deviceTimeZone, followDay } from './follow-day';
import { newEvents } from './new-events';
import { noOpeningFigures, openingFigures } from './opening-figures';
import { optimistic } from './optimistic';
import { createPageState } from './page-state';
import { pendingEvents } from './pending-events';
import { persistenceRequest } from './persistence-request';
import type { StallBook } from './stall-book';
import { createRecords } from './records';
import type { StallRecords } from './stall-records';
import { mayPrefetch, whenIdle } from '@thela/page';
import { timeZoneOf } from './snapshot-day';
import type { StallSnapshot } from './stall-snapshot';

/** What the page says by itself about the stall. */
export interface StallSayings {
  /** Somebody asked for a new day on one that is counted already. */
  readonly nextDayBegins: () => void;
  /** So many events were brought back from the second copy. */
  readonly restored: (events: number) => void;
  /** Gas was entered as an expense, and these dishes hold fuel in their recipes. */
  readonly countsTwice: (dishes: readonly string[]) => void;
}

export interface CopyOptions {
  readonly binding: Binding | null;
  /** Whether the page shows this copy, and no tab has chosen another one. */
  readonly isShown: () => boolean;
  /** Called when the copy was removed from this device. */
  readonly onGone: () => void;
  /** Fixed opening figures; without them each item starts with a random sample. */
  readonly platesSold?: PlatesSold | undefined;
  /** Gives `localStorage`; it may throw. */
  readonly storage: () => Storage;
  readonly say: StallSayings;
  readonly reportError: (error: unknown, place: string) => void;
}

/** The figures that are shown below what was counted: no events. */
type Opening = Pick<StallSnapshot, 'opening' | 'hasBegun'>;

/** One copy of a ledger, as the page can show it: its day, its menu, its records. */
export interface StallCopy {
  readonly binding: Binding | null;
  readonly day: DayStore;
  readonly stall: Store<Stall> & StallActions;
  readonly ledger: Ledger;
  readonly records: StallRecords;
  readonly role: RoleStore;
  /**
   * Follows the calendar and other tabs from now on, and reads the records.
   *
   * @returns ends it
   */
  readonly start: () => () => void;
  /** Its records, which are read at the first call. */
  readonly open: () => Promise<StallBook>;
  /** Adds events of another copy, or of a file. */
  readonly take: (events: readonly LedgerEvent[]) => Promise<Stored>;
  readonly opening: () => Opening;
  readonly setOpening: (opening: Opening) => void;
  /** To be called when the page shows it again: from now on its snapshot is stored. */
  readonly onShown: () => void;
  /** To be called when all of it moved into another copy. */
  readonly onMoved: () => Promise<void>;
  /** Drops what this page holds of it, and stores nothing any more: it is removed from this device. */
  readonly discard: () => Promise<void>;
  readonly close: () => void;
}

/** Opens a copy as this device last showed it; its records are read afterwards. */
export function createStallCopy(options: CopyOptions): StallCopy {
  const { binding, isShown, say, reportError } = options;
  const names = namesOf(binding);
  const storage = safeStorage(options.storage);
  const pending = pendingEvents(options.storage, names.pending);
  const role = createRoleStore(storage, binding);
  const askToPersist = persistenceRequest(storage);
  const device = deviceId(storage);
  const make = newEvents(device, Date.now, (ofDay) => book?.latestOn(ofDay) ?? 0);
  /** Whether the copy was removed from this device. */
  let isGone = false;
  const page = createPageState(storage, {
    key: names.snapshot,
    isShown: () => isShown() && !isGone,
    // A bound copy is of a stall that somebody works with: it has no samples of its own.
    opening: () => (binding ? noOpeningFigures : openingFigures(options.platesSold, Math.random)),
  });
  const listeners = new Set<(days: readonly StallDay[]) => void>();

  const { records, follow, fail } = createRecords({
    device,
    open: () => open(),
    isKept: page.isKept,
    answers: { storage: options.storage, prefix: names.answers },
    take: (events) => take(events),
    onErased: () => forget(),
  });

  let book: StallBook | null = null;
  let opened: Promise<StallBook> | undefined;
  /** Events that this page made before the records were read. */
  let early: readonly LedgerEvent[] = [];
  /** Dishes whose plates were typed while the records are read, and the day of that. */
  let typed: { readonly day: StallDay; readonly dishes: readonly string[] } | null = null;
  /** The price that was typed last, and the event that stands for it. */
  let typedPrice: { readonly key: string; readonly id: string } | null = null;
  /** Whether something removed the snapshot before the records were read. */
  let isLost = false;

  /** The records, read once. After a failure the next call tries again. */
  function open(): Promise<StallBook> {
    if (isGone) return Promise.reject(new Error('This copy was removed from the device.'));
    opened ??= read().catch((error: unknown) => {
      opened = undefined;
      reportError(error, 'reading the stall’s records');
      fail(early.length);
      throw error;
    });
    return opened;
  }

  async function read(): Promise<StallBook> {
    const { openStallBook } = await import('./stall-book');
    const found = await openStallBook({
      names,
      today: page.current().today,
      pending,
      reportError,
      askToPersist,
      onForeign: (events, days) =>
        void hear(events, days).catch((error: unknown) =>
          reportError(error, 'reading the records again'),
        ),
      onErased: forget,
      onRemoved: () => void discard().catch(() => {}),
    });
    const { hadRecords, isBlocked, left, health } = found.storage;
    if (isBlocked && page.found.kind === 'snapshot') {
      // There may be records: an empty stall in place of what this page shows would be wrong.
      found.storage.close();
      throw new Error('The browser does not open the records.');
    }
    book = found;
    follow(found);
    const made = early.filter(({ id }) => !left.has(id));
    const hasEarlier = hadRecords || left.size > early.length - made.length;
    early = [];
    // They came while the records were read, or `localStorage` took none.
    if (made.length > 0) await found.add(made);
    // Another tab may have stored a snapshot meanwhile, or the browser may have lost it alone.
    page.catchUp();
    // Those of a newer page cannot be read; those of this one stand until there are records of before.
    const isOpeningKnown = !isLost && !(page.isForeign() && hasEarlier);
    if (page.isKept.getSnapshot() && isOpeningKnown) await showRead();
    else if (hasEarlier || made.length > 0) showRecords();
    const { restored } = health.getSnapshot();
    if (restored > 0) {
      page.keep();
      page.change({});
      say.restored(restored);
    }
    return found;
  }

  /** Another tab changed the records. */
  async function hear(events: readonly LedgerEvent[] | 'unknown', days: readonly StallDay[] = []) {
    page.keep();
    if (events === 'unknown') await book?.turnTo(page.current().today);
    await showRead();
    tell(events === 'unknown' ? [...new Set([...days, page.current().today])] : daysOf(events));
  }

  /** Shows the records of the day that it is, and reads them first if they are not in memory. */
  async function showRead() {
    const { today } = page.current();
    if (book && (book.today() !== today || !book.isRead())) await book.turnTo(today);
    showBook();
  }

  function showBook() {
    if (!isBookOfToday()) return;
    settleTyped();
    if (book) page.change(book.view());
    // A stall of another time zone, or one that was just set up, may have another day.
    turnDay();
  }

  function isBookOfToday(): boolean {
    return book !== null && book.isRead() && book.today() === page.current().today;
  }

  function turnDay() {
    if (page.turnDay() || (book && !isBookOfToday())) {
      showRead().catch((error: unknown) => reportError(error, 'reading the records of the day'));
    }
  }

  /** What was typed while the records were read is what the page shows; the events must add up to it. */
  function settleTyped() {
    const { today, day: shown } = page.current();
    const dishes = typed?.day === today ? typed.dishes : [];
    typed = null;
    const entries = dishes.flatMap((dish) =>
      plateEntries(book?.platesOf(dish) ?? 0, platesOf(shown.platesSold, dish), dish),
    );
    if (entries.length > 0) void record(entries);
  }

  function tell(changed: readonly StallDay[]) {
    for (const listener of listeners) listener(changed);
  }

  /** The days of some events, and today for changes that last. */
  function daysOf(events: readonly LedgerEvent[]): readonly StallDay[] {
    const lasts = events.some((event) => changedDays(event).to === null);
    return [...new Set([...events.map((event) => event.day), ...(lasts ? [now().today] : [])])];
  }

  /** Shows events that this page made, and keeps them until the records are read. */
  function note(events: readonly LedgerEvent[]) {
    page.keep();
    pending.add(events);
    early = [...early, ...events];
    page.change(optimistic(page.current(), events, early));
  }

  function record(entries: readonly Entry[], day = page.current().today): Promise<Stored> {
    const events = make(entries, day);
    if (isGone) return Promise.resolve({ ok: false, reason: 'blocked', events });
    if (events.length === 0) return open().then(({ storage: disk }) => disk.write([]));
    const begins = !page.current().hasBegun && events.some(({ kind }) => kind === 'plates');
    if (begins) page.change({ hasBegun: true });
    if (!book) {
      note(events);
      tell(daysOf(events));
      // What was made before the records were read is stored with them.
      return open().then(
        ({ storage: disk }) => disk.outcome(events),
        () => ({ ok: false, reason: 'blocked', events }) as const,
      );
    }
    page.keep();
    pending.add(events);
    const stored = book.add(events);
    if (isBookOfToday()) showBook();
    else page.change(optimistic(page.current(), events, early));
    tell(daysOf(events));
    return stored;
  }

  /** A price, which a person types letter by letter: only the last of them becomes a record. */
  function recordPrice(entry: PriceEntry, ofDay = page.current().today) {
    if (!book || !isBookOfToday() || isGone) return void record([entry], ofDay);
    const [event] = make([entry], ofDay);
    if (!event) return;
    const key = `${ofDay} ${entry.scope} ${entry.ingredient}`;
    const replaced = typedPrice?.key === key ? typedPrice.id : null;
    typedPrice = { key, id: event.id };
    page.keep();
    pending.add([event]);
    if (replaced !== null) pending.remove([{ id: replaced }]);
    book.addTyped(event, replaced);
    showBook();
    tell(daysOf([event]));
  }

  /** Adds events of a file: from now on there are only real figures. */
  async function take(events: readonly LedgerEvent[]): Promise<Stored> {
    const found = await open();
    if (isGone) return { ok: false, reason: 'blocked', events };
    const stored = found.add(events);
    if (events.length === 0) return stored;
    if (isBookOfToday()) showRecords();
    else await showRead();
    tell(daysOf(events));
    return stored;
  }

  /** After somebody erased everything, here or in another tab. */
  function forget() {
    pending.removeAll();
    early = [];
    page.reset();
    tell([page.current().today]);
    const wasRead = book !== null;
    opened
      ?.then(async (found) => {
        await found.forget(page.current().today);
        // It was read before it was erased.
        if (!wasRead) page.reset();
        await showIfAny();
      })
      .catch((error: unknown) => reportError(error, 'reading the records after they were erased'));
  }

  async function discard() {
    isGone = true;
    pending.removeAll();
    early = [];
    page.reset();
    options.onGone();
    const found = await opened?.catch(() => null);
    await found?.storage.forget();
    found?.storage.close();
    // What was on its way may have been noted meanwhile.
    pending.removeAll();
  }

  /** After something removed the snapshot: the records are still there, and what this page made. */
  function showWithoutSnapshot() {
    isLost = true;
    page.reset();
    if (early.length > 0) {
      page.keep();
      page.change(optimistic(page.current(), early, early));
    }
    tell([page.current().today]);
    void showIfAny().catch((error: unknown) => reportError(error, 'looking for records'));
  }

  async function showIfAny() {
    if (((await book?.storage.firstDay()) ?? null) !== null) showRecords();
  }

  function showRecords() {
    page.keep();
    page.change({
      ...(isBookOfToday() ? book?.view() : {}),
      opening: noOpeningFigures,
      hasBegun: true,
    });
    turnDay();
  }

  function recordOfStall(entries: readonly Entry[], ofDay: StallDay) {
    const [entry] = entries;
    if (entry?.kind === 'price') recordPrice(entry, ofDay);
    else void record(entries, ofDay);
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
      counted: (dish) =>
        book && isBookOfToday() ? book.platesOf(dish) : platesOf(now().day.platesSold, dish),
      record: (entries) => recordOfStall(entries, now().today),
      setOpening: (opening, hasBegun) => {
        page.keep();
        page.change({ opening, hasBegun });
      },
      samples: () => openingFigures(undefined, Math.random),
      onTyped: (dish) => {
        if (isBookOfToday()) return;
        const { today } = now();
        typed = { day: today, dishes: [...(typed?.day === today ? typed.dishes : []), dish] };
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
    binding,
    day,
    stall: {
      ...page.stall,
      ...stallActions({
        now,
        record: recordOfStall,
        newId: () => crypto.randomUUID(),
        timeZone: deviceTimeZone,
      }),
    },
    ledger,
    records,
    role,
    start: () => {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        // Without a value the copy is being removed: nothing of it may be stored again.
        if (key === names.role && newValue) role.set(newValue === 'helper' ? 'helper' : 'owner');
        if ((key === names.snapshot || key === null) && page.catchUp()) showWithoutSnapshot();
      };
      window.addEventListener('storage', onStorage);
      const endDays = followDay(
        () => timeZoneOf(now().stall),
        () => {
          turnDay();
          void book?.storage.retry();
        },
      );
      const openQuietly = () => void open().catch(() => {});
      let cancel = () => {};
      // A first visitor has no records, probably; the first change reads them at once.
      if (binding || page.isKept.getSnapshot()) openQuietly();
      else if (mayPrefetch()) cancel = whenIdle(openQuietly);
      return () => {
        cancel();
        window.removeEventListener('storage', onStorage);
        endDays();
      };
    },
    open,
    take,
    opening: () => {
      const { opening, hasBegun } = page.current();
      return { opening, hasBegun };
    },
    setOpening: page.change,
    onShown: () => {
      if (page.catchUp()) showWithoutSnapshot();
      else page.change({});
    },
    onMoved: async () => {
      const { storage: disk, turnTo } = await open();
      await turnTo(page.current().today);
      disk.showDropped();
      page.reset();
      tell([page.current().today]);
    },
    discard,
    close: () => book?.storage.close(),
  };
}
