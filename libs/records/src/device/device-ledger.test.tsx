import { builtInMenu } from '@thela/pricing';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { ledgerNames } from './ledger-names';
import { SNAPSHOT_KEY } from './storage-keys';
import {
  at,
  currentDisk,
  eachOnNewDevice,
  importText,
  openTab,
  preview,
} from '../testing/device/tabs';

const allIds = builtInMenu.map(({ id }) => id);
const saturday = new Date(2026, 10, 21, 7);

eachOnNewDevice();

describe('before the vendor counts', () => {
  it('shows samples, which are no events, and stores nothing', async () => {
    const tab = openTab({});
    expect(tab.day.getSnapshot().sampleItemIds).toEqual(allIds);
    expect(await tab.totals()).toEqual([]);
    expect(currentDisk().length).toBe(0);
  });

  it('shows what is counted on top of a sample, and only that after "Start from zero"', async () => {
    const tab = openTab({});
    const sample = tab.plates('masala-dosa') ?? 0;
    tab.day.changePlatesSold('masala-dosa', 2);
    expect(tab.plates('masala-dosa')).toBe(sample + 2);
    tab.day.startFromZero();
    expect(tab.plates('masala-dosa')).toBe(2);
    expect(tab.plates('plain-dosa')).toBe(0);
    expect(tab.day.getSnapshot().sampleItemIds).toEqual([]);
    expect(await tab.totals()).toMatchObject([{ plates: 2, revenue: 170 }]);
  });

  it('takes a sample down without an event', async () => {
    const tab = openTab();
    tab.day.changePlatesSold('masala-dosa', -5);
    expect(tab.plates('masala-dosa')).toBe(30);
    expect(await tab.totals()).toEqual([]);
  });

  it('stores a typed count, in place of the tap that stood for it while the records were read', async () => {
    const tab = openTab();
    tab.day.setPlatesSold('masala-dosa', 12);
    expect(tab.plates('masala-dosa')).toBe(12);
    await tab.settled();
    tab.day.setPlatesSold('masala-dosa', 9);
    expect(tab.plates('masala-dosa')).toBe(9);
    await tab.settled();
    const events = await tab.ledger.events({ from: '2026-11-20', to: '2026-11-20' });
    const idOf = (index: number) => events[index]?.id.slice(-12);
    expect(events).toMatchObject([
      { kind: 'plates', dish: 'masala-dosa', count: 12 },
      { kind: 'plates', dish: 'masala-dosa', count: 9, over: [idOf(0)] },
    ]);
  });
});

it('leaves what was tapped its price, though a count is typed before the records are read', async () => {
  const tab = openTab();
  tab.day.startFromZero();
  const priced = (sellingPrice: number) => tab.stall.saveDish('masala-dosa', { sellingPrice });
  priced(30);
  await tab.ledger.append([{ kind: 'plates', dish: 'masala-dosa', plates: 4 }]);
  priced(40);
  await tab.ledger.append([{ kind: 'plates', dish: 'masala-dosa', plates: 2 }]);
  await tab.settled();
  tab.end();
  vi.setSystemTime(Date.now() + 60_000);
  const again = openTab();
  for (const count of [0, 6]) again.day.setPlatesSold('masala-dosa', count);
  expect(again.plates('masala-dosa')).toBe(6);
  await again.settled();
  expect(await again.totals()).toMatchObject([{ plates: 6, revenue: 200 }]);
  again.day.setPlatesSold('masala-dosa', 5);
  await again.settled();
  expect(await again.totals()).toMatchObject([{ plates: 5, revenue: 160 }]);
});

