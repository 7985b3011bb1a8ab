// @vitest-environment happy-dom
import type { LedgerEvent } from '@thela/ledger';
import { serverClock } from '@thela/session';
import { openDatabases } from '@thela/supabase/test-database';
import type { TestDatabase } from '@thela/supabase/test-database';
import { dayOf, momentOf, newHelper, newStall } from '@thela/supabase/test-stall';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newBatchSizes } from './batch-size';
import { ServerError } from './stall-server';
import type { PullAnswer, ServerFault, StallServer } from './stall-server';
import type { EventRefusal, SyncedLedger, WireEvent } from '../device/synced-ledger';
import type { SyncNews } from './sync-news';
import { syncRounds } from './sync-round';
import { accountServer } from '../testing/account/account-server';
import { memoryLedger, newDisk } from '../testing/account/memory-ledger';

let database: TestDatabase;

beforeAll(async () => {
  const last = (await openDatabases()).at(-1);
  if (!last) throw new Error('There is no database.');
  database = last;
});

let last = 0;

function plates(day = dayOf(), at = momentOf()): LedgerEvent {
  last += 1;
  return {
    id: crypto.randomUUID(),
    kind: 'plates',
    dish: 'idli',
    plates: 1,
    day,
    at: at + last,
    device: '0d000000-0000-4000-8000-000000000001',
  };
}

const many = (count: number, day?: string) => Array.from({ length: count }, () => plates(day));

/** A stall in the database, and a phone of its owner. */
async function setUp() {
  const { stall, owner } = await newStall(database);
  return { ...newPhone(accountServer(database), { account: owner, stall }), owner, stall };
}

/** A phone with a ledger of a stall. */
function newPhone(
  server: ReturnType<typeof accountServer>,
  ledgerId: { readonly account: string; readonly stall: string },
  disk = newDisk(),
) {
  const ledger = memoryLedger(ledgerId, disk);
  const told: SyncNews[] = [];
  const round = syncRounds({
    ledger,
    server: server.of(ledgerId.account),
    clock: serverClock(),
    sizes: newBatchSizes(),
    tell: (news) => void told.push(news),
    knownHead: () => 0,
    isOver: () => false,
  });
  const ids = async () => {
    const sql = 'select event_id as id from public.ledger where stall = $1 order by seq';
    return (await database.query(sql, [ledgerId.stall])).map(({ id }) => id);
  };
  return { server, ledgerId, disk, ledger, told, round, ids };
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
    const { ledger, server, round, ids, disk } = await setUp();
    const events = many(1203);
    ledger.enter(events);
    await round();
    expect(server.pushes.map(({ length }) => length)).toEqual([500, 500, 203]);
    expect(await ids()).toEqual(events.map(({ id }) => id));
    expect(disk.unsent).toEqual([]);
  });

  it('goes in requests that the server takes, however long the events are', async () => {
    const { ledger, server, round } = await setUp();
    const note = 'क'.repeat(20_000);
    ledger.enter(
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
    const { ledger, round, disk, server } = await setUp();
    ledger.enter(many(700));
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
    const { ledger, server, round, disk, ids } = await setUp();
    const events = many(3);
    ledger.enter(events);
    server.onCall = failing(1, 'network', 'push', 'after');
    expect(await faultOf(round())).toBe('network');
    expect(disk.unsent).toHaveLength(3);
    await round();
    expect(disk.unsent).toEqual([]);
    expect(await ids()).toEqual(events.map(({ id }) => id));
  });

  it('goes in smaller requests after one without an answer, and in larger ones again', async () => {
    const { ledger, server, round } = await setUp();
    ledger.enter(many(900));
    server.onCall = failing(2, 'network');
    await faultOf(round());
    await faultOf(round());
    await round();
    expect(server.pushes.map(({ length }) => length)).toEqual([125, 250, 500, 25]);
  });
});

