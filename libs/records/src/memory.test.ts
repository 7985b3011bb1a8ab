import { describe, expect, it, vi } from 'vitest';
import { createMemoryAnswers, createMemoryRecords } from './memory';
import type { MemoryRecordsOptions } from './memory';

const today = '2026-11-22';
const yesterday = '2026-11-21';
const range = { from: yesterday, to: today };
const fivePlates = { kind: 'plates', dish: 'masala-dosa', plates: 5 } as const;

const recordsOf = (options: Partial<MemoryRecordsOptions> = {}) =>
  createMemoryRecords({
    events: [],
    today,
    platesSold: {},
    random: () => 0.5,
    storage: 'works',
    ...options,
  });

function ownStall(options: Partial<MemoryRecordsOptions> = {}) {
  const records = recordsOf(options);
  records.stall.describe({ name: 'Lakshmi Tiffins', place: 'Secunderabad' });
  return records;
}

it.each([
  [700, [false, false, true]],
  [100, [true, true, true]],
])('a stall of %i changes is read and worked out, then shown: %j', async (count, seen) => {
  const { day, stall, beginDay } = recordsOf({
    today: yesterday,
    events: Array.from({ length: count }, (_, index) => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      day: yesterday,
      at: index + 1,
      device: '00000000-0000-4000-8000-00000000000d',
      kind: 'price',
      ingredient: 'rice',
      price: index,
      unit: 'kg',
      scope: 'from',
    })),
  });
  const before = [day.getSnapshot(), stall.getSnapshot()];
  beginDay(today);
  const isShown: boolean[] = [];
  for (const _ of seen) {
    // A task of the page between two of the records.
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await new Promise((resolve) => setTimeout(resolve));
    isShown.push(stall.getSnapshot() !== before[1]);
  }
  expect(isShown).toEqual(seen);
});

describe('records in memory', () => {
  it('have samples until the stall is somebody’s own', () => {
    const { day, stall } = recordsOf({ platesSold: undefined });
    expect(day.getSnapshot().platesSold['masala-dosa']).toBe(35);
    stall.describe({ name: 'Lakshmi Tiffins', place: 'Secunderabad' });
    expect(stall.getSnapshot()).toMatchObject({ isOwn: true, name: 'Lakshmi Tiffins' });
    expect(day.getSnapshot()).toMatchObject({
      sampleItemIds: [],
      platesSold: { 'masala-dosa': 0 },
    });
  });

  it('say at once what was entered before, and what is entered now', async () => {
    const { entered } = ownStall();
    const records = recordsOf({ events: entered() });
    await records.ledger.append([fivePlates], yesterday);
    records.day.setPlatesSold('masala-dosa', 7);
    expect(records.stall.getSnapshot().isOwn).toBe(true);
    expect(records.day.getSnapshot().platesSold['masala-dosa']).toBe(7);
    expect(records.entered()).toMatchObject([{ plates: 5 }, { count: 7, over: [] }]);
    const totals = await records.ledger.totals(range);
    expect(totals.map(({ day, plates }) => [day, plates])).toEqual([
      [yesterday, 5],
      [today, 7],
    ]);
    // What was worked out before is not what it was.
    await records.ledger.append([fivePlates], yesterday);
    expect((await records.ledger.totals(range))[0]?.plates).toBe(10);
    records.stall.saveDish('masala-dosa', { name: 'Dosa' }, { day: yesterday });
    const [{ dishes } = { dishes: [] }] = await records.ledger.totals(range);
    expect(dishes.map(({ name }) => name)).toContain('Dosa');
  });

  it('number what is added to the stall', () => {
    const { stall } = ownStall();
    expect(stall.saveDish(null, { name: 'Pongal', sellingPrice: 45 })).toBe('dish-1');
    expect(stall.saveDish(null, { name: 'Vada', sellingPrice: 30 })).toBe('dish-2');
    expect(stall.saveIngredient(null, { name: 'ghee' })).toBe('ingredient-1');
    expect(stall.getSnapshot().dishes.at(-1)).toMatchObject({ id: 'dish-2', name: 'Vada' });
  });

  it('keep of a price that is typed letter by letter only the last one', async () => {
    const { stall, ledger } = ownStall();
    for (const price of [4, 42, 42.5]) stall.setPrice('rice', { price, unit: 'kg' });
    expect(await ledger.events({ ...range, kinds: ['price'] })).toMatchObject([{ price: 42.5 }]);
  });

  it('begin another day when they are told to', async () => {
    const { day, ledger, beginDay } = ownStall();
    await ledger.append([fivePlates]);
    beginDay('2026-11-23');
    expect(ledger.today.getSnapshot()).toBe('2026-11-23');
    expect(day.getSnapshot().platesSold['masala-dosa']).toBe(0);
    await ledger.append([fivePlates]);
    expect(day.getSnapshot().platesSold['masala-dosa']).toBe(5);
  });

  it('show at once what a slow or full storage has not stored', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const slow = recordsOf({ storage: 'slow' });
    const storing = slow.ledger.append([fivePlates]);
    expect(slow.day.getSnapshot().platesSold['masala-dosa']).toBe(5);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await storing).toMatchObject({ ok: true });
    const full = recordsOf({ storage: 'full' });
    expect(await full.ledger.append([fivePlates])).toMatchObject({ ok: false, reason: 'full' });
    expect(full.day.getSnapshot().platesSold['masala-dosa']).toBe(5);
  });

  it('refuse what no ledger can hold', async () => {
    const { ledger, entered } = recordsOf();
    const half = [fivePlates, { ...fivePlates, plates: 0.5 }];
    await expect(ledger.append(half)).rejects.toThrow(TypeError);
    expect(entered()).toEqual([]);
  });
});

it('answers in memory are kept as the device keeps them, save on a full disk', async () => {
  const answer = { question: 'Why?', answer: 'So.', language: 'en-IN' } as const;
  expect(await createMemoryAnswers([], 'full').keep(answer)).toEqual({ ok: false, reason: 'full' });
  const store = createMemoryAnswers([], 'works');
  expect(await store.keep(answer)).toMatchObject({ ok: true });
});