describe('a day', () => {
  it('is there again after a reload, at once and from the records', async () => {
    const tab = openTab();
    tab.day.setIngredientPrice('onions', 42.5);
    tab.day.changePlatesSold('masala-dosa', 1);
    await tab.settled();
    tab.end();
    const again = openTab();
    expect(again.plates('masala-dosa')).toBe(36);
    expect(again.price('onions')).toBe(42.5);
    await again.settled();
    expect(again.day.getSnapshot()).toStrictEqual(tab.day.getSnapshot());
    expect(again.day.getSnapshot().platesSince).toBe('2026-11-20');
  });

  it('is found again when the browser lost the snapshot alone', async () => {
    const tab = openTab();
    tab.day.changePlatesSold('masala-dosa', 1);
    await tab.settled();
    tab.end();
    currentDisk().clear();
    const again = openTab({});
    await again.settled();
    await vi.waitFor(() => expect(again.plates('masala-dosa')).toBe(1));
    expect(again.day.getSnapshot().sampleItemIds).toEqual([]);
  });

  it('has its money there at once after a reload, to the paisa, and none on the next day', async () => {
    const tab = openTab({});
    tab.day.startFromZero();
    tab.day.changePlatesSold('masala-dosa', 2);
    await tab.ledger.append([{ kind: 'expense', category: 'ice', note: '', amount: 20.25 }]);
    await tab.settled();
    tab.end();
    const again = openTab({});
    const line = { sold: 170, ingredients: 23.61, expenses: 20.25, waste: 0, inHand: 126.14 };
    expect(again.money).toMatchObject(line);
    again.day.changePlatesSold('masala-dosa', 1);
    await again.settled();
    expect(again.money).toMatchObject({ sold: 255, inHand: 199.34 });
    at(new Date('2026-11-21T04:01+05:30'));
    window.dispatchEvent(new Event('pageshow'));
    expect(again.money).toMatchObject({ sold: 0, expenses: 0, inHand: 0 });
  });

  it('begins by itself at 04:00, with prices as they were and yesterday kept', async () => {
    const tab = openTab();
    tab.day.setIngredientPrice('onions', 42.5);
    tab.day.changePlatesSold('masala-dosa', 1);
    await tab.settled();
    at(new Date('2026-11-21T03:59+05:30'));
    window.dispatchEvent(new Event('pageshow'));
    expect(tab.ledger.today.getSnapshot()).toBe('2026-11-20');
    expect(tab.plates('masala-dosa')).toBe(36);
    at(new Date('2026-11-21T04:00+05:30'));
    window.dispatchEvent(new Event('pageshow'));
    expect(tab.ledger.today.getSnapshot()).toBe('2026-11-21');
    expect(tab.plates('masala-dosa')).toBe(0);
    expect(tab.price('onions')).toBe(42.5);
    tab.day.changePlatesSold('plain-dosa', 3);
    await tab.settled();
    expect(await tab.totals('2026-11-20')).toMatchObject([{ plates: 1, revenue: 85 }]);
    expect(await tab.totals('2026-11-21')).toMatchObject([{ plates: 3, revenue: 150 }]);
  });

  it('begins while the page was closed', async () => {
    const tab = openTab();
    tab.day.changePlatesSold('masala-dosa', 1);
    await tab.settled();
    tab.end();
    at(saturday);
    const next = openTab();
    expect(next.plates('masala-dosa')).toBe(0);
    await next.settled();
    expect(next.plates('masala-dosa')).toBe(0);
  });

  it('that is counted is not begun anew: nothing is written, and the page says when the next one begins', async () => {
    const tab = openTab({});
    tab.day.startNewDay();
    expect(tab.notify.nextDayBegins).not.toHaveBeenCalled();
    expect(tab.plates('masala-dosa')).toBe(0);
    tab.day.changePlatesSold('masala-dosa', 1);
    tab.day.startNewDay();
    expect(tab.notify.nextDayBegins).toHaveBeenCalledOnce();
    expect(tab.plates('masala-dosa')).toBe(1);
    expect(await tab.totals()).toMatchObject([{ plates: 1 }]);
  });
});

describe('two tabs', () => {
  it('agree, and both count', async () => {
    const [one, two] = [openTab(), openTab()];
    await one.settled();
    await two.settled();
    one.day.changePlatesSold('masala-dosa', 1);
    two.day.changePlatesSold('masala-dosa', 1);
    two.day.setIngredientPrice('rice', 61);
    await vi.waitFor(() => {
      for (const tab of [one, two]) {
        expect(tab.plates('masala-dosa')).toBe(37);
        expect(tab.price('rice')).toBe(61);
      }
    });
  });

  it('are both empty after everything was erased in one', async () => {
    const [one, two] = [openTab(), openTab()];
    one.day.changePlatesSold('masala-dosa', 1);
    await one.settled();
    await two.settled();
    expect(await one.records.eraseAll()).toBe(true);
    expect(one.plates('masala-dosa')).toBe(35);
    await vi.waitFor(() => expect(two.plates('masala-dosa')).toBe(35));
    expect(await two.totals()).toEqual([]);
    expect(currentDisk().getItem(SNAPSHOT_KEY)).toBeNull();
  });
});

