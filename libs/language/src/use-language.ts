import type { Language, Store } from '@thela/contract';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { showLanguage, currentLanguage } from './shown-language';
import type { CurrentLanguage } from './shown-language';
import { wordsOf } from './words';
import type { Words } from './words';

// By the language in which a tool is opened; `null` where there is nothing to wait for. React forgets the state of
// a component that it renders again because it waited, and that component must then use the same promise.
const waits = new Map<Language, Promise<void> | null>();

/**
 * Shows this bundle's texts in the language of a store, and follows it. Suspends until the texts of the first
 * language are there; on a change the former ones stay until the new ones are there.
 */
export function useLanguage(language: Store<Language>): CurrentLanguage {
  const wanted = useSyncExternalStore(
    language.subscribe,
    language.getSnapshot,
    language.getSnapshot,
  );
  const state = useCurrentLanguage();
  // Once it is mounted, a component keeps its own, whatever the others do.
  const [wait] = useState(() => waitFor(wanted));
  if (wait) use(wait);
  useEffect(() => {
    void showLanguage(wanted);
  }, [wanted]);
  // The next opening waits again.
  useEffect(() => () => waits.clear(), []);
  return state;
}

function waitFor(language: Language): Promise<void> | null {
  const known = waits.get(language);
  if (known !== undefined) return known;
  const { settled } = currentLanguage.getSnapshot();
  const wait = settled === language ? null : showLanguage(language);
  waits.set(language, wait);
  return wait;
}

export function useWords(): Words {
  return wordsOf(useCurrentLanguage().shown);
}

/** The same outside of React, at the moment of the call. */
export function wordsNow(): Words {
  return wordsOf(currentLanguage.getSnapshot().shown);
}

function useCurrentLanguage(): CurrentLanguage {
  return useSyncExternalStore(
    currentLanguage.subscribe,
    currentLanguage.getSnapshot,
    currentLanguage.getSnapshot,
  );
}
