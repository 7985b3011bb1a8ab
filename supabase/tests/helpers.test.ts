import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  daysAgo,
  dish,
  event,
  expense,
  momentOf,
  newHelper,
  newStall,
  outcomeOf,
  plates,
  price,
  pull,
  push,
  typed,
  undo,
  waste,
} from '../testing/stall.ts';
import { openDatabases } from '../testing/test-database.ts';
import type { Row } from '../testing/engine.ts';
import type { TestDatabase } from '../testing/test-database.ts';

const databases = await openDatabases();

const MANY = Array.from({ length: 200 }, () => plates());

async function stallWithHelper(db: TestDatabase) {
  const stall = await newStall(db);
  return { ...stall, helper: await newHelper(db, stall) };
}

const idsOf = (events: readonly Row[]) => events.map(({ id }) => id);

describe.each(databases)('$name: helpers', (db) => {
  it('read what they need, and no costs, recipes or other days', async () => {
    const { stall, owner, helper } = await stallWithHelper(db);
    const old = daysAgo(1);
    const recipe = [{ ingredient: 'rice', amount: 0.1, unit: 'kg' }];
    const menu = dish(
      { name: 'Idli', sellingPrice: 40, recipe, isRetired: false, position: 1 },
      old,
    );
    const onlyRecipe = dish({ recipe }, old);
    const corrected = dish({ sellingPrice: 35 }, { ...old, scope: 'day' });
    const name = event({ kind: 'stall', fields: { name: 'Amma', place: 'Pune' } });
    const made = { recipe, yields: { amount: 1, unit: 'kg' } };
    const batter = event({
      kind: 'ingredient',
      ingredient: 'batter',
      scope: 'from',
      fields: { preparation: made },
    });
    const cost = price();
    const [sold, gas, thrown] = [plates(), expense(), waste()];
    const [soldBefore, gasBefore] = [plates('idli', 1, old), expense(100, old)];
    const back = undo(menu);
    const [soldBack, soldBackBefore, costBack] = [undo(sold), undo(soldBefore), undo(cost)];
    const entered = [
      menu,
      onlyRecipe,
      corrected,
      name,
      batter,
      cost,
      sold,
      gas,
      thrown,
      soldBefore,
    ];
    const takenBack = [back, soldBack, soldBackBefore, costBack];
    await push(db, owner, stall, [...entered, gasBefore, ...takenBack]);
    const seen = await pull(db, helper, stall);
    expect(seen).toMatchObject({ role: 'helper', head: 15, more: false });
    expect(idsOf(seen.events)).toEqual(idsOf([menu, name, sold, gas, thrown, back, soldBack]));
    expect(seen.events.map(({ fields }) => fields).slice(0, 2)).toEqual([
      { name: 'Idli', sellingPrice: 40, isRetired: false, position: 1 },
      { name: 'Amma', place: 'Pune' },
    ]);
    const opening = await db.rpc<{ events: Row[] }>(helper, 'opening', { stall });
    expect(opening.events).toEqual(seen.events);
    const totals = await db.rpc<{ days: Row[] }>(helper, 'day_totals', {
      stall,
      from_day: dayOf(400),
      to_day: dayOf(),
    });
    expect(totals.days.map(({ day }) => day)).toEqual([dayOf()]);
    expect(JSON.stringify([seen, opening, totals])).not.toMatch(/"rice"|recipe|margin|rent/);
  });

  it('get on through pages of which they may see little', async () => {
    const { stall, owner, helper } = await stallWithHelper(db);
    const [first, second, third] = [plates(), plates(), plates()];
    await push(db, owner, stall, [
      price(),
      first,
      price(),
      price(),
      second,
      price(),
      third,
      price(),
    ]);
    const page = await pull(db, helper, stall, 0, 2);
    expect([page.head, page.more, idsOf(page.events)]).toEqual([5, true, idsOf([first, second])]);
    const next = await pull(db, helper, stall, page.head, 2);
    expect([next.head, next.more, idsOf(next.events)]).toEqual([8, false, [third.id]]);
  });

  it.each<readonly [string, Row, string]>([
    ['plates', plates(), 'stored'],
    ['an expense', expense(), 'stored'],
    ['a count over 200 plates', typed('idli', 40, MANY), 'stored'],
    ['the longest note', { ...expense(), note: 'చ'.repeat(200) }, 'stored'],
    ['waste of a dish', waste(), 'stored'],
    [
      'waste of an ingredient',
      event({ kind: 'waste', reason: 'spoilt', ingredient: 'rice', amount: 1, unit: 'kg' }),
      'forbidden',
    ],
    ['a price', price(), 'forbidden'],
    ['a dish', dish({ sellingPrice: 1 }), 'forbidden'],
    [
      'an ingredient',
      event({ kind: 'ingredient', ingredient: 'rice', scope: 'from', fields: {} }),
      'forbidden',
    ],
    ['the stall', event({ kind: 'stall', fields: { timeZone: 'Asia/Tokyo' } }), 'forbidden'],
    ['a price of yesterday', price(daysAgo(1)), 'forbidden'],
    ['what is undone nowhere', undo(plates()), 'undo_unknown'],
    ['the undo of a price', undo(price()), 'forbidden'],
    ['plates of tomorrow', plates('idli', 1, daysAgo(-1)), 'day_ahead'],
    ['plates of yesterday', plates('idli', 1, daysAgo(1)), 'late'],
    ['plates of a week ago', plates('idli', 1, daysAgo(7)), 'late'],
    ['plates of eight days ago', plates('idli', 1, daysAgo(8)), 'too_late'],
    ['plates of yesterday, by a clock that is right', plates('idli', 1, { day: dayOf(1) }), 'late'],
    ['plates of a wrong clock', plates('idli', 1, { at: momentOf(-0.9) }), 'stored'],
  ])('enter %s', async (_name, entry, outcome) => {
    const { stall, helper } = await stallWithHelper(db);
    expect(await outcomeOf(db, helper, stall, entry)).toBe(outcome);
  });

  it("take back today's entries, others' plates for five minutes, and no others", async () => {
    const { stall, owner, helper } = await stallWithHelper(db);
    const [sold, gas, before, cost] = [plates(), expense(), plates('idli', 1, daysAgo(1)), price()];
    await push(db, owner, stall, [sold, gas, before, cost]);
    expect(await outcomeOf(db, helper, stall, undo(sold))).toBe('stored');
    expect(await outcomeOf(db, helper, stall, undo(gas))).toBe('forbidden');
    expect(await outcomeOf(db, helper, stall, { ...undo(gas), of: 'plates' })).toBe('forbidden');
    expect(await outcomeOf(db, helper, stall, { ...undo(cost), of: 'plates' })).toBe('forbidden');
    expect(await outcomeOf(db, helper, stall, { ...undo(before), day: dayOf() })).toBe('forbidden');
    const own = plates();
    expect(await push(db, helper, stall, [undo(own), own, undo(own)])).toMatchObject({
      refused: [],
    });
    const refused = price();
    const both = await push(db, helper, stall, [refused, { ...undo(refused), of: 'plates' }]);
    expect(both.refused.map(({ code }) => code)).toEqual(['forbidden', 'undo_unknown']);
  });

  it('late entries count once the owner accepts them', async () => {
    const { stall, owner, helper } = await stallWithHelper(db);
    const [kept, declined, back] = [
      plates('idli', 3, daysAgo(1)),
      plates('vada', 5, daysAgo(1)),
      waste(daysAgo(1)),
    ];
    const mistake = undo(back, { at: momentOf(1) });
    const sent = [kept, declined, back, mistake];
    expect(await push(db, helper, stall, sent)).toMatchObject({
      head: 0,
      late: idsOf(sent),
      refused: [],
    });
    expect(await push(db, helper, stall, sent)).toMatchObject({ head: 0, late: idsOf(sent) });
    const { entries } = await db.rpc<{ entries: Row[] }>(owner, 'late_entries', { stall });
    expect(entries).toHaveLength(4);
    expect(entries).toContainEqual({
      id: kept.id,
      by: helper,
      name: 'Ravi',
      email: `${helper}@example.com`,
      why: 'late',
      arrived_at: expect.any(String) as string,
      event: kept,
    });
    await db.rpc(owner, 'decide_late', { stall, ids: [declined.id], accept: false });
    const accepted = await db.rpc(owner, 'decide_late', {
      stall,
      ids: [...idsOf([kept, back, mistake]), randomUUID(), "'; drop table ledger; --", 'x'],
      accept: true,
    });
    expect(accepted).toEqual({ head: 3 });
    expect(await db.rpc(owner, 'late_entries', { stall })).toEqual({ entries: [] });
    const { events } = await pull(db, owner, stall);
    expect(events.map(({ id, by, seq }) => [id, by, seq]).toSorted()).toEqual(
      [kept, back, mistake]
        .map(({ id }) => [id, helper, events.find((e) => e.id === id)?.seq])
        .toSorted(),
    );
    expect(await outcomeOf(db, helper, stall, kept)).toBe('stored');
  });

  it('late entries are read a thousand at a time, the first ones first', async () => {
    const { stall, owner, helper } = await stallWithHelper(db);
    const sent = Array.from({ length: 1200 }, () => plates('idli', 1, daysAgo(1)));
    const another = await newHelper(db, { stall, owner }, 'Sita');
    await push(db, helper, stall, sent.slice(0, 400));
    await push(db, helper, stall, sent.slice(400, 800));
    await push(db, another, stall, sent.slice(800));
    const waiting = () => db.rpc<{ entries: Row[] }>(owner, 'late_entries', { stall });
    const first = idsOf((await waiting()).entries);
    expect(first).toHaveLength(1000);
    await db.rpc(owner, 'decide_late', { stall, ids: first, accept: true });
    const rest = idsOf((await waiting()).entries);
    expect([...first, ...rest].toSorted()).toEqual(idsOf(sent).toSorted());
  });

  it('a late entry that the owner sends counts, whatever becomes of the one that waits', async () => {
    const { stall, owner, helper } = await stallWithHelper(db);
    const late = plates('idli', 3, daysAgo(1));
    expect(await outcomeOf(db, helper, stall, late)).toBe('late');
    expect(await outcomeOf(db, owner, stall, late)).toBe('stored');
    expect(await db.rpc(owner, 'late_entries', { stall })).toEqual({ entries: [] });
    await db.rpc(owner, 'decide_late', { stall, ids: [late.id], accept: false });
    expect(idsOf((await pull(db, owner, stall)).events)).toEqual([late.id]);
  });

  it('a removed helper sends what was entered, for a week, and reads nothing', async () => {
    const { stall, owner, helper } = await stallWithHelper(db);
    await db.rpc(owner, 'remove_member', { stall, member: helper });
    await db.query(
      "update public.stall_members set removed_at = now() - interval '1 hour' where member = $1",
      [helper],
    );
    const hours = (number: number) => ({ at: Date.now() - number * 3_600_000 });
    expect(await outcomeOf(db, helper, stall, plates('idli', 1, hours(2)))).toBe('late');
    expect(await outcomeOf(db, helper, stall, plates('idli', 1, hours(0.5)))).toBe('late');
    expect(await outcomeOf(db, helper, stall, plates('idli', 1, daysAgo(3)))).toBe('late');
    expect(await outcomeOf(db, helper, stall, plates('idli', 1, daysAgo(9)))).toBe('too_late');
    expect(await outcomeOf(db, helper, stall, price(hours(2)))).toBe('forbidden');
    expect(await db.rpc(owner, 'late_entries', { stall })).toMatchObject({
      entries: [{ why: 'removed' }, { why: 'removed' }, { why: 'removed' }],
    });
    await db.query(
      "update public.stall_members set removed_at = now() - interval '8 days' where member = $1",
      [helper],
    );
    await expect(push(db, helper, stall, [plates('idli', 1, daysAgo(9))])).rejects.toMatchObject({
      code: '42501',
      message: 'not_a_member',
    });
  });
});
