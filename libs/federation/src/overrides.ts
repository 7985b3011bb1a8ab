import type { Store } from '@thela/contract';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { OVERRIDES_KEY, persistValue } from './storage';
import { isReleaseFolder } from './release';

/** Address of the release folder that this browser loads instead of the live release, by app folder. */
export type Overrides = Readonly<Record<string, string>>;

export type OverrideResult = 'set' | 'not-a-folder' | 'origin-not-allowed';

/** Lets an engineer load one tool from another address on the real site, in this browser only. */
export interface OverrideStore extends Store<Overrides> {
  readonly set: (name: string, address: string) => OverrideResult;
  readonly reset: (name: string) => void;
}

/**
 * Makes the store of overrides. An override stays until it is reset. The configuration must allow
 * overrides, and the page's URL cannot set one.
 *
 * @param isAllowed whether this installation allows overrides at all
 * @param originsOf origins that overrides of a tool may use, besides localhost
 * @param storage returns `localStorage`
 */
export function createOverrides(
  isAllowed: boolean,
  originsOf: (name: string) => readonly string[],
  storage: () => Storage,
): OverrideStore {
  const persisted = persistValue(storage, OVERRIDES_KEY, v.record(v.string(), v.string()));
  const store = createStore<Overrides>(() => (isAllowed ? readPersisted() : {}));

  function readPersisted(): Overrides {
    const entries = Object.entries(persisted.read() ?? {});
    return Object.fromEntries(entries.filter((entry) => judge(...entry) === 'set'));
  }

  function judge(name: string, address: string): OverrideResult {
    if (!isReleaseFolder(address)) return 'not-a-folder';
    const { protocol, hostname, origin } = new URL(address);
    // The Content-Security-Policy allows localhost by plain HTTP only.
    const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
    return isAllowed && (isLocal || originsOf(name).includes(origin))
      ? 'set'
      : 'origin-not-allowed';
  }

  function replace(next: Overrides) {
    store.setState(next, true);
    persisted.write(Object.keys(next).length > 0 ? next : null);
  }

  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    set: (name, address) => {
      const result = judge(name, address);
      if (result === 'set') replace({ ...store.getState(), [name]: address });
      return result;
    },
    reset: (name) => {
      const { [name]: _, ...others } = store.getState();
      replace(others);
    },
  };
}
