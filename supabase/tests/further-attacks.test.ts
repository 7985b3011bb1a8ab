import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  daysAgo,
  event,
  momentOf,
  newHelper,
  newStall,
  outcomeOf,
  plates,
  pull,
  push,
  undo,
} from '../testing/stall.ts';
import { openDatabases, refusalOf } from '../testing/test-database.ts';
import type { Row } from '../testing/engine.ts';
import type { TestDatabase } from '../testing/test-database.ts';

// Further attacks: other values, and what a stall holds that makes others wait.

const databases = await openDatabases();

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const signedIn = (account: string) => ({ role: 'authenticated', account }) as const;

/** Pushes JSON as it stands. */
async function pushText(db: TestDatabase, who: string, stall: string, text: string) {
  const sql = 'select public.push($1, $2) as answer';
  const [row] = await db.as(signedIn(who), sql, [stall, text]);
  return row?.answer as { readonly refused: readonly Row[] };
}

/** Puts events into a stall as if they had been sent long ago: `data` is SQL with the number `n` of each. */
function fill(
  db: TestDatabase,
  { stall, owner }: { readonly stall: string; readonly owner: string },
  [kind, data, count]: readonly [string, string, number],
  { first = 0, day = '$3::date' } = {},
) {
  return db.query(
    `insert into public.ledger (stall, event_id, seq, kind, day, at, by, device, data)
     select $1, ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, n, '${kind}', ${day}, 1, $2, $2, ${data}
     from generate_series(${first} + 1, ${first} + ${count}) as n where $3::date is not null`,
    [stall, owner, dayOf()],
  );
}

const idAt = (sql: string) => `'00000000-0000-4000-8000-' || lpad(to_hex(${sql}), 12, '0')`;