describe('an own stall', () => {
  it('has its own dishes and prices, and no samples', async () => {
    const tab = openTab({});
    const chai = tab.stall.saveDish(null, { name: 'Chai', sellingPrice: 15 });
    for (const id of allIds) tab.stall.saveDish(id, { isRetired: true });
    tab.stall.describe({ name: 'Lakshmi Tiffins', place: 'Secunderabad' });
    await tab.settled();
    expect(tab.stall.getSnapshot()).toMatchObject({ isOwn: true, name: 'Lakshmi Tiffins' });
    const { menu, sampleItemIds, unknownCostItemIds } = tab.day.getSnapshot();
    expect(menu.map(({ name }) => name)).toEqual(['Chai']);
    expect(sampleItemIds).toEqual([]);
    expect(unknownCostItemIds).toEqual([chai]);
    tab.day.showSampleFigures();
    expect(tab.plates(chai)).toBe(0);
  });

  it('shows no sample plates, also of dishes that it kept', async () => {
    const tab = openTab({});
    tab.stall.describe({ name: 'Lakshmi Tiffins' });
    expect(tab.plates('masala-dosa')).toBe(0);
    expect(tab.day.getSnapshot().sampleItemIds).toEqual([]);
    await tab.settled();
    expect(tab.plates('masala-dosa')).toBe(0);
  });

  it('refuses an entry that no ledger can hold', async () => {
    const tab = openTab({});
    const half = { kind: 'plates', dish: 'masala-dosa', plates: 0.5 } as const;
    await expect(tab.ledger.append([half])).rejects.toThrow(TypeError);
    expect(() => tab.stall.saveDish('masala-dosa', { sellingPrice: -1 })).toThrow(TypeError);
    expect(await tab.ledger.events({ from: '2026-11-20', to: '2026-11-20' })).toEqual([]);
  });

  it('keeps of a price that is typed letter by letter only the last one', async () => {
    const tab = openTab({});
    await tab.settled();
    for (const price of [4, 42, 42.5]) {
      tab.day.setIngredientPrice('onions', price);
      expect(tab.price('onions')).toBe(price);
    }
    const stored = () => tab.ledger.events({ from: '2026-11-20', to: '2026-11-20' });
    await vi.waitFor(async () => {
      expect(
        Object.keys(currentDisk()).filter((name) => name.startsWith(ledgerNames(null).pending)),
      ).toEqual([]);
    }, 2000);
    expect(await stored()).toMatchObject([{ kind: 'price', price: 42.5 }]);
  });

  it('adds up each day of a range, also one that was entered after the days around it were added up', async () => {
    const tab = openTab({});
    const count = (plates: number, day: string) =>
      tab.ledger.append([{ kind: 'plates', dish: 'masala-dosa', plates }], day);
    const platesOfDays = async () => {
      const totals = await tab.ledger.totals({ from: '2026-10-30', to: '2026-11-20' });
      return totals.map(({ day, plates }) => [day, plates]);
    };
    await count(1, '2026-10-31');
    await count(2, '2026-11-01');
    await count(4, '2026-11-03');
    await count(5, '2026-11-20');
    await platesOfDays();
    await count(3, '2026-11-02');
    await count(1, '2026-11-03');
    const all = [
      ['2026-10-31', 1],
      ['2026-11-01', 2],
      ['2026-11-02', 3],
      ['2026-11-03', 5],
      ['2026-11-20', 5],
    ];
    expect(await platesOfDays()).toEqual(all);
    expect(await platesOfDays()).toEqual(all);
  });

  it('imports the export of another phone once, however often', async () => {
    const one = openTab({});
    one.day.changePlatesSold('masala-dosa', 3);
    one.stall.describe({ name: 'Lakshmi Tiffins' });
    await one.settled();
    const text = await one.records.exportText();
    one.end();
    currentDisk().clear();
    globalThis.indexedDB = new IDBFactory();
    const two = openTab({});
    expect(await preview(two.records, text)).toMatchObject({ ok: true, added: 2, known: 0 });
    expect(await importText(two.records, text)).toMatchObject({ ok: true, added: 2, stored: true });
    expect(await importText(two.records, text)).toMatchObject({ ok: true, added: 0, known: 2 });
    expect(await two.totals()).toMatchObject([{ plates: 3 }]);
    expect(two.stall.getSnapshot().name).toBe('Lakshmi Tiffins');
  });
});
