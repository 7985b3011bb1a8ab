import type { StallDay, LedgerEvent } from '@thela/ledger';
import type { BookView } from './book-view';
import type { EntryRecorder } from './entry-recorder';
import type { StallNotices } from './ledger-stores';
import type { PageState } from './page-state';
import type { StorageOptions } from './stall-storage';
import type { StoredBook } from './stored-book';

export interface BookOpeningOptions extends Omit<StorageOptions, 'onForeign'> {
  readonly page: PageState;
  readonly view: BookView<StoredBook>;
  readonly recorder: EntryRecorder;
  readonly notify: Pick<StallNotices, 'restored'>;
  readonly isRemoved: () => boolean;
  readonly follow: (book: StoredBook) => void;
  /** Called when they could not be read: so many events wait. */
  readonly fail: (unsaved: number) => void;
}

/** Reads the records of a ledger, and shows them in place of what the page showed until then. */
export interface BookOpening {
  /** The records, read once. After a failure the next call tries again. */
  readonly open: () => Promise<StoredBook>;
  /** The same, if somebody called `open`. */
  readonly opened: () => Promise<StoredBook> | undefined;
  /** Something removed the snapshot: what it says of opening figures does not count any more. */
  readonly dropSnapshot: () => void;
}

export function bookOpening(options: BookOpeningOptions): BookOpening {
  const { page, view, recorder, reportError } = options;
  let opened: Promise<StoredBook> | undefined;
  let hasLostSnapshot = false;

  function open(): Promise<StoredBook> {
    if (options.isRemoved()) {
      return Promise.reject(new Error('This ledger was removed from the device.'));
    }
    opened ??= read().catch((error: unknown) => {
      opened = undefined;
      reportError(error, 'reading the stall’s records');
      options.fail(recorder.unread().length);
      throw error;
    });
    return opened;
  }

  async function read(): Promise<StoredBook> {
    const { openStoredBook } = await import('./stored-book');
    const book = await openStoredBook({
      ...options,
      today: page.current().today,
      onForeign: (events, days) =>
        void showForeign(events, days).catch((error: unknown) =>
          reportError(error, 'reading the records again'),
        ),
    });
    const { isBlocked, health } = book.storage;
    if (isBlocked && page.initial.kind === 'snapshot') {
      // There may be records: an empty stall in place of what this page shows would be wrong.
      book.storage.close();
      throw new Error('The browser does not open the records.');
    }
    view.setBook(book);
    options.follow(book);
    await showFirst(book);
    const { restored } = health.getSnapshot();
    if (restored > 0) {
      page.keep();
      page.change({});
      options.notify.restored(restored);
    }
    return book;
  }

  async function showFirst({ add, storage: { hadRecords, left } }: StoredBook) {
    const unread = recorder.unread();
    const made = unread.filter(({ id }) => !left.has(id));
    const hasEarlier = hadRecords || left.size > unread.length - made.length;
    recorder.clearUnread();
    // They came while the records were read, or `localStorage` took none.
    if (made.length > 0) await add(made);
    // Another tab may have stored a snapshot meanwhile, or the browser may have lost it alone.
    page.catchUp();
    // Those of a newer page cannot be read; those of this one stand until there are records of before.
    const isOpeningKnown = !hasLostSnapshot && !(page.isForeign() && hasEarlier);
    if (page.hasRecords.getSnapshot() && isOpeningKnown) await view.read();
    else if (hasEarlier || made.length > 0) view.showAlone();
  }

  async function showForeign(
    events: readonly LedgerEvent[] | 'unknown',
    days: readonly StallDay[] = [],
  ) {
    page.keep();
    const { today } = page.current();
    if (events === 'unknown') await view.book()?.turnTo(today);
    await view.read();
    if (events === 'unknown') recorder.notify([...new Set([...days, page.current().today])]);
    else recorder.notifyOf(events);
  }

  return {
    open,
    opened: () => opened,
    dropSnapshot: () => {
      hasLostSnapshot = true;
    },
  };
}