describe.each(databases)('$name: further attacks', (db) => {
  it.each([
    ['1E+131071', 'invalid'],
    ['-1e-131071', 'invalid'],
    ['1e00000000099999', 'invalid'],
    ['0e999', 'invalid'],
    [`0.${'0'.repeat(60)}1`, 'invalid'],
    [`1${'0'.repeat(40)}`, 'invalid'],
    [`1.${'0'.repeat(30)}e-99`, 'invalid'],
    ['1e99', 'invalid'],
    ['-1e99', 'invalid'],
    ['-0', 'invalid'],
    ['"5"', 'invalid'],
    ['[5]', 'invalid'],
    ['1.0e0', undefined],
    ['1e00', undefined],
    ['10E-1', undefined],
  ])('a number that is spelled %s', async (spelled, code) => {
    const { stall, owner } = await newStall(db);
    const [odd, good] = [plates('idli', 77), plates('vada')];
    const text = JSON.stringify([odd, good]).replace(':77', `:${spelled}`);
    const refused = code === undefined ? [] : [{ id: odd.id, code }];
    expect((await pushText(db, owner, stall, text)).refused).toEqual(refused);
    const day = { from_day: dayOf(), to_day: dayOf() };
    const idli = code === undefined ? { idli: 1 } : {};
    expect(await db.rpc(owner, 'day_totals', { stall, ...day })).toMatchObject({
      days: [{ plates: { ...idli, vada: 1 } }],
    });
  });

  it.each([
    ['1 MiB of spaces', `[${' '.repeat(1_048_576)}]`, 'PT413 too_large'],
    ['1 MiB of line breaks', `[${'\n'.repeat(1_048_576)}]`, 'PT413 too_large'],
    ['900,000 spaces', `[${' '.repeat(900_000)}]`, 'no error'],
    ['an object of lists', '{"events": []}', '22023 events: an array'],
    ['a zero byte', String.raw`[{"id": "\u0000"}]`, /^22P05/],
    ['half an emoji', String.raw`[{"note": "\ud83d"}]`, /^22P02/],
    ['a number with a leading zero', '[01]', /^22P02/],
  ])('a body of %s', async (_name, text, expected) => {
    const { stall, owner } = await newStall(db);
    expect(await refusalOf(pushText(db, owner, stall, text))).toMatch(expected);
    expect(await pull(db, owner, stall)).toMatchObject({ head: 0, events: [] });
  });

  it('names and ids that stand twice in an event, and ids that are none', async () => {
    const { stall, owner } = await newStall(db);
    const [one, two] = [plates(), plates()];
    const twice = `{"id": "${two.id}", "plates": 1e131071, ${JSON.stringify(one).slice(1)}`;
    const huge = await pushText(db, owner, stall, `[${twice}]`);
    expect(huge.refused).toEqual([{ id: one.id, code: 'invalid' }]);
    const ids = [[[]], [two.id], { id: two.id }, 5, null, true, `${two.id} `, 'x'.repeat(3000)];
    const odd = ids.map((id) => ({ ...plates(), id }));
    const { refused } = await push(db, owner, stall, odd);
    expect(refused.map(({ code }) => code)).toEqual(ids.map(() => 'invalid'));
    const upper = { ...one, id: one.id.toUpperCase(), plates: 500 };
    await push(db, owner, stall, [one, upper, one]);
    expect((await pull(db, owner, stall)).events).toMatchObject([{ id: one.id, plates: 1 }]);
  });

  it.each(['pull', 'opening'])('%s by a cursor that is forged', async (name) => {
    const { stall, owner } = await newStall(db);
    const other = await newStall(db);
    await push(db, other.owner, other.stall, [plates(), plates()]);
    await push(db, owner, stall, [plates()]);
    const page = (since: unknown, max_events: unknown) =>
      db.rpc(owner, name, { stall, since, max_events });
    const odd = await Promise.all(
      [page(0, 0), page(0, -1), page(-1, 5), page(0, 5001), page(null, 5)].map(refusalOf),
    );
    expect(new Set(odd)).toEqual(new Set(['22023 since: from 0; max_events: 1 to 5000']));
    expect(await refusalOf(page('9223372036854775808', 5))).toMatch(/^22003/);
    expect(await page(2, 5)).toMatchObject({ events: [], more: false });
    expect(await page('9223372036854775807', 5)).toMatchObject({ events: [], more: false });
  });

  it('forty pushes at once, just below what an account may send', async () => {
    const { stall, owner } = await newStall(db);
    await db.query(
      "update private.account_pace set sent_until = now() + interval '2 hours 29 minutes 55 seconds' where account = $1",
      [owner],
    );
    const batch = () => many(100, () => plates());
    const calls = many(40, () => push(db, owner, stall, batch()));
    const answers = await Promise.all(calls.map(refusalOf));
    expect(answers.toSorted()).toEqual([...many(39, () => 'PT429 pace'), 'no error'].toSorted());
  });

  it.each(['leave', 'remove_member'])('a new day by %s and another invitation', async (name) => {
    const { stall, owner } = await newStall(db);
    const helper = await newHelper(db, { stall, owner });
    await db.query(
      'update public.stall_members set active_on = $3, entries_that_day = 5000 where stall = $1 and member = $2',
      [stall, helper, dayOf()],
    );
    if (name === 'leave') await db.rpc(helper, name, { stall });
    else await db.rpc(owner, name, { stall, member: helper });
    expect(await outcomeOf(db, helper, stall, plates())).toBe('day_full');
    const { code } = await db.rpc(owner, 'invite', { stall });
    await db.rpc(helper, 'accept_invite', { code, name: 'Ravi' });
    expect(await outcomeOf(db, helper, stall, plates())).toBe('day_full');
  });

  it('whoever is removed comes back by another code that was open', async () => {
    const { stall, owner } = await newStall(db);
    const helper = await newHelper(db, { stall, owner });
    const { code } = await db.rpc(owner, 'invite', { stall });
    await db.rpc(owner, 'remove_member', { stall, member: helper });
    const back = db.rpc(helper, 'accept_invite', { code, name: 'Ravi' });
    expect(await refusalOf(back)).toBe('PT410 invite_expired');
    expect(await refusalOf(pull(db, helper, stall))).toBe('42501 not_a_member');
  });

  it('invitations without end, each used and left', async () => {
    const { stall, owner } = await newStall(db);
    const used = `insert into public.invites (code_hash, stall, expires_at, used_at)
      select sha256(convert_to($1 || n, 'UTF8')), $1::uuid, now() - $2::interval, now() from generate_series(1, 201) as n`;
    await db.query(used, [stall, '1 day']);
    expect(await refusalOf(db.rpc(owner, 'invite', { stall }))).toBe('PT409 too_many');
    await db.query(
      "update public.invites set expires_at = now() - interval '8 days' where stall = $1",
      [stall],
    );
    expect(await refusalOf(db.rpc(owner, 'invite', { stall }))).toBe('no error');
  });

  it.each(['!!!', 'ꓣꓮꓦꓲ', 'ʀᴀᴠɪ', 'Ra\u0475i', 'Ｒａѵ１', 'R\u034Fa\u2063vi', '𝓡𝓪𝓿𝓲', 'Ⓡⓐⓥⓘ'])(
    'the name %s beside Ravi and !!!',
    async (name) => {
      const { stall, owner } = await newStall(db);
      await newHelper(db, { stall, owner }, 'Ravi');
      await newHelper(db, { stall, owner }, '!!!');
      await newHelper(db, { stall, owner }, '???');
      expect(await refusalOf(newHelper(db, { stall, owner }, name))).toBe('PT409 name_taken');
    },
  );

  it.each<readonly [string, (id: string) => Row, string]>([
    ['none', () => ({ events: [] }), 'invalid'],
    ['81', (id) => ({ events: many(81, () => id) }), 'invalid'],
    ['lists', (id) => ({ events: [[id]] }), 'invalid'],
    ['a text', (id) => ({ events: id }), 'invalid'],
    ['numbers', () => ({ events: [1e9] }), 'invalid'],
    ['a span', () => ({ from: 0, to: 8.64e15 }), 'unknown_field'],
    ['80 times the same', (id) => ({ events: many(80, () => id) }), 'stored'],
  ])('a restore of %s', async (_name, fields, expected) => {
    const { stall, owner } = await newStall(db);
    const helper = await newHelper(db, { stall, owner });
    const sold = plates();
    const back = undo(sold);
    await push(db, owner, stall, [sold, back]);
    const restore = event({ kind: 'restore', ...fields(back.id) });
    expect(await outcomeOf(db, owner, stall, restore)).toBe(expected);
    const byHelper = await outcomeOf(db, helper, stall, { ...restore, id: randomUUID() });
    expect(byHelper).toBe(expected === 'stored' ? 'forbidden' : expected);
    const day = { from_day: dayOf(), to_day: dayOf() };
    const { days } = await db.rpc<{ days: Row[] }>(owner, 'day_totals', { stall, ...day });
    expect(days).toHaveLength(expected === 'stored' ? 1 : 0);
  });

  it("a restore that names another stall's undo, or an undo of what is no entry of a day", async () => {
    const [stall, other] = [await newStall(db), await newStall(db)];
    const [sold, named] = [plates(), event({ kind: 'stall', fields: { name: 'Anna' } })];
    const undos = [undo(sold), undo(named)];
    await push(db, other.owner, other.stall, [sold, named, ...undos]);
    const restore = event({ kind: 'restore', events: undos.map(({ id }) => id) });
    expect(await outcomeOf(db, stall.owner, stall.stall, restore)).toBe('stored');
    const day = { from_day: dayOf(), to_day: dayOf() };
    const read = () => db.rpc(other.owner, 'day_totals', { stall: other.stall, ...day });
    expect(await read()).toMatchObject({ days: [] });
    await push(db, other.owner, other.stall, [{ ...restore, id: randomUUID() }]);
    expect(await read()).toMatchObject({ days: [{ plates: { idli: 1 } }] });
    expect(await db.rpc(other.owner, 'my_stalls')).toMatchObject({ stalls: [{ name: '' }] });
  });

  it.each([
    ['a moment that is still to come', { at: momentOf() + 80_000_000 }, 'forbidden'],
    ['a moment just after it', { at: momentOf(0) + 1 }, 'forbidden'],
    ['the day before', daysAgo(1), 'forbidden'],
    ['the name of another kind', { of: 'expense' }, 'forbidden'],
    ['the name of a price', { of: 'price' }, 'forbidden'],
    ['the name of an undo', { of: 'undo' }, 'unknown_kind'],
  ])("an undo of the owner's plates, by a helper, with %s", async (_name, fields, expected) => {
    const { stall, owner } = await newStall(db);
    const helper = await newHelper(db, { stall, owner });
    const sold = plates();
    await push(db, owner, stall, [sold]);
    await db.query(
      "update public.ledger set received_at = now() - interval '5 minutes' where stall = $1",
      [stall],
    );
    expect(await outcomeOf(db, helper, stall, { ...undo(sold), ...fields })).toBe(expected);
    // Sent along, the same id is not the helper's own.
    const both = await push(db, helper, stall, [sold, undo(sold)]);
    expect(both.refused.map(({ code }) => code)).toEqual(['forbidden']);
  });

  it('changes of every kind at once: none waits in a circle, and others go on', async () => {
    const { stall, owner } = await newStall(db);
    const helpers = await Promise.all(
      ['Ravi', 'Sita', 'Gita'].map((name) => newHelper(db, { stall, owner }, name)),
    );
    const other = await newStall(db);
    const late = many(20, () => plates('idli', 1, daysAgo(1)));
    const ids = late.map(({ id }) => id);
    const calls = many(8, () => [
      ...helpers.map((helper) => push(db, helper, stall, [...late, plates()])),
      db.rpc(owner, 'decide_late', { stall, ids, accept: true }),
      db.rpc(owner, 'invite', { stall }),
      push(db, other.owner, other.stall, [plates()]),
    ]).flat();
    const [leaving] = helpers;
    const ends = [
      db.rpc(leaving ?? '', 'delete_account'),
      db.rpc(owner, 'erase_stall', { stall }),
      db.rpc(owner, 'delete_account'),
    ];
    const answers = new Set(await Promise.all([...calls, ...ends].map(refusalOf)));
    const expected = /^(no error|PT410 erased|PT401 not_signed_in|42501 not_a_member)$/;
    expect([...answers].filter((answer) => !expected.test(answer))).toEqual([]);
    expect(await pull(db, other.owner, other.stall)).toMatchObject({ head: 8 });
    expect(await db.query('select from public.ledger where stall = $1', [stall])).toEqual([]);
  });

  it('a helper who sends without a pause does not hold up the owner', async () => {
    const { stall, owner } = await newStall(db);
    const helper = await newHelper(db, { stall, owner });
    const lock = 'select from public.ledger_heads where stall = $1 for update';
    const sent = db.query(`select pg_sleep(1) from (${lock}) as head`, [stall]);
    const free = () => db.query(`${lock} skip locked`, [stall]);
    // oxlint-disable-next-line no-await-in-loop -- until the first one is at work
    while (db.name === 'PostgreSQL' && (await free()).length > 0);
    const remove = 'select public.remove_member($1, $2)';
    expect(await refusalOf(db.as(signedIn(owner), remove, [stall, helper]))).toBe('no error');
    await sent;
    expect(await refusalOf(pull(db, helper, stall))).toBe('42501 not_a_member');
  });

  // Each of these took minutes.
  it('a stall that was renamed 20,000 times, each taken back, keeps no helper from theirs', async () => {
    const own = await newStall(db);
    const helper = await newHelper(db, own);
    await fill(db, own, ['stall', `'{"fields": {"name": "x", "place": "y"}}'`, 20_000]);
    const taken = `jsonb_build_object('of', 'stall', 'event', ${idAt('n - 20000')})`;
    await fill(db, own, ['undo', taken, 20_000], { first: 20_000 });
    await db.query('update public.ledger_heads set seq = 40000 where stall = $1', [own.stall]);
    await push(db, own.owner, own.stall, [event({ kind: 'stall', fields: { name: 'Anna' } })]);
    expect(await db.rpc(helper, 'my_stalls')).toMatchObject({
      stalls: [{ name: 'Anna', place: '' }],
    });
  });

  it.each<readonly [string, string, string, number]>([
    ['of one dish over 200 others each', "'idli'", `'["' || lpad(n::text, 12, '0') || '"`, 5000],
    ['of a dish each', "'d' || n", `'["' || lpad(to_hex(n + 30000), 12, '0') || '"`, 20_000],
  ])('typed counts without end, %s, hide no day', async (_name, dishOf, first, count) => {
    const own = await newStall(db);
    const others = many(count === 5000 ? 199 : 0, (index) => `,"${1e11 + index}"`).join('');
    const over = `(${first}${others}]')::jsonb`;
    const typed = `jsonb_build_object('dish', ${dishOf}, 'count', 5, 'over', ${over})`;
    await fill(db, own, ['plates', typed, count]);
    const tapped = `jsonb_build_object('dish', 'd' || (n - 30000), 'plates', 1)`;
    await fill(db, own, ['plates', tapped, count], { first: 30_000 });
    const day = { stall: own.stall, from_day: dayOf(), to_day: dayOf() };
    const { days } = await db.rpc<{ days: Row[] }>(own.owner, 'day_totals', day);
    expect(days).toMatchObject([{ entries: 2 * count, plates: { d7: count === 5000 ? 1 : 5 } }]);
  });

  // Four answers of 200,000 days took 3 GB.
  it('a day or a span with more lines than an answer holds', async () => {
    const own = await newStall(db);
    const ask = (name: string, days: Row) =>
      refusalOf(db.rpc(own.owner, name, { stall: own.stall, ...days }));
    const span = (from_day: string, to_day = dayOf()) => ask('day_totals', { from_day, to_day });
    expect(await span('0001-01-01')).toBe('PT413 too_large');
    expect(await span('-infinity', 'infinity')).toMatch(/^22008/);
    await fill(db, own, ['plates', `jsonb_build_object('dish', n, 'plates', 1)`, 40_001]);
    expect(await span(dayOf())).toBe('PT413 too_large');
    expect(await ask('day_by_member', { of_day: dayOf() })).toBe('PT413 too_large');
  });
});
