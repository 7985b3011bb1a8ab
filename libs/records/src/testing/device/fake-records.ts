import type { StallDay } from '@thela/ledger';
import { createStore } from 'zustand/vanilla';
import { ledgerNames } from '../../device/ledger-names';
import type { ImportPreview, StallRecords, StorageHealth } from '../../device/stall-records';

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
  readonly preview?: ImportPreview;
  /** Whether what was read in is stored. */
  readonly stored?: boolean;
  readonly canErase?: boolean;
}

/** Records that say what a test wants; `calls` lists what was asked of them. */
export function fakeRecords(options: FakeRecordsOptions = {}) {
  const health = createStore<StorageHealth>(() => ({ ...soundHealth, ...options.health }));
  const isKept = createStore(() => true);
  const preview = options.preview ?? { ok: false, fault: 'not-a-ledger' };
  const calls: string[] = [];
  const records: StallRecords = {
    health: { getSnapshot: health.getState, subscribe: health.subscribe },
    hasRecords: { getSnapshot: isKept.getState, subscribe: isKept.subscribe },
    setUpKey: ledgerNames(null).setUp,
    refresh: () => Promise.resolve(),
    retry: async () => void calls.push('retry'),
    exportText: () => Promise.resolve('the text of all records'),
    preview: () => Promise.resolve(preview),
    importText: async (text) => {
      calls.push(`import ${text}`);
      return { ...preview, stored: options.stored ?? true };
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
    forget: () => isKept.setState(false, true),
  };
}
