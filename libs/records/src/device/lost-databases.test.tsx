import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { ASHA, eventOf } from '../testing/device/accounts';
import { eachOnNewDeviceWithFiles } from '../testing/device/device-with-files';
import { openTab } from '../testing/device/tabs';

const dosa = 'masala-dosa';
const plates = (count: number) => ({ kind: 'plates', dish: dosa, plates: count }) as const;
const quiet = { platesSold: {}, reportError: () => {} };
const files = eachOnNewDeviceWithFiles();

/** Lines of the backup of a bound one. */
const lines = () => files.lines(`thela-ledger.${ASHA.account}.${ASHA.stall}`);

/** A tab that shows an account ledger, and the ledger as the synchronisation sees it. */
async function boundTab() {
  const tab = openTab(quiet);
  const ledgers = await tab.manager();
  await ledgers.show(ASHA);
  const ledger = ledgers.syncedLedger();
  if (!ledger) throw new Error('No account ledger is shown.');
  await ledger.head();
  return { tab, ledgers, ledger };
}

/** What Chromium may do after a full disk: the databases are gone, all else is there. */
async function loseDatabases({ end }: ReturnType<typeof openTab>) {
  end();
  globalThis.indexedDB = new IDBFactory();
  const again = openTab(quiet);
  await again.settled();
  const ledgers = await again.manager();
  return { again, ledgers, ledger: ledgers.syncedLedger() };
}

it('an account ledger comes back from its files: what was made here is sent again, what the server gave is not', async () => {
  const { tab, ledger } = await boundTab();
  const { events } = await tab.ledger.append([plates(3)]);
  await tab.ledger.append([plates(2)]);
  await ledger.markSent(events.map(({ id }) => id));
  await ledger.receive([eventOf(1, plates(10))], 7);
  await vi.waitFor(() => expect(lines()).toHaveLength(3), 3000);
  const lost = await loseDatabases(tab);
  expect(lost.again.plates(dosa)).toBe(15);
  expect(lost.again.notify.restored).toHaveBeenCalledExactlyOnceWith(3);
  expect(await lost.ledgers.ledgersOf(ASHA.account)).toEqual([ASHA]);
  expect((await lost.ledger?.countUnsent())?.count).toBe(2);
  expect(await lost.ledger?.head()).toBe(0);
});

it('also where the files had to be written anew', async () => {
  const { tab, ledger } = await boundTab();
  const { events } = await tab.ledger.append([plates(3)]);
  await tab.ledger.append([plates(2)]);
  await ledger.markSent(events.map(({ id }) => id));
  await vi.waitFor(() => expect(lines()).toHaveLength(2), 3000);
  tab.end();
  files.renew();
  const second = openTab(quiet);
  await second.settled();
  await vi.waitFor(() => expect(lines()).toHaveLength(2), 3000);
  const lost = await loseDatabases(second);
  expect(lost.again.plates(dosa)).toBe(5);
  expect((await lost.ledger?.countUnsent())?.count).toBe(1);
});

it('days that a helper’s phone forgot do not come back', async () => {
  const { tab, ledger } = await boundTab();
  await ledger.receive([eventOf(1, { ...plates(10), day: '2026-11-19' })], 1);
  await tab.ledger.append([plates(3)]);
  await vi.waitFor(() => expect(lines()).toHaveLength(2), 3000);
  await ledger.forgetBefore('2026-11-20');
  expect(lines()).toHaveLength(1);
  const { again } = await loseDatabases(tab);
  expect(again.plates(dosa)).toBe(3);
  expect(await again.totals('2026-11-19')).toEqual([]);
});

it('a ledger that was removed does not come back', async () => {
  const { tab, ledgers } = await boundTab();
  await tab.ledger.append([plates(3)]);
  await vi.waitFor(() => expect(lines()).toHaveLength(1), 3000);
  expect(await ledgers.remove(ASHA)).toBe(true);
  expect(lines()).toEqual([]);
  const { again } = await loseDatabases(tab);
  again.show(ASHA);
  await again.settled();
  expect(again.plates(dosa)).toBe(0);
});
