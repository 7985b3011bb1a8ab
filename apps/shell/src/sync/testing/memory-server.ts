import type { StallRole } from '@thela/contract';
import { ServerError } from '../stall-server';
import type {
  EventRefusal,
  LateEntry,
  Member,
  Membership,
  PullAnswer,
  StallServer,
} from '../stall-server';
import type { WireEvent } from '../synced-copy';

export const OWNER = '0a000000-0000-4000-8000-000000000001';
export const STALL = '0b000000-0000-4000-8000-000000000001';

interface MemoryStall {
  readonly owner: string;
  readonly ledger: (WireEvent & { readonly seq: number; readonly by: string })[];
}

type Call = keyof StallServer;

/** The account's database in memory, with what tests need to make it fail. */
export interface MemoryServer {
  /** As one account asks it. */
  readonly of: (user: string) => StallServer;
  readonly stalls: Map<string, MemoryStall>;
  readonly erased: Set<string>;
  /** Helpers of a stall, `<stall> <account>`; false for one who was removed. */
  readonly helpers: Map<string, boolean>;
  late: readonly LateEntry[];
  today: string;
  /** By how much its clock is ahead, in ms. */
  aheadMs: number;
  /** Called before each call; what it throws is the answer. With `after`, the call is done first: its answer is lost. */
  onCall: (call: Call, given: readonly unknown[]) => 'after' | void;
  /** Why an event is refused. */
  judge: (event: WireEvent) => EventRefusal | null;
  /** The names of the calls so far. */
  readonly calls: Call[];
  /** The events of each push so far. */
  readonly pushes: (readonly WireEvent[])[];
}

export function memoryServer(): MemoryServer {
  const server: MemoryServer = {
    of: (user) => asked(server, user),
    stalls: new Map(),
    erased: new Set(),
    helpers: new Map(),
    late: [],
    today: '2026-11-20',
    aheadMs: 0,
    onCall: () => {},
    judge: () => null,
    calls: [],
    pushes: [],
  };
  return server;
}

const lost = () => new ServerError('network', 'The answer was lost.');

function asked(server: MemoryServer, user: string): StallServer {
  async function call<Result>(
    name: Call,
    given: readonly unknown[],
    work: () => Result,
  ): Promise<Result> {
    server.calls.push(name);
    await Promise.resolve();
    const isLost = server.onCall(name, given) === 'after';
    const result = work();
    if (isLost) throw lost();
    return result;
  }

  function at(stall: string): { readonly found: MemoryStall; readonly role: StallRole } {
    if (server.erased.has(stall)) throw new ServerError('erased', stall);
    const found = server.stalls.get(stall);
    const isHelper = server.helpers.get(`${stall} ${user}`) === true;
    if (!found || (found.owner !== user && !isHelper)) throw new ServerError('not_a_member', stall);
    return { found, role: isHelper ? 'helper' : 'owner' };
  }

  const time = () => ({ now: Date.now() + server.aheadMs, today: server.today });
  const none = () => {};

  return {
    myStalls: () =>
      call('myStalls', [], () =>
        [...server.stalls].flatMap(([stall, { owner, ledger }]): readonly Membership[] => {
          const isHelper = server.helpers.get(`${stall} ${user}`) === true;
          if (owner !== user && !isHelper) return [];
          const role = isHelper ? 'helper' : 'owner';
          const { length } = ledger;
          return [
            { stall, role, name: '', place: '', ownerName: '', events: length, head: length },
          ];
        }),
      ),
    createStall: (stall, timeZone) =>
      call('createStall', [stall, timeZone], () => {
        if (!server.stalls.has(stall)) server.stalls.set(stall, { owner: user, ledger: [] });
      }),
    push: (stall, events) =>
      call('push', [stall, events], () => {
        const { found } = at(stall);
        server.pushes.push(events);
        const refused = events.flatMap((event) => {
          const code = server.judge(event);
          return code ? [{ id: String(event.id), code }] : [];
        });
        const out = new Set(refused.map(({ id }) => id));
        for (const event of events) {
          const isKnown = found.ledger.some(({ id }) => id === event.id);
          if (isKnown || out.has(String(event.id))) continue;
          found.ledger.push({ ...event, seq: found.ledger.length + 1, by: user });
        }
        return { ...time(), head: found.ledger.length, late: [], refused };
      }),
    pull: (stall, since, most) =>
      call('pull', [stall, since, most], (): PullAnswer => {
        const { found, role } = at(stall);
        const events = found.ledger.filter(({ seq }) => seq > since).slice(0, most);
        const head = events.at(-1)?.seq ?? since;
        return { ...time(), head, role, events, more: head < found.ledger.length };
      }),
    opening: (stall) =>
      call('opening', [stall], () => {
        const { found, role } = at(stall);
        const events = found.ledger.filter(({ day }) => day === server.today);
        return { ...time(), head: found.ledger.length, role, events };
      }),
    dayTotals: (stall, from, to) =>
      call('dayTotals', [stall, from, to], () => {
        const days = [...new Set(at(stall).found.ledger.map(({ day }) => String(day)))];
        return {
          ...time(),
          days: days.map((day) => ({ day, plates: {}, expenses: 0, entries: 1 })),
        };
      }),
    invite: (stall) =>
      call('invite', [stall], () => ({ code: at(stall).role, expiresAt: '2026-11-21T12:00:00Z' })),
    acceptInvite: (stall) =>
      call('acceptInvite', [stall], () => {
        server.helpers.set(`${stall} ${user}`, true);
        return { stall };
      }),
    members: (stall) => call('members', [stall], () => membersOf(server, stall)),
    removeMember: (stall, member) =>
      call('removeMember', [stall, member], () => {
        server.helpers.set(`${stall} ${member}`, false);
      }),
    leave: (stall) =>
      call('leave', [stall], () => {
        server.helpers.set(`${stall} ${user}`, false);
      }),
    dayByMember: (stall, day) => call('dayByMember', [stall, day], () => []),
    lateEntries: (stall) => call('lateEntries', [stall], () => server.late),
    decideLate: (stall, ids) => call('decideLate', [stall, ids], none),
    eraseStall: (stall) =>
      call('eraseStall', [stall], () => {
        at(stall);
        server.stalls.delete(stall);
        server.erased.add(stall);
      }),
    deleteAccount: () =>
      call('deleteAccount', [], () => {
        for (const [stall, { owner }] of server.stalls) {
          if (owner !== user) continue;
          server.stalls.delete(stall);
          server.erased.add(stall);
        }
      }),
  };
}

function membersOf({ stalls, helpers }: MemoryServer, stall: string): readonly Member[] {
  const ids = [...helpers].filter(([key]) => key.startsWith(stall));
  const helping = ids.map(([key, isHere]) => [key.split(' ')[1] ?? '', isHere] as const);
  const all = [[stalls.get(stall)?.owner ?? '', true] as const, ...helping];
  return all.map(([member, isHere], index) => ({
    member,
    role: index === 0 ? 'owner' : 'helper',
    name: '',
    email: '',
    since: '2026-11-01T00:00:00Z',
    removedAt: isHere ? null : '2026-11-20T00:00:00Z',
    lastPush: null,
  }));
}
