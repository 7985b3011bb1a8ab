import type { Store } from '@thela/contract';

/** A store of this page, and what sets its value. */
export function storeOf<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const store: Store<Value> = {
    getSnapshot: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const set = (next: Value) => {
    value = next;
    for (const listener of listeners) listener();
  };
  return { store, set };
}
