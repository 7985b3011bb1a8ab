import type { Language } from '@thela/contract';
import { use, useSyncExternalStore } from 'react';
import { register, currentLanguage } from './shown-language';
import { wordsOf } from './words';
import type { Words } from './words';

/** Builds the texts of one language. */
export type MakeMessages<Messages> = (words: Words) => Messages;

/** Fetches the texts of the languages other than English. */
export type Translations<Messages> = Readonly<
  Record<Exclude<Language, 'en-IN'>, () => Promise<{ readonly messages: MakeMessages<Messages> }>>
>;

export interface Catalogue<Messages> {
  /** The texts in the language that is shown. Suspends where that language is still to be fetched. */
  readonly useMessages: () => Messages;
  /** The same outside of React, at the moment of the call; English where that language is not there yet. */
  readonly messagesNow: () => Messages;
  /** The texts in a given language, whatever is shown. Rejects when they cannot be fetched. */
  readonly messagesIn: (language: Language) => Promise<Messages>;
}

/**
 * Makes the catalogue of one folder of texts. The build puts the translations of a whole tool into one file for
 * each language, `translations-hi-IN-<hash>.js`; English is part of the code, because it is what a lost one falls
 * back to.
 */
export function catalogue<Messages>(
  english: MakeMessages<Messages>,
  translations: Translations<Messages>,
): Catalogue<Messages> {
  const { found, inEnglish, messagesIn } = loadedTexts(english, translations);

  // What components have waited for: they must go on to use the same promise once it is settled.
  const waits = new Map<Language, Promise<Messages>>();
  const lost = new Set<Language>();
  function waitFor(language: Language): Promise<Messages> {
    const wait = messagesIn(language).catch(() => {
      lost.add(language);
      return inEnglish();
    });
    waits.set(language, wait);
    return wait;
  }

  async function load(language: Language): Promise<void> {
    await messagesIn(language);
    // They came when the language was chosen again: components no longer show English in its place.
    if (lost.delete(language)) waits.delete(language);
  }

  register({ load });
  return {
    useMessages: () => {
      const { shown } = useSyncExternalStore(
        currentLanguage.subscribe,
        currentLanguage.getSnapshot,
        currentLanguage.getSnapshot,
      );
      const wait = waits.get(shown);
      if (wait) return use(wait);
      return found.get(shown) ?? (shown === 'en-IN' ? inEnglish() : use(waitFor(shown)));
    },
    messagesNow: () => found.get(currentLanguage.getSnapshot().shown) ?? inEnglish(),
    messagesIn,
  };
}

/** The texts that are there, by language, and the way to fetch the others, each once. */
function loadedTexts<Messages>(
  english: MakeMessages<Messages>,
  translations: Translations<Messages>,
) {
  const found = new Map<Language, Messages>();
  const loading = new Map<Language, Promise<Messages>>();
  const inEnglish = () => found.get('en-IN') ?? keep('en-IN', english(wordsOf('en-IN')));

  function keep(language: Language, messages: Messages): Messages {
    found.set(language, messages);
    return messages;
  }

  function messagesIn(language: Language): Promise<Messages> {
    const known = loading.get(language);
    if (known) return known;
    const promise =
      language === 'en-IN'
        ? Promise.resolve(inEnglish())
        : translations[language]().then(({ messages }) =>
            keep(language, messages(wordsOf(language))),
          );
    loading.set(language, promise);
    // A later call tries again.
    promise.catch(() => loading.delete(language));
    return promise;
  }

  return { found, inEnglish, messagesIn };
}
