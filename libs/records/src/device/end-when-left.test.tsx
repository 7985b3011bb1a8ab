import 'fake-indexeddb/auto';
import { openDB, unwrap } from 'idb';
import { expect, it, vi } from 'vitest';
import { ledgerNames } from './ledger-names';
import { endWhenLeft } from './end-when-left';
import { openEventDatabase } from './event-database';
import { newDevice } from '../testing/device/tabs';

async function openStalls() {
  const db = await openDB('stalls', undefined, {
    upgrade: (made) => {
      made.createObjectStore('days');
      made.createObjectStore('dishes');
    },
  });
  endWhenLeft(unwrap(db));
  return db;
}

const leave = () => window.dispatchEvent(new Event('pagehide'));

it('ends what runs when the page is left, reading and writing', async () => {
  const db = await openStalls();
  const reading = db.get('dishes', 'dosa');
  const writing = db.transaction('days', 'readwrite');
  const put = writing.store.put(3, 'friday');
  leave();
  const ends = await Promise.allSettled([reading, put, writing.done]);
  const aborted = { reason: { name: 'AbortError' } };
  expect(ends).toMatchObject([aborted, aborted, aborted]);
  expect(await db.get('days', 'friday')).toBeUndefined();
});

it('leaves alone what was stored before, and what begins when the page is there again', async () => {
  const db = await openStalls();
  await db.put('days', 3, 'friday');
  leave();
  await db.put('days', 4, 'saturday');
  expect(await db.getAll('days')).toEqual([3, 4]);
});

it('leaves alone what is committing', async () => {
  const db = await openStalls();
  const writing = db.transaction('days', 'readwrite');
  const put = writing.store.put(5, 'sunday');
  writing.commit();
  expect(leave).not.toThrow();
  await vi.waitFor(() => expect(put).resolves.toBe('sunday'));
});

it('ends what the records read', async () => {
  newDevice();
  const records = await openEventDatabase(ledgerNames(null), () => {});
  const reading = records.eventsOfDays('2026-11-17', '2026-11-18');
  leave();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  records.close();
});
