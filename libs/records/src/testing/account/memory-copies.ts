import type { LedgerEvent } from '@thela/ledger';
import type { Binding, LedgerCopies } from '../../device/synced-ledger';
import { memoryCopy, newDisk } from './memory-copy';
import type { MemoryCopy, MemoryDisk } from './memory-copy';

/** What a phone stores. It outlives the page. */
export interface MemoryPhone {
  own: LedgerEvent[];
  readonly bound: Map<string, MemoryDisk>;
  shown: Binding | null;
  moving: Binding | null;
  /** Whether some of `own` belonged to an account. */
  hasBelonged: boolean;
}

export function newPhone(own: readonly LedgerEvent[] = []): MemoryPhone {
  return { own: [...own], bound: new Map(), shown: null, moving: null, hasBelonged: false };
}

type Change = 'show' | 'move' | 'emptied' | 'remove';

export interface MemoryCopies extends LedgerCopies {
  /** The page ends: what it calls from now on never ends. */
  readonly kill: () => void;
  /** Enters something into the copy that is shown. */
  readonly enter: (events: readonly LedgerEvent[]) => void;
  /** As another tab does it. */
  readonly showInOtherTab: (binding: Binding | null) => void;
  /** Called before each change of the disk: what it throws, the browser says. */
  onChange: (what: Change) => void;
}

const nameOf = ({ account, stall }: Binding) => `${account} ${stall}`;

function bindingOf(name: string): Binding {
  const [account = '', stall = ''] = name.split(' ');
  return { account, stall };
}

/**
 * The copies of a phone, with the contract of those in IndexedDB.
 *
 * @param user who is signed in
 */
export function memoryCopies(phone: MemoryPhone, user: () => string | null): MemoryCopies {
  const listeners = new Set<() => void>();
  const open = new Map<string, MemoryCopy>();
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
  const diskOf = (binding: Binding) => {
    const disk = phone.bound.get(nameOf(binding)) ?? newDisk();
    phone.bound.set(nameOf(binding), disk);
    return disk;
  };
  const copyOf = (binding: Binding) => {
    const copy = open.get(nameOf(binding)) ?? memoryCopy(binding, diskOf(binding));
    open.set(nameOf(binding), copy);
    return copy;
  };
  const isHidden = (binding: Binding) => user() !== null && user() !== binding.account;
  const shown = () => {
    // Who signs in ends what somebody else's session left in sight.
    if (phone.shown && isHidden(phone.shown)) phone.shown = null;
    return phone.shown;
  };
  const put = (binding: Binding | null) => {
    if (binding && isHidden(binding)) return;
    phone.shown = binding;
    if (binding) diskOf(binding);
    for (const listener of listeners) listener();
  };
  const copies: MemoryCopies = {
    onChange: () => {},
    kill: () => {
      isKilled = true;
      for (const copy of open.values()) copy.kill();
    },
    enter: (events) => {
      const binding = shown();
      if (binding) copyOf(binding).enter(events);
      else phone.own.push(...events);
    },
    showInOtherTab: put,
    shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (binding) =>
      later(() => {
        put(binding);
      }, 'show'),
    of: (account) =>
      later(() =>
        [...phone.bound.keys()].map(bindingOf).filter((each) => each.account === account),
      ),
    countOwn: () => later(() => phone.own.length),
    hasOwnBelonged: () => later(() => phone.hasBelonged),
    markOwnBelonged: (hasBelonged) =>
      later(() => {
        phone.hasBelonged = hasBelonged;
      }),
    moveOwn: async (to) => {
      await later(() => {
        phone.moving = to;
        copyOf(to).enter(phone.own.filter(({ id }) => !diskOf(to).events.has(id)));
      }, 'move');
      await later(() => {
        phone.own = [];
        phone.hasBelonged = false;
        phone.moving = null;
        put(to);
      }, 'emptied');
    },
    unfinishedMove: () => later(() => phone.moving),
    remove: (binding) =>
      later(() => {
        if (binding) {
          phone.bound.delete(nameOf(binding));
          open.delete(nameOf(binding));
        } else {
          phone.own = [];
          phone.hasBelonged = false;
        }
        return true;
      }, 'remove'),
    exportText: (binding) =>
      later(() => JSON.stringify(binding ? [...diskOf(binding).events.values()] : phone.own)),
    syncedOf: copyOf,
    synced: () => {
      const binding = shown();
      return binding ? copyOf(binding) : null;
    },
  };
  return copies;
}
