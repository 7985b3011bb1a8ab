import type { Store } from '@thela/contract';
import { persistValue } from '@thela/federation/storage';
import { isLanguage, languages } from '@thela/language';
import { languageInCookies } from '@thela/language/languages';
import type { Language } from '@thela/language';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { LANGUAGE_KEY } from '../chosen-language';

export interface LanguageStore extends Store<Language> {
  /** Whether the person has chosen one on this device. */
  readonly isChosen: () => boolean;
  /** Shows everything in this language from now on, on this device. */
  readonly choose: (language: Language) => void;
}

/**
 * The language that was chosen on this device, at first English. Follows a choice in another tab of the site.
 *
 * @param storage returns `localStorage`; it may throw, as browsers do that block storage
 * @param cookies in which the language stands where storage holds none; the default is `document.cookie`
 */
export function createLanguageStore(
  storage: () => Storage,
  cookies: () => string = () => document.cookie,
): LanguageStore {
  const kept = persistValue<Language>(storage, LANGUAGE_KEY, v.picklist(languages));
  const store = createStore<{ readonly chosen: Language | null }>(() => ({
    chosen: kept.read() ?? languageInCookies(cookies()),
  }));
  // It lasts as long as the page.
  window.addEventListener('storage', ({ key }) => {
    const chosen = key === LANGUAGE_KEY ? kept.read() : null;
    if (chosen) store.setState({ chosen });
  });
  return {
    getSnapshot: () => store.getState().chosen ?? 'en-IN',
    subscribe: store.subscribe,
    isChosen: () => store.getState().chosen !== null,
    choose: (chosen) => {
      kept.write(chosen);
      store.setState({ chosen });
    },
  };
}

/**
 * The language to offer first, by what the browser is set to; `null` for a browser in none of ours.
 *
 * @param preferred `navigator.languages`: the best first
 * @example suggestedLanguage(['te', 'en-US']) === 'te-IN'
 */
export function suggestedLanguage(preferred: readonly string[]): Language | null {
  for (const tag of preferred) {
    if (/^hi-latn\b/i.test(tag)) return 'hi-Latn-IN';
    const language = `${tag.split('-')[0]?.toLowerCase()}-IN`;
    if (isLanguage(language)) return language;
  }
  return null;
}
