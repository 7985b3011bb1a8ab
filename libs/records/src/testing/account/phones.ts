import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createDeviceLedgers } from '../../device/device-ledgers';
import type { AccountStallId } from '../../device/synced-ledger';
import { memoryLedger, newDisk } from './memory-ledger';
import { newPhone } from './phone';
import type { Phone, PhonePage } from './phone';

export function phoneInMemory(id: AccountStallId): Promise<Phone> {
  const disk = newDisk();
  return newPhone(async () => {
    const ledger = memoryLedger(id, disk);
    return {
      ledger,
      enter: async (events) => ledger.enter(events),
      events: async () => [...disk.events.values()],
      end: ledger.kill,
    };
  });
}

/** One opens after the other: which device's `indexedDB` it is, is global. */
let opening: Promise<unknown> = Promise.resolve();

/** A phone whose ledger is the real one, in an IndexedDB and a `localStorage` of its own. */
export function phoneWithIndexedDB(id: AccountStallId): Promise<Phone> {
  const disk = new Storage();
  const databases = new IDBFactory();
  return newPhone(async () => {
    const opened = opening.then(() => {
      globalThis.indexedDB = databases;
      return openPage(id, disk);
    });
    opening = opened;
    return opened;
  });
}

async function openPage(id: AccountStallId, disk: Storage): Promise<PhonePage> {
  const state = createDeviceLedgers({
    storage: () => disk,
    notify: {
      nextDayBegins: () => {},
      dayUnknown: () => {},
      tooMany: () => {},
      restored: () => {},
      countsTwice: () => {},
    },
    reportError: (error) => {
      throw error;
    },
  });
  state.show(id);
  const end = state.start();
  const ledger = (await state.manager()).syncedLedger();
  if (!ledger) throw new Error('No bound ledger is shown.');
  const shown = state.current.getSnapshot();
  const { storage } = await shown.open();
  await ledger.head();
  return {
    ledger,
    enter: async (events) => {
      const { ok } = await shown.addEvents(events);
      if (!ok) throw new Error('The events were not stored.');
    },
    events: () => storage.onDatabase((open) => open.all()),
    end,
  };
}
