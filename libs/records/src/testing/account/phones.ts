import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStallState } from '../../device/device-ledgers';
import type { Binding } from '../../device/synced-ledger';
import { memoryCopy, newDisk } from './memory-copy';
import { newPhone } from './phone';
import type { Phone, PhonePage } from './phone';

/** A phone whose copy is in memory. */
export function phoneInMemory(binding: Binding): Promise<Phone> {
  const disk = newDisk();
  return newPhone(async () => {
    const copy = memoryCopy(binding, disk);
    return {
      copy,
      enter: async (events) => copy.enter(events),
      events: async () => [...disk.events.values()],
      end: copy.kill,
    };
  });
}

/** One opens after the other: which device's `indexedDB` it is, is global. */
let opening: Promise<unknown> = Promise.resolve();

/** A phone whose copy is the real one, in an IndexedDB and a `localStorage` of its own. */
export function phoneWithIndexedDB(binding: Binding): Promise<Phone> {
  const disk = new Storage();
  const databases = new IDBFactory();
  return newPhone(async () => {
    const opened = opening.then(() => {
      globalThis.indexedDB = databases;
      return openPage(binding, disk);
    });
    opening = opened;
    return opened;
  });
}

async function openPage(binding: Binding, disk: Storage): Promise<PhonePage> {
  const state = createStallState({
    storage: () => disk,
    say: { nextDayBegins: () => {}, restored: () => {}, countsTwice: () => {} },
    reportError: (error) => {
      throw error;
    },
  });
  state.show(binding);
  const end = state.start();
  const copy = (await state.copies()).synced();
  if (!copy) throw new Error('No bound copy is shown.');
  const shown = state.shown.getSnapshot();
  const { storage } = await shown.open();
  await copy.head();
  return {
    copy,
    enter: async (events) => {
      const { ok } = await shown.take(events);
      if (!ok) throw new Error('The events were not stored.');
    },
    events: () => storage.onDatabase((open) => open.all()),
    end,
  };
}
