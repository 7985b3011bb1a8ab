import type { DayStore, Ledger, StallActions, Store } from '@thela/contract';
import { plateChange, stallActions, undoOf } from '@thela/ledger';
import type { Entry, Spent, Stall } from '@thela/ledger';
import { acceptedPlates, platesOf } from '@thela/pricing';
import type { BookView } from './book-view';
import { dayActions } from './day-actions';
import type { EntryRecorder } from './entry-recorder';
import { openingFigures } from './opening-figures';
import type { PageState } from './page-state';
import type { StallBook } from './stall-book';

export interface StallNotices {
  /** Somebody asked for a new day on one that is counted already. */
  readonly nextDayBegins: () => void;
  /** So many events were brought back from the backup. */
  readonly restored: (events: number) => void;
  /** Somebody entered something while nobody knows which day it is. */
  readonly dayUnknown: () => void;
  /** Somebody entered more dishes, ingredients or lines of recipes than a stall may have. */
  readonly tooMany: () => void;
  /** Gas was entered as an expense, and these dishes hold fuel in their recipes. */
  readonly countsTwice: (dishes: readonly string[]) => void;
}

export interface LedgerStoresOptions {
  readonly page: PageState;
  readonly view: Pick<BookView, 'book' | 'isOfToday' | 'turnDay'>;
  readonly recorder: EntryRecorder;
  readonly open: () => Promise<StallBook>;
  readonly newId: (of: 'dish' | 'ingredient') => string;
  /** Random samples, from 0 to below 1. */
  readonly random: () => number;
  readonly notify: Pick<StallNotices, 'nextDayBegins' | 'countsTwice'>;
}

/** A ledger as tools get it: `shell.day`, `shell.stall`, `shell.ledger`. */
export interface LedgerStores {
  readonly day: DayStore;
  readonly stall: Store<Stall> & StallActions;
  readonly ledger: Ledger;
  /** For the page itself: what today cost besides its plates; `null` while that is not known. */
  readonly spent: Store<Spent>;
}

export function ledgerStores(options: LedgerStoresOptions): LedgerStores {
  const { page, view, recorder, open, newId, random, notify } = options;
  const shown = page.current;
  /** The clock may have been set since the page looked at it last. */
  const now = () => {
    view.turnDay();
    return shown();
  };

  /** Gas that is in the recipes and in the expenses, too, is taken off twice. */
  function warnOfGas(entries: readonly Entry[]) {
    if (!entries.some((entry) => entry.kind === 'expense' && entry.category === 'gas')) return;
    const dishes = view.book()?.dishesWithFuel() ?? [];
    if (dishes.length > 0) notify.countsTwice(dishes);
  }

  return {
    day: {
      ...page.day,
      ...dayActions({
        now,
        typedCount: (dish, plates) => {
          const book = view.isOfToday() ? view.book() : null;
          if (book) return book.platesOf(dish) === plates ? null : book.typedCount(dish, plates);
          // Nobody knows yet what it is typed over: for now it is a tap for the difference.
          const counted = platesOf(now().day.platesSold, dish);
          return plateChange(dish, { counted, samples: 0 }, acceptedPlates(plates) - counted);
        },
        record: (entries) => recorder.recordAction(entries, now().today),
        setOpening: (opening, hasBegun) => {
          page.keep();
          page.change({ opening, hasBegun });
        },
        samples: () => openingFigures(undefined, random),
        onTyped: recorder.noteTyped,
        notifyNextDay: notify.nextDayBegins,
      }),
    },
    spent: page.spent,
    stall: {
      ...page.stall,
      ...stallActions({ now, record: recorder.recordAction, newId }),
    },
    ledger: {
      today: page.today,
      append: async (entries, named) => {
        // What is entered for the day that the page shows is of now; an undo belongs to the day of its event.
        const isOfNow = named === shown().today && entries.every(({ kind }) => kind !== 'undo');
        const stored = await recorder.record(entries, isOfNow ? undefined : named);
        warnOfGas(entries);
        return stored;
      },
      undo: async (event) => recorder.record([undoOf(event)], event.day),
      correct: async (event, entry) => recorder.record([undoOf(event), entry], event.day, event),
      events: async (range) => (await open()).events(range),
      totals: async (range) => (await open()).totals(range),
      subscribe: recorder.subscribe,
    },
  };
}
