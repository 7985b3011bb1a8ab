/* oxlint-disable no-await-in-loop -- one crash after the other */
import { describe, expect, it, vi } from 'vitest';
import { ledgerKey } from './ledger-names';
import { SNAPSHOT_KEY } from './storage-keys';
import { ASHA, BINA, switchLedgerInOtherTab, sessions } from '../testing/device/accounts';
import { eachOnNewDeviceWithFiles } from '../testing/device/device-with-files';
import { at, currentDisk, newDevice, openTab } from '../testing/device/tabs';

const [dosa, otherDosa] = ['masala-dosa', 'plain-dosa'] as const;
/** In the account, the dish has another id. */
const same = { dishes: new Map([[dosa, otherDosa]]), ingredients: new Map<string, string>() };
const plates = (count: number) => ({ kind: 'plates', dish: dosa, plates: count }) as const;
const quiet = { platesSold: {}, reportError: () => {} };
const files = eachOnNewDeviceWithFiles();

async function ownStall() {
  const tab = openTab(quiet);
  tab.stall.describe({ name: 'Asha Tiffins' });
  await tab.ledger.append([plates(3), plates(4)]);
  await vi.waitFor(() => expect(files.lines()).toHaveLength(3));
  return tab;
}

/** All that the shown ledger has, and what of it is unsent. */
async function countsOf(tab: ReturnType<typeof openTab>) {
  const ledgers = await tab.manager();
  const events = JSON.parse(await ledgers.exportText(ledgers.current())) as { events: unknown[] };
  return {
    events: events.events.length,
    unsent: (await ledgers.syncedLedger()?.countUnsent())?.count ?? null,
    own: await ledgers.countPhoneEvents(),
  };
}

describe('a move of the phone ledger', () => {
  it('takes all of it along, unsent, and leaves nothing behind', async () => {
    const tab = await ownStall();
    const ledgers = await tab.manager();
    expect(await ledgers.countPhoneEvents()).toBe(3);
    const phone = { name: 'Asha Tiffins', days: 1, plates: 7 };
    expect(await ledgers.phoneStall()).toEqual(phone);
    await ledgers.migratePhoneLedger(ASHA);
    expect(ledgers.current()).toEqual(ASHA);
    expect(tab.plates(dosa)).toBe(7);
    expect(tab.stall.getSnapshot().name).toBe('Asha Tiffins');
    expect(await countsOf(tab)).toEqual({ events: 3, unsent: 3, own: 0 });
    expect(await ledgers.unfinishedMigration()).toBeNull();
    expect(files.lines()).toEqual([]);
    expect(currentDisk().getItem(SNAPSHOT_KEY)).toBeNull();
    await ledgers.show(null);
    expect(tab.plates(dosa)).toBe(0);
    expect(tab.records.hasRecords.getSnapshot()).toBe(false);
    expect(tab.stall.getSnapshot().isOwn).toBe(false);
    tab.end();
    const again = openTab(quiet);
    await again.settled();
    expect(again.plates(dosa)).toBe(0);
    expect(again.notify.restored).not.toHaveBeenCalled();
  });

  it('keeps the samples that stand below what was counted, until the next day', async () => {
    const tab = openTab();
    tab.day.changePlatesSold(dosa, 2);
    await (await tab.manager()).migratePhoneLedger(ASHA);
    expect(tab.plates(dosa)).toBe(37);
    expect(await tab.totals()).toMatchObject([{ plates: 2 }]);
    at(new Date(2026, 10, 21, 7));
    window.dispatchEvent(new Event('pageshow'));
    expect(tab.plates(dosa)).toBe(0);
  });

  it('adds to what the account’s ledger has already', async () => {
    const tab = await ownStall();
    const ledgers = await tab.manager();
    await ledgers.show(ASHA);
    await tab.ledger.append([plates(10)]);
    await ledgers.show(null);
    await ledgers.migratePhoneLedger(ASHA);
    expect(tab.plates(dosa)).toBe(17);
    expect(await countsOf(tab)).toEqual({ events: 4, unsent: 4, own: 0 });
  });

  it('joins dishes that the account has under another id, with what was undone', async () => {
    const tab = await ownStall();
    const { events } = await tab.ledger.append([plates(5)]);
    await Promise.all(events.map((event) => tab.ledger.undo(event)));
    await (await tab.manager()).migratePhoneLedger(ASHA, same);
    expect([tab.plates(dosa), tab.plates(otherDosa)]).toEqual([0, 7]);
    expect(await countsOf(tab)).toEqual({ events: 5, unsent: 5, own: 0 });
  });

  it('takes along what another tab enters meanwhile', async () => {
    const one = await ownStall();
    const two = openTab(quiet);
    await two.settled();
    const moved = (await one.manager()).migratePhoneLedger(ASHA);
    two.day.changePlatesSold(dosa, 1);
    switchLedgerInOtherTab();
    two.day.changePlatesSold(dosa, 1);
    await moved;
    await two.settled();
    switchLedgerInOtherTab();
    await vi.waitFor(() => {
      for (const tab of [one, two]) expect(tab.plates(dosa)).toBe(9);
    });
    expect(await countsOf(one)).toEqual({ events: 5, unsent: 5, own: 0 });
  });

  it('takes along what a page left behind that ended a moment after a tap', async () => {
    const tab = await ownStall();
    const event = { id: '00000000-0000-4000-8000-000000000001', day: '2026-11-20', at: 1 };
    const left = { ...event, device: ASHA.account, ...plates(1) };
    currentDisk().setItem(`thela.pending.${event.id}`, JSON.stringify(left));
    await (await tab.manager()).migratePhoneLedger(ASHA);
    expect(tab.plates(dosa)).toBe(8);
    expect(Object.keys({ ...currentDisk() }).filter((name) => name.includes('pending'))).toEqual(
      [],
    );
  });
});

