import type { Store } from '@thela/contract';
import { createStore } from 'zustand/vanilla';

/** What loading the page again would bring; `null` while there is nothing newer. */
interface Offer {
  /** Names what is new, so that it is offered once. */
  readonly key: string;
  readonly accept: () => void;
}

/** Whether a newer version of the site is available; the person decides when to load it. */
export interface NewVersion extends Store<Offer | null> {
  /** Offers it, unless the person has put off this very version. */
  readonly offer: (key: string, accept: () => void) => void;
  readonly putOff: () => void;
}

export function createNewVersion(): NewVersion {
  const store = createStore<Offer | null>(() => null);
  const putOff = new Set<string>();
  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    offer: (key, accept) => {
      if (!putOff.has(key)) store.setState({ key, accept }, true);
    },
    putOff: () => {
      const offer = store.getState();
      if (offer) putOff.add(offer.key);
      store.setState(null, true);
    },
  };
}
