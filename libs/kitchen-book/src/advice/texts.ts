import type { Messages as BookMessages } from '../messages';
import { textsWithBook } from '../texts-with-book';
import { messagesIn, messagesNow } from './messages';
import type { Messages as AdviceMessages } from './messages';

/** What an advice is written with, in one language. */
export interface AdviceTexts {
  readonly book: BookMessages;
  readonly advice: AdviceMessages;
}

export const { textsIn: adviceTextsIn, textsNow: adviceTextsNow } = textsWithBook(
  { messagesIn, messagesNow },
  (book, advice): AdviceTexts => ({ book, advice }),
);
