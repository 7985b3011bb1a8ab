import type { LedgerEvent } from '@thela/ledger';
import { describe, expect, it } from 'vitest';
import { newBatchSizes } from './batch-size';
import { ServerError } from './stall-server';
import type { EventRefusal, ServerFault } from './stall-server';
import type { SyncNews } from './sync-news';
import { syncRounds } from './sync-round';
import { memoryCopy, newDisk } from './testing/memory-copy';
import { memoryServer, OWNER, STALL } from './testing/memory-server';

const binding = { account: OWNER, stall: STALL };

let last = 0;

function plates(day = '2026-11-20'): LedgerEvent {
  last += 1;
  return {
    id: `0c000000-0000-4000-8000-${String(last).padStart(12, '0')}`,
    kind: 'plates',
    dish: 'idli',
    plates: 1,
    day,
    at: 1_795_000_000_000 + last,
    device: '0d000000-0000-4000-8000-000000000001',
  };
}

const many = (count: number, day?: string) => Array.from({ length: count }, () => plates(day));

/** A phone with a copy of the stall, and the account's database. */
function setUp(server = memoryServer(), disk = newDisk()) {
  if (!server.stalls.has(STALL)) server.stalls.set(STALL, { owner: OWNER, ledger: [] });
  const copy = memoryCopy(binding, disk);
  const told: SyncNews[] = [];
  const round = syncRounds({
    copy,
    server: server.of(OWNER),
    sizes: newBatchSizes(),
    tell: (news) => void told.push(news),
    knownHead: () => 0,
    isOver: () => false,
  });
  const ids = () => server.stalls.get(STALL)?.ledger.map(({ id }) => id) ?? [];
  return { server, disk, copy, told, round, ids };
}

const faultOf = (round: Promise<void>) =>
  round.then(
    () => null,
    (error: unknown) => (error instanceof ServerError ? error.fault : error),
  );

/** Fails the calls of one function so many times. */
function failing(
  times: number,
  fault: ServerFault,
  name = 'push',
  how: 'before' | 'after' = 'before',
) {
  let left = times;
  return (call: string) => {
    if (call !== name || left === 0) return undefined;
    left -= 1;
    if (how === 'after') return 'after' as const;
    throw new ServerError(fault, 'as asked');
  };
}

describe('what is unsent', () => {
  it('goes in batches of at most 500, in the order in which it was entered', async () => {
    const { copy, server, round, ids, disk } = setUp();
    const events = many(1203);
    copy.enter(events);
    await round();
    expect(server.pushes.map(({ length }) => length)).toEqual([500, 500, 203]);
    expect(ids()).toEqual(events.map(({ id }) => id));
    expect(disk.unsent).toEqual([]);
  });

  it('goes in requests that the server takes, however long the events are', async () => {
    const { copy, server, round } = setUp();
    const note = 'क'.repeat(20_000);
    copy.enter(
      many(30).map((event) => ({ ...event, kind: 'expense', category: 'gas', note, amount: 1 })),
    );
    await round();
    const bytes = server.pushes.map(
      (push) => new TextEncoder().encode(JSON.stringify(push)).length,
    );
    expect(Math.max(...bytes)).toBeLessThan(1_000_000);
    expect(server.pushes.flat()).toHaveLength(30);
  });

  it('does not come back to the phone that sent it', async () => {
    const { copy, round, disk, server } = setUp();
    copy.enter(many(700));
    await round();
    expect(disk.head).toBe(700);
    const since: unknown[] = [];
    server.onCall = (call, given) => {
      if (call === 'pull') since.push(given[1]);
    };
    await round();
    expect(since).toEqual([700]);
  });

  it('is unsent until the server said that it has it, and then there once', async () => {
    const { copy, server, round, disk, ids } = setUp();
    const events = many(3);
    copy.enter(events);
    server.onCall = failing(1, 'network', 'push', 'after');
    expect(await faultOf(round())).toBe('network');
    expect(disk.unsent).toHaveLength(3);
    await round();
    expect(disk.unsent).toEqual([]);
    expect(ids()).toEqual(events.map(({ id }) => id));
  });

  it('of another phone is fetched, also where the answer to a push was lost before', async () => {
    const server = memoryServer();
    const one = setUp(server);
    const other = setUp(server);
    await one.round();
    one.copy.enter(many(2));
    server.onCall = failing(1, 'network', 'push', 'after');
    await faultOf(one.round());
    server.onCall = () => {};
    other.copy.enter(many(2));
    await other.round();
    one.copy.enter(many(2));
    await one.round();
    await other.round();
    expect(one.disk.events.size).toBe(6);
    expect(other.disk.events.size).toBe(6);
  });

  it('goes in smaller requests after one without an answer, and in larger ones again', async () => {
    const { copy, server, round } = setUp();
    copy.enter(many(900));
    server.onCall = failing(2, 'network');
    await faultOf(round());
    await faultOf(round());
    await round();
    expect(server.pushes.map(({ length }) => length)).toEqual([125, 250, 500, 25]);
  });
});

