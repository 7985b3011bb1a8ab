import type { Session, Store } from '@thela/contract';
import { safeStorage } from '@thela/federation/storage';
import { createStore } from 'zustand/vanilla';
import type { AccountStallId, LedgerManager } from './synced-ledger';
import { ledgerKey, ledgerNames } from './ledger-names';
import type { StallNotices } from './ledger-stores';
import { CURRENT_LEDGER_KEY, currentLedger, PHONE_USER_KEY } from './storage-keys';
import { createDeviceLedger } from './device-ledger';
import type { DeviceLedgerOptions, DeviceLedger } from './device-ledger';

export interface DeviceLedgersOptions extends Pick<
  DeviceLedgerOptions,
  'platesSold' | 'storage' | 'notify' | 'reportError'
> {
  /** Who is signed in: nobody else's ledger is shown then. Without it, nobody is. */
  readonly session?: Store<Session>;
}

/** The ledgers on this device, and which of them the page shows. */
export interface DeviceLedgers {
  readonly current: Store<DeviceLedger>;
  /** A ledger, whether it is shown or not; an empty one is made where there is none. */
  readonly ledgerOf: (id: AccountStallId | null) => DeviceLedger;
  /**
   * Shows another ledger, in every tab; it stays shown until somebody calls this again, but for nobody else who signs in.
   *
   * @throws Error where storage is blocked or full, and for a ledger of somebody who is not signed in; never for `null`
   */
  readonly show: (id: AccountStallId | null) => void;
  /** Whether a ledger may come into sight by itself: nobody else is signed in, and its person has not signed out. */
  readonly mayAppear: (id: AccountStallId) => boolean;
  /** What can be done with ledgers: loaded at the first call. */
  readonly manager: () => Promise<LedgerManager>;
  /**
   * Follows the calendar and other tabs from now on, and reads the records.
   *
   * @returns ends it
   */
  readonly start: () => () => void;
}

/** Opens the ledger that this device showed last. */
export function createDeviceLedgers(options: DeviceLedgersOptions): DeviceLedgers {
  const { session, reportError, ...rest } = options;
  const storage = safeStorage(options.storage);
  const ledgers = new Map<string, DeviceLedger>();
  dropOthers();
  const shown = createStore(() => ledgerOf(currentId()));
  let loadingManager: Promise<LedgerManager> | undefined;
  let isStarted = false;
  let stopCurrent = () => {};

  function userId(): string | null {
    const now = session?.getSnapshot();
    return now?.status === 'signed-in' ? now.user.id : null;
  }

  /**
   * Where somebody else signs in, what was shown before is not shown again when their session ends. Only the session of
   * now says who that is: a tab that hears of it late must not undo what another one shows.
   */
  function dropOthers() {
    const stored = storage.read(CURRENT_LEDGER_KEY);
    if (stored && currentLedger(stored, userId()) === null) storage.write(CURRENT_LEDGER_KEY, null);
    // From now on, what is entered on this phone is nobody's in particular.
    if (storage.read(PHONE_USER_KEY) !== userId()) storage.write(PHONE_USER_KEY, null);
  }

  /** The ledger to show: all tabs read it from one place, so a tab that slept follows when it wakes up. */
  function currentId(): AccountStallId | null {
    return currentLedger(storage.read(CURRENT_LEDGER_KEY), userId());
  }

  function ledgerOf(id: AccountStallId | null): DeviceLedger {
    const key = ledgerKey(id);
    const found = ledgers.get(key);
    if (found) return found;
    const isCurrent = () => ledgerKey(currentId()) === key;
    const made = createDeviceLedger({
      ...rest,
      id,
      isCurrent,
      notify: onlyIf(isCurrent, options.notify),
      onRemoved: () => {
        ledgers.delete(key);
        follow();
      },
      reportError,
    });
    ledgers.set(key, made);
    return made;
  }

  function follow() {
    const next = ledgerOf(currentId());
    if (next === shown.getState()) return;
    stopCurrent();
    // The ledger of before stores what it has not stored yet by itself, under its own names.
    next.onCurrent();
    shown.setState(next, true);
    stopCurrent = isStarted ? next.start() : () => {};
  }

  const state: DeviceLedgers = {
    current: { getSnapshot: shown.getState, subscribe: shown.subscribe },
    ledgerOf,
    mayAppear: ({ account }) => {
      const now = session?.getSnapshot();
      return !now || (now.status === 'signed-in' && now.user.id === account);
    },
    show: (id) => {
      const key = id ? ledgerNames(id).key : null;
      if (id && currentLedger(key, userId()) === null)
        throw new Error('Somebody else is signed in.');
      if (!storage.write(CURRENT_LEDGER_KEY, key) && id) {
        throw new Error('Where nothing can be stored, only the phone ledger is shown.');
      }
      follow();
    },
    manager: () => {
      loadingManager ??= import('./ledger-manager').then(
        ({ createLedgerManager }) => createLedgerManager(state, options.storage),
        (error: unknown) => {
          loadingManager = undefined;
          throw error;
        },
      );
      return loadingManager;
    },
    start: () => {
      isStarted = true;
      const onStorage = ({ key }: StorageEvent) => {
        if (key === CURRENT_LEDGER_KEY || key === null) follow();
      };
      window.addEventListener('storage', onStorage);
      // A tab that slept may have missed the event.
      window.addEventListener('pageshow', follow);
      window.addEventListener('focus', follow);
      document.addEventListener('visibilitychange', follow);
      const leaveSession = session?.subscribe(() => {
        dropOthers();
        follow();
      });
      stopCurrent = shown.getState().start();
      return () => {
        isStarted = false;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', follow);
        window.removeEventListener('focus', follow);
        document.removeEventListener('visibilitychange', follow);
        leaveSession?.();
        stopCurrent();
        for (const ledger of ledgers.values()) ledger.close();
      };
    },
  };

  return state;
}

/** Nobody is told of what they cannot see. */
function onlyIf(isCurrent: () => boolean, notify: StallNotices): StallNotices {
  return {
    nextDayBegins: () => isCurrent() && notify.nextDayBegins(),
    dayUnknown: () => isCurrent() && notify.dayUnknown(),
    tooMany: () => isCurrent() && notify.tooMany(),
    restored: (events) => isCurrent() && notify.restored(events),
    countsTwice: (dishes) => isCurrent() && notify.countsTwice(dishes),
  };
}