/** Runs a move on a device whose browser ends the page at one of the changes that it makes. */
async function crashAt(step: number): Promise<boolean> {
  const tab = await ownStall();
  const ledgers = await tab.manager();
  // All of both ledgers is read before.
  await ledgers.ledgersOf(ASHA.account);
  await ledgers.show(ASHA);
  await ledgers.show(null);
  await tab.settled();
  let steps = 0;
  const isDead = () => {
    steps += 1;
    return steps > step;
  };
  const { transaction } = IDBDatabase.prototype;
  const { setItem, removeItem } = Storage.prototype;
  const root = await navigator.storage.getDirectory();
  const { removeEntry } = root;
  IDBDatabase.prototype.transaction = function dying(names, mode, options) {
    if (mode === 'readwrite' && isDead()) throw new DOMException('The page ended.', 'Ended');
    return transaction.call(this, names, mode, options);
  };
  Storage.prototype.setItem = function dying(name, value) {
    if (!isDead()) setItem.call(this, name, value);
  };
  Storage.prototype.removeItem = function dying(name) {
    if (!isDead()) removeItem.call(this, name);
  };
  const isHung = new Promise<false>((resolve) => {
    Object.assign(root, {
      removeEntry: (...given: Parameters<typeof removeEntry>) => {
        if (!isDead()) return removeEntry.apply(root, given);
        resolve(false);
        // Whatever waits for a browser that is gone waits forever.
        return new Promise(() => {});
      },
    });
  });
  const isMoved = await Promise.race([
    ledgers.migratePhoneLedger(ASHA, same).then(
      () => true,
      () => false,
    ),
    isHung,
  ]);
  IDBDatabase.prototype.transaction = transaction;
  Object.assign(Storage.prototype, { setItem, removeItem });
  Object.assign(root, { removeEntry });
  tab.end();
  return isMoved && steps <= step;
}

/** What the next page finds after a crash. */
async function foundBy(tab: ReturnType<typeof openTab>) {
  const ledgers = await tab.manager();
  const unfinished = await ledgers.unfinishedMigration();
  const [own, bound] = [await ledgers.countPhoneEvents(), await ledgers.ledgersOf(ASHA.account)];
  return {
    // Without a mark, it has not begun, or it is over.
    isMarked: unfinished !== null || (own === 3 && bound.length === 0) || own === 0,
    // Nobody else's until it is finished.
    isKept:
      unfinished === null ||
      (ledgerKey(unfinished) === ledgerKey(ASHA) &&
        (await ledgers.migratePhoneLedger(BINA).catch(() => 'refused')) === 'refused'),
  };
}

it('is of who entered it while signed in on an empty phone, until that session ends', async () => {
  const { session, signIn, end } = sessions();
  signIn(ASHA);
  const tab = openTab({ ...quiet, session });
  (await tab.manager()).markPhoneLedgerOf(ASHA.account);
  tab.end();
  const again = openTab({ ...quiet, session });
  const { isPhoneLedgerOf } = await again.manager();
  expect([ASHA, BINA].map(({ account }) => isPhoneLedgerOf(account))).toEqual([true, false]);
  end();
  signIn(ASHA);
  expect(isPhoneLedgerOf(ASHA.account)).toBe(false);
});

describe('a page that ends amid the move', () => {
  it('has lost and doubled nothing, wherever it ends, and the next one finishes it', async () => {
    let isMoved = false;
    let step = 0;
    for (; !isMoved; step += 1) {
      newDevice();
      files.renew();
      isMoved = await crashAt(step);
      const again = openTab(quiet);
      const found = await foundBy(again);
      expect(found, `crash ${step}`).toEqual({ isMarked: true, isKept: true });
      await (await again.manager()).migratePhoneLedger(ASHA);
      // Under one id or the other: never both.
      expect([again.plates(dosa), again.plates(otherDosa)], `crash ${step}`).toContain(7);
      const counts = await countsOf(again);
      expect(counts, `crash ${step}`).toEqual({ events: 3, unsent: 3, own: 0 });
      again.end();
    }
    expect(step).toBeGreaterThan(5);
  });

  it('is finished also while somebody else is signed in, who sees nothing of it', async () => {
    const { session, signIn } = sessions();
    const tab = openTab({ ...quiet, session });
    await tab.ledger.append([plates(3)]);
    signIn(BINA);
    const ledgers = await tab.manager();
    await ledgers.migratePhoneLedger(ASHA);
    expect(ledgers.current()).toBeNull();
    expect(tab.plates(dosa)).toBe(0);
    expect(await ledgers.countPhoneEvents()).toBe(0);
    signIn(ASHA);
    await ledgers.show(ASHA);
    expect(tab.plates(dosa)).toBe(3);
  });

  it('does not come into sight when its person has signed out meanwhile', async () => {
    const { session, signIn, end } = sessions();
    const tab = openTab({ ...quiet, session });
    await tab.ledger.append([plates(3)]);
    signIn(ASHA);
    const ledgers = await tab.manager();
    const moved = ledgers.migratePhoneLedger(ASHA);
    end();
    await moved;
    expect(ledgers.current()).toBeNull();
    expect(tab.plates(dosa)).toBe(0);
    signIn(ASHA);
    await ledgers.show(ASHA);
    expect(tab.plates(dosa)).toBe(3);
  });
});
