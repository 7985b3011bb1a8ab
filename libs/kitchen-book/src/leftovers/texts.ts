import type { Language } from '@thela/language';
import { messagesIn, messagesNow } from '../messages';
import type { Messages as BookMessages } from '../messages';
import { messagesIn as specialsIn, messagesNow as specialsNow } from './messages';
import type { Messages as SpecialMessages } from './messages';

/** What a special is written with, in one language. */
export interface SpecialTexts {
  readonly book: BookMessages;
  readonly specials: SpecialMessages;
}

/** The texts in the language that is shown. */
export function specialTextsNow(): SpecialTexts {
  return { book: messagesNow(), specials: specialsNow() };
}

/** The texts in a given language, whatever is shown. Rejects when they cannot be fetched. */
export async function specialTextsIn(language: Language): Promise<SpecialTexts> {
  const [book, specials] = await Promise.all([messagesIn(language), specialsIn(language)]);
  return { book, specials };
}
