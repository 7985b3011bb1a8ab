import type { StallRole } from '@thela/contract';
import { serializeEvent } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';
import type { EventRefusal } from '../../device/synced-ledger';
import type { AccountStallId, SyncedLedger, WireEvent } from '../../device/synced-ledger';

/** What a device stores of an account ledger. It outlives the page. */
export interface MemoryDisk {
  readonly events: Map<string, WireEvent>;
  unsent: string[];
  readonly refused: Map<string, EventRefusal>;
  head: number;
  isOpened: boolean;
  role: StallRole | null;
}

export function newDisk(): MemoryDisk {
  return {
    events: new Map(),
    unsent: [],
    refused: new Map(),
    head: 0,
    isOpened: false,
    role: null,
  };
}

/** An account ledger in memory, with the contract of the one in IndexedDB. */
export interface MemoryLedger extends SyncedLedger {
  readonly enter: (events: readonly LedgerEvent[]) => void;
  /** The page ends: what it calls from now on never ends. */
  readonly kill: () => void;
}

export function memoryLedger(ledgerId: AccountStallId, disk: MemoryDisk): MemoryLedger {
  const listeners = new Set<() => void>();
  let isKilled = false;
  /** Each call is one transaction, a moment later. */
  const inDisk = <Result>(work: () => Result): Promise<Result> =>
    new Promise((resolve) => {
      queueMicrotask(() => {
        if (!isKilled) resolve(work());
      });
    });
  const drop = (id: string) => {
    disk.unsent = disk.unsent.filter((each) => each !== id);
  };
  return {
    id: ledgerId,
    enter: (events) => {
      for (const event of events) {
        disk.events.set(event.id, serializeEvent(event));
        disk.unsent.push(event.id);
      }
      for (const listener of listeners) listener();
    },
    kill: () => {
      isKilled = true;
      listeners.clear();
    },
    unsent: (most) =>
      inDisk(() => disk.unsent.slice(0, most).map((id) => disk.events.get(id) ?? { id })),
    countUnsent: () =>
      inDisk(() => ({
        count: disk.unsent.length + disk.refused.size,
        refused: [...disk.refused].map(([id, code]) => ({ id, code })),
      })),
    markSent: (ids) =>
      inDisk(() => {
        const sent = new Set(ids);
        disk.unsent = disk.unsent.filter((id) => !sent.has(id));
        for (const id of sent) disk.refused.delete(id);
      }),
    markRefused: (refused) =>
      inDisk(() => {
        for (const { id, code } of refused) {
          drop(id);
          if (code === 'forbidden' && disk.events.get(id)?.kind === 'undo') disk.events.delete(id);
          else disk.refused.set(id, code);
        }
      }),
    retryRefused: (codes) =>
      inDisk(() => {
        const again = [...disk.refused].filter(([, code]) => codes.includes(code));
        for (const [id] of again) disk.refused.delete(id);
        disk.unsent = [...again.map(([id]) => id), ...disk.unsent];
      }),
    head: () => inDisk(() => disk.head),
    isOpened: () => inDisk(() => disk.isOpened),
    receive: (events, head) =>
      inDisk(() => {
        for (const event of events) {
          if (!disk.events.has(event.id)) disk.events.set(event.id, serializeEvent(event));
          drop(event.id);
          disk.refused.delete(event.id);
        }
        if (head === null) disk.isOpened = true;
        else disk.head = head;
        return [];
      }),
    setSkew: () => inDisk(() => {}),
    forgetBefore: (day) =>
      inDisk(() => {
        const kept = new Set([...disk.unsent, ...disk.refused.keys()]);
        for (const [id, event] of disk.events) {
          const isOfDay = ['plates', 'waste', 'expense', 'undo', 'restore'].includes(
            String(event.kind),
          );
          if (isOfDay && String(event.day) < day && !kept.has(id)) disk.events.delete(id);
        }
      }),
    role: () => inDisk(() => disk.role),
    setRole: (role) =>
      inDisk(() => {
        disk.role = role;
      }),
    onUnsent: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
