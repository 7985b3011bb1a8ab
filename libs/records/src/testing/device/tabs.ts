import 'fake-indexeddb/auto';
import { moneyOfDay } from '@thela/ledger';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { createDeviceLedgers } from '../../device/device-ledgers';
import type { DeviceLedgersOptions } from '../../device/device-ledgers';
import type { StallRecords } from '../../device/stall-records';

/** The opening figures of tabs, where a test names no others. */
const fixed = { 'onion-uttapam': 20, 'masala-dosa': 35 };

const ends: (() => void)[] = [];

/** The storage of a test: a tab of an earlier one may still write to its own. */
let disk = new Storage();

/** The `localStorage` of this test. */
export function currentDisk(): Storage {
  return disk;
}

/** A new device: nothing is stored on it. */
export function newDevice(): void {
  disk = new Storage();
  globalThis.indexedDB = new IDBFactory();
}

export function endTabs(): void {
  for (const end of ends.splice(0)) end();
}

/** Sets the clock. */
export function at(moment: Date): void {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
}

/** Gives each test a new device, on Friday, 20 November 2026, at 18:00, and ends its tabs. */
export function eachOnNewDevice(): void {
  beforeEach(() => {
    newDevice();
    at(new Date(2026, 10, 20, 18));
  });
  afterEach(() => {
    endTabs();
  });
}

/** Reads the text of a backup file in, as a person does who answers no question. */
export async function importText({ files }: StallRecords, text: string) {
  const read = await files.read(new Blob([text]));
  if (!read.ok) return read;
  const { backup, today: day } = read;
  const entries = read.entries.map((entry) => ({ day, entry }));
  const staged = await files.stage({ kind: 'backup', name: 'stall.json', backup, entries });
  const applied = staged.ok ? await files.apply(staged.id) : staged;
  return { ok: true, ...read.preview, stored: applied.ok, id: staged.ok ? staged.id : '' };
}

/** What the text of a backup file would add. */
export async function preview({ files }: StallRecords, text: string) {
  const read = await files.read(new Blob([text]));
  return read.ok ? { ok: true, ...read.preview } : read;
}

/** A tab of the site; `{}` opens with samples. */
export function openTab(options: Partial<DeviceLedgersOptions> = { platesSold: fixed }) {
  const own = disk;
  const notify = {
    nextDayBegins: vi.fn<() => void>(),
    dayUnknown: vi.fn<() => void>(),
    tooMany: vi.fn<() => void>(),
    restored: vi.fn<(events: number) => void>(),
    countsTwice: vi.fn<(dishes: readonly string[]) => void>(),
  };
  const state = createDeviceLedgers({
    storage: () => own,
    notify,
    reportError: (error) => {
      throw error;
    },
    ...options,
  });
  const end = state.start();
  const now = () => state.current.getSnapshot();
  ends.push(end);
  const today = () => now().ledger.today.getSnapshot();
  return {
    ...state,
    /** Of the ledger that the tab shows. */
    get day() {
      return now().day;
    },
    get stall() {
      return now().stall;
    },
    get ledger() {
      return now().ledger;
    },
    /** What became of today's money, to the paisa; `null` while that is not known. */
    get money() {
      const spent = now().spent.getSnapshot();
      return spent && moneyOfDay(now().day.getSnapshot(), spent);
    },
    get records() {
      return now().records;
    },
    notify,
    end,
    plates: (id: string) => now().day.getSnapshot().platesSold[id],
    price: (name: string) => now().day.getSnapshot().ingredientPrices[name],
    totals: (day = today()) => now().ledger.totals({ from: day, to: day }),
    /** All that was changed so far is stored. */
    settled: async () => void (await now().ledger.append([])),
  };
}
