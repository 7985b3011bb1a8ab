import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { namesOf } from './copy-names';
import { eachOnNewDevice, openTab } from '../testing/device/tabs';

const dosa = 'masala-dosa';
const tenPlates = { kind: 'plates', dish: dosa, plates: 10 } as const;
const days = ['2026-11-17', '2026-11-18', '2026-11-19'] as const;
const [first, , last] = days;
const week = { from: first, to: '2026-11-20' };
const ricePrice = (price: number) =>
  ({ kind: 'price', ingredient: 'rice', price, unit: 'kg', scope: 'from' }) as const;

/** A tab on Friday, with ten plates on each of the three days before, whose totals are cached. */
async function tabWithDays() {
  const tab = openTab({ platesSold: {}, reportError: () => {} });
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
  const db = await openDB(namesOf(null).database);
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
    await tab.records.importText(JSON.stringify(file));
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
    const db = await openDB(namesOf(null).database);
    const hostile = { plates: 1e9, revenue: '<b>', dishes: null };
    await db.put('totals', { day: first, of: 1, totals: hostile });
    await db.put('totals', { day: last, of: 1 });
    db.close();
    expect(await costs(tab)).toEqual(before);
  });

  it('say the change of a lasting price to who looks at today', async () => {
    const tab = await tabWithDays();
    const changed = vi.fn<(changed: readonly string[]) => void>();
    tab.ledger.subscribe(changed);
    await tab.ledger.append([ricePrice(500)], first);
    expect(changed).toHaveBeenCalledExactlyOnceWith([first, '2026-11-20']);
  });
});
