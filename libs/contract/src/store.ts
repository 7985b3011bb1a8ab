import { useSyncExternalStore } from 'react';

/**
 * A value that changes over time, readable without any library shared across the border.
 *
 * `getSnapshot` returns the same object until something changed; `subscribe` calls the listener
 * after each change and returns the function that ends the subscription.
 */
export interface Store<Value> {
  readonly getSnapshot: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Reads a store in a component, which renders again whenever the value changes. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}
