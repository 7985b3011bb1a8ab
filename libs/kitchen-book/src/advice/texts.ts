import type { Language } from '@thela/language';
import { messagesIn, messagesNow } from '../messages';
import type { Messages as BookMessages } from '../messages';
import { messagesIn as adviceIn, messagesNow as adviceNow } from './messages';
import type { Messages as AdviceMessages } from './messages';

/** What an advice is written with, in one language. */
export interface AdviceTexts {
  readonly book: BookMessages;
  readonly advice: AdviceMessages;
}

/** The texts in the language that is shown. */
export function adviceTextsNow(): AdviceTexts {
  return { book: messagesNow(), advice: adviceNow() };
}

/** The texts in a given language, whatever is shown. Rejects when they cannot be fetched. */
export async function adviceTextsIn(language: Language): Promise<AdviceTexts> {
  const [book, advice] = await Promise.all([messagesIn(language), adviceIn(language)]);
  return { book, advice };
}
