import { decodeToolPath } from '@thela/contract';
import type { Navigation } from '@thela/contract';
import { createStore } from 'zustand/vanilla';

/** Navigates in memory, as if the tool's first page stood at `base`. */
export function memoryNavigation(base: string, path: string): Navigation {
  const store = createStore(() => path);
  return {
    path: { getSnapshot: store.getState, subscribe: store.subscribe },
    go: (address) => store.setState(decodeToolPath(address.slice(base.length)), true),
  };
}
