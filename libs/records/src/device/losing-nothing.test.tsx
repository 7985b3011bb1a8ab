import { describe, expect, it, vi } from 'vitest';
import { ledgerNames } from './ledger-names';
import { SNAPSHOT_KEY } from './storage-keys';
import {
  at,
  currentDisk,
  eachOnNewDevice,
  endTabs,
  importText,
  newDevice,
  openTab,
} from '../testing/device/tabs';

const dosa = 'masala-dosa';
const onePlate = { kind: 'plates', dish: dosa, plates: 1 } as const;

/** Lets the database do some of its work. */
async function ticks(count: number) {
  for (let tick = 0; tick < count; tick += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        resolve(undefined);
      });
      port1.start();
      port2.postMessage(null);
    });
  }
}

function comeBack() {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

/** What this tab hears when another one changed `localStorage`. */
function hearOf(key: string | null) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

eachOnNewDevice();

describe('what is entered', () => {
  it.each([0, 3, 6])(
    'when the page is left is stored by the next one, and by this one if it is gone back to, %d moments later',
    async (wait) => {
      const tab = openTab({ platesSold: {} });
      await tab.settled();
      const stored = tab.ledger.append([onePlate]);
      await ticks(wait);
      window.dispatchEvent(new Event('pagehide'));
      const next = openTab({ platesSold: {} });
      await next.settled();
      expect(await next.totals()).toMatchObject([{ plates: 1 }]);
      comeBack();
      expect(await stored).toMatchObject({ ok: true });
      expect(await tab.totals()).toMatchObject([{ plates: 1 }]);
    },
  );

  it.each([0, 3, 6])(
    'while the page reads its records again is shown, %d moments later',
    async (wait) => {
      const tab = openTab({ platesSold: {} });
      await tab.settled();
      comeBack();
      await ticks(wait);
      tab.day.setIngredientPrice('rice', 61);
      tab.day.changePlatesSold(dosa, 1);
      await tab.settled();
      await ticks(30);
      tab.day.changePlatesSold(dosa, 1);
      expect(tab.plates(dosa)).toBe(2);
      expect(tab.price('rice')).toBe(61);
    },
  );

  it('is stored when something else removed the snapshot before the records were read', async () => {
    const before = openTab({ platesSold: {} });
    await before.ledger.append([onePlate]);
    before.end();
    const tab = openTab({ platesSold: {} });
    const stored = tab.ledger.append([onePlate]);
    currentDisk().clear();
    hearOf(null);
    expect(await stored).toMatchObject({ ok: true });
    expect(await tab.totals()).toMatchObject([{ plates: 2 }]);
    expect(tab.plates(dosa)).toBe(2);
  });

  it('is stored when another tab wrote nonsense in place of the snapshot', async () => {
    const before = openTab({ platesSold: {} });
    await before.ledger.append([onePlate]);
    before.end();
    const tab = openTab({ platesSold: {} });
    const stored = tab.ledger.append([onePlate]);
    currentDisk().setItem(SNAPSHOT_KEY, '{"schema":1}');
    hearOf(SNAPSHOT_KEY);
    expect(await stored).toMatchObject({ ok: true });
    expect(await tab.totals()).toMatchObject([{ plates: 2 }]);
    expect(tab.plates(dosa)).toBe(2);
  });

  it('and typed before the records were read is not lost with the page', async () => {
    const tab = openTab({ platesSold: {} });
    tab.day.setPlatesSold(dosa, 12);
    const kept = Object.entries({ ...currentDisk() }) as [string, string][];
    await tab.settled();
    endTabs();
    newDevice();
    for (const [name, text] of kept) currentDisk().setItem(name, text);
    const again = openTab({ platesSold: {} });
    expect(again.plates(dosa)).toBe(12);
    await again.settled();
    expect(again.plates(dosa)).toBe(12);
    expect(await again.totals()).toMatchObject([{ plates: 12 }]);
  });

  it('and typed counts as typed, also where the snapshot was of another count', async () => {
    const before = openTab({ platesSold: {} });
    await before.ledger.append([onePlate]);
    const old = currentDisk().getItem(SNAPSHOT_KEY) ?? '';
    await before.ledger.append([{ ...onePlate, plates: 9 }]);
    before.end();
    currentDisk().setItem(SNAPSHOT_KEY, old);
    const tab = openTab({ platesSold: {} });
    expect(tab.plates(dosa)).toBe(1);
    tab.day.setPlatesSold(dosa, 12);
    tab.day.changePlatesSold(dosa, 1);
    await tab.settled();
    await vi.waitFor(() => expect(tab.plates(dosa)).toBe(13));
    await tab.settled();
    expect(await tab.totals()).toMatchObject([{ plates: 13 }]);
  });
});

describe('the next day', () => {
  it.each([0, 1, 2, 6])(
    'has nothing of the day before, when it begins while the records are read, after %d moments',
    async (wait) => {
      const before = openTab({ platesSold: {} });
      await before.ledger.append([{ ...onePlate, plates: 5 }]);
      before.end();
      at(new Date('2026-11-21T03:59:59+05:30'));
      const tab = openTab({ platesSold: {} });
      await ticks(wait);
      expect(tab.plates(dosa)).toBe(5);
      at(new Date('2026-11-21T04:00+05:30'));
      window.dispatchEvent(new Event('pageshow'));
      expect(tab.plates(dosa)).toBe(0);
      tab.day.changePlatesSold(dosa, 3);
      tab.day.setPlatesSold(dosa, 4);
      expect(tab.plates(dosa)).toBe(4);
      await tab.settled();
      await ticks(30);
      expect(tab.plates(dosa)).toBe(4);
      expect(await tab.totals('2026-11-20')).toMatchObject([{ plates: 5 }]);
      expect(await tab.totals('2026-11-21')).toMatchObject([{ plates: 4 }]);
    },
  );

  it('shows what is typed as typed, where another tab counted first', async () => {
    const [one, two] = [openTab({ platesSold: {} }), openTab({ platesSold: {} })];
    await one.ledger.append([onePlate]);
    await two.settled();
    endTabs();
    const asleep = openTab({ platesSold: {} });
    await asleep.settled();
    at(new Date(2026, 10, 21, 7));
    const awake = openTab({ platesSold: {} });
    await awake.ledger.append([{ ...onePlate, plates: 6 }]);
    window.dispatchEvent(new Event('pageshow'));
    asleep.day.setPlatesSold(dosa, 8);
    await asleep.settled();
    await vi.waitFor(async () => expect(await awake.totals()).toMatchObject([{ plates: 8 }]));
    expect(asleep.plates(dosa)).toBe(8);
  });
});

describe('samples', () => {
  it('stay below what is counted before the records are read, when a newer page stored the snapshot', async () => {
    currentDisk().setItem(SNAPSHOT_KEY, '{"schema":99}');
    const tab = openTab({ platesSold: { [dosa]: 35 } });
    tab.day.changePlatesSold(dosa, 1);
    expect(tab.plates(dosa)).toBe(36);
    await tab.settled();
    expect(tab.plates(dosa)).toBe(36);
  });

  it('are not shown beside records, when a newer page stored the snapshot', async () => {
    const before = openTab({});
    before.day.startFromZero();
    await before.ledger.append([onePlate]);
    before.end();
    currentDisk().setItem(SNAPSHOT_KEY, '{"schema":99}');
    const tab = openTab({});
    await tab.settled();
    await vi.waitFor(() => expect(tab.plates(dosa)).toBe(1));
    expect(tab.day.getSnapshot().sampleItemIds).toEqual([]);
    expect(currentDisk().getItem(SNAPSHOT_KEY)).toBe('{"schema":99}');
  });

  it('are gone after an import, and the figures are those of the file', async () => {
    const before = openTab({ platesSold: {} });
    await before.ledger.append([onePlate]);
    const text = await before.records.exportText();
    endTabs();
    newDevice();
    const tab = openTab({});
    await importText(tab.records, text);
    expect(tab.day.getSnapshot().sampleItemIds).toEqual([]);
    expect(tab.plates(dosa)).toBe(1);
    expect(tab.plates('plain-dosa')).toBe(0);
    tab.end();
    const again = openTab({});
    expect(again.plates('plain-dosa')).toBe(0);
    expect(again.plates(dosa)).toBe(1);
  });
});

describe('a clock that is set back', () => {
  it('leaves the last price the last one, and plates at the price that they had', async () => {
    const tab = openTab({ platesSold: {} });
    tab.day.setIngredientPrice('rice', 60);
    tab.stall.saveDish(dosa, { sellingPrice: 100 });
    await tab.settled();
    at(new Date(2026, 10, 20, 17));
    tab.end();
    const later = openTab({ platesSold: {} });
    await later.settled();
    later.day.setIngredientPrice('rice', 70);
    later.day.changePlatesSold(dosa, 1);
    expect(later.price('rice')).toBe(70);
    await later.settled();
    expect(await later.totals()).toMatchObject([{ revenue: 100 }]);
    later.end();
    const again = openTab({ platesSold: {} });
    await again.settled();
    expect(again.price('rice')).toBe(70);
  });

  it('brings back the earlier day, with what was counted on it', async () => {
    const tab = openTab({ platesSold: {} });
    await tab.ledger.append([onePlate]);
    at(new Date(2026, 10, 25, 12));
    window.dispatchEvent(new Event('pageshow'));
    await tab.ledger.append([{ ...onePlate, plates: 4 }]);
    at(new Date(2026, 10, 20, 19));
    window.dispatchEvent(new Event('pageshow'));
    await vi.waitFor(() => expect(tab.plates(dosa)).toBe(1));
    await tab.ledger.append([onePlate]);
    expect(tab.plates(dosa)).toBe(2);
    expect(await tab.totals('2026-11-25')).toMatchObject([{ plates: 4 }]);
  });
});

it('no event stays in the list of those that are not stored', async () => {
  const tab = openTab({ platesSold: {} });
  tab.day.setPlatesSold(dosa, 12);
  await tab.settled();
  tab.day.setPlatesSold(dosa, 13);
  await tab.settled();
  const left = Object.keys(currentDisk()).filter((name) =>
    name.startsWith(ledgerNames(null).pending),
  );
  expect(left).toEqual([]);
});
