/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, currentDisk, endTabs, newDevice, openTab } from '../testing/device/tabs';

const dosa = 'masala-dosa';
const onePlate = { kind: 'plates', dish: dosa, plates: 1 } as const;
const quiet = { platesSold: {}, reportError: () => {} };
const noStorage = () => {
  throw new DOMException('Blocked.', 'SecurityError');
};

function blockDatabase() {
  const { open } = IDBFactory.prototype;
  const blocked = () => {
    throw new DOMException('Internal error opening backing store.', 'UnknownError');
  };
  Object.defineProperty(indexedDB, 'open', { configurable: true, value: blocked });
  return () => {
    Object.defineProperty(indexedDB, 'open', { configurable: true, value: open });
  };
}

function refuseWriting(error: DOMException) {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function refused(...given) {
    if (given[1] === 'readwrite') throw error;
    return transaction.apply(this, given);
  };
  return () => {
    IDBDatabase.prototype.transaction = transaction;
  };
}

beforeEach(() => {
  newDevice();
  at(new Date(2026, 10, 20, 18));
});
afterEach(() => {
  endTabs();
});

describe('where localStorage is blocked', () => {
  it('the records alone keep everything', async () => {
    const tab = openTab({ ...quiet, storage: noStorage });
    tab.day.setPlatesSold(dosa, 5);
    expect(await tab.ledger.append([onePlate])).toMatchObject({ ok: true });
    tab.end();
    const again = openTab({ storage: noStorage });
    await again.settled();
    await vi.waitFor(() => expect(again.plates(dosa)).toBe(6));
    expect(again.day.getSnapshot().sampleItemIds).toEqual([]);
  });
});

describe('a browser that stores nothing', () => {
  const aborted = new DOMException('The disk is full.', 'AbortError');

  it.each([
    ['blocked', 'opens no database', blockDatabase],
    ['full', 'takes nothing that is written', () => refuseWriting(aborted)],
    [
      'blocked',
      'lets it be read alone',
      () => refuseWriting(new DOMException('', 'ReadOnlyError')),
    ],
  ])(
    'says before the first entry that it is %s, where it %s, until it is not',
    async (reason, _, block) => {
      // Only what is there already can be read alone.
      const before = openTab(quiet);
      await before.settled();
      before.end();
      const restore = block();
      const { records, settled } = openTab(quiet);
      await settled();
      await vi.waitFor(() =>
        expect(records.health.getSnapshot()).toMatchObject({ reason, unsaved: 0 }),
      );
      restore();
      await records.refresh();
      expect(records.health.getSnapshot().reason).toBeNull();
    },
  );
});

