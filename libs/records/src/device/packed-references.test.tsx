import type { LedgerEvent, StallDay } from '@thela/ledger';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ledgerNames } from './ledger-names';
import { openEventDatabase } from './event-database';
import type { EventDatabase } from './event-database';
import { newDevice } from '../testing/device/tabs';

const device = '00000000-0000-4000-8000-000000000000';
const names = ledgerNames(null);
const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const [first = '', , , last = ''] = days;

const opened: EventDatabase[] = [];

async function openRecords() {
  const records = await openEventDatabase(names, () => {});
  opened.push(records);
  return records;
}

beforeEach(() => {
  newDevice();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  for (const records of opened.splice(0)) records.close();
});

function prices(day: StallDay, count: number): LedgerEvent[] {
  return Array.from({ length: count }, (_, at) => ({
    kind: 'price',
    ingredient: 'rice',
    price: at,
    unit: 'kg',
    scope: 'from',
    id: crypto.randomUUID(),
    day,
    at,
    device,
  }));
}

const retired: LedgerEvent = {
  kind: 'dish',
  dish: 'vada',
  fields: { isRetired: true },
  scope: 'from',
  id: crypto.randomUUID(),
  day: first,
  at: 1,
  device,
};

const yearOfPrices = [...days.flatMap((day) => prices(day, 200)), retired];

/** Records of 801 references, which a page read and then had time to pack. */
async function packedRecords() {
  const records = await openRecords();
  await records.write(yearOfPrices);
  await readAndPack(records);
  return records;
}

async function readAndPack(records: EventDatabase) {
  await records.references();
  vi.runAllTimers();
}

const byId = (events: readonly LedgerEvent[]) => events.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Gives every stored price another amount, so that what is read from the pack differs from what is not. */
async function withOtherPrices(work: () => Promise<readonly LedgerEvent[]>) {
  const db = await openDB(names.database);
  const tx = db.transaction('references', 'readwrite');
  for (const stored of await tx.store.getAll()) {
    if (stored.kind === 'price') void tx.store.put({ ...stored, price: 777 });
  }
  await tx.done;
  db.close();
  const events = await work();
  return [...new Set(events.flatMap((event) => (isOther(event) ? [event.day] : [])))];
}

function isOther(event: LedgerEvent): boolean {
  return event.kind === 'price' && event.price === 777;
}

describe('packed references', () => {
  it('are read in place of those of all days but the last', async () => {
    const records = await packedRecords();
    expect(byId(await records.references())).toEqual(byId(yearOfPrices));
    expect(await withOtherPrices(records.references)).toEqual([last]);
  });

  it('are not made of few references', async () => {
    const records = await openRecords();
    await records.write(prices(first, 200));
    await readAndPack(records);
    expect(await withOtherPrices(records.references)).toEqual([first]);
  });

  it('stay when references of a later day come', async () => {
    const records = await packedRecords();
    const today = prices('2026-11-21', 3);
    await records.write(today);
    expect(byId(await records.references())).toEqual(byId([...yearOfPrices, ...today]));
    expect(await withOtherPrices(records.references)).toEqual([last, '2026-11-21']);
  });

  it('are packed anew when many came since', async () => {
    const records = await packedRecords();
    await records.write(prices('2026-11-21', 600));
    await readAndPack(records);
    expect(await withOtherPrices(records.references)).toEqual(['2026-11-21']);
  });

  it('do not count once a reference of an earlier day came late, and are packed anew', async () => {
    const records = await packedRecords();
    const late = prices(first, 1);
    await records.write(late);
    expect(byId(await records.references())).toEqual(byId([...yearOfPrices, ...late]));
    await readAndPack(records);
    expect(await withOtherPrices(records.references)).toEqual([last]);
  });

  it('are erased with the records, also while they wait to be packed', async () => {
    const records = await openRecords();
    await records.write(yearOfPrices);
    await records.references();
    await records.erase();
    vi.runAllTimers();
    expect(await records.references()).toEqual([]);
    const db = await openDB(names.database);
    expect(await db.getAll('totals')).toEqual([]);
    db.close();
  });

  it('are not among the totals of days', async () => {
    const records = await packedRecords();
    const { totals } = await records.cachedTotals('0000-00-00', '9999-99-99');
    expect(totals).toEqual(new Map());
  });

  it.each([
    ['of another release', { of: 2 }],
    ['without prices', { prices: null }],
    ['with another number', { count: 3 }],
    ['of no day', { before: 'soon' }],
  ])('are not used %s', async (_, change) => {
    const records = await packedRecords();
    await records.references();
    const db = await openDB(names.database);
    const [pack] = await db.getAll('totals');
    await db.put('totals', { ...pack, ...change });
    db.close();
    expect(byId(await records.references())).toEqual(byId(yearOfPrices));
    expect(await withOtherPrices(records.references)).toEqual(days);
  });
});
