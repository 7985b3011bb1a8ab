import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  dayOf,
  dish,
  event,
  expense,
  newAccount,
  newHelper,
  newStall,
  plates,
  price,
  pull,
  push,
  TIME_ZONE,
} from '../testing/stall.ts';
import { openDatabases, refusalOf } from '../testing/test-database.ts';
import type { Row } from '../testing/engine.ts';

const databases = await openDatabases();

/** Between these marks is JSON as it stands: no JavaScript number is so large. */
const HUGE = '@1e131071@';

const SQL = "'; drop table public.ledger; select pg_sleep(9); --";

/** Every function that is about a stall, with arguments that make sense; and whether a helper may call it. */
const CALLS: readonly (readonly [string, Row, boolean])[] = [
  ['push', { events: [plates()] }, true],
  ['pull', { since: 0, max_events: 10 }, true],
  ['opening', {}, true],
  ['day_totals', { from_day: dayOf(), to_day: dayOf() }, true],
  ['invite', {}, false],
  ['members', {}, false],
  ['remove_member', { member: randomUUID() }, false],
  ['day_by_member', { of_day: dayOf() }, false],
  ['late_entries', {}, false],
  ['decide_late', { ids: [], accept: true }, false],
  ['erase_stall', {}, false],
  ['leave', {}, true],
];

