import { deepFreeze } from '@thela/contract';
import type { Stored } from '@thela/contract';
import { changedDays, fitsStall, undoOf } from '@thela/ledger';
import type { Entry, LedgerEvent, PriceEntry, StallDay } from '@thela/ledger';
import { platesOf } from '@thela/pricing';
import type { BookView } from './book-view';
import type { NewEvents } from './new-events';
import { optimistic } from './optimistic';
import type { PageState } from './page-state';
import type { PendingEvents } from './pending-events';
import type { StallBook } from './stall-book';

export interface EntryRecorderOptions {
  readonly page: PageState;
  readonly view: Pick<BookView, 'book' | 'isOfToday' | 'show' | 'turnDay'>;
  readonly pending: Pick<PendingEvents, 'add' | 'remove'>;
  readonly newEvents: NewEvents;
  readonly open: () => Promise<StallBook>;
  readonly isRemoved: () => boolean;
  /** Called when nothing was entered: nobody knows which day it is, or the stall would have more than `STALL_LIMITS`. */
  readonly onRefused: (why: 'day' | 'limits') => void;
}

type DaysListener = (days: readonly StallDay[]) => void;

/** Makes events of entries, shows them at once and has them stored. */
export interface EntryRecorder {
  /** @param of what they take the place of */
  readonly record: (entries: readonly Entry[], day?: StallDay, of?: LedgerEvent) => Promise<Stored>;
  /** The entries of one action of a tool. A price is typed letter by letter: only the last of them becomes a record. */
  readonly recordAction: (entries: readonly Entry[], day: StallDay) => void;
  /**
   * The plates of a dish were typed: what the page shows then is what the events must add up to.
   *
   * @param isRecorded whether the last entry stands for that, as a tap, until the records are read
   */
  readonly noteTyped: (dish: string, isRecorded: boolean) => void;
  /** Records the counts that were typed while the records were read, over what the records hold, in place of those taps. */
  readonly settleTyped: () => void;
  /** Events of this page that no book has yet. */
  readonly unread: () => readonly LedgerEvent[];
  readonly clearUnread: () => void;
  /** Shows those events again, after the snapshot was removed. */
  readonly showUnread: () => void;
  readonly notify: DaysListener;
  /** The same for all that events change. */
  readonly notifyOf: (events: readonly LedgerEvent[]) => void;
  readonly subscribe: (listener: DaysListener) => () => void;
}

export function entryRecorder(options: EntryRecorderOptions): EntryRecorder {
  const { page, view, pending, newEvents, open, isRemoved, onRefused } = options;
  const listeners = new Set<DaysListener>();
  let unread: readonly LedgerEvent[] = [];
  /** Dishes whose plates were typed while the records are read, the day of that, and the taps that stand for it. */
  let typed: {
    readonly day: StallDay;
    readonly dishes: readonly string[];
    readonly taps: readonly LedgerEvent[];
  } | null = null;
  let lastRecorded: LedgerEvent | undefined;
  /** The price that was typed last, and the event that stands for it. */
  let typedPrice:
    | (Pick<LedgerEvent & PriceEntry, 'id' | 'after'> & { readonly key: string })
    | null = null;

  const today = () => page.current().today;
  /** The clock may have been set since the page looked at it last. */
  const dayNow = () => {
    view.turnDay();
    return today();
  };
  const notify: DaysListener = (days) => {
    for (const listener of listeners) listener(days);
  };

  /** The first days that the events change, and today for changes that last. */
  function notifyOf(events: readonly LedgerEvent[]) {
    const setUp = view.book()?.setUpDay() ?? null;
    const changes = events.map((event) => changedDays(event, setUp));
    const days = [...events.map(({ day }) => day), ...changes.map(({ from }) => from)];
    const lasts = changes.some(({ to }) => to === null);
    notify([...new Set([...days, ...(lasts ? [today()] : [])])]);
  }

  function showOptimistic(events: readonly LedgerEvent[]) {
    page.change(optimistic(page.current(), events, unread));
  }

  /** Whether an entry is of a day that a wrong clock chose: of another day a person said which. */
  function isDoubtful(day: StallDay): boolean {
    return day === today() && page.clockDoubt.getSnapshot() !== null;
  }

  function record(entries: readonly Entry[], day = dayNow(), of?: LedgerEvent): Promise<Stored> {
    lastRecorded = undefined;
    const isOfDoubt = entries.length > 0 && isDoubtful(day);
    if (isOfDoubt || !fitsStall(page.current().stall, entries)) {
      onRefused(isOfDoubt ? 'day' : 'limits');
      return Promise.resolve({ ok: false, reason: 'blocked', events: [] });
    }
    const events = newEvents(entries, day, of);
    if (isRemoved()) return Promise.resolve({ ok: false, reason: 'blocked', events });
    if (events.length === 0) return open().then((book) => book.add([]));
    const begins = !page.current().hasBegun && events.some(({ kind }) => kind === 'plates');
    if (begins) page.change({ hasBegun: true });
    page.keep();
    pending.add(events);
    lastRecorded = events.at(-1);
    const book = view.book();
    if (!book) unread = [...unread, ...events];
    // What is made before the records are read is stored with them.
    const stored = book
      ? book.add(events)
      : open().then(
          ({ outcome }) => outcome(events),
          () => ({ ok: false, reason: 'blocked', events }) as const,
        );
    if (view.isOfToday()) view.show();
    else showOptimistic(events);
    notifyOf(events);
    return stored;
  }

  function recordPrice(entry: PriceEntry, day: StallDay) {
    const book = view.book();
    const mayWait = book && view.isOfToday() && !isRemoved() && !isDoubtful(day);
    if (!mayWait) return void record([entry], day);
    const [latest] = newEvents([entry], day);
    if (latest?.kind !== 'price') return;
    const key = `${day} ${entry.scope} ${entry.ingredient}`;
    const before = typedPrice?.key === key ? typedPrice : null;
    const replaced = before?.id ?? null;
    // What it replaces will not be there.
    const event = before ? deepFreeze({ ...latest, after: before.after }) : latest;
    typedPrice = { key, id: event.id, after: event.after };
    page.keep();
    pending.add([event]);
    if (replaced !== null) pending.remove([{ id: replaced }]);
    book.addTyped(event, replaced);
    view.show();
    notifyOf([event]);
  }

  return {
    record,
    recordAction: (entries, day) => {
      const [entry] = entries;
      if (entry?.kind === 'price') recordPrice(entry, day);
      else void record(entries, day);
    },
    noteTyped: (dish, isRecorded) => {
      if (view.isOfToday()) return;
      const { dishes, taps } = typed?.day === today() ? typed : { dishes: [], taps: [] };
      const tap = isRecorded && lastRecorded ? [lastRecorded] : [];
      typed = { day: today(), dishes: [...dishes, dish], taps: [...taps, ...tap] };
      open().catch(() => {});
    },
    settleTyped: () => {
      const { dishes, taps } = typed?.day === today() ? typed : { dishes: [], taps: [] };
      typed = null;
      const { platesSold } = page.current().day;
      const counts = [...new Set(dishes)]
        .map((dish) => view.book()?.typedCount(dish, platesOf(platesSold, dish)) ?? null)
        .filter((entry) => entry !== null);
      // A tap would take plates off for good: a count leaves those before it their price.
      if (counts.length > 0) void record([...taps.map(undoOf), ...counts]);
    },
    unread: () => unread,
    clearUnread: () => {
      unread = [];
    },
    showUnread: () => {
      if (unread.length === 0) return;
      page.keep();
      showOptimistic(unread);
    },
    notify,
    notifyOf,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
