import type { StallRole, Store } from '@thela/contract';
import { createStore } from 'zustand/vanilla';

/** Who the person is at the stall that is shown. */
export interface RoleStore extends Store<StallRole> {
  readonly set: (role: StallRole) => void;
}

/** Everybody is the owner of what this phone keeps for itself. A copy that is bound to an account says otherwise. */
export function createRoleStore(): RoleStore {
  const store = createStore<StallRole>(() => 'owner');
  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    set: (role) => store.setState(role, true),
  };
}
