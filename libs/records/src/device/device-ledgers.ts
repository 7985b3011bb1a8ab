import type { Session, Store } from '@thela/contract';
import { safeStorage } from '@thela/federation/storage';
import { createStore } from 'zustand/vanilla';
import type { Binding, LedgerCopies } from './synced-ledger';
import { bindingOf, keyOf, namesOf } from './ledger-names';
import type { StallSayings } from './ledger-stores';
import { SHOWN_KEY } from './storage-keys';
import { createStallCopy } from './device-ledger';
import type { CopyOptions, StallCopy } from './device-ledger';

export interface StallStateOptions extends Pick<
  CopyOptions,
  'platesSold' | 'storage' | 'say' | 'reportError'
> {
  /** Who is signed in: nobody else's copy is shown then. Without it, nobody is. */
  readonly session?: Store<Session>;
}

/** The copies of ledgers on this device, and which of them the page shows. */
export interface StallState {
  readonly shown: Store<StallCopy>;
  /** A copy, whether it is shown or not; an empty one is made where there is none. */
  readonly copyOf: (binding: Binding | null) => StallCopy;
  /**
   * Shows another copy, in every tab; it stays shown until somebody calls this again, but for nobody else who signs in.
   *
   * @throws Error where storage is blocked or full, and for a copy of somebody who is not signed in; never for `null`
   */
  readonly show: (binding: Binding | null) => void;
  /** Whether a copy may come into sight by itself: nobody else is signed in, and its person has not signed out. */
  readonly mayAppear: (binding: Binding) => boolean;
  /** What can be done with copies: loaded at the first call. */
  readonly copies: () => Promise<LedgerCopies>;
  /**
   * Follows the calendar and other tabs from now on, and reads the records.
   *
   * @returns ends it
   */
  readonly start: () => () => void;
}

/** Opens the copy that this device showed last. */
export function createStallState(options: StallStateOptions): StallState {
  const { session, reportError, ...rest } = options;
  const storage = safeStorage(options.storage);
  const copies = new Map<string, StallCopy>();
  dropOthers();
  const shown = createStore(() => copyOf(bindingShown()));
  let copiesLoaded: Promise<LedgerCopies> | undefined;
  let isStarted = false;
  let endOfCopy = () => {};

  function isHidden({ account }: Binding): boolean {
    const now = session?.getSnapshot();
    return now?.status === 'signed-in' && now.user.id !== account;
  }

  /**
   * Where somebody else signs in, what was shown before is not shown again when their session ends. Only the session of
   * now says who that is: a tab that hears of it late must not undo what another one shows.
   */
  function dropOthers() {
    const binding = bindingOf(storage.read(SHOWN_KEY));
    if (binding && isHidden(binding)) storage.write(SHOWN_KEY, null);
  }

  /** The copy to show: all tabs read it from one place, so a tab that slept follows when it wakes up. */
  function bindingShown(): Binding | null {
    const binding = bindingOf(storage.read(SHOWN_KEY));
    return binding && isHidden(binding) ? null : binding;
  }

  function copyOf(binding: Binding | null): StallCopy {
    const key = keyOf(binding);
    const found = copies.get(key);
    if (found) return found;
    const isShown = () => keyOf(bindingShown()) === key;
    const made = createStallCopy({
      ...rest,
      binding,
      isShown,
      say: onlyIf(isShown, options.say),
      onGone: () => {
        copies.delete(key);
        follow();
      },
      reportError,
    });
    copies.set(key, made);
    return made;
  }

  function follow() {
    const next = copyOf(bindingShown());
    if (next === shown.getState()) return;
    endOfCopy();
    // The copy of before stores what it has not stored yet by itself, under its own names.
    next.onShown();
    shown.setState(next, true);
    endOfCopy = isStarted ? next.start() : () => {};
  }

  const state: StallState = {
    shown: { getSnapshot: shown.getState, subscribe: shown.subscribe },
    copyOf,
    mayAppear: ({ account }) => {
      const now = session?.getSnapshot();
      return !now || (now.status === 'signed-in' && now.user.id === account);
    },
    show: (binding) => {
      if (binding && isHidden(binding)) throw new Error('Somebody else is signed in.');
      const key = binding ? namesOf(binding).key : null;
      if (!storage.write(SHOWN_KEY, key) && binding) {
        throw new Error('Where nothing can be stored, only the phone’s own copy is shown.');
      }
      follow();
    },
    copies: () => {
      copiesLoaded ??= import('./ledger-manager').then(
        ({ ledgerCopies }) => ledgerCopies(state, options.storage),
        (error: unknown) => {
          copiesLoaded = undefined;
          throw error;
        },
      );
      return copiesLoaded;
    },
    start: () => {
      isStarted = true;
      const onStorage = ({ key }: StorageEvent) => {
        if (key === SHOWN_KEY || key === null) follow();
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
      endOfCopy = shown.getState().start();
      return () => {
        isStarted = false;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', follow);
        window.removeEventListener('focus', follow);
        document.removeEventListener('visibilitychange', follow);
        leaveSession?.();
        endOfCopy();
        for (const copy of copies.values()) copy.close();
      };
    },
  };

  return state;
}

/** Nobody is told of what they cannot see. */
function onlyIf(isShown: () => boolean, say: StallSayings): StallSayings {
  return {
    nextDayBegins: () => isShown() && say.nextDayBegins(),
    restored: (events) => isShown() && say.restored(events),
    countsTwice: (dishes) => isShown() && say.countsTwice(dishes),
  };
}
