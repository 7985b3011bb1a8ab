import type { StallDay } from '@thela/ledger';
import { noOpeningFigures } from './opening-figures';
import type { PageState } from './page-state';
import type { StallBook } from './stall-book';

/** Shows the records on the page, once they are read. */
export interface BookView<Book extends StallBook = StallBook> {
  /** The records; `null` until they are read. */
  readonly book: () => Book | null;
  readonly setBook: (book: Book) => void;
  /** Whether what is in memory is of the day that the page shows. */
  readonly isOfToday: () => boolean;
  /** Shows the records that are in memory, if they are of the day that the page shows. */
  readonly show: () => void;
  /** The same, and reads them first where they are not. */
  readonly read: () => Promise<void>;
  /** Shows the records without opening figures. */
  readonly showAlone: () => void;
  /** Begins the next day, if it is there. */
  readonly turnDay: () => void;
}

/** @param beforeShow called before the records take the place of what the page shows */
export function bookView<Book extends StallBook>(
  page: PageState,
  beforeShow: () => void,
  reportError: (error: unknown, place: string) => void,
): BookView<Book> {
  let book: Book | null = null;
  const today = (): StallDay => page.current().today;
  const isOfToday = () => book !== null && book.isRead() && book.today() === today();

  function show() {
    if (!isOfToday()) return;
    beforeShow();
    if (book) page.change(book.view());
    // A stall of another time zone, or one that was just set up, may have another day.
    turnDay();
  }

  async function read() {
    if (book && !isOfToday()) await book.turnTo(today());
    show();
  }

  function turnDay() {
    if (page.turnDay() || (book && !isOfToday())) {
      read().catch((error: unknown) => reportError(error, 'reading the records of the day'));
    }
  }

  return {
    book: () => book,
    setBook: (opened) => {
      book = opened;
    },
    isOfToday,
    show,
    read,
    showAlone: () => {
      page.keep();
      const view = isOfToday() ? book?.view() : {};
      page.change({ ...view, opening: noOpeningFigures, hasBegun: true });
      turnDay();
    },
    turnDay,
  };
}
