import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { privateFiles } from '../testing/device/private-files';
import { at, currentDisk, endTabs, newDevice, openTab } from '../testing/device/tabs';

const dosa = 'masala-dosa';
const onePlate = { kind: 'plates', dish: dosa, plates: 1 } as const;
const options = { platesSold: {}, reportError: vi.fn<(error: unknown, place: string) => void>() };
let files: ReturnType<typeof privateFiles>;

const backedUp = (lines: number) => vi.waitFor(() => expect(files.lines()).toHaveLength(lines));

/** What Chromium may do after a full disk: the database is gone, all else is there. */
function loseDatabase() {
  globalThis.indexedDB = new IDBFactory();
}

beforeEach(() => {
  newDevice();
  at(new Date(2026, 10, 20, 18));
  files = privateFiles();
  options.reportError.mockClear();
});
afterEach(() => {
  endTabs();
  files.remove();
});

describe('the backup', () => {
  it('has each event once, and brings all of them back', async () => {
    const tab = openTab(options);
    for (let plate = 0; plate < 5; plate += 1) tab.day.changePlatesSold(dosa, 1);
    await tab.settled();
    await backedUp(5);
    tab.end();
    loseDatabase();
    const again = openTab(options);
    await again.settled();
    expect(again.notify.restored).toHaveBeenCalledExactlyOnceWith(5);
    expect(again.plates(dosa)).toBe(5);
    again.end();
    const third = openTab(options);
    await third.settled();
    expect(third.notify.restored).not.toHaveBeenCalled();
    expect(files.lines()).toHaveLength(5);
  });

  it('brings them back also when something was counted after the database was lost', async () => {
    const tab = openTab(options);
    await tab.ledger.append([{ ...onePlate, plates: 5 }]);
    await backedUp(1);
    tab.end();
    loseDatabase();
    files.remove();
    const without = openTab(options);
    await without.ledger.append([onePlate]);
    without.end();
    files = privateFiles(files.lines());
    const again = openTab(options);
    await again.settled();
    expect(again.plates(dosa)).toBe(6);
    expect(again.notify.restored).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('is filled when it could not be written before', async () => {
    files.fail('write');
    const tab = openTab(options);
    await tab.ledger.append([onePlate, onePlate]);
    await vi.waitFor(() => expect(options.reportError).toHaveBeenCalled());
    expect(tab.records.health.getSnapshot().hasBackup).toBe(false);
    tab.end();
    files.fail('none');
    const again = openTab(options);
    await again.settled();
    await backedUp(2);
    await again.ledger.append([onePlate]);
    await backedUp(3);
  });

  it('that cannot be read or written takes nothing from the page', async () => {
    const tab = openTab(options);
    await tab.ledger.append([{ ...onePlate, plates: 5 }]);
    tab.end();
    currentDisk().clear();
    await backedUp(1);
    Object.assign(navigator.storage, {
      getDirectory: () =>
        Promise.resolve({
          getDirectoryHandle: () =>
            Promise.resolve({
              values: () => {
                throw new DOMException('Lost.', 'NotReadableError');
              },
            }),
        }),
    });
    const again = openTab(options);
    await again.settled();
    await vi.waitFor(() => expect(again.plates(dosa)).toBe(5));
    expect(again.records.health.getSnapshot()).toMatchObject({ hasBackup: false });
  });
});

describe('erasing', () => {
  it('removes both ledgers, and nothing comes back', async () => {
    const tab = openTab(options);
    await tab.ledger.append([{ ...onePlate, plates: 5 }]);
    await backedUp(1);
    currentDisk().setItem('thela.plans', '[{"stall":"Asha"}]');
    expect(await tab.records.eraseAll()).toBe(true);
    expect(files.lines()).toEqual([]);
    expect(currentDisk().getItem('thela.plans')).toBe(null);
    tab.end();
    const again = openTab(options);
    await again.settled();
    expect(again.plates(dosa)).toBe(0);
    expect(again.notify.restored).not.toHaveBeenCalled();
    expect(await again.records.firstDay()).toBeNull();
  });

  it('that fails halfway says so, and keeps everything', async () => {
    const tab = openTab(options);
    await tab.ledger.append([{ ...onePlate, plates: 5 }]);
    await backedUp(1);
    files.fail('remove');
    expect(await tab.records.eraseAll()).toBe(false);
    expect(tab.plates(dosa)).toBe(5);
    expect(await tab.totals()).toMatchObject([{ plates: 5 }]);
    tab.end();
    files.fail('none');
    const again = openTab(options);
    await again.settled();
    expect(again.plates(dosa)).toBe(5);
    expect(again.notify.restored).not.toHaveBeenCalled();
    expect(await again.records.eraseAll()).toBe(true);
    expect(await again.totals()).toEqual([]);
  });

  it('in one tab drops what another one could not store', async () => {
    const [one, two] = [openTab(options), openTab(options)];
    await one.ledger.append([onePlate]);
    await two.settled();
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function refuse(names, mode, rest) {
      if (mode === 'readwrite') throw new DOMException('Full.', 'QuotaExceededError');
      return transaction.call(this, names, mode, rest);
    };
    expect(await two.ledger.append([onePlate])).toMatchObject({ ok: false, reason: 'full' });
    IDBDatabase.prototype.transaction = transaction;
    expect(await one.records.eraseAll()).toBe(true);
    await vi.waitFor(() => expect(two.records.hasRecords.getSnapshot()).toBe(false));
    await two.settled();
    expect(await two.totals()).toEqual([]);
    expect(two.plates(dosa)).toBe(0);
    expect(await one.records.firstDay()).toBeNull();
  });

  it('while another tab counts leaves both tabs with the same figures', async () => {
    const [one, two] = [openTab(options), openTab(options)];
    await one.ledger.append([{ ...onePlate, plates: 5 }]);
    await two.settled();
    const erased = one.records.eraseAll();
    two.day.changePlatesSold(dosa, 1);
    expect(await erased).toBe(true);
    await two.settled();
    const [totals] = await two.totals();
    await vi.waitFor(() => {
      for (const tab of [one, two]) expect(tab.plates(dosa)).toBe(totals?.plates ?? 0);
    });
  });
});
