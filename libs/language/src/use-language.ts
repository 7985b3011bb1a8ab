import type { Language, Store } from '@thela/contract';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { showLanguage, shownLanguage } from './shown-language';
import type { ShownLanguage } from './shown-language';
import { wordsOf } from './words';
import type { Words } from './words';

// By the language in which a tool is opened; `null` where there is nothing to wait for. A component that React
// renders again must use the same promise.
const waits = new Map<Language, Promise<void> | null>();

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
  const [first] = useState(wanted);
  if (!waits.has(first)) waits.set(first, state.settled === first ? null : showLanguage(first));
  const wait = waits.get(first);
  if (wait) use(wait);
  useEffect(() => {
    void showLanguage(wanted);
  }, [wanted]);
  // The next opening waits anew.
  useEffect(() => () => waits.clear(), []);
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
