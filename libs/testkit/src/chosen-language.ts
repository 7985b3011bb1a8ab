import type { Language, Store } from '@thela/contract';

export interface ChosenLanguage extends Store<Language> {
  readonly choose: (next: Language) => void;
}

/** For `createFakeShell({ language })`. */
export function chosenLanguage(first: Language): ChosenLanguage {
  const listeners = new Set<() => void>();
  let chosen = first;
  return {
    getSnapshot: () => chosen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    choose: (next) => {
      chosen = next;
      for (const listener of listeners) listener();
    },
  };
}
