import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dayOf, newHelper, newStall, plates, TIME_ZONE } from '../testing/stall.ts';
import type { Row } from '../testing/engine.ts';
import { openDatabases, refusalOf } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

const databases = await openDatabases();

/** Every function of the API, with arguments that make sense, in an order in which the owner may call them all. */
const callsAt = (stall: string): readonly (readonly [string, Row])[] => [
  ['create_stall', { stall, time_zone: TIME_ZONE }],
  ['my_stalls', {}],
  ['push', { stall, events: [plates()] }],
  ['pull', { stall, since: 0, max_events: 10 }],
  ['opening', { stall }],
  ['day_totals', { stall, from_day: dayOf(), to_day: dayOf() }],
  ['invite', { stall }],
  ['accept_invite', { code: 'none', name: 'x' }],
  ['members', { stall }],
  ['remove_member', { stall, member: randomUUID() }],
  ['leave', { stall }],
  ['day_by_member', { stall, of_day: dayOf() }],
  ['late_entries', { stall }],
  ['decide_late', { stall, ids: [], accept: true }],
  ['erase_stall', { stall }],
  ['delete_account', {}],
];

/** Gives an account a factor. @returns its id */
async function enrol(db: TestDatabase, account: string, status = 'verified'): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
      values ($1, $2, 'Phone', 'totp', $3::auth.factor_status, now(), now())`,
    [id, account, status],
  );
  return id;
}

describe.each(databases)('$name: a second factor', (db) => {
  const isRefused = async (account: string, level?: 'aal1' | 'aal2') =>
    (await refusalOf(db.rpc(account, 'my_stalls', {}, level))) === '42501 insufficient_aal';

  it('is asked for by every function that the API offers', async () => {
    const { stall, owner } = await newStall(db);
    await enrol(db, owner);
    const calls = callsAt(stall);
    const offered = await db.query(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
        and has_function_privilege('authenticated', oid, 'execute')
        -- What is open to everybody asks for nothing.
        and not has_function_privilege('anon', oid, 'execute')`,
    );
    expect(offered.map(({ name }) => name).toSorted()).toEqual(
      calls.map(([name]) => name).toSorted(),
    );
    for (const level of ['aal1', undefined] as const) {
      const refusals = calls.map(([name, args]) => refusalOf(db.rpc(owner, name, args, level)));
      // oxlint-disable-next-line no-await-in-loop -- one level after the other
      expect(await Promise.all(refusals)).toEqual(calls.map(() => '42501 insufficient_aal'));
    }
    for (const [name, args] of calls) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the last ones erase
      expect(await refusalOf(db.rpc(owner, name, args, 'aal2'))).not.toMatch(/insufficient_aal/);
    }
    expect(await db.query('select from auth.users where id = $1', [owner])).toEqual([]);
  });

  it('that is not verified, or is somebody else’s, asks for nothing', async () => {
    const { stall, owner } = await newStall(db);
    const helper = await newHelper(db, { stall, owner });
    await enrol(db, owner, 'unverified');
    await enrol(db, helper);
    expect(await isRefused(owner, 'aal1')).toBe(false);
    expect(await isRefused(helper, 'aal1')).toBe(true);
    expect(await isRefused(helper, 'aal2')).toBe(false);
  });

  it('asks until it is removed', async () => {
    const { owner } = await newStall(db);
    const [first, second] = [await enrol(db, owner), await enrol(db, owner)];
    await db.query('delete from auth.mfa_factors where id = $1', [first]);
    expect(await isRefused(owner, 'aal1')).toBe(true);
    await db.query('delete from auth.mfa_factors where id = $1', [second]);
    expect(await isRefused(owner, 'aal1')).toBe(false);
  });
});
