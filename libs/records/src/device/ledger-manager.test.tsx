import { ASHA, BINA, eventOf, switchLedgerInOtherTab, sessions } from '../testing/device/accounts';
import { serializeEvent } from '@thela/ledger';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { ledgerNames } from './ledger-names';
import { currentDisk, eachOnNewDevice, importText, openTab } from '../testing/device/tabs';

const dosa = 'masala-dosa';
const plates = (count: number) => ({ kind: 'plates', dish: dosa, plates: count }) as const;
const today = { from: '2026-11-20', to: '2026-11-20' };

eachOnNewDevice();

const idsOf = (events: readonly Readonly<Record<string, unknown>>[]) => events.map(({ id }) => id);

describe('an account ledger', () => {
  it('has nothing of the phone’s own, and the own nothing of it', async () => {
    const tab = openTab({ platesSold: {} });
    await tab.ledger.append([plates(3)]);
    tab.show(ASHA);
    expect(tab.plates(dosa)).toBe(0);
    await tab.ledger.append([plates(5)]);
    expect(await tab.totals()).toMatchObject([{ plates: 5 }]);
    tab.show(null);
    expect(tab.plates(dosa)).toBe(3);
    expect(await tab.totals()).toMatchObject([{ plates: 3 }]);
    tab.end();
    const again = openTab({ platesSold: {} });
    await again.settled();
    expect(again.plates(dosa)).toBe(3);
    again.show(ASHA);
    expect(again.plates(dosa)).toBe(5);
  });

  it('shows no samples', () => {
    const tab = openTab({});
    tab.show(ASHA);
    expect(tab.day.getSnapshot().sampleItemIds).toEqual([]);
    expect(tab.plates(dosa)).toBe(0);
  });

  it('keeps what is to be sent, in order, until the server has it', async () => {
    const tab = openTab({ platesSold: {} });
    tab.show(ASHA);
    const { events } = await tab.ledger.append([plates(1), plates(2)]);
    const third = await tab.ledger.append([plates(3)]);
    const ledger = (await tab.manager()).syncedLedger();
    if (!ledger) throw new Error('No account ledger is shown.');
    const ids = idsOf([...events, ...third.events].map((event) => ({ ...event })));
    expect(idsOf(await ledger.unsent(10))).toEqual(ids);
    expect(idsOf(await ledger.unsent(2))).toEqual(ids.slice(0, 2));
    await ledger.markSent(ids.slice(0, 1) as string[]);
    await ledger.markRefused([{ id: String(ids[1]), code: 'day_ahead' }]);
    expect(idsOf(await ledger.unsent(10))).toEqual(ids.slice(2));
    expect(await ledger.countUnsent()).toEqual({
      count: 2,
      refused: [{ id: ids[1], code: 'day_ahead' }],
    });
    await ledger.retryRefused(['day_ahead']);
    expect(idsOf(await ledger.unsent(10))).toEqual(ids.slice(1));
  });

  it('takes in what the server gives once, in every tab, and sends none of it', async () => {
    const [one, two] = [openTab({ platesSold: {} }), openTab({ platesSold: {} })];
    one.show(ASHA);
    switchLedgerInOtherTab();
    await two.settled();
    const ledger = (await one.manager()).syncedLedger();
    const events = [eventOf(1, plates(4)), eventOf(2, { kind: 'later', what: 'x' })];
    expect(await ledger?.head()).toBe(0);
    await ledger?.receive(events, 2);
    await ledger?.receive(events, 3);
    expect(await ledger?.head()).toBe(3);
    await vi.waitFor(() => {
      for (const tab of [one, two]) expect(tab.plates(dosa)).toBe(4);
    });
    expect(await ledger?.countUnsent()).toEqual({ count: 0, refused: [] });
    expect(await two.totals()).toMatchObject([{ plates: 4 }]);
  });
});

describe('a helper', () => {
  it('whose clock is a day ahead leads no other', async () => {
    const { tab, ledger } = await boundTab();
    const others = eventOf(1, { ...plates(4), at: Date.now() + 86_000_000 });
    await ledger.receive([others], 1);
    await vi.waitFor(() => expect(tab.plates(dosa)).toBe(4));
    const { events } = await tab.ledger.append([plates(1)]);
    expect(Number(events[0]?.at) - Date.now()).toBeLessThan(60_000);
  });

  it('has back what the server did not let them take back', async () => {
    const { tab, ledger } = await boundTab();
    const others = eventOf(1, plates(4));
    await ledger.receive([others], 1);
    await vi.waitFor(() => expect(tab.plates(dosa)).toBe(4));
    const { events } = await tab.ledger.undo(others);
    expect(tab.plates(dosa)).toBe(0);
    await ledger.markRefused(events.map(({ id }) => ({ id, code: 'forbidden' })));
    await vi.waitFor(() => expect(tab.plates(dosa)).toBe(4));
    expect(await ledger.countUnsent()).toEqual({ count: 0, refused: [] });
    tab.end();
    expect(openTab({ platesSold: {} }).plates(dosa)).toBe(4);
  });

  it('is one from the start of the page, and the owner of what the phone keeps for itself', async () => {
    const tab = openTab({ platesSold: {} });
    tab.show(ASHA);
    const role = () => tab.current.getSnapshot().role.getSnapshot();
    expect(role()).toBe('owner');
    await (await tab.manager()).syncedLedger()?.setRole('helper');
    expect(role()).toBe('helper');
    tab.end();
    const again = openTab({ platesSold: {} });
    expect(again.current.getSnapshot().role.getSnapshot()).toBe('helper');
    again.show(null);
    expect(again.current.getSnapshot().role.getSnapshot()).toBe('owner');
    currentDisk().clear();
    again.show(ASHA);
    expect(await (await again.manager()).syncedLedger()?.role()).toBe('helper');
    expect(again.current.getSnapshot().role.getSnapshot()).toBe('helper');
  });
});

