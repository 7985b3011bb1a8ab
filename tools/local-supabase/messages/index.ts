import type { Language } from '@thela/language/languages';
import { wordsOf } from '@thela/language/words';
import type { Words } from '@thela/language/words';
import { messages as english } from './en';
import type { Messages } from './en';
import { messages as hindi } from './hi';
import { messages as hinglish } from './hi-latn';
import { messages as telugu } from './te';

export type { Messages } from './en';

const catalogues: Readonly<Record<Language, (words: Words) => Messages>> = {
  'en-IN': english,
  'hi-IN': hindi,
  'te-IN': telugu,
  'hi-Latn-IN': hinglish,
};

/** The texts in a language. A server has all of them at hand, so nothing is fetched as in a browser. */
export function messagesIn(language: Language): Messages {
  return catalogues[language](wordsOf(language));
}

/** The text of a mail. One without an action has no link, but a code. */
export interface Mail {
  readonly subject: string;
  /** @param newEmail the address that a change of the address names */
  readonly text: (site: string, newEmail: string) => string;
  readonly action?: string;
}
