import { createStore } from 'zustand/vanilla';
import type {
  AccountStall,
  AccountStallState,
  LateEntry,
  Member,
  MemberDay,
  ServerFault,
} from '@thela/records';
import { ServerError } from '@thela/records';

/** What the account's database knows of the people at a stall. */
export interface Team {
  readonly members?: readonly Member[];
  readonly days?: Readonly<Record<string, readonly MemberDay[]>>;
  readonly late?: readonly LateEntry[];
}

const shown: AccountStallState = {
  sync: { status: 'saved', at: Date.parse('2026-11-22T13:12:00Z') },
  stall: 'c0ffee00-0000-4000-8000-000000000001',
  role: 'owner',
  stalls: [],
  clock: null,
  lost: [],
  serverDays: [],
  separateEvents: 0,
  late: 0,
};

/** A stall with people who work at it; `calls` lists what was asked, and `failWith` makes each call fail. */
export function stallWithMembers(team: Team = {}, changes: Partial<AccountStallState> = {}) {
  let { members = [], late = [] } = team;
  const store = createStore(() => ({ ...shown, late: late.length, ...changes }));
  const calls: string[] = [];
  let fault: ServerFault | null = null;
  async function answer<Value>(call: string, value: () => Value): Promise<Value> {
    calls.push(call);
    if (fault !== null) throw new ServerError(fault, 'The test wants this to fail.');
    return value();
  }
  const nothing = (call: string) => answer(call, () => {});
  const accountStall: AccountStall = {
    state: { getSnapshot: store.getState, subscribe: store.subscribe },
    invite: () => answer('invite', () => ({ code: 'k7Qd-2mXw', expiresAt: '2026-11-23T13:12:00' })),
    acceptInvite: (code, name) => nothing(`accept ${code} as ${name}`),
    members: () => answer('members', () => members),
    removeMember: (gone) =>
      answer(`remove ${gone}`, () => {
        members = members.map((each) =>
          each.member === gone ? { ...each, removedAt: '2026-11-22T13:00:00' } : each,
        );
      }),
    dayByMember: (day) => answer(`day ${day}`, () => team.days?.[day] ?? []),
    lateEntries: () => answer('late entries', () => late),
    decideLate: (ids, accept) =>
      answer(`${accept ? 'accept' : 'leave out'} ${ids.join(' ')}`, () => {
        late = late.filter(({ id }) => !ids.includes(id));
        store.setState({ late: late.length });
      }),
    leave: () => nothing('leave'),
    dismiss: (notice) => nothing(`dismiss ${notice}`),
    syncNow: () => nothing('sync'),
    choose: (choice) => nothing(`choose ${choice}`),
    openStall: (stall) => nothing(`open ${stall}`),
    signOut: (copy) => nothing(`sign out ${copy}`),
    phoneStall: () => answer('phone stall', () => ({ name: '', days: 0, plates: 0 })),
    eraseStall: () => nothing('erase'),
    deleteAccount: () => nothing('delete'),
    afterEnd: (copy) => nothing(`after end ${copy}`),
  };
  return {
    accountStall,
    calls,
    /** The phone and the account agree again, and the account knows more. */
    sync: (news: Team, at: number) => {
      ({ members = [] } = news);
      store.setState({ sync: { status: 'saved', at } });
    },
    failWith: (next: ServerFault | null) => {
      fault = next;
    },
  };
}
