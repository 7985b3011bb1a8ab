import { shownLanguage } from '@thela/language';
import type { Language } from '@thela/language';
import { messagesIn, messagesNow } from './messages';
import type { Messages } from './messages';

/** What an answer is written with; it may be in another language than the page. */
export interface AnswerTexts {
  readonly language: Language;
  readonly words: Messages;
}

/** The texts of the page's language. */
export function answerTextsNow(): AnswerTexts {
  return { language: shownLanguage.getSnapshot().shown, words: messagesNow() };
}

/** The texts of a language; those of the page where they cannot be fetched. Never rejects. */
export async function answerTextsIn(language: Language): Promise<AnswerTexts> {
  try {
    return { language, words: await messagesIn(language) };
  } catch {
    return answerTextsNow();
  }
}
