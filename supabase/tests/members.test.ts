import { describe, expect, it } from 'vitest';
import {
  dayOf,
  expense,
  momentOf,
  newAccount,
  newHelper,
  newStall,
  plates,
  push,
  typed,
  undo,
  waste,
} from '../testing/stall.ts';
import { openDatabases, refusalOf } from '../testing/test-database.ts';
import type { Row } from '../testing/engine.ts';

const databases = await openDatabases();
const ISO_TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;

describe.each(databases)('$name: owner and helpers', (db) => {
  const invite = (stall: string, owner: string) =>
    db.rpc<{ code: string; expires_at: string }>(owner, 'invite', { stall });
  const accept = (account: string, code: string, name = 'Ravi') =>
    db.rpc(account, 'accept_invite', { code, name });

  it('an invitation is for one helper, for a day', async () => {
    const { stall, owner } = await newStall(db);
    const [first, second] = [await newAccount(db), await newAccount(db)];
    const { code, expires_at: expiresAt } = await invite(stall, owner);
    expect(Date.parse(expiresAt) - Date.now()).toBeCloseTo(24 * 3_600_000, -5);
    expect(await refusalOf(accept(owner, code))).toBe('PT409 already_member');
    expect(await accept(first, ` ${code.toUpperCase()} `)).toEqual({ stall });
    expect(await accept(first, code)).toEqual({ stall });
    expect(await refusalOf(accept(second, code))).toBe('PT410 invite_used');
    const another = await invite(stall, owner);
    expect(await refusalOf(accept(first, another.code))).toBe('PT409 already_member');
    await db.query(
      "update public.invites set expires_at = now() - interval '1 s' where stall = $1",
      [stall],
    );
    expect(await refusalOf(accept(second, another.code))).toBe('PT410 invite_expired');
    expect(await refusalOf(accept(second, 'guess'))).toBe('PT404 invite_unknown');
  });

  it('a code is stored nowhere', async () => {
    const { stall, owner } = await newStall(db);
    const { code } = await invite(stall, owner);
    const rows = await db.query('select * from public.invites where stall = $1', [stall]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('twenty invitations are open at most', async () => {
    const { stall, owner } = await newStall(db);
    await Promise.all(Array.from({ length: 20 }, () => invite(stall, owner)));
    expect(await refusalOf(invite(stall, owner))).toBe('PT409 too_many');
  });

  it('the owner sees who is a member, and who was', async () => {
    const { stall, owner } = await newStall(db);
    const [ravi, sita] = [
      await newHelper(db, { stall, owner }),
      await newHelper(db, { stall, owner }, ' Si\u202Eta\n'),
    ];
    await push(db, ravi, stall, [plates()]);
    await db.rpc(owner, 'remove_member', { stall, member: ravi });
    await db.rpc(owner, 'remove_member', { stall, member: ravi });
    const { members } = await db.rpc<{ members: Row[] }>(owner, 'members', { stall });
    const email = (account: string) => `${account}@example.com`;
    expect(members).toEqual([
      {
        member: owner,
        role: 'owner',
        name: '',
        email: email(owner),
        since: ISO_TIME,
        removed_at: null,
        last_push: null,
      },
      {
        member: ravi,
        role: 'helper',
        name: 'Ravi',
        email: email(ravi),
        since: ISO_TIME,
        removed_at: ISO_TIME,
        last_push: ISO_TIME,
      },
      {
        member: sita,
        role: 'helper',
        name: 'Si ta',
        email: email(sita),
        since: ISO_TIME,
        removed_at: null,
        last_push: null,
      },
    ]);
  });

  it('a helper leaves, and may come back; the owner stays', async () => {
    const { stall, owner } = await newStall(db);
    const helper = await newHelper(db, { stall, owner });
    await db.rpc(helper, 'leave', { stall });
    expect(await refusalOf(db.rpc(helper, 'opening', { stall }))).toBe('42501 not_a_member');
    expect(await db.rpc(helper, 'my_stalls')).toEqual({ stalls: [] });
    await accept(helper, (await invite(stall, owner)).code);
    expect(await db.rpc(helper, 'my_stalls')).toMatchObject({
      stalls: [{ stall, role: 'helper' }],
    });
    expect(await refusalOf(db.rpc(owner, 'leave', { stall }))).toBe('42501 owner_stays');
    expect(await refusalOf(db.rpc(owner, 'remove_member', { stall, member: owner }))).toBe(
      '42501 owner_stays',
    );
  });

  it('says who counted what on a day', async () => {
    const { stall, owner } = await newStall(db);
    const helper = await newHelper(db, { stall, owner });
    const [first, mistake] = [plates('idli', 4, { at: momentOf(0.01) }), plates('idli', 9)];
    await push(db, owner, stall, [first, mistake, undo(mistake), expense(10.005)]);
    await push(db, helper, stall, [plates('idli', 2), plates('vada', -1), waste()]);
    const { members } = await db.rpc<{ members: Row[] }>(owner, 'day_by_member', {
      stall,
      of_day: dayOf(),
    });
    expect(members).toMatchObject([
      {
        member: owner,
        name: `${owner}@example.com`,
        plates: { idli: 4 },
        expenses: 10.01,
        waste: 0,
        entries: 2,
        first_at: first.at,
      },
      {
        member: helper,
        name: 'Ravi',
        plates: { idli: 2, vada: -1 },
        expenses: 0,
        waste: 1,
        entries: 3,
      },
    ]);
  });

  it('says of a typed count what it changed', async () => {
    const { stall, owner } = await newStall(db);
    const helper = await newHelper(db, { stall, owner });
    const [tapped, other] = [plates('idli', 5), plates('idli', 2)];
    await push(db, helper, stall, [tapped]);
    await push(db, owner, stall, [typed('idli', 9, [tapped]), other]);
    const { members } = await db.rpc<{ members: Row[] }>(owner, 'day_by_member', {
      stall,
      of_day: dayOf(),
    });
    const byMember = Object.fromEntries(members.map((each) => [each.member, each.plates]));
    expect(byMember).toEqual({ [helper]: { idli: 5 }, [owner]: { idli: 4 + 2 } });
  });
});
