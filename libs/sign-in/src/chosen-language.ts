import { currentLanguage } from '@thela/language';
import type { Language } from '@thela/language';

/** The language that the person chose, also where its texts could not be loaded and the page is in English. */
export function chosenLanguage(): Language {
  return currentLanguage.getSnapshot().settled;
}
