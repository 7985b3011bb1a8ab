import { describe, expect, it } from 'vitest';
import {
  dayOf,
  daysAgo,
  event,
  expense,
  momentOf,
  newHelper,
  newStall,
  outcomeOf,
  plates,
  pull,
  push,
  typed,
  undo,
  waste,
} from '../testing/stall.ts';
import { openDatabases, refusalOf } from '../testing/test-database.ts';
import type { Row } from '../testing/engine.ts';
import type { WireEvent } from '../testing/stall.ts';
import type { TestDatabase } from '../testing/test-database.ts';

// Attacks by helpers, and by those who were.

const databases = await openDatabases();

async function stallWithTwo(db: TestDatabase) {
  const stall = await newStall(db);
  const helpers = [await newHelper(db, stall, 'Ravi'), await newHelper(db, stall, 'Sita')] as const;
  return { ...stall, helpers };
}

describe.each(databases)('$name: a hostile helper', (db) => {
  const waiting = async (owner: string, stall: string) =>
    (await db.rpc<{ entries: Row[] }>(owner, 'late_entries', { stall })).entries;

  // What the phones of others follow is in `stall-book`; here, what follows it arrives all the same.
  it.each([
    ['two hours ahead', -2 / 24],
    ['a day ahead', -0.99],
    ['a day behind', 1],
    ['a year behind', 365],
  ])('has a clock that is %s', async (_name, days) => {
    const { stall, owner, helpers } = await stallWithTwo(db);
    const [hostile, honest] = helpers;
    await push(db, hostile, stall, [plates('idli', 1, { at: momentOf(days) })]);
    const after = { at: momentOf(days) + 1 };
    expect(await outcomeOf(db, honest, stall, plates('idli', 1, after))).toBe('stored');
    expect(await outcomeOf(db, owner, stall, plates('idli', 1, after))).toBe('stored');
    // A day later, when a phone without a network is back.
    const late = { day: dayOf(1), at: momentOf(1 + days) };
    expect(await outcomeOf(db, honest, stall, plates('idli', 1, late))).toBe('late');
  });

  it('fills what waits for the owner', async () => {
    const { stall, owner, helpers } = await stallWithTwo(db);
    const [hostile, honest] = helpers;
    const yesterday = () => plates('idli', 1, daysAgo(1));
    const many = Array.from({ length: 1100 }, yesterday);
    const answers = [
      await push(db, hostile, stall, many.slice(0, 500)),
      await push(db, hostile, stall, many.slice(500, 990)),
      await push(db, hostile, stall, many.slice(990)),
    ];
    expect(answers.map(({ late }) => late.length)).toEqual([500, 490, 10]);
    expect(new Set(answers[2]?.refused.map(({ code }) => code))).toEqual(new Set(['waiting_full']));
    // One that has no room holds up nothing of the rest, and nobody else.
    const mixed = [plates(), yesterday(), expense()];
    expect(await push(db, hostile, stall, mixed)).toMatchObject({
      head: 2,
      refused: [{ id: mixed[1]?.id, code: 'waiting_full' }],
    });
    const own = yesterday();
    expect(await push(db, honest, stall, [plates(), own])).toMatchObject({
      late: [own.id],
      refused: [],
    });
    await db.rpc(owner, 'remove_member', { stall, member: hostile });
    expect((await waiting(owner, stall)).map(({ id }) => id)).toEqual([own.id]);
    // What is on their way is still offered, within the same limit.
    expect((await push(db, hostile, stall, many.slice(0, 500))).late).toHaveLength(500);
    expect((await push(db, hostile, stall, many.slice(500, 1000))).late).toHaveLength(500);
    expect(await outcomeOf(db, hostile, stall, yesterday())).toBe('waiting_full');
    await db.rpc(owner, 'remove_member', { stall, member: hostile });
    expect(await waiting(owner, stall)).toHaveLength(1000);
  });

  it("takes back everybody's day in one push", async () => {
    const { stall, owner, helpers } = await stallWithTwo(db);
    const [hostile, honest] = helpers;
    const sold = Array.from({ length: 50 }, () => plates());
    const gone = [expense(), waste()];
    await push(db, owner, stall, [...sold.slice(0, 25), ...gone]);
    await push(db, honest, stall, sold.slice(25));
    await db.query(
      "update public.ledger set received_at = now() - interval '6 minutes' where stall = $1",
      [stall],
    );
    const fresh = plates('vada');
    await push(db, honest, stall, [fresh, expense(7)]);
    const mine = [plates(), waste(), expense()];
    await push(db, hostile, stall, mine);
    const undos = [...sold, ...gone, fresh, ...mine].map((each) => undo(each));
    const { refused } = await push(db, hostile, stall, undos);
    expect(refused).toEqual(undos.slice(0, 52).map(({ id }) => ({ id, code: 'forbidden' })));
  });

  it('has taken back what counts: the owner brings it back, for a span, and for good', async () => {
    const { stall, owner, helpers } = await stallWithTwo(db);
    const [hostile, honest] = helpers;
    const sold = Array.from({ length: 6 }, () => plates());
    const gas = expense(50);
    await push(db, hostile, stall, [...sold, gas]);
    const undos = [...sold, gas].map((each) => undo(each));
    await push(db, hostile, stall, undos);
    const read = async (who = owner) => {
      const day = { from_day: dayOf(), to_day: dayOf() };
      const { days } = await db.rpc<{ days: Row[] }>(who, 'day_totals', { stall, ...day });
      return days.map((each) => [each.plates, each.expenses]);
    };
    expect(await read()).toEqual([]);
    const people = () =>
      db.rpc<{ members: Row[] }>(owner, 'day_by_member', { stall, of_day: dayOf() });
    const [person] = (await people()).members;
    expect(person).toMatchObject({ member: hostile, entries: 0, first_at: null });
    const takenBack = person?.taken_back as { readonly id: string; readonly at: number }[];
    expect(takenBack.map(({ id }) => id)).toEqual(undos.map(({ id }) => id));
    expect(takenBack[0]?.at).toBeCloseTo(Date.now(), -5);
    const restore = (some: readonly Row[], head: Row = {}) =>
      event({ kind: 'restore', events: some.map(({ id }) => String(id).toUpperCase()), ...head });
    // It is the owner's to say, of the day of the undos, and none of the stall's own.
    expect(await outcomeOf(db, hostile, stall, restore(undos))).toBe('forbidden');
    expect(await outcomeOf(db, owner, stall, restore(undos, daysAgo(1)))).toBe('stored');
    expect(await read()).toEqual([]);
    expect(await outcomeOf(db, owner, stall, restore(undos.slice(0, 4)))).toBe('stored');
    expect(await read()).toEqual([[{ idli: 4 }, 0]]);
    expect(await outcomeOf(db, owner, stall, restore(undos.slice(4)))).toBe('stored');
    expect(await read(honest)).toEqual([[{ idli: 6 }, 50]]);
    expect((await people()).members).toMatchObject([{ entries: 7, taken_back: [] }]);
    const seen = (await pull(db, honest, stall)).events.filter(({ kind }) => kind === 'restore');
    expect(seen).toHaveLength(2);
    const back = restore([plates()]);
    await push(db, owner, stall, [back]);
    expect(await outcomeOf(db, hostile, stall, undo(back))).toBe('forbidden');
    const mistakes = (await pull(db, owner, stall)).events.filter(({ kind }) => kind === 'restore');
    await push(
      db,
      owner,
      stall,
      mistakes.map((each) => undo(each)),
    );
    expect(await read()).toEqual([]);
  });

  it('types counts of 0 and takes plates off: that comes back the same way', async () => {
    const { stall, owner, helpers } = await stallWithTwo(db);
    const [hostile, honest] = helpers;
    const sold = [plates('idli', 4), plates('idli', 3), plates('vada', 2)];
    await push(db, honest, stall, sold);
    const off = plates('vada', -1_000_000);
    const counts: WireEvent[] = [];
    for (const _ of [1, 2, 3]) counts.push(typed('idli', 0, [...sold.slice(0, 2), ...counts]));
    const higher = typed('dosa', 5, []);
    await push(db, hostile, stall, [...counts, off, higher]);
    const day = { stall, of_day: dayOf() };
    const { members } = await db.rpc<{ members: Row[] }>(owner, 'day_by_member', day);
    const takenBack = members.find(({ member }) => member === hostile)?.taken_back as Row[];
    const ids = takenBack.map(({ id }) => id);
    expect(ids).toEqual([...counts, off].map(({ id }) => id));
    await push(db, owner, stall, [event({ kind: 'restore', events: ids })]);
    const { days } = await db.rpc<{ days: Row[] }>(owner, 'day_totals', {
      stall,
      from_day: dayOf(),
      to_day: dayOf(),
    });
    expect(days).toMatchObject([{ plates: { idli: 7, vada: 2, dosa: 5 } }]);
  });

  it.each([
    'Ravi',
    'ravi ',
    'R\u0430vi',
    'Ra\u200Bvi',
    'R a v i',
    '\uFF32\uFF41\uFF56\uFF49',
    'Rav1',
    'RAVl',
    'R\u0410VI',
    'R\u00E1vi',
    'Ra\u200Dvi',
    'Ra\u3164vi.',
    'the address of the owner',
    'the address of Ravi',
  ])('calls themselves as somebody else does: %s', async (name) => {
    const { stall, owner, helpers } = await stallWithTwo(db);
    const address = (account: string) => `${account.toUpperCase()}@example.com`;
    const called =
      { 'the address of the owner': address(owner), 'the address of Ravi': address(helpers[0]) }[
        name
      ] ?? name;
    expect(await refusalOf(newHelper(db, { stall, owner }, called))).toBe('PT409 name_taken');
    // Who is gone has no name here any more, and everybody keeps their own.
    await db.rpc(owner, 'remove_member', { stall, member: helpers[0] });
    const { code } = await db.rpc(owner, 'invite', { stall });
    await db.rpc(helpers[0], 'accept_invite', { code, name: 'Ravi' });
    await newHelper(db, { stall, owner }, 'రవి');
    await newHelper(db, { stall, owner }, 'रवि');
  });

  it.each<readonly [string, Row]>([
    ['null', { dish: null }],
    ['a number', { dish: 5 }],
    ['no id', { dish: 'a b' }],
    ['empty', { dish: '' }],
    ['an object', { dish: {} }],
    ['a dish', { dish: 'idli', plates: 1 }],
  ])('wastes an ingredient, with a dish that is %s', async (_name, also) => {
    const { stall, helpers } = await stallWithTwo(db);
    const thrown = event({
      kind: 'waste',
      reason: 'spoilt',
      ingredient: 'rice',
      amount: 9,
      unit: 'kg',
    });
    expect(await outcomeOf(db, helpers[0], stall, { ...thrown, ...also })).toBe('invalid');
  });

  it("takes back what waits of another's, or is of another day", async () => {
    const { stall, owner, helpers } = await stallWithTwo(db);
    const [hostile, honest] = helpers;
    const [late, accepted] = [plates('idli', 1, daysAgo(1)), plates('idli', 2, daysAgo(1))];
    await push(db, honest, stall, [late]);
    await push(db, owner, stall, [accepted]);
    expect(await outcomeOf(db, hostile, stall, undo(late))).toBe('forbidden');
    expect(await outcomeOf(db, hostile, stall, undo(accepted))).toBe('forbidden');
    expect(await outcomeOf(db, honest, stall, undo(late))).toBe('late');
  });
});
