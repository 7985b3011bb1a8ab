import { adviceTextsIn } from '@thela/kitchen-book/advice';
import type { AdviceTexts } from '@thela/kitchen-book/advice';
import { specialTextsIn } from '@thela/kitchen-book/leftovers';
import type { SpecialTexts } from '@thela/kitchen-book/leftovers';
import { currentLanguage } from '@thela/language';
import type { Language } from '@thela/language';
import { loadTranslatedNames, translatedNamesNow } from '@thela/language/built-in-names';
import type { TranslatedNames } from '@thela/language/built-in-names';
import { messagesIn, messagesNow } from './messages';
import type { Messages } from './messages';

/** What an answer is written with; it may be in another language than the page. */
export interface AnswerTexts {
  readonly language: Language;
  readonly words: Messages;
  /** What dishes and ingredients are called. */
  readonly names: TranslatedNames;
  /** Of the kitchen book; without them it answers in the language of the page. */
  readonly book?: { readonly advice: AdviceTexts; readonly specials: SpecialTexts };
}

export function answerTextsNow(): AnswerTexts {
  const language = currentLanguage.getSnapshot().shown;
  return { language, words: messagesNow(), names: translatedNamesNow() };
}

/** The texts of a language; those of the page where they cannot be fetched. Never rejects. */
export async function answerTextsIn(language: Language): Promise<AnswerTexts> {
  try {
    const [words, names, advice, specials] = await Promise.all([
      messagesIn(language),
      loadTranslatedNames(language),
      adviceTextsIn(language),
      specialTextsIn(language),
    ]);
    return { language, words, names, book: { advice, specials } };
  } catch {
    return answerTextsNow();
  }
}
