import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  dish,
  newHelper,
  newStall,
  outcomeOf,
  plates,
  pull,
  push,
  TIME_ZONE,
} from '../testing/stall.ts';
import type { Pulled, WireEvent } from '../testing/stall.ts';
import { openDatabases, refusalOf } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

const databases = await openDatabases();

const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
const RECIPE = many(40, () => ({ ingredient: randomUUID(), amount: 0.123_456, unit: 'kg' }));
const idsOf = (events: readonly WireEvent[]) => events.map(({ id }) => id);

/** By how many seconds an account is ahead of what it may send all the time. */
async function aheadOf(db: TestDatabase, account: string): Promise<number> {
  const sql =
    'select extract(epoch from sent_until - now())::float as ahead from private.account_pace where account = $1';
  return Number((await db.query(sql, [account]))[0]?.ahead);
}

function setAhead(db: TestDatabase, account: string, interval: string) {
  return db.query(
    `insert into private.account_pace as p (account, sent_until) values ($1, now() + $2::interval)
     on conflict (account) do update set sent_until = excluded.sent_until`,
    [account, interval],
  );
}

describe.each(databases)('$name: limits', (db) => {
  it('a year of entries goes in at once, and ten years within a day', async () => {
    const { stall, owner } = await newStall(db);
    const id = randomUUID();
    const usual = many(500, () => plates(id));
    await push(db, owner, stall, usual);
    const seconds = (await aheadOf(db, owner)) / 500;
    expect(73_000 * seconds).toBeLessThan(2.5 * 3600);
    expect(730_000 * seconds).toBeLessThan(26.5 * 3600);
    const large = many(200, () => dish({ name: 'x'.repeat(200), recipe: RECIPE }));
    await push(db, owner, stall, large);
    expect((await aheadOf(db, owner)) / seconds).toBeGreaterThan(2000);
  });

  it('who sends faster waits for the time that the answer says, whatever stall it is for', async () => {
    const { stall, owner } = await newStall(db);
    const another = await newStall(db);
    await setAhead(db, owner, '2 hours 40 minutes');
    const refused = await push(db, owner, stall, [plates()]).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'PT429',
      message: 'pace',
      detail: expect.stringMatching(/^(600|59\d)$/),
    });
    // To erase a stall and make another gains nothing.
    await db.rpc(owner, 'erase_stall', { stall });
    const next = randomUUID();
    await db.rpc(owner, 'create_stall', { stall: next, time_zone: TIME_ZONE });
    expect(await refusalOf(push(db, owner, next, [plates()]))).toBe('PT429 pace');
    const { code } = await db.rpc(another.owner, 'invite', { stall: another.stall });
    await db.rpc(owner, 'accept_invite', { code, name: 'x' });
    expect(await refusalOf(push(db, owner, another.stall, [plates()]))).toBe('PT429 pace');
    await pull(db, owner, next);
    await setAhead(db, owner, '2 hours 29 minutes');
    expect(await outcomeOf(db, owner, next, plates())).toBe('stored');
    expect(await outcomeOf(db, another.owner, another.stall, plates())).toBe('stored');
  });

  it('what was sent before costs nothing', async () => {
    const { stall, owner } = await newStall(db);
    const sent = many(20, () => plates());
    await push(db, owner, stall, sent);
    const before = await aheadOf(db, owner);
    await push(db, owner, stall, [...sent, plates('idli', 0.5)]);
    expect(await aheadOf(db, owner)).toBeLessThanOrEqual(before);
  });

  it('ten stalls are made in a row, however many are erased', async () => {
    const { stall, owner } = await newStall(db);
    const answers: string[] = [];
    for (const next of [stall, ...many(11, () => randomUUID())]) {
      const made = db.rpc(owner, 'create_stall', { stall: next, time_zone: TIME_ZONE });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      answers.push(await refusalOf(made));
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (answers.at(-1) === 'no error') await db.rpc(owner, 'erase_stall', { stall: next });
    }
    expect(answers).toEqual([...many(10, () => 'no error'), ...many(2, () => 'PT409 too_many')]);
  });

  it.each([
    ['events', 'seq = 899999', 'seq = 999999'],
    ['bytes', 'bytes = 360000000 - 500', 'bytes = 400000000 - 500'],
  ])('the last tenth of the %s of a stall is the owner’s', async (_name, forHelpers, forAll) => {
    const { stall, owner } = await newStall(db);
    const helper = await newHelper(db, { stall, owner });
    const fill = (to: string) =>
      db.query(`update public.ledger_heads set ${to} where stall = $1`, [stall]);
    await fill(forHelpers);
    expect(await outcomeOf(db, helper, stall, plates())).toBe('stored');
    expect(await refusalOf(push(db, helper, stall, [plates()]))).toBe('PT507 stall_full');
    const entry = plates();
    expect(await outcomeOf(db, owner, stall, entry)).toBe('stored');
    await fill(forAll);
    expect(await outcomeOf(db, owner, stall, plates())).toBe('stored');
    expect(await refusalOf(push(db, owner, stall, [plates()]))).toBe('PT507 stall_full');
    expect(await outcomeOf(db, owner, stall, entry)).toBe('stored');
  });

  it('a helper’s day ends at 5,000 entries, late ones too, and the owner’s goes on', async () => {
    const { stall, owner } = await newStall(db);
    const helper = await newHelper(db, { stall, owner });
    const setDay = (day: string) =>
      db.query(
        'update public.stall_members set active_on = $3, entries_that_day = 4997 where stall = $1 and member = $2',
        [stall, helper, day],
      );
    await setDay(dayOf());
    const late = plates('idli', 1, { day: dayOf(1), at: Date.now() - 86_400_000 });
    const sent = [plates(), late, plates('idli', 0.5), plates(), plates(), plates()];
    const more = idsOf(sent).slice(4);
    const refused = [
      { id: sent[2]?.id, code: 'invalid' },
      ...more.map((id) => ({ id, code: 'day_full' })),
    ];
    expect(await push(db, helper, stall, sent)).toMatchObject({
      head: 2,
      late: [late.id],
      refused,
    });
    expect(await push(db, helper, stall, sent)).toMatchObject({ head: 2, refused });
    expect(await outcomeOf(db, owner, stall, plates())).toBe('stored');
    await setDay(dayOf(1));
    expect(await push(db, helper, stall, sent.slice(4))).toMatchObject({ head: 5, refused: [] });
  });

  it.each(['pull', 'opening'])('%s comes in pages of so many events and bytes', async (name) => {
    const { stall, owner } = await newStall(db);
    const sent = many(600, () => dish({ name: 'x', recipe: RECIPE }));
    for (const start of [0, 200, 400]) {
      // oxlint-disable-next-line no-await-in-loop -- a push takes 1 MiB
      await push(db, owner, stall, sent.slice(start, start + 200));
    }
    const page = (since: number, most: number) =>
      db.rpc<Pulled>(owner, name, { stall, since, max_events: most });
    expect(await page(0, 3)).toMatchObject({ head: 3, more: true });
    const pages: Pulled[] = [];
    do {
      // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
      pages.push(await page(pages.at(-1)?.head ?? 0, 5000));
    } while (pages.at(-1)?.more);
    expect(pages.length).toBeGreaterThan(1);
    for (const { events } of pages) expect(JSON.stringify(events).length).toBeLessThan(2_500_000);
    expect(pages.flatMap(({ events }) => idsOf(events))).toEqual(idsOf(sent));
  });
});