describe('what the server refuses', () => {
  it.each<EventRefusal>(['unknown_kind', 'invalid', 'forbidden', 'too_late', 'too_large'])(
    'as %s stays on the phone, marked, and holds up nothing',
    async (code) => {
      const { copy, server, round, disk, ids } = setUp();
      const [first, second, third] = many(3);
      copy.enter([first, second, third].flatMap((event) => event ?? []));
      server.judge = ({ id }) => (id === second?.id ? code : null);
      await round();
      expect(ids()).toEqual([first?.id, third?.id]);
      expect([...disk.refused]).toEqual([[second?.id, code]]);
      expect(disk.events.has(second?.id ?? '')).toBe(true);
    },
  );

  it.each([
    ['refused', 'invalid'],
    ['too_large', 'too_large'],
  ] as const)('as a whole, %s, is halved down to the one event', async (fault, code) => {
    const { copy, server, round, disk, ids } = setUp();
    const events = many(500);
    const bad = events[321]?.id;
    copy.enter(events);
    server.onCall = (call, [, sent]) => {
      const isBad = Array.isArray(sent) && sent.some((each: { id?: unknown }) => each.id === bad);
      if (call === 'push' && isBad) throw new ServerError(fault, 'one of them');
    };
    await round();
    expect([...disk.refused]).toEqual([[bad, code]]);
    expect(ids()).toHaveLength(499);
    expect(disk.unsent).toEqual([]);
  });

  it('whatever it is, does not mark all of it', async () => {
    const { copy, server, round, disk, ids } = setUp();
    copy.enter(many(100));
    server.onCall = failing(Infinity, 'refused');
    expect(await faultOf(round())).toBe('refused');
    expect([disk.refused.size, disk.unsent.length]).toEqual([0, 100]);
    server.onCall = () => {};
    await round();
    expect(ids()).toHaveLength(100);
  });

  it('while something before it refuses everything goes when the page opens the next time', async () => {
    const { copy, server, round, disk } = setUp();
    copy.enter(many(3));
    server.onCall = failing(Infinity, 'refused');
    await round();
    server.onCall = () => {};
    const next = setUp(server, disk);
    await next.round();
    expect(next.ids()).toHaveLength(3);
    expect(disk.refused.size).toBe(0);
  });

  it('for its day goes when the server’s day has come', async () => {
    const { copy, server, round, disk, ids } = setUp();
    const event = plates('2026-11-21');
    copy.enter([event]);
    server.judge = ({ day }) => (String(day) > server.today ? 'day_ahead' : null);
    await round();
    await round();
    expect(server.pushes).toHaveLength(1);
    expect(disk.refused.get(event.id)).toBe('day_ahead');
    server.today = '2026-11-21';
    await round();
    expect(ids()).toEqual([event.id]);
    expect(disk.refused.size).toBe(0);
  });

  it('for its kind is tried again when the page opens the next time', async () => {
    const { copy, server, round, disk } = setUp();
    copy.enter(many(1));
    server.judge = () => 'unknown_kind';
    await round();
    server.judge = () => null;
    const next = setUp(server, disk);
    await next.round();
    expect(next.ids()).toHaveLength(1);
  });

  it('because the stall is full does not keep the phone from reading', async () => {
    const { copy, server, round, disk } = setUp();
    const other = setUp(server);
    other.copy.enter(many(4));
    await other.round();
    copy.enter(many(1));
    server.onCall = failing(1, 'stall_full');
    expect(await faultOf(round())).toBe('stall_full');
    expect(disk.events.size).toBe(5);
    expect(disk.unsent).toHaveLength(1);
  });
});

