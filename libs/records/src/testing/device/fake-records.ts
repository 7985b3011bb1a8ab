import type { StallDay } from '@thela/ledger';
import { createStore } from 'zustand/vanilla';
import type { ClockDoubt } from '../../device/snapshot-day';
import { ledgerNames } from '../../device/ledger-names';
import { readTable } from '../../device/read-table';
import type {
  BackupPreview,
  ImportState,
  ReadBackup,
  StallRecords,
  StorageHealth,
} from '../../device/stall-records';

/** Records of which nothing is wrong. */
const soundHealth: StorageHealth = {
  status: 'ready',
  unsaved: 0,
  reason: null,
  events: 120,
  restored: 0,
  hasBackup: true,
  isPersistent: true,
  usedBytes: 3_140_000,
  availableBytes: 2_100_000_000,
};

export interface FakeRecordsOptions {
  readonly health?: Partial<StorageHealth>;
  readonly firstDay?: StallDay | null;
  /** What any file that is read in would add. */
  readonly preview?: Partial<BackupPreview>;
  /** Why no file can be read in. */
  readonly fault?: Extract<ReadBackup, { ok: false }>['fault'];
  /** Why what was read in is not stored. */
  readonly refused?: 'full' | 'blocked';
  readonly imports?: readonly ImportState[];
  readonly canErase?: boolean;
  readonly clockDoubt?: ClockDoubt;
}

/** Records that say what a test wants; `calls` lists what was asked of them. */
export function fakeRecords(options: FakeRecordsOptions = {}) {
  const health = createStore<StorageHealth>(() => ({ ...soundHealth, ...options.health }));
  const doubt = createStore<ClockDoubt | null>(() => options.clockDoubt ?? null);
  const isKept = createStore(() => true);
  const imports = createStore<readonly ImportState[]>(() => options.imports ?? []);
  const calls: string[] = [];
  const records: StallRecords = {
    health: { getSnapshot: health.getState, subscribe: health.subscribe },
    hasRecords: { getSnapshot: isKept.getState, subscribe: isKept.subscribe },
    clockDoubt: { getSnapshot: doubt.getState, subscribe: doubt.subscribe },
    answerDay: (day) => void calls.push(`today is ${day}`),
    setUpKey: ledgerNames(null).setUp,
    refresh: () => Promise.resolve(),
    retry: async () => void calls.push('retry'),
    exportText: () => Promise.resolve('the text of all records'),
    files: {
      imports: { getSnapshot: imports.getState, subscribe: imports.subscribe },
      read: async () => readBackup(options),
      readTable,
      stage: async ({ name, entries }) => {
        calls.push(
          [`stage ${name}`, ...entries.map(({ entry }) => JSON.stringify(entry))].join(' '),
        );
        return { ok: true, id: name };
      },
      apply: async (id) => {
        calls.push(`apply ${id}`);
        return options.refused ? { ok: false, reason: options.refused } : { ok: true, id };
      },
      undo: async (id) => {
        calls.push(`undo ${id}`);
        return { ok: true, id };
      },
    },
    eraseAll: async () => {
      calls.push('erase');
      return options.canErase ?? true;
    },
    firstDay: () => Promise.resolve(options.firstDay ?? null),
  };
  return {
    records,
    calls,
    change: (changes: Partial<StorageHealth>) => health.setState(changes),
    changeImports: (states: readonly ImportState[]) => imports.setState(states, true),
    forget: () => isKept.setState(false, true),
  };
}

/** A file of the same stall, without anything that is new, save what a test says. */
function readBackup({ preview, fault }: FakeRecordsOptions): ReadBackup {
  if (fault) return { ok: false, fault };
  const stall = { name: 'Asha Tiffin', place: '', dishes: [], days: 0 };
  return {
    ok: true,
    preview: {
      added: 0,
      known: 0,
      refused: 0,
      answers: 0,
      from: null,
      to: null,
      madeAt: null,
      stall,
      here: null,
      isOther: false,
      priceChanges: [],
      questions: [],
      ingredientNames: {},
      ...preview,
    },
    backup: { parts: [], count: 0, days: [], latest: 0, answers: [] },
    today: '2026-11-22',
    entries: [],
  };
}