describe.each(databases)('$name: attacks', (db) => {
  let stall = '';
  let owner = '';
  let helper = '';
  let removed = '';
  let stranger = '';

  beforeAll(async () => {
    ({ stall, owner } = await newStall(db));
    helper = await newHelper(db, { stall, owner });
    removed = await newHelper(db, { stall, owner }, 'Sita');
    await db.rpc(owner, 'remove_member', { stall, member: removed });
    await db.query(
      "update public.stall_members set removed_at = now() - interval '8 days' where member = $1",
      [removed],
    );
    ({ owner: stranger } = await newStall(db));
  });

  const count = async () =>
    (
      await db.query('select count(*)::int as events from public.ledger where stall = $1', [stall])
    )[0]?.events;

  it.each(CALLS)("%s of another's stall", async (name, args) => {
    const before = await count();
    expect(await refusalOf(db.rpc(stranger, name, { stall, ...args }))).toBe('42501 not_a_member');
    expect(await refusalOf(db.rpc(removed, name, { stall, ...args }))).toBe('42501 not_a_member');
    expect(await refusalOf(db.rpc(stranger, name, { stall: randomUUID(), ...args }))).toBe(
      '42501 not_a_member',
    );
    expect(await refusalOf(db.rpc(stranger, name, { ...args, stall: null }))).toBe(
      '42501 not_a_member',
    );
    expect(await count()).toBe(before);
  });

  it.each(CALLS.filter(([, , isForHelpers]) => !isForHelpers))(
    '%s by a helper',
    async (name, args) => {
      expect(await refusalOf(db.rpc(helper, name, { stall, ...args }))).toBe('42501 owner_only');
    },
  );

  it("a stall with another's id", async () => {
    const taken = db.rpc(stranger, 'create_stall', { stall, time_zone: TIME_ZONE });
    expect(await refusalOf(taken)).toBe('42501 not_a_member');
  });

  it('a token without an account, or with one that is no id', async () => {
    const caller = { role: 'authenticated', account: null } as const;
    expect(await refusalOf(db.as(caller, 'select public.my_stalls()'))).toBe('PT401 not_signed_in');
    expect(await refusalOf(db.rpc('admin', 'my_stalls'))).toMatch(/^22P02/);
  });

  it("another's entry under the same id changes nothing", async () => {
    const entry = plates('idli', 5);
    await push(db, owner, stall, [entry]);
    await push(db, helper, stall, [
      { ...entry, plates: 500 },
      { ...price(), id: entry.id },
    ]);
    const { events } = await pull(db, owner, stall);
    expect(events.filter(({ id }) => id === entry.id)).toMatchObject([{ plates: 5, by: owner }]);
  });

  it.each([
    ['501 events', () => Array.from({ length: 501 }, () => plates())],
    [
      '1 MB of events',
      () => Array.from({ length: 20 }, () => ({ ...plates(), more: 'x'.repeat(60_000) })),
    ],
    ['4,000 numbers that take 131,072 digits each', () => Array.from({ length: 4000 }, () => HUGE)],
  ])('%s at once', async (_name, make) => {
    const before = await count();
    expect(await refusalOf(push(db, owner, stall, make()))).toBe('PT413 too_large');
    expect(await count()).toBe(before);
  });

  // PGlite's stack is too small to find out: the local backend refuses such a body before.
  const depth = db.name === 'PGlite' ? 1000 : 100_000;
  it(`JSON that is nested ${depth} times`, async () => {
    const nested = `[{"id": ${'['.repeat(depth)}${']'.repeat(depth)}}]`;
    const caller = { role: 'authenticated', account: owner } as const;
    const call = db.as(caller, 'select public.push($1, $2) as answer', [stall, nested]);
    const answers = await call.then(
      (rows) => rows,
      ({ code }: Row) => [{ code }],
    );
    const refused = { refused: [{ code: 'invalid' }] };
    expect(answers).toMatchObject(depth === 1000 ? [{ answer: refused }] : [{ code: '54001' }]);
  });

  // Before a number is written out: 36 KB of these took 1.4 GB.
  it.each([
    ['4,000 numbers in one event', { odd: Array.from({ length: 4000 }, () => HUGE) }, 'too_large'],
    ['as many as fit into one', { odd: Array.from({ length: 300 }, () => HUGE) }, 'invalid'],
    ['as a price', { ...price(), price: HUGE }, 'invalid'],
    [
      'within a recipe',
      dish({ recipe: [{ ingredient: 'rice', amount: HUGE, unit: 'g' }] }),
      'invalid',
    ],
    ['in the head', { at: HUGE }, 'invalid'],
    ['16,383 places behind the point', { ...price(), price: '@1e-16383@' }, 'invalid'],
    ['an exponent with a plus and zeros', { ...price(), price: '@0.1E+0000131071@' }, 'invalid'],
    ['an exponent of three digits', { ...price(), price: '@1e-300@' }, 'invalid'],
    ['3,000 digits', { ...price(), price: `@${'9'.repeat(3000)}@` }, 'invalid'],
    ['3,000 zeros behind the point', { ...price(), price: `@0.${'0'.repeat(3000)}1@` }, 'invalid'],
    ['after a text that ends like one that goes on', { note: '\\"', odd: HUGE }, 'invalid'],
    ['64 KB of a field', { more: 'x'.repeat(65_536) }, 'too_large'],
    ['4 KB of a field', { more: 'x'.repeat(3000) }, 'unknown_field'],
    ['4 KB of spaces', { note: '@""' + ' '.repeat(4096) + '@' }, 'too_large'],
    ['texts that look like numbers', { note: '1e131071 \\"1e131071' + '9'.repeat(90) }, 'stored'],
  ])('numbers and bytes without end: %s', async (_name, fields, expected) => {
    const own = await newStall(db);
    const sent = { ...expense(), ...fields };
    const good = plates();
    const raw = JSON.stringify([sent, good]).replaceAll(/"@|@"/g, '').replaceAll('\\"\\"', '""');
    const caller = { role: 'authenticated', account: own.owner } as const;
    const [row] = await db.as(caller, 'select public.push($1, $2) as answer', [own.stall, raw]);
    const refused = expected === 'stored' ? [] : [{ id: sent.id, code: expected }];
    expect(row).toMatchObject({ answer: { refused } });
    const { events } = await pull(db, own.owner, own.stall);
    expect(events.map(({ id }) => id)).toEqual(refused.length > 0 ? [good.id] : [sent.id, good.id]);
  });

  it.each([
    ['numbers', `[${Array.from({ length: 4000 }, () => '1e131071').join()}]`, /^22023/],
    ['half a megabyte', `["${'x'.repeat(500_000)}"]`, /^PT413 too_large/],
    ['10,001 ids', JSON.stringify(Array.from({ length: 10_001 }, () => 'x')), /^22023/],
  ])('decisions about %s', async (_name, ids, expected) => {
    const caller = { role: 'authenticated', account: owner } as const;
    const sql = 'select public.decide_late($1, $2, true)';
    expect(await refusalOf(db.as(caller, sql, [stall, ids]))).toMatch(expected);
  });

  it.each([
    ['that was signed out everywhere', 'delete from auth.sessions where id = $1', undefined],
    [
      'that began 15 minutes ago',
      "update auth.sessions set created_at = now() - interval '15 minutes' where id = $1",
      undefined,
    ],
    [
      'that says nothing of its beginning',
      'update auth.sessions set created_at = null where id = $1',
      undefined,
    ],
    ['that is none', null, null],
    ['that never was', null, randomUUID()],
    ["that is another's", null, 'stranger'],
  ])('what cannot be undone, by the token of a session %s', async (_name, sql, session) => {
    const own = await newStall(db);
    if (sql !== null) await db.query(sql, [own.owner]);
    const caller = {
      role: 'authenticated',
      account: own.owner,
      ...(session === undefined ? {} : { session: session === 'stranger' ? stranger : session }),
    } as const;
    const call = (name: string) => refusalOf(db.as(caller, `select public.${name}`));
    expect(await call(`erase_stall('${own.stall}')`)).toBe('42501 sign_in_again');
    expect(await call('delete_account()')).toBe('42501 sign_in_again');
    expect(await db.rpc(own.owner, 'my_stalls')).toMatchObject({ stalls: [{ stall: own.stall }] });
  });

  it('SQL in every text', async () => {
    const own = await newStall(db);
    const named = { name: SQL, place: SQL };
    const sent = [
      event({ kind: 'stall', fields: named }),
      event({ kind: 'dish', dish: 'idli', scope: 'from', fields: { name: SQL } }),
      event({ kind: 'ingredient', ingredient: 'rice', scope: 'from', fields: { name: SQL } }),
      { ...expense(), note: SQL },
    ];
    const odd = [
      ...['id', 'device', 'day', 'kind', 'dish', 'plates', 'at'].map((key) => ({
        ...plates(),
        [key]: SQL,
      })),
      ...['category', 'amount'].map((key) => ({ ...expense(), [key]: SQL })),
      event({ kind: 'undo', event: SQL, of: SQL }),
      { ...plates(), [SQL]: SQL },
    ];
    const { refused } = await push(db, own.owner, own.stall, [...sent, ...odd]);
    expect(refused).toHaveLength(odd.length);
    expect((await pull(db, own.owner, own.stall)).events).toMatchObject(sent);
    expect(await db.rpc(own.owner, 'my_stalls')).toMatchObject({ stalls: [named] });
    const { code } = await db.rpc(own.owner, 'invite', { stall: own.stall });
    const helperOfOwn = await newAccount(db);
    expect(await refusalOf(db.rpc(helperOfOwn, 'accept_invite', { code: SQL, name: SQL }))).toBe(
      'PT404 invite_unknown',
    );
    await db.rpc(helperOfOwn, 'accept_invite', { code, name: SQL });
    expect(await db.rpc(own.owner, 'members', { stall: own.stall })).toMatchObject({
      members: [{}, { name: SQL }],
    });
    await db.rpc(own.owner, 'decide_late', {
      stall: own.stall,
      ids: [SQL],
      accept: true,
    });
  });

  it('wrong types in place of arguments', async () => {
    const call = (name: string, args: Row) => refusalOf(db.rpc(owner, name, args));
    expect(await call('pull', { stall: SQL, since: 0, max_events: 1 })).toMatch(/^22P02/);
    expect(await call('pull', { stall, since: '9'.repeat(30), max_events: 1 })).toMatch(/^22003/);
    expect(await call('day_totals', { stall, from_day: SQL, to_day: SQL })).toMatch(/^22007/);
    expect(await call('push', { stall, events: 'null' })).toMatch(/^22023/);
    expect(await call('push', { stall, events: '"x"' })).toMatch(/^22023/);
  });
});
