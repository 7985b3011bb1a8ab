import { describe, expect, it } from 'vitest';
import {
  daysAgo,
  newAccount,
  newHelper,
  newStall,
  plates,
  pull,
  push,
  TIME_ZONE,
} from '../testing/stall.ts';
import type { TestStall } from '../testing/stall.ts';
import { openDatabases, refusalOf } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

const databases = await openDatabases();

const TABLES = [
  'stalls',
  'stall_members',
  'ledger',
  'ledger_heads',
  'ledger_late',
  'invites',
  'erased_stalls',
];

/** The tables in which an id stands anywhere. */
async function tablesWith(db: TestDatabase, id: string) {
  const found = await Promise.all(
    TABLES.map((table) =>
      db.query(`select from public.${table} as t where t::text like $1`, [`%${id}%`]),
    ),
  );
  return TABLES.filter((_, index) => (found[index]?.length ?? 0) > 0);
}

/** A stall with entries of all sorts, and its helper. */
async function fullStall(db: TestDatabase): Promise<TestStall & { readonly helper: string }> {
  const stall = await newStall(db);
  const helper = await newHelper(db, stall);
  await push(db, stall.owner, stall.stall, [plates()]);
  await push(db, helper, stall.stall, [plates(), plates('idli', 1, daysAgo(1))]);
  await db.rpc(stall.owner, 'invite', { stall: stall.stall });
  expect(await tablesWith(db, stall.stall)).toEqual(TABLES.slice(0, -1));
  return { ...stall, helper };
}

describe.each(databases)('$name: erasing', (db) => {
  it('of a stall leaves its id and a date, and tells every phone', async () => {
    const { stall, owner, helper } = await fullStall(db);
    expect(await refusalOf(db.rpc(helper, 'erase_stall', { stall }))).toBe('42501 owner_only');
    expect(await db.rpc(owner, 'erase_stall', { stall })).toBeFalsy();
    expect(await tablesWith(db, stall)).toEqual(['erased_stalls']);
    const [row = {}] = await db.query('select * from public.erased_stalls where stall = $1', [
      stall,
    ]);
    expect(Object.keys(row)).toEqual(['stall', 'erased_at']);
    for (const caller of [owner, helper]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await refusalOf(pull(db, caller, stall))).toBe('PT410 erased');
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await refusalOf(push(db, caller, stall, [plates()]))).toBe('PT410 erased');
      const again = db.rpc(caller, 'create_stall', { stall, time_zone: TIME_ZONE });
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await refusalOf(again)).toBe('PT410 erased');
    }
    expect(await db.rpc(owner, 'my_stalls')).toEqual({ stalls: [] });
  });

  it('of an account takes its stalls along, and leaves nothing of the person', async () => {
    const { stall, owner, helper } = await fullStall(db);
    const other = await fullStall(db);
    const { code } = await db.rpc(other.owner, 'invite', { stall: other.stall });
    await db.rpc(owner, 'accept_invite', { code, name: 'Lakshmi' });
    const mine = [plates(), plates('idli', 1, daysAgo(1))];
    await push(db, owner, other.stall, mine);
    expect(await db.rpc(owner, 'delete_account')).toBeFalsy();
    expect(await tablesWith(db, owner)).toEqual([]);
    expect(await tablesWith(db, stall)).toEqual(['erased_stalls']);
    expect(await db.query('select from auth.users where id = $1', [owner])).toEqual([]);
    expect(await refusalOf(pull(db, helper, stall))).toBe('PT410 erased');
    const { events } = await pull(db, other.owner, other.stall);
    expect(events.find(({ id }) => id === mine[0]?.id)).toMatchObject({ by: null, plates: 1 });
    expect(await db.rpc(other.owner, 'late_entries', { stall: other.stall })).toMatchObject({
      entries: [{ by: other.helper }, { by: null, name: '' }],
    });
    expect(
      await db.rpc(other.owner, 'day_by_member', { stall: other.stall, of_day: mine[0]?.day }),
    ).toMatchObject({
      members: expect.arrayContaining([
        expect.objectContaining({ member: null, name: '' }),
      ]) as unknown[],
    });
  });

  it('of an account by other means, such as the dashboard, tells the phones, too', async () => {
    const { stall, owner, helper } = await fullStall(db);
    await db.query('delete from auth.users where id = $1', [owner]);
    expect(await tablesWith(db, stall)).toEqual(['erased_stalls']);
    expect(await refusalOf(pull(db, helper, stall))).toBe('PT410 erased');
  });

  it('whoever holds a token of a deleted account is nobody, and leaves nothing behind', async () => {
    const { stall, owner } = await fullStall(db);
    const gone = await newHelper(db, { stall, owner }, 'Sita');
    const { code } = await db.rpc(owner, 'invite', { stall });
    await db.rpc(gone, 'delete_account');
    const calls = [
      db.rpc(gone, 'create_stall', { stall: gone, time_zone: TIME_ZONE }),
      db.rpc(gone, 'accept_invite', { code, name: 'x' }),
      db.rpc(gone, 'my_stalls'),
      db.rpc(gone, 'opening', { stall }),
      push(db, gone, stall, [plates()]),
      pull(db, gone, stall),
      db.rpc(gone, 'leave', { stall }),
      db.rpc(gone, 'delete_account'),
    ];
    const refusals = await Promise.all(calls.map(refusalOf));
    expect(refusals).toEqual(calls.map(() => 'PT401 not_signed_in'));
    expect(await tablesWith(db, gone)).toEqual([]);
  });

  it('the ids of erased stalls go after a year', async () => {
    const [old, now] = [await newStall(db), await newStall(db)];
    await db.rpc(old.owner, 'erase_stall', { stall: old.stall });
    await db.query(
      "update public.erased_stalls set erased_at = now() - interval '367 days' where stall = $1",
      [old.stall],
    );
    await db.rpc(now.owner, 'erase_stall', { stall: now.stall });
    expect(await tablesWith(db, old.stall)).toEqual([]);
    expect(await refusalOf(pull(db, await newAccount(db), old.stall))).toBe('42501 not_a_member');
  });
});
