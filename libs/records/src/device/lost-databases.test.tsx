import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { ASHA, eventOf } from '../testing/device/accounts';
import { eachOnNewDeviceWithFiles } from '../testing/device/device-with-files';
import { openTab } from '../testing/device/tabs';

const dosa = 'masala-dosa';
const plates = (count: number) => ({ kind: 'plates', dish: dosa, plates: count }) as const;
const quiet = { platesSold: {}, reportError: () => {} };
const files = eachOnNewDeviceWithFiles();

/** Lines of the second copy of a bound one. */
const lines = () => files.lines(`thela-ledger.${ASHA.account}.${ASHA.stall}`);

/** A tab that shows a bound copy, and the copy as the synchronisation sees it. */
async function boundTab() {
  const tab = openTab(quiet);
  const copies = await tab.copies();
  await copies.show(ASHA);
  const copy = copies.synced();
  if (!copy) throw new Error('No bound copy is shown.');
  await copy.head();
  return { tab, copies, copy };
}

/** What Chromium may do after a full disk: the databases are gone, all else is there. */
async function loseDatabases({ end }: ReturnType<typeof openTab>) {
  end();
  globalThis.indexedDB = new IDBFactory();
  const again = openTab(quiet);
  await again.settled();
  const copies = await again.copies();
  return { again, copies, copy: copies.synced() };
}

it('a bound copy comes back from its files: what was made here is sent again, what the server gave is not', async () => {
  const { tab, copy } = await boundTab();
  const { events } = await tab.ledger.append([plates(3)]);
  await tab.ledger.append([plates(2)]);
  await copy.markSent(events.map(({ id }) => id));
  await copy.take([eventOf(1, plates(10))], 7);
  await vi.waitFor(() => expect(lines()).toHaveLength(3), 3000);
  const lost = await loseDatabases(tab);
  expect(lost.again.plates(dosa)).toBe(15);
  expect(lost.again.say.restored).toHaveBeenCalledExactlyOnceWith(3);
  expect(await lost.copies.of(ASHA.account)).toEqual([ASHA]);
  expect((await lost.copy?.countUnsent())?.count).toBe(2);
  expect(await lost.copy?.head()).toBe(0);
});

it('also where the files had to be written anew', async () => {
  const { tab, copy } = await boundTab();
  const { events } = await tab.ledger.append([plates(3)]);
  await tab.ledger.append([plates(2)]);
  await copy.markSent(events.map(({ id }) => id));
  await vi.waitFor(() => expect(lines()).toHaveLength(2), 3000);
  tab.end();
  files.renew();
  const second = openTab(quiet);
  await second.settled();
  await vi.waitFor(() => expect(lines()).toHaveLength(2), 3000);
  const lost = await loseDatabases(second);
  expect(lost.again.plates(dosa)).toBe(5);
  expect((await lost.copy?.countUnsent())?.count).toBe(1);
});

it('days that a helper’s phone forgot do not come back', async () => {
  const { tab, copy } = await boundTab();
  await copy.take([eventOf(1, { ...plates(10), day: '2026-11-19' })], 1);
  await tab.ledger.append([plates(3)]);
  await vi.waitFor(() => expect(lines()).toHaveLength(2), 3000);
  await copy.forgetBefore('2026-11-20');
  expect(lines()).toHaveLength(1);
  const { again } = await loseDatabases(tab);
  expect(again.plates(dosa)).toBe(3);
  expect(await again.totals('2026-11-19')).toEqual([]);
});

it('a copy that was removed does not come back', async () => {
  const { tab, copies } = await boundTab();
  await tab.ledger.append([plates(3)]);
  await vi.waitFor(() => expect(lines()).toHaveLength(1), 3000);
  expect(await copies.remove(ASHA)).toBe(true);
  expect(lines()).toEqual([]);
  const { again } = await loseDatabases(tab);
  again.show(ASHA);
  await again.settled();
  expect(again.plates(dosa)).toBe(0);
});
