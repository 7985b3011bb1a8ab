import type { Messages as BookMessages } from '../messages';
import { textsWithBook } from '../texts-with-book';
import { messagesIn, messagesNow } from './messages';
import type { Messages as SpecialMessages } from './messages';

/** What a special is written with, in one language. */
export interface SpecialTexts {
  readonly book: BookMessages;
  readonly specials: SpecialMessages;
}

export const { textsIn: specialTextsIn, textsNow: specialTextsNow } = textsWithBook(
  { messagesIn, messagesNow },
  (book, specials): SpecialTexts => ({ book, specials }),
);
