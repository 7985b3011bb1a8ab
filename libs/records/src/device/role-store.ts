import type { StallActions, StallRole, Store } from '@thela/contract';
import type { SafeStorage } from '@thela/federation';
import type { Stall } from '@thela/ledger';
import { createStore } from 'zustand/vanilla';
import { namesOf } from './ledger-names';
import type { Binding } from './synced-ledger';

/** The stall that is shown, and who the person is at it. */
export interface ShownStall extends Store<Stall> {
  readonly role: Store<StallRole>;
}

/** The same, with what the person can change. */
export type StallWithRole = ShownStall & StallActions;

/** Who the person is at a stall. */
export interface RoleStore extends Store<StallRole> {
  readonly set: (role: StallRole) => void;
}

/**
 * Who the person is at the stall of a copy. Everybody is the owner of what this phone keeps for itself. Of a bound copy
 * the page knows it from its start, so a helper never sees the owner's screens; the copy's database knows it, too.
 */
export function createRoleStore({ read, write }: SafeStorage, binding: Binding | null): RoleStore {
  const name = binding ? namesOf(binding).role : null;
  const store = createStore<StallRole>(() =>
    name !== null && read(name) === 'helper' ? 'helper' : 'owner',
  );
  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    set: (role) => {
      if (name !== null) write(name, role);
      store.setState(role, true);
    },
  };
}

/** The role at the stall that is shown, whichever it is. */
export function shownRole(shown: Store<{ readonly role: RoleStore }>): RoleStore {
  const now = () => shown.getSnapshot().role;
  return {
    getSnapshot: () => now().getSnapshot(),
    subscribe: (listener) => {
      let end = now().subscribe(listener);
      const leave = shown.subscribe(() => {
        end();
        end = now().subscribe(listener);
        listener();
      });
      return () => {
        end();
        leave();
      };
    },
    set: (role) => now().set(role),
  };
}
