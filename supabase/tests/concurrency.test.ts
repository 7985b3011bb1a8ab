import { describe, expect, it } from 'vitest';
import {
  daysAgo,
  dish,
  newAccount,
  newHelper,
  newStall,
  plates,
  pull,
  push,
} from '../testing/stall.ts';
import { openDatabases, refusalOf } from '../testing/test-database.ts';

// PGlite has one session: there the calls wait for each other.
const databases = await openDatabases();

const times = <T>(number: number, make: (index: number) => T) =>
  Array.from({ length: number }, (_, index) => make(index));

describe.each(databases)('$name: at the same time', (db) => {
  it('eight phones write, and one that reads on from its head misses nothing', async () => {
    const { stall, owner } = await newStall(db);
    const entries = times(8, () => times(40, () => times(5, () => plates())));
    let isDone = false;
    const writers = entries.map(async (batches) => {
      for (const batch of batches) {
        // oxlint-disable-next-line no-await-in-loop -- a phone waits for each answer
        await push(db, owner, stall, [...batch, ...(batches[0] ?? [])]);
      }
    });
    const seen: { readonly id: string; readonly seq: number }[] = [];
    const read = async () => {
      for (let head = 0; ;) {
        const wasDone = isDone;
        // oxlint-disable-next-line no-await-in-loop -- each page begins at the head of the last
        const page = await pull(db, owner, stall, head, 100);
        seen.push(...page.events);
        head = page.head;
        if (wasDone && page.events.length === 0) return;
      }
    };
    const reader = read();
    await Promise.all(writers);
    isDone = true;
    await reader;
    expect(seen.map(({ seq }) => seq)).toEqual(times(1600, (index) => index + 1));
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(entries.flat(2).map(({ id }) => id)));
  });

  it.each([
    ['push($1, $2)', JSON.stringify(times(500, () => plates()))],
    ['decide_late($1, $2, true)', JSON.stringify(times(10_000, () => 'x'))],
    ['pull($1, $2, 5000)', '0'],
    ['opening($1, $2, 5000)', '0'],
  ])('nobody holds all connections with %s', async (call, given) => {
    const { stall, owner } = await newStall(db);
    await push(
      db,
      owner,
      stall,
      times(500, () => dish({ name: 'x'.repeat(200) })),
    );
    const caller = { role: 'authenticated', account: owner } as const;
    const calls = times(60, () => db.as(caller, `select public.${call}`, [stall, given]));
    const busy = db.name === 'PGlite' ? [] : ['PT429 busy'];
    const answers = new Set(await Promise.all(calls.map(refusalOf)));
    expect(answers).toEqual(new Set(['no error', ...busy]));
  });

  it('one invitation makes one helper', async () => {
    const { stall, owner } = await newStall(db);
    const { code } = await db.rpc(owner, 'invite', { stall });
    const accounts = await Promise.all(times(6, () => newAccount(db)));
    const answers = await Promise.all(
      accounts.map((account) => refusalOf(db.rpc(account, 'accept_invite', { code, name: 'x' }))),
    );
    expect(answers.toSorted()).toEqual([...times(5, () => 'PT410 invite_used'), 'no error']);
  });

  it('five stalls at most, also when they are created at once', async () => {
    const owner = await newAccount(db);
    const answers = await Promise.all(
      times(9, () =>
        refusalOf(db.rpc(owner, 'create_stall', { stall: crypto.randomUUID(), time_zone: 'UTC' })),
      ),
    );
    expect(answers.filter((answer) => answer === 'no error')).toHaveLength(5);
  });

  it('late entries are accepted once, while others write', async () => {
    const { stall, owner } = await newStall(db);
    const helper = await newHelper(db, { stall, owner });
    const late = times(20, () => plates('idli', 1, daysAgo(1)));
    await push(db, helper, stall, late);
    const ids = late.map(({ id }) => id);
    await Promise.all([
      ...times(3, () => db.rpc(owner, 'decide_late', { stall, ids, accept: true })),
      ...times(5, () => push(db, helper, stall, [plates(), ...late])),
    ]);
    const { events, head } = await pull(db, owner, stall);
    expect([head, new Set(events.map(({ id }) => id)).size]).toEqual([25, 25]);
  });

  it('erasing amid everything else leaves nothing half', async () => {
    const { stall, owner } = await newStall(db);
    const helper = await newHelper(db, { stall, owner });
    const codes = await Promise.all(times(4, () => db.rpc(owner, 'invite', { stall })));
    const accounts = await Promise.all(times(4, () => newAccount(db)));
    const answers = await Promise.all(
      [
        ...times(6, () => push(db, helper, stall, [plates()])),
        ...codes.map(({ code }, at) =>
          db.rpc(accounts[at] ?? '', 'accept_invite', { code, name: `x${at}` }),
        ),
        db.rpc(owner, 'delete_account'),
        ...times(6, () => push(db, owner, stall, [plates()])),
        ...times(3, () => db.rpc(owner, 'create_stall', { stall, time_zone: 'UTC' })),
        db.rpc(helper, 'delete_account'),
      ].map((call) => refusalOf(call)),
    );
    const expected = /^(no error|PT401 not_signed_in|PT404 invite_unknown|PT410 erased)$/;
    expect(answers.filter((answer) => !expected.test(answer))).toEqual([]);
    expect(await db.query('select from public.stall_members where stall = $1', [stall])).toEqual(
      [],
    );
    expect(await db.query('select from public.ledger where stall = $1', [stall])).toEqual([]);
  });

  it('accepting an invitation while the stall is erased has one of two ends', async () => {
    const accepted = times(15, async () => {
      const { stall, owner } = await newStall(db);
      const account = await newAccount(db);
      const { code } = await db.rpc(owner, 'invite', { stall });
      const [, answer] = await Promise.all([
        db.rpc(owner, 'erase_stall', { stall }),
        refusalOf(db.rpc(account, 'accept_invite', { code, name: 'x' })),
      ]);
      return answer;
    });
    const expected = /^(no error|PT404 invite_unknown|PT410 erased)$/;
    const answers = await Promise.all(accepted);
    expect(answers.filter((answer) => !expected.test(answer))).toEqual([]);
  });
});