/** A tab that shows an account ledger, and the ledger as the synchronisation sees it. */
async function boundTab() {
  const tab = openTab({ platesSold: {}, reportError: () => {} });
  tab.show(ASHA);
  const ledgers = await tab.manager();
  const ledger = ledgers.syncedLedger();
  if (!ledger) throw new Error('No account ledger is shown.');
  return { tab, ledgers, ledger };
}

describe('the synchronisation of an account ledger', () => {
  it('hears what is entered in any tab, and not what the server gave', async () => {
    const { tab, ledger } = await boundTab();
    const other = openTab({ platesSold: {} });
    await other.settled();
    const hear = vi.fn<() => void>();
    const end = ledger.onUnsent(hear);
    await ledger.head();
    await ledger.receive([eventOf(1, plates(4))], 1);
    expect(hear).not.toHaveBeenCalled();
    await other.ledger.append([plates(1)]);
    await vi.waitFor(() => expect(hear).toHaveBeenCalledOnce());
    await tab.ledger.append([plates(1)]);
    expect(hear).toHaveBeenCalledTimes(2);
    end();
    await tab.ledger.append([plates(1)]);
    expect(hear).toHaveBeenCalledTimes(2);
  });

  it('sends no more what the server turns out to have, and sends an event of a newer version as it came', async () => {
    const { tab, ledger } = await boundTab();
    const newer = { kind: 'later', what: { is: ['this'] } };
    const text = await tab.records.exportText();
    const { events } = await tab.ledger.append([plates(2)]);
    const file = JSON.parse(text) as { events: unknown[] };
    const later = { ...serializeEvent(eventOf(7, newer)) };
    await importText(tab.records, JSON.stringify({ ...file, events: [later] }));
    expect(await ledger.unsent(10)).toEqual([
      expect.objectContaining({ id: events[0]?.id }),
      later,
    ]);
    await ledger.head();
    await ledger.receive(events, 1);
    expect(await ledger.unsent(10)).toEqual([later]);
    expect(tab.plates(dosa)).toBe(2);
  });

  it('stores nothing of an answer that was on its way while the ledger was erased', async () => {
    const { tab, ledger } = await boundTab();
    await ledger.head();
    await ledger.receive([eventOf(1, plates(4))], 10);
    expect(await tab.records.eraseAll()).toBe(true);
    await expect(ledger.receive([eventOf(2, plates(1))], 20)).rejects.toThrow(
      'ask for its head again',
    );
    expect(await ledger.head()).toBe(0);
    await ledger.receive([eventOf(1, plates(4)), eventOf(2, plates(1))], 20);
    expect(tab.plates(dosa)).toBe(5);
  });

  it('takes in five thousand events of many days, which another tab reads again', async () => {
    const { tab, ledger } = await boundTab();
    const other = openTab({ platesSold: {} });
    await other.settled();
    const before = '2026-11-19';
    await tab.ledger.append([plates(1)], before);
    expect(await other.totals(before)).toMatchObject([{ plates: 1 }]);
    const changed = vi.fn<(days: readonly string[]) => void>();
    other.ledger.subscribe(changed);
    const year = Array.from({ length: 5000 }, (_, index) =>
      eventOf(index, { ...plates(1), day: index % 2 === 0 ? '2026-11-20' : before }),
    );
    await ledger.head();
    await ledger.receive(year, 5000);
    expect(tab.plates(dosa)).toBe(2500);
    expect(await tab.totals(before)).toMatchObject([{ plates: 2501 }]);
    await vi.waitFor(() => expect(changed.mock.calls.flat(2)).toContain(before));
    await vi.waitFor(() => expect(other.plates(dosa)).toBe(2500));
    expect(await other.totals(before)).toMatchObject([{ plates: 2501 }]);
    expect((await ledger.countUnsent()).count).toBe(1);
  });

  it('forgets past days for a helper, save what the server does not have', async () => {
    const { tab, ledger } = await boundTab();
    const [one, two] = ['2026-11-18', '2026-11-19'];
    const { events } = await tab.ledger.append([plates(1)], one);
    await tab.ledger.append([plates(2)], two);
    await tab.ledger.append([plates(3)]);
    tab.stall.describe({ name: 'Asha Tiffins' });
    await tab.settled();
    await ledger.markSent(events.map(({ id }) => id));
    await ledger.forgetBefore('2026-11-20');
    expect(await tab.totals(one)).toEqual([]);
    expect(await tab.totals(two)).toMatchObject([{ plates: 2 }]);
    expect(tab.plates(dosa)).toBe(3);
    expect(tab.stall.getSnapshot().name).toBe('Asha Tiffins');
  });
});

