import type { LedgerEvent } from '@thela/ledger';
import type { AccountStallId, LedgerManager } from '../../device/synced-ledger';
import { memoryLedger, newDisk } from './memory-ledger';
import type { MemoryLedger, MemoryDisk } from './memory-ledger';

export interface MemoryPhone {
  own: LedgerEvent[];
  readonly bound: Map<string, MemoryDisk>;
  shown: AccountStallId | null;
  moving: AccountStallId | null;
  /** Who signed in while nothing was in `own`. */
  user: string | null;
}

/** @param user who entered all of it */
export function newPhone(
  own: readonly LedgerEvent[] = [],
  user: string | null = null,
): MemoryPhone {
  return { own: [...own], bound: new Map(), shown: null, moving: null, user };
}

type Change = 'show' | 'move' | 'emptied' | 'remove';

export interface MemoryCopies extends LedgerManager {
  /** The page ends: what it calls from now on never ends. */
  readonly kill: () => void;
  readonly enter: (events: readonly LedgerEvent[]) => void;
  /** As another tab does it. */
  readonly showInOtherTab: (id: AccountStallId | null) => void;
  /** Called before each change of the disk: what it throws, the browser says. */
  onChange: (what: Change) => void;
}

const nameOf = ({ account, stall }: AccountStallId) => `${account} ${stall}`;

function bindingOf(name: string): AccountStallId {
  const [account = '', stall = ''] = name.split(' ');
  return { account, stall };
}

/**
 * The ledgers of a phone, with the contract of those in IndexedDB.
 *
 * @param user who is signed in
 */
export function memoryCopies(phone: MemoryPhone, user: () => string | null): MemoryCopies {
  const listeners = new Set<() => void>();
  const open = new Map<string, MemoryLedger>();
  let isKilled = false;
  /** @param what changes on the disk */
  const later = <Result>(work: () => Result, what?: Change): Promise<Result> =>
    new Promise((resolve, reject) => {
      queueMicrotask(() => {
        if (isKilled) return;
        try {
          if (what) copies.onChange(what);
          if (isKilled) return;
          resolve(work());
        } catch (error) {
          reject(error as Error);
        }
      });
    });
  const diskOf = (id: AccountStallId) => {
    const disk = phone.bound.get(nameOf(id)) ?? newDisk();
    phone.bound.set(nameOf(id), disk);
    return disk;
  };
  const copyOf = (id: AccountStallId) => {
    const copy = open.get(nameOf(id)) ?? memoryLedger(id, diskOf(id));
    open.set(nameOf(id), copy);
    return copy;
  };
  const isHidden = (id: AccountStallId) => user() !== null && user() !== id.account;
  const shown = () => {
    // Who signs in ends what somebody else's session left in sight.
    if (phone.shown && isHidden(phone.shown)) phone.shown = null;
    return phone.shown;
  };
  const put = (id: AccountStallId | null) => {
    if (id && isHidden(id)) return;
    phone.shown = id;
    if (id) diskOf(id);
    for (const listener of listeners) listener();
  };
  const copies: MemoryCopies = {
    onChange: () => {},
    kill: () => {
      isKilled = true;
      for (const copy of open.values()) copy.kill();
    },
    enter: (events) => {
      const id = shown();
      if (id) copyOf(id).enter(events);
      else phone.own.push(...events);
    },
    showInOtherTab: put,
    current: shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (id) =>
      later(() => {
        put(id);
      }, 'show'),
    ledgersOf: (account) =>
      later(() =>
        [...phone.bound.keys()].map(bindingOf).filter((each) => each.account === account),
      ),
    countPhoneEvents: () => later(() => phone.own.length),
    phoneStall: () => later(() => ({ name: '', days: 1, plates: phone.own.length })),
    isPhoneLedgerOf: (account) => phone.user === account,
    markPhoneLedgerOf: (account) => {
      phone.user = account;
    },
    migratePhoneLedger: async (to) => {
      await later(() => {
        phone.moving = to;
        copyOf(to).enter(phone.own.filter(({ id }) => !diskOf(to).events.has(id)));
      }, 'move');
      await later(() => {
        phone.own = [];
        phone.moving = null;
        put(to);
      }, 'emptied');
    },
    unfinishedMigration: () => later(() => phone.moving),
    remove: (id) =>
      later(() => {
        phone.bound.delete(nameOf(id));
        open.delete(nameOf(id));
        return true;
      }, 'remove'),
    exportText: (id) =>
      later(() => JSON.stringify(id ? [...diskOf(id).events.values()] : phone.own)),
    syncedLedgerOf: copyOf,
    syncedLedger: () => {
      const id = shown();
      return id ? copyOf(id) : null;
    },
  };
  return copies;
}
