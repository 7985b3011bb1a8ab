import type { Language, Store } from '@thela/contract';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { showLanguage, shownLanguage } from './shown-language';
import type { ShownLanguage } from './shown-language';
import { wordsOf } from './words';
import type { Words } from './words';

// What components have waited for: they must go on to use the same promise once it is settled.
const waits = new Map<Language, Promise<void>>();

/**
 * Shows this bundle's texts in the language of a store, and follows it. Suspends until the texts of the first
 * language are there; on a change the former ones stay until the new ones are there.
 */
export function useLanguage(language: Store<Language>): ShownLanguage {
  const wanted = useSyncExternalStore(
    language.subscribe,
    language.getSnapshot,
    language.getSnapshot,
  );
  const state = useShownLanguage();
  const [isOpen] = useState(state.settled === wanted);
  if (!isOpen) waits.set(wanted, showLanguage(wanted));
  const wait = waits.get(wanted);
  if (wait) use(wait);
  useEffect(() => {
    void showLanguage(wanted);
  }, [wanted]);
  return state;
}

/** Formatters of the language that is shown. */
export function useWords(): Words {
  return wordsOf(useShownLanguage().shown);
}

/** The same outside of React, at the moment of the call. */
export function wordsNow(): Words {
  return wordsOf(shownLanguage.getSnapshot().shown);
}

function useShownLanguage(): ShownLanguage {
  return useSyncExternalStore(
    shownLanguage.subscribe,
    shownLanguage.getSnapshot,
    shownLanguage.getSnapshot,
  );
}
