import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { ledgerNames } from './ledger-names';
import { alone } from './one-at-a-time';
import { eachOnNewDevice, importText, openTab } from '../testing/device/tabs';
import { EARLIEST_DAY } from '@thela/ledger';
import type { StallDay } from '@thela/ledger';

const dosa = 'masala-dosa';
const tenPlates = { kind: 'plates', dish: dosa, plates: 10 } as const;
const days = ['2026-11-17', '2026-11-18', '2026-11-19'] as const;
const [first, , last] = days;
const week = { from: first, to: '2026-11-20' };
const ricePrice = (price: number) =>
  ({ kind: 'price', ingredient: 'rice', price, unit: 'kg', scope: 'from' }) as const;

const setUp = { kind: 'stall', fields: { name: 'Asha Tiffin' } } as const;

/** A tab on Friday, with ten plates on each of the three days before, whose totals are cached from the set-up on. */
async function tabWithDays(setUpDay: StallDay = first) {
  const tab = openTab({ platesSold: {}, reportError: () => {} });
  await tab.ledger.append([setUp], setUpDay);
  for (const day of days) {
    // oxlint-disable-next-line no-await-in-loop -- one day after the other
    await tab.ledger.append([tenPlates], day);
  }
  await tab.ledger.totals(week);
  return tab;
}

const costs = async ({ ledger }: ReturnType<typeof openTab>) =>
  (await ledger.totals(week)).map(({ ingredientCost }) => ingredientCost);

/** What is worked out of all events by a page that finds no cache. */
async function costsAnew() {
  const db = await openDB(ledgerNames(null).database);
  await db.clear('totals');
  db.close();
  const tab = openTab({ platesSold: {} });
  const found = await costs(tab);
  tab.end();
  return found;
}

function fillDisk() {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function refuse(names, mode, rest) {
    if (mode === 'readwrite') throw new DOMException('Full.', 'QuotaExceededError');
    return transaction.call(this, names, mode, rest);
  };
  return () => {
    IDBDatabase.prototype.transaction = transaction;
  };
}

/** Locks as a browser has them: one task after the other. @returns ends them */
function withLocks() {
  let before: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: LockOptions, task: () => unknown) => {
    const run = before.then(task);
    before = run.catch(() => {});
    return run;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return () => Reflect.deleteProperty(navigator, 'locks');
}

eachOnNewDevice();