describe('what the server refuses', () => {
  it.each<readonly [EventRefusal, (event: LedgerEvent) => object]>([
    ['unknown_kind', (event) => ({ ...event, kind: 'festival' })],
    ['unknown_field', (event) => ({ ...event, table: 4 })],
    ['invalid', (event) => ({ ...event, plates: 0.5 })],
    ['too_large', (event) => ({ ...event, more: 'x'.repeat(70_000) })],
    ['day_ahead', (event) => ({ ...event, day: dayOf(-2) })],
  ])('as %s stays on the phone, marked, and holds up nothing', async (code, made) => {
    const { ledger, round, ids, disk } = await setUp();
    const [first, second, third] = many(3);
    ledger.enter([first, second, third].flatMap((event) => event ?? []));
    disk.events.set(second?.id ?? '', made(second ?? plates()) as WireEvent);
    await round();
    expect(await ids()).toEqual([first?.id, third?.id]);
    expect([...disk.refused]).toEqual([[second?.id, code]]);
    expect(disk.events.has(second?.id ?? '')).toBe(true);
  });

  it.each([
    ['refused', 'invalid'],
    ['too_large', 'too_large'],
  ] as const)('as a whole, %s, is halved down to the one event', async (fault, code) => {
    const { ledger, server, round, disk, ids } = await setUp();
    const events = many(500);
    const bad = events[321]?.id;
    ledger.enter(events);
    server.onCall = (call, [, sent]) => {
      const isBad = Array.isArray(sent) && sent.some((each: { id?: unknown }) => each.id === bad);
      if (call === 'push' && isBad) throw new ServerError(fault, 'one of them');
    };
    await round();
    expect([...disk.refused]).toEqual([[bad, code]]);
    expect(await ids()).toHaveLength(499);
    expect(disk.unsent).toEqual([]);
  });

  it('whatever it is, does not mark all of it', async () => {
    const { ledger, server, round, disk, ids } = await setUp();
    ledger.enter(many(100));
    server.onCall = failing(Infinity, 'refused');
    expect(await faultOf(round())).toBe('refused');
    expect([disk.refused.size, disk.unsent.length]).toEqual([0, 100]);
    server.onCall = () => {};
    await round();
    expect(await ids()).toHaveLength(100);
  });

  it('while something before it refuses everything goes when the page opens the next time', async () => {
    const { ledgerId, ledger, server, round, disk } = await setUp();
    ledger.enter(many(3));
    server.onCall = failing(Infinity, 'refused');
    await round();
    server.onCall = () => {};
    const next = newPhone(server, ledgerId, disk);
    await next.round();
    expect(await next.ids()).toHaveLength(3);
    expect(disk.refused.size).toBe(0);
  });

  it('for its day goes when the server’s day has come', async () => {
    const { stall, ledger, server, round, disk, ids } = await setUp();
    // The last zone of the world has the day before that of the first one, whatever time it is; a day begins at 4.
    const inZone = (zone: string) =>
      database.query('update public.stalls set time_zone = $2 where id = $1', [stall, zone]);
    await inZone('Etc/GMT+12');
    const day = new Date(Date.now() + 10 * 3_600_000).toISOString().slice(0, 10);
    const event = plates(day);
    ledger.enter([event]);
    await round();
    await round();
    expect(server.pushes).toHaveLength(1);
    expect(disk.refused.get(event.id)).toBe('day_ahead');
    await inZone('Etc/GMT-14');
    await round();
    expect(await ids()).toEqual([event.id]);
    expect(disk.refused.size).toBe(0);
  });

  it.each([
    ['kind', { kind: 'festival' }],
    ['field', { table: 4 }],
  ])('for its %s is tried again every ten minutes', async (_name, made) => {
    const { ledger, server, round, disk, ids } = await setUp();
    const event = plates();
    ledger.enter([event]);
    disk.events.set(event.id, { ...event, ...made });
    await round();
    await round();
    expect(server.pushes).toHaveLength(1);
    disk.events.set(event.id, { ...event });
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 601_000);
    await round();
    now.mockRestore();
    expect(await ids()).toEqual([event.id]);
    expect(disk.refused.size).toBe(0);
  });

  it('for its kind is tried again when the page opens the next time', async () => {
    const { ledgerId, ledger, server, round, disk } = await setUp();
    const event = plates();
    ledger.enter([event]);
    disk.events.set(event.id, { ...event, kind: 'festival' });
    await round();
    await newPhone(server, ledgerId, disk).round();
    expect(server.pushes.flat().map(({ id }) => id)).toEqual([event.id, event.id]);
  });

  it.each(['stall_full', 'pace'] as const)(
    'because of %s does not keep it from reading',
    async (fault) => {
      const { ledgerId, ledger, server, round, disk } = await setUp();
      const other = newPhone(server, ledgerId);
      other.ledger.enter(many(4));
      await other.round();
      ledger.enter(many(1));
      server.onCall = failing(1, fault);
      expect(await faultOf(round())).toBe(fault);
      expect(disk.events.size).toBe(5);
      expect(disk.unsent).toHaveLength(1);
    },
  );
});