describe('where the database is blocked', () => {
  it('the page counts on, says that nothing is stored, and keeps it for the next page', async () => {
    const open = blockDatabase();
    const tab = openTab(quiet);
    tab.day.changePlatesSold(dosa, 2);
    expect(await tab.ledger.append([onePlate])).toMatchObject({ ok: false, reason: 'blocked' });
    expect(tab.plates(dosa)).toBe(3);
    expect(await tab.totals()).toMatchObject([{ plates: 3 }]);
    expect(tab.records.health.getSnapshot()).toMatchObject({ status: 'unsaved', unsaved: 2 });
    expect(await tab.records.firstDay()).toBe('2026-11-20');
    tab.end();
    open();
    const again = openTab(quiet);
    expect(again.plates(dosa)).toBe(3);
    await again.settled();
    expect(await again.totals()).toMatchObject([{ plates: 3 }]);
  });

  it('what this page counted is taken back at once, and stays so in the records', async () => {
    const open = blockDatabase();
    const before = openTab(quiet);
    before.stall.describe({ name: 'Lakshmi Tiffins' });
    before.end();
    const tab = openTab(quiet);
    await tab.ledger.append([onePlate]);
    const { events } = await tab.ledger.append([{ ...onePlate, plates: 3 }]);
    await Promise.all(events.map((event) => tab.ledger.undo(event)));
    expect(tab.plates(dosa)).toBe(1);
    open();
    expect(await tab.ledger.append([onePlate])).toMatchObject({ ok: true });
    expect(tab.plates(dosa)).toBe(2);
    expect(await tab.totals()).toMatchObject([{ plates: 2 }]);
  });

  it('for a while, what is stored afterwards is read again', async () => {
    const open = blockDatabase();
    const tab = openTab(quiet);
    expect(await tab.ledger.append([onePlate])).toMatchObject({ ok: false });
    open();
    expect(await tab.ledger.append([onePlate])).toMatchObject({ ok: true });
    const day = { from: '2026-11-20', to: '2026-11-20' };
    expect(await tab.ledger.events(day)).toHaveLength(2);
    expect(await tab.totals()).toMatchObject([{ plates: 2 }]);
    expect(tab.plates(dosa)).toBe(2);
  });

  it('says so also of what was entered by other calls, when nothing is appended', async () => {
    const open = blockDatabase();
    const tab = openTab(quiet);
    tab.day.setPlatesSold(dosa, 2);
    expect(await tab.ledger.append([])).toMatchObject({ ok: false, events: [] });
    open();
    expect(await tab.ledger.append([])).toMatchObject({ ok: true, events: [] });
    expect(await tab.totals()).toMatchObject([{ plates: 2 }]);
  });

  it('for a while, the stall stays on the screen and what is counted is added to the records', async () => {
    const before = openTab(quiet);
    before.stall.describe({ name: 'Lakshmi Tiffins' });
    before.stall.saveDish(dosa, { sellingPrice: 100 });
    await before.ledger.append([{ ...onePlate, plates: 35 }]);
    before.end();
    at(new Date(2026, 10, 20, 18, 5));
    const open = blockDatabase();
    const tab = openTab(quiet);
    tab.day.setPlatesSold(dosa, 40);
    expect(await tab.ledger.append([onePlate])).toMatchObject({ ok: false, reason: 'blocked' });
    expect(tab.stall.getSnapshot()).toMatchObject({ isOwn: true, name: 'Lakshmi Tiffins' });
    expect(tab.plates(dosa)).toBe(41);
    expect(tab.records.health.getSnapshot()).toMatchObject({ status: 'unsaved', unsaved: 2 });
    await expect(tab.totals()).rejects.toThrow('does not open');
    await expect(tab.records.exportText()).rejects.toThrow('does not open');
    open();
    expect(await tab.ledger.append([onePlate])).toMatchObject({ ok: true });
    expect(tab.plates(dosa)).toBe(42);
    expect(await tab.totals()).toMatchObject([{ plates: 42, revenue: 4200 }]);
    expect(tab.records.health.getSnapshot()).toMatchObject({ status: 'ready', unsaved: 0 });
  });

  it('an export fails rather than leaving out what cannot be read', async () => {
    const tab = openTab(quiet);
    await tab.ledger.append([onePlate]);
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    };
    await expect(tab.records.exportText()).rejects.toThrow('server lost');
    IDBDatabase.prototype.transaction = transaction;
    expect(await tab.records.exportText()).toContain('"plates":1');
  });
});

describe('where other parts of the browser are blocked', () => {
  it('no locks and no channel cost no event', async () => {
    const refuse = () => {
      throw new DOMException('Denied.', 'SecurityError');
    };
    const request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    vi.stubGlobal('BroadcastChannel', refuse);
    const tab = openTab({ platesSold: {} });
    expect(await tab.ledger.append([onePlate])).toMatchObject({ ok: true });
    expect(await tab.totals()).toMatchObject([{ plates: 1 }]);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('the browser is asked once whether it keeps the records, and a refusal is no error', async () => {
    const persist = vi.fn<() => Promise<boolean>>().mockRejectedValue(new TypeError('No.'));
    const storage = { persisted: () => Promise.resolve(false), persist };
    Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
    for (let page = 0; page < 3; page += 1) {
      const tab = openTab({ platesSold: {} });
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await tab.ledger.append([onePlate]);
      tab.end();
    }
    Reflect.deleteProperty(navigator, 'storage');
    expect(persist).toHaveBeenCalledOnce();
    expect(currentDisk().getItem('thela.persist')).not.toBeNull();
  });
});

describe('messages of pages of another version', () => {
  it('change nothing when this page does not understand them', async () => {
    const tab = openTab({ platesSold: {} });
    await tab.ledger.append([onePlate]);
    const channel = new BroadcastChannel('thela.ledger');
    const id = '00000000-0000-4000-8000-000000000001';
    const stock = { kind: 'stock', id, day: '2026-11-20', at: 1, device: id };
    for (const message of [
      null,
      'erased',
      { erased: false },
      { erased: { days: ['2026-11-19'] } },
      { events: 'all' },
      { events: [null, { kind: 'plates' }, stock] },
    ]) {
      channel.postMessage(message);
    }
    const other = openTab({ platesSold: {} });
    await other.ledger.append([onePlate]);
    await vi.waitFor(() => expect(tab.plates(dosa)).toBe(2));
    expect(tab.records.hasRecords.getSnapshot()).toBe(true);
    channel.close();
  });
});
