import type { AccountStore } from '../auth/account-store';
import type { AccountStall, AccountStallState } from './account-stall';
import { ServerError } from './stall-server';

/** What the page shows before it knows of a stall in the account. */
export const ON_THIS_PHONE: AccountStallState = {
  keeping: { status: 'phone' },
  stall: null,
  role: 'owner',
  stalls: [],
  clock: null,
  serverDays: [],
  late: 0,
};

/** The stall of a page without one in the account: everything stays on this phone. */
export function onThisPhone({ signOut }: Pick<AccountStore, 'signOut'>): AccountStall {
  const refuse = () =>
    Promise.reject(new ServerError('network', 'This page has no stall in an account.'));
  return {
    state: { getSnapshot: () => ON_THIS_PHONE, subscribe: () => () => {} },
    signOut: async () => signOut(),
    syncNow: refuse,
    choose: refuse,
    openStall: refuse,
    exportOwn: refuse,
    invite: refuse,
    acceptInvite: refuse,
    members: refuse,
    removeMember: refuse,
    leave: refuse,
    dayByMember: refuse,
    lateEntries: refuse,
    decideLate: refuse,
    eraseStall: refuse,
    deleteAccount: refuse,
    afterEnd: refuse,
  };
}