describe('a phone that gets a stall for the first time', () => {
  it('can be used before the year is there', async () => {
    const { ledgerId, server, ledger, round } = await setUp();
    ledger.enter([...many(1800, dayOf(20)), ...many(5)]);
    await round();
    const { disk, told, ...next } = newPhone(server, ledgerId);
    const usable: number[] = [];
    server.onCall = (call) => {
      if (call === 'pull' || call === 'dayTotals') usable.push(disk.events.size);
    };
    await next.round();
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
    const { ledgerId, server, ledger, round } = await setUp();
    ledger.enter(many(600, dayOf(20)));
    await round();
    const first = newPhone(server, ledgerId);
    let pulls = 0;
    server.onCall = (call) => {
      if (call === 'pull') pulls += 1;
      if (pulls === 2) throw new ServerError('network', 'gone');
    };
    expect(await faultOf(first.round())).toBe('network');
    first.ledger.kill();
    server.onCall = () => {};
    server.calls.length = 0;
    const next = newPhone(server, ledgerId, first.disk);
    await next.round();
    expect(server.calls).not.toContain('opening');
    expect(next.disk.events.size).toBe(600);
  });
});

describe('an answer that makes no sense', () => {
  it.each([
    ['is in no order', { head: 9, more: true, events: [{ seq: 5 }, { seq: 4 }] }],
    ['has no numbers', { head: 9, more: true, events: [{ id: 'x' }] }],
    ['ends before its events', { head: 3, more: false, events: [{ seq: 7 }] }],
  ])('because it %s is none, and loses nothing', async (_what, answer) => {
    const { server, owner, ledger, round, disk } = await setUp();
    ledger.enter(many(2));
    await round();
    const { broken } = roundThatPulls(server.of(owner), ledger, answer);
    expect(await faultOf(broken())).toBe('network');
    expect(disk.head).toBe(2);
    expect(disk.events.size).toBe(2);
  });
});

/** A round that pulls what a test says. */
function roundThatPulls(server: StallServer, ledger: SyncedLedger, answer: Partial<PullAnswer>) {
  const told: SyncNews[] = [];
  const page = { now: 1, today: dayOf(), role: 'owner', head: 0, more: false, events: [] } as const;
  const broken = syncRounds({
    ledger,
    server: { ...server, pull: async () => ({ ...page, ...answer }) },
    clock: serverClock(),
    sizes: newBatchSizes(),
    tell: (news) => void told.push(news),
    knownHead: () => 0,
    isOver: () => false,
  });
  return { broken, told };
}

it.each([
  ['a kind that is not known is kept', { kind: 'festival' }, 2],
  ['a field that is not known counts without it', { mood: 'good' }, 2],
  ['a value that no ledger can hold is left out', { plates: 'many' }, 1],
])('of a newer page, %s, said, and holds up no other', async (what, changes, stored) => {
  const { server, owner, ledger, disk } = await setUp();
  const [odd, good] = many(2);
  const events = [
    { ...odd, ...changes, seq: 1 },
    { ...good, seq: 2 },
  ];
  const { broken, told } = roundThatPulls(server.of(owner), ledger, { head: 2, events });
  await broken();
  expect([disk.head, disk.events.size]).toEqual([2, stored]);
  expect(told.some(({ kind }) => kind === 'newer')).toBe(!what.startsWith('a field'));
});

it('a helper’s phone drops the days before today, save what is not sent', async () => {
  const { server, stall, owner } = await setUp();
  const account = await newHelper(database, { stall, owner });
  const { ledger, round, disk } = newPhone(server, { account, stall });
  const [late, tooLate] = [1, 9].map((ago) => plates(dayOf(ago), momentOf(ago)));
  ledger.enter([late, tooLate, plates()].flatMap((event) => event ?? []));
  await round();
  expect([...disk.refused]).toEqual([[tooLate?.id, 'too_late']]);
  expect(disk.events.has(late?.id ?? '')).toBe(false);
  expect(disk.events.has(tooLate?.id ?? '')).toBe(true);
  expect(disk.events.size).toBe(2);
  expect(disk.role).toBe('helper');
});
