import { useLanguage } from '@thela/language';
import type { CurrentLanguage } from '@thela/language';
import { useEffect } from 'react';
import type { LanguageStore } from './language-store';

/** Shows the page in the chosen language, and says on the root element which one is shown. */
export function usePageLanguage(language: LanguageStore): CurrentLanguage {
  const state = useLanguage(language);
  useEffect(() => {
    document.documentElement.lang = state.shown;
  }, [state.shown]);
  return state;
}
