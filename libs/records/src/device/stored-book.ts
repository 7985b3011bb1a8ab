// The records of this device once they are read: loaded after the page has started.
import type { StallDay } from '@thela/ledger';
import { createStallBook } from './stall-book';
import type { StallBook } from './stall-book';
import { openStorage } from './stall-storage';
import type { StallStorage, StorageOptions } from './stall-storage';

export interface StoredBook extends StallBook {
  readonly storage: StallStorage;
}

/**
 * Reads the records of this device.
 *
 * @throws what the browser says, when it opened the records and then could not read them
 */
export async function openStoredBook(
  options: StorageOptions & { readonly today: StallDay },
): Promise<StoredBook> {
  const { today, onForeign } = options;
  let book: StallBook | null = null;
  const storage = await openStorage({
    ...options,
    onForeign: (events, days) => {
      // The first read finds what came before it.
      if (!book) return;
      if (events !== 'unknown') book.remember(events);
      onForeign(events, days);
    },
  });
  book = createStallBook(storage, today);
  await book.turnTo(today).catch((error: unknown) => {
    storage.close();
    throw error;
  });
  return { ...book, storage };
}