describe('a phone that gets a stall for the first time', () => {
  it('can be used before the year is there', async () => {
    const server = memoryServer();
    const old = setUp(server);
    old.copy.enter([...many(1800, '2026-11-01'), ...many(5)]);
    await old.round();
    const { round, disk, told } = setUp(server);
    const usable: number[] = [];
    server.onCall = (call) => {
      if (call === 'pull' || call === 'dayTotals') usable.push(disk.events.size);
    };
    await round();
    expect(usable).toEqual([5, 505, 505, 1505]);
    expect(disk.events.size).toBe(1805);
    expect(told.filter(({ kind }) => kind === 'fetching')).toEqual([
      { kind: 'fetching', status: 'opening', fetched: 0, of: 0 },
      { kind: 'fetching', status: 'fetching', fetched: 500, of: 1805 },
      { kind: 'fetching', status: 'fetching', fetched: 1500, of: 1805 },
    ]);
    const days = told.filter((news) => news.kind === 'days');
    expect(days.map((news) => news.days.length)).toEqual([2, 0]);
  });

  it('goes on where it was when it ended', async () => {
    const server = memoryServer();
    const old = setUp(server);
    old.copy.enter(many(1800, '2026-11-01'));
    await old.round();
    const first = setUp(server);
    let pulls = 0;
    server.onCall = (call) => {
      if (call === 'pull') pulls += 1;
      if (pulls === 2) throw new ServerError('network', 'gone');
    };
    expect(await faultOf(first.round())).toBe('network');
    first.copy.kill();
    server.onCall = () => {};
    server.calls.length = 0;
    const next = setUp(server, first.disk);
    await next.round();
    expect(server.calls).not.toContain('opening');
    expect(next.disk.events.size).toBe(1800);
  });
});

describe('an answer that makes no sense', () => {
  it.each([
    ['goes back', { head: 1, more: false, events: [] }],
    ['leads nowhere', { head: 2, more: true, events: [] }],
    ['is in no order', { head: 9, more: true, events: [{ seq: 5 }, { seq: 4 }] }],
    ['has no numbers', { head: 9, more: true, events: [{ id: 'x' }] }],
    ['ends before its events', { head: 3, more: false, events: [{ seq: 7 }] }],
  ])('because it %s is none, and loses nothing', async (_what, answer) => {
    const { server, copy, round, disk } = setUp();
    copy.enter(many(2));
    await round();
    const real = server.of(OWNER);
    const nonsense = {
      ...real,
      pull: () =>
        Promise.resolve({ now: 1, today: server.today, role: 'owner' as const, ...answer }),
    };
    const broken = syncRounds({
      copy,
      server: nonsense,
      sizes: newBatchSizes(),
      tell: () => {},
      knownHead: () => 0,
      isOver: () => false,
    });
    expect(await faultOf(broken())).toBe('network');
    expect(disk.head).toBe(2);
    expect(disk.events.size).toBe(2);
  });
});

describe('a helper’s phone', () => {
  it('drops the days before today, save what is not sent', async () => {
    const server = memoryServer();
    const helper = '0a000000-0000-4000-8000-000000000002';
    server.stalls.set(STALL, { owner: helper, ledger: [] });
    server.helpers.set(`${STALL} ${OWNER}`, true);
    const { copy, round, disk } = setUp(server);
    const [sent, refused] = many(2, '2026-11-19');
    copy.enter([sent, refused, plates()].flatMap((event) => event ?? []));
    server.judge = ({ id }) => (id === refused?.id ? 'too_late' : null);
    await round();
    expect(disk.events.has(sent?.id ?? '')).toBe(false);
    expect(disk.events.has(refused?.id ?? '')).toBe(true);
    expect(disk.events.size).toBe(2);
    expect(disk.role).toBe('helper');
  });
});
