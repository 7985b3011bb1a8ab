import type { StallActions, StallRole, Store } from '@thela/contract';
import type { SafeStorage } from '@thela/federation';
import type { Stall } from '@thela/ledger';
import { createStore } from 'zustand/vanilla';
import { ledgerNames } from './ledger-names';
import type { AccountStallId } from './synced-ledger';

export interface CurrentStall extends Store<Stall> {
  readonly role: Store<StallRole>;
}

/** The same, with what the person can change. */
export type StallWithRole = CurrentStall & StallActions;

/** Who the person is at a stall. */
export interface RoleStore extends Store<StallRole> {
  readonly set: (role: StallRole) => void;
}

/**
 * Who the person is at the stall of a ledger. Everybody is the owner of what this phone keeps for itself. Of an account ledger
 * the page knows it from its start, so a helper never sees the owner's screens; the ledger's database knows it, too.
 */
export function createRoleStore(
  { read, write }: SafeStorage,
  id: AccountStallId | null,
): RoleStore {
  const name = id ? ledgerNames(id).role : null;
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
export function currentRole(shown: Store<{ readonly role: RoleStore }>): RoleStore {
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