describe('forgetting past days, which a helper’s phone does at every round', () => {
  it('writes nothing where nothing is to be forgotten', async () => {
    const { tab, ledger } = await boundTab();
    // Of a day that is over, and not sent yet.
    await tab.ledger.append([plates(2)], '2026-11-19');
    await tab.ledger.append([plates(3)]);
    await tab.settled();
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await ledger.forgetBefore('2026-11-20');
    expect(begin.mock.calls.map(([, mode]) => mode).filter((mode) => mode === 'readwrite')).toEqual(
      [],
    );
  });

  it('keeps what stands beside the totals of days', async () => {
    const { tab, ledger } = await boundTab();
    const { events } = await tab.ledger.append([plates(1)], '2026-11-18');
    await tab.totals('2026-11-18');
    await tab.settled();
    const [name = ''] = (await indexedDB.databases()).flatMap(({ name: found = '' }) =>
      found.includes('aaaa') ? [found] : [],
    );
    const keys = async () => {
      const db = await openDB(name);
      const found = await db.getAllKeys('totals');
      db.close();
      return found;
    };
    const db = await openDB(name);
    await db.put('totals', { day: ' references' });
    db.close();
    await ledger.markSent(events.map(({ id }) => id));
    await ledger.forgetBefore('2026-11-20');
    expect(await keys()).toEqual([' references']);
  });
});

describe('removing a ledger', () => {
  it('leaves nothing of it, and shows the phone’s own', async () => {
    const tab = openTab({ platesSold: {} });
    const ledgers = await tab.manager();
    await ledgers.show(ASHA);
    await tab.ledger.append([plates(3)]);
    currentDisk().setItem('thela.plans', '[]');
    expect(await ledgers.remove(ASHA)).toBe(true);
    expect(currentDisk().getItem('thela.plans')).toBe(null);
    expect(ledgers.current()).toBeNull();
    expect(await ledgers.ledgersOf(ASHA.account)).toEqual([]);
    expect(Object.keys({ ...currentDisk() }).filter((name) => name.includes('aaaa'))).toEqual([]);
    await ledgers.show(ASHA);
    await tab.settled();
    expect(tab.plates(dosa)).toBe(0);
    expect(await tab.ledger.events(today)).toEqual([]);
  });
});

describe('a ledger that the browser does not open', () => {
  it('is not removed, and says so', async () => {
    const { tab, ledgers } = await boundTab();
    await tab.ledger.append([plates(3)]);
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    };
    expect(await ledgers.remove(ASHA)).toBe(false);
    IDBDatabase.prototype.transaction = transaction;
    expect(await ledgers.ledgersOf(ASHA.account)).toEqual([ASHA]);
    await ledgers.show(ASHA);
    expect(tab.plates(dosa)).toBe(3);
  });
});

describe('a ledger that is removed in one tab', () => {
  it('is gone from the others, which store nothing of it any more', async () => {
    const { tab, ledgers, ledger: synced } = await boundTab();
    await tab.ledger.append([plates(3)]);
    await synced.setRole('helper');
    const asleep = openTab({ platesSold: {}, reportError: () => {} });
    await asleep.settled();
    const { ledger, day } = asleep;
    expect(await ledgers.remove(ASHA)).toBe(true);
    const removed = { key: ledgerNames(ASHA).role, newValue: null };
    window.dispatchEvent(Object.assign(new Event('storage'), removed));
    await vi.waitFor(() => expect(asleep.current.getSnapshot().id).toBeNull());
    day.changePlatesSold(dosa, 1);
    expect(await ledger.append([plates(1)])).toMatchObject({ ok: false });
    expect(Object.keys({ ...currentDisk() }).filter((name) => name.includes('aaaa'))).toEqual([]);
    expect(await ledgers.ledgersOf(ASHA.account)).toEqual([]);
    expect(asleep.plates(dosa)).toBe(0);
  });
});

describe('whoever else signs in', () => {
  it('sees nothing of it, and cannot show it', async () => {
    const { session, signIn, end } = sessions();
    signIn(ASHA);
    const tab = openTab({ platesSold: {}, session });
    tab.show(ASHA);
    await tab.ledger.append([plates(5)]);
    end();
    expect(tab.plates(dosa)).toBe(5);
    signIn(BINA);
    expect(tab.plates(dosa)).toBe(0);
    expect(() => tab.show(ASHA)).toThrow('Somebody else');
    // Her session ends by itself, too: what was shown before her is not hers to see.
    end();
    expect(tab.plates(dosa)).toBe(0);
    tab.end();
    const again = openTab({ platesSold: {}, session });
    expect(again.plates(dosa)).toBe(0);
    signIn(ASHA);
    again.show(ASHA);
    expect(again.plates(dosa)).toBe(5);
  });
});
