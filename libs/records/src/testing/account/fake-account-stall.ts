import { createStore } from 'zustand/vanilla';
import type { AccountStall, AccountStallState, SyncStatus } from '../../account/account-stall';
import { unknownStall } from '../../account/account-view';
import { ServerError } from '../../account/stall-server';
import type { Membership, ServerFault } from '../../account/stall-server';

/** The stall of the account, as most tests want it. */
export const ashasStall: Membership = {
  stall: '5f6b2c8e-0000-4000-8000-000000000001',
  role: 'owner',
  name: 'Asha Tiffin',
  place: 'Charminar',
  ownerName: 'asha@stall.in',
  events: 4812,
  head: 4812,
};

/** A state in which the account's stall is shown. */
export function atStall(
  sync: SyncStatus,
  changes: Partial<AccountStallState> = {},
): AccountStallState {
  return {
    ...unknownStall(sync),
    clock: null,
    stall: ashasStall.stall,
    stalls: [ashasStall],
    ...changes,
  };
}

/** A stall in the account that says what a test wants, without members; `calls` lists what was done with it. */
export function fakeAccountStall(initial: Partial<AccountStallState> = {}) {
  const store = createStore<AccountStallState>(() => ({
    ...unknownStall({ status: 'phone' }),
    clock: null,
    ...initial,
  }));
  const calls: string[] = [];
  let fault: ServerFault | null = null;
  const act = async (call: string): Promise<void> => {
    calls.push(call);
    if (fault) throw new ServerError(fault, `The fake refuses: ${fault}`);
  };
  const accountStall: AccountStall = {
    state: { getSnapshot: store.getState, subscribe: store.subscribe },
    syncNow: () => act('sync'),
    phoneStall: async () => ({ name: 'Lakshmi Tiffins', days: 12, plates: 1240 }),
    choose: (answer, stall) => act(`choose ${answer} ${stall}`),
    dismiss: (notice) => act(`dismiss ${notice}`),
    openStall: (stall) => act(`open ${stall}`),
    signOut: (action) => act(`sign out ${action}`),
    invite: async () => {
      await act('invite');
      return { code: 'A1B2C3', expiresAt: '2026-11-23T12:00:00.000Z' };
    },
    acceptInvite: (code, name) => act(`accept ${code} ${name}`),
    members: () => Promise.resolve([]),
    removeMember: (member) => act(`remove ${member}`),
    leave: () => act('leave'),
    dayByMember: () => Promise.resolve([]),
    lateEntries: () => Promise.resolve([]),
    decideLate: (ids, accept) => act(`decide ${ids.join(' ')} ${accept}`),
    eraseStall: () => act('erase stall'),
    deleteAccount: () => act('delete account'),
    afterEnd: (action) => act(`after end ${action}`),
  };
  return {
    accountStall,
    calls,
    change: (changes: Partial<AccountStallState>) => store.setState(changes),
    /** Every action from now on fails; `null` ends that. */
    fail: (with_: ServerFault | null) => {
      fault = with_;
    },
  };
}