describe('totals of earlier days', () => {
  it('follow a price of an earlier day, and its undo', async () => {
    const tab = await tabWithDays();
    const before = await costs(tab);
    const { events } = await tab.ledger.append([ricePrice(500)], '2026-11-18');
    const after = await costs(tab);
    expect(after[0]).toBe(before[0]);
    expect(after[2]).toBeGreaterThan(before[2] ?? 0);
    expect(after).toEqual(await costsAnew());
    const [price] = events;
    if (price) await tab.ledger.undo(price);
    expect(await costs(tab)).toEqual(before);
  });

  it.each([
    ['on the set-up day, also before it', '2026-11-19', '2026-11-19', [1, 1, 1]],
    ['of a later day, from then on', '2026-11-18', '2026-11-19', [0, 0, 1]],
    ['of before the set-up, on all days', '2026-11-19', first, [1, 1, 1]],
  ])('follow a price %s', async (_name, setUpDay, day, changed) => {
    const tab = await tabWithDays(setUpDay);
    const before = await costs(tab);
    await tab.ledger.append([ricePrice(500)], day);
    const after = await costs(tab);
    expect(after.map((cost, index) => ((cost ?? 0) > (before[index] ?? 0) ? 1 : 0))).toEqual(
      changed,
    );
    expect(after).toEqual(await costsAnew());
  });

  it('follow a set-up that is taken back, and one of an earlier day', async () => {
    const tab = openTab({ platesSold: {} });
    for (const day of days) {
      // oxlint-disable-next-line no-await-in-loop -- one day after the other
      await tab.ledger.append([tenPlates], day);
    }
    const sample = await costs(tab);
    const { events } = await tab.ledger.append([ricePrice(500), setUp], last);
    const own = await costs(tab);
    expect(own[0]).toBeGreaterThan(sample[0] ?? 0);
    expect(own).toEqual(await costsAnew());
    await tab.ledger.append([setUp], first);
    expect(await costs(tab)).toEqual([sample[0], sample[1], own[2]]);
    expect(await costs(tab)).toEqual(await costsAnew());
    for (const event of events) {
      // oxlint-disable-next-line no-await-in-loop -- one undo after the other
      await tab.ledger.undo(event);
    }
    expect(await costs(tab)).toEqual(sample);
  });

  it('follow a price that could not be stored yet, on all days that it counts for', async () => {
    const tab = await tabWithDays();
    const before = await costs(tab);
    const makeSpace = fillDisk();
    const { ok } = await tab.ledger.append([ricePrice(500)], first);
    expect(ok).toBe(false);
    const unsaved = await costs(tab);
    makeSpace();
    await tab.records.retry();
    expect(unsaved).toHaveLength(3);
    for (const [index, cost] of unsaved.entries()) expect(cost).toBeGreaterThan(before[index] ?? 0);
    expect(await costs(tab)).toEqual(unsaved);
    expect(await costsAnew()).toEqual(unsaved);
  });

  it('follow what a file of another phone says of them', async () => {
    const tab = await tabWithDays();
    const id = '00000000-0000-4000-8000-000000000001';
    const event = { ...ricePrice(500), id, day: first, at: 1, device: id };
    const file = { format: 'thela-ledger', version: 1, events: [event] };
    await importText(tab.records, JSON.stringify(file));
    expect(await costs(tab)).toEqual(await costsAnew());
  });

  it('follow another tab, also when its message is late', async () => {
    const tab = await tabWithDays();
    const other = openTab({ platesSold: {} });
    await other.settled();
    const stored = other.ledger.append([ricePrice(500)], first);
    await stored;
    expect(await costs(tab)).toEqual(await costs(other));
    expect(await costs(tab)).toEqual(await costsAnew());
  });

  it('can be read on a full disk', async () => {
    const tab = await tabWithDays();
    const before = await costs(tab);
    await tab.ledger.append([ricePrice(45)], last);
    const makeSpace = fillDisk();
    const full = await costs(tab);
    makeSpace();
    expect(full).toHaveLength(3);
    expect(full.slice(0, 2)).toEqual(before.slice(0, 2));
  });

  it('are worked out anew where the cache holds anything else', async () => {
    const tab = await tabWithDays();
    const before = await costs(tab);
    const db = await openDB(ledgerNames(null).database);
    const hostile = { plates: 1e9, revenue: '<b>', dishes: null };
    await db.put('totals', { day: first, of: 1, totals: hostile });
    await db.put('totals', { day: last, of: 1 });
    db.close();
    expect(await costs(tab)).toEqual(before);
  });

  it('hold up nothing that is entered while many days are worked out', async () => {
    const tab = openTab({ platesSold: {} });
    await tab.settled();
    const long = Array.from({ length: 90 }, (_, index) =>
      new Date(Date.UTC(2026, 7, 1 + index)).toISOString().slice(0, 10),
    );
    await Promise.all(long.map((day) => tab.ledger.append([tenPlates], day)));
    const endLocks = withLocks();
    const order: string[] = [];
    const totals = tab.ledger.totals({ from: '2026-08-01', to: last });
    // The totals have begun.
    await Promise.resolve();
    const other = alone(ledgerNames(null).lock, () => Promise.resolve(order.push('other tab')));
    const plate = tab.ledger.append([tenPlates]).then(() => order.push('plate'));
    const noted = totals.then(() => order.push('totals'));
    await Promise.all([other, plate, noted]);
    endLocks();
    expect(order).toEqual(['other tab', 'plate', 'totals']);
    expect(await totals).toHaveLength(long.length);
  });

  it('are not cached when something was entered while they were worked out', async () => {
    const tab = openTab({ platesSold: {} });
    await tab.ledger.append([tenPlates], first);
    const changes = [ricePrice(500), tenPlates];
    for (const change of changes) {
      const totals = tab.ledger.totals(week);
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      await Promise.all([totals, tab.ledger.append([change], first)]);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await costs(tab)).toEqual(await costsAnew());
    }
  });

  it('notify the change of a lasting price to who looks at today', async () => {
    const tab = await tabWithDays();
    const changed = vi.fn<(changed: readonly string[]) => void>();
    tab.ledger.subscribe(changed);
    await tab.ledger.append([ricePrice(500)], last);
    expect(changed).toHaveBeenLastCalledWith([last, '2026-11-20']);
    // How the stall was at first counts for the days before, too.
    await tab.ledger.append([ricePrice(500)], first);
    expect(changed).toHaveBeenLastCalledWith([first, EARLIEST_DAY, '2026-11-20']);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
