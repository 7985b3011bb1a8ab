import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  daysAgo,
  dish,
  event,
  momentOf,
  newAccount,
  newStall,
  outcomeOf,
  plates,
  price,
  pull,
  push,
  TIME_ZONE,
  undo,
} from '../testing/stall.ts';
import { openDatabases, refusalOf } from '../testing/test-database.ts';

const databases = await openDatabases();

describe.each(databases)('$name: push and pull', (db) => {
  it('gives back what was entered, in order, with its number and who entered it', async () => {
    const { stall, owner } = await newStall(db);
    const sent = [dish({ name: 'Idli', sellingPrice: 40.5 }), plates(), price(daysAgo(30))];
    expect(await push(db, owner, stall, sent)).toEqual({
      now: expect.closeTo(Date.now(), -5) as number,
      today: dayOf(),
      head: 3,
      late: [],
      refused: [],
    });
    expect(await pull(db, owner, stall)).toMatchObject({
      head: 3,
      role: 'owner',
      more: false,
      events: sent.map((each, index) => ({ ...each, seq: index + 1, by: owner })),
    });
  });

  it('takes an event once, however often it comes', async () => {
    const { stall, owner } = await newStall(db);
    const [first, second] = [plates(), plates()];
    await push(db, owner, stall, [first, first]);
    const again = await push(db, owner, stall, [{ ...first, plates: 9 }, second, first]);
    expect(again).toMatchObject({ head: 2, refused: [] });
    const { events } = await pull(db, owner, stall);
    expect(events.map(({ id, plates: number }) => [id, number])).toEqual([
      [first.id, 1],
      [second.id, 1],
    ]);
  });

  it('an id in capitals is the same id', async () => {
    const { stall, owner } = await newStall(db);
    const entry = plates();
    expect(await outcomeOf(db, owner, stall, { ...entry, id: entry.id.toUpperCase() })).toBe(
      'stored',
    );
    expect(await push(db, owner, stall, [entry])).toMatchObject({ head: 1 });
  });

  it('stores the good ones of a push and says what is wrong with the others', async () => {
    const { stall, owner } = await newStall(db);
    const [bad, newer, early] = [
      plates('idli', 0.5),
      event({ kind: 'festival' }),
      plates('idli', 1, daysAgo(-1)),
    ];
    expect(await push(db, owner, stall, [bad, plates(), newer, 7, early])).toMatchObject({
      head: 1,
      refused: [
        { id: bad.id, code: 'invalid' },
        { id: newer.id, code: 'unknown_kind' },
        { id: '', code: 'invalid' },
        { id: early.id, code: 'day_ahead' },
      ],
    });
  });

  it('takes no time that is far ahead: what is entered later would come before it', async () => {
    const { stall, owner } = await newStall(db);
    expect(await outcomeOf(db, owner, stall, plates('idli', 1, { at: momentOf(-0.9) }))).toBe(
      'stored',
    );
    expect(await outcomeOf(db, owner, stall, plates('idli', 1, { at: momentOf(-1.1) }))).toBe(
      'day_ahead',
    );
    expect(await outcomeOf(db, owner, stall, plates('idli', 1, { at: 8.64e15 }))).toBe('day_ahead');
  });

  it('hands out pages, each from the head of the one before', async () => {
    const { stall, owner } = await newStall(db);
    const sent = Array.from({ length: 7 }, () => plates());
    await push(db, owner, stall, sent);
    const first = await pull(db, owner, stall, 0, 3);
    const second = await pull(db, owner, stall, first.head, 3);
    const third = await pull(db, owner, stall, second.head, 3);
    expect([first, second, third].map(({ head, more }) => [head, more])).toEqual([
      [3, true],
      [6, true],
      [7, false],
    ]);
    const pulled = [first, second, third].flatMap(({ events }) => events.map(({ id }) => id));
    expect(pulled).toEqual(sent.map(({ id }) => id));
    expect(await pull(db, owner, stall, 7, 3)).toMatchObject({ head: 7, more: false, events: [] });
  });

  it('opens with dishes, ingredients, prices and what takes them back, and today', async () => {
    const { stall, owner } = await newStall(db);
    const old = daysAgo(200);
    const [menu, cost, sold, today] = [
      dish({ name: 'Idli' }, old),
      price(old),
      plates('idli', 1, old),
      plates(),
    ];
    const back = undo(cost);
    await push(db, owner, stall, [menu, cost, sold, today, back, undo(sold)]);
    const opening = await db.rpc<{ head: number; events: { id: string }[] }>(owner, 'opening', {
      stall,
    });
    expect(opening).toMatchObject({ role: 'owner', head: 6 });
    expect(opening.events.map(({ id }) => id)).toEqual([menu.id, cost.id, today.id, back.id]);
  });

  it('knows a stall by its newest name, and its time zone by the newest that there is', async () => {
    const { stall, owner } = await newStall(db);
    const named = (fields: object) => event({ kind: 'stall', fields });
    const wrong = named({ name: 'Wrong', timeZone: 'Asia/Dubai' });
    await push(db, owner, stall, [
      named({ name: 'Amma', place: 'Pune' }),
      named({ timeZone: TIME_ZONE }),
      wrong,
    ]);
    await push(db, owner, stall, [undo(wrong)]);
    const { stalls } = await db.rpc<{ stalls: unknown[] }>(owner, 'my_stalls');
    expect(stalls).toEqual([
      {
        stall,
        role: 'owner',
        name: 'Amma',
        place: 'Pune',
        owner_name: `${owner}@example.com`,
        events: 4,
        head: 4,
        since: expect.any(String) as string,
      },
    ]);
    const zone = async () =>
      (await db.query('select time_zone from public.stalls where id = $1', [stall]))[0];
    expect(await zone()).toEqual({ time_zone: TIME_ZONE });
    await push(db, owner, stall, [
      event({ kind: 'stall', fields: { timeZone: 'Asia/Tokyo' }, at: momentOf(-0.1) }),
    ]);
    expect(await zone()).toEqual({ time_zone: 'Asia/Tokyo' });
  });

  it.each(['Mars/Base', 'Any/Name+3', 'IST', '+05:30', '', "x'; drop table public.stalls; --"])(
    'a stall in the zone "%s" is in India, as on the phone',
    async (timeZone) => {
      const owner = await newAccount(db);
      const stall = randomUUID();
      await db.rpc(owner, 'create_stall', { stall, time_zone: timeZone });
      const rows = await db.query('select time_zone from public.stalls where id = $1', [stall]);
      expect(rows).toEqual([{ time_zone: 'Asia/Kolkata' }]);
    },
  );

  it('a stall is created once, and five at most', async () => {
    const owner = await newAccount(db);
    const stalls = Array.from({ length: 5 }, () => randomUUID());
    for (const stall of [...stalls, ...stalls]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await db.rpc(owner, 'create_stall', { stall, time_zone: TIME_ZONE })).toEqual({
        stall,
      });
    }
    const sixth = db.rpc(owner, 'create_stall', { stall: randomUUID(), time_zone: TIME_ZONE });
    expect(await refusalOf(sixth)).toBe('PT409 too_many');
  });

  it.each([
    ['push', { events: {} }],
    ['push', { events: null }],
    ['pull', { since: -1, max_events: 10 }],
    ['pull', { since: 0, max_events: 5001 }],
    ['pull', { since: null, max_events: 10 }],
    ['day_totals', { from_day: '2026-11-22', to_day: '2026-11-21' }],
    ['day_totals', { from_day: null, to_day: '2026-11-21' }],
    ['day_by_member', { of_day: null }],
    ['decide_late', { ids: {}, accept: true }],
    ['decide_late', { ids: [], accept: null }],
  ])('%s says that %o makes no sense', async (name, args) => {
    const { stall, owner } = await newStall(db);
    expect(await refusalOf(db.rpc(owner, name, { stall, ...args }))).toMatch(/^22023/);
  });
});
