import type { LedgerEvent } from '@thela/ledger';
import { serverClock } from '@thela/session';
import { supabaseStallServer } from '../../account/supabase-stall-server';
import { startSync } from '../../account/sync-engine';
import type { SyncEngine } from '../../account/sync-engine';
import type { SyncedLedger, WireEvent } from '../../device/synced-ledger';
import { tokenOf } from './faulty-rest';

const SUPABASE = { url: 'https://project.supabase.co', publishableKey: 'sb_publishable_test' };

export interface PhonePage {
  readonly ledger: SyncedLedger;
  readonly enter: (events: readonly LedgerEvent[]) => Promise<void>;
  readonly events: () => Promise<readonly WireEvent[]>;
  readonly end: () => void;
}

/** A phone whose page may end at any moment and open again. */
export interface Phone {
  readonly enter: PhonePage['enter'];
  readonly events: PhonePage['events'];
  readonly sync: () => Promise<void>;
  /**
   * Synchronises, and ends the page at one of its accesses to the disk; then it opens again.
   *
   * @param accesses before that one
   * @param isStored whether that one is still done
   */
  readonly killWhileSyncing: (accesses: number, isStored: boolean) => Promise<void>;
  /** How many events are unsent, or refused. */
  readonly waiting: () => Promise<number>;
  readonly stop: () => void;
}

interface OpenPage extends PhonePage {
  readonly engine: SyncEngine;
  readonly killAfter: (accesses: number, isStored: boolean) => Promise<void>;
}

/** @param open opens a page of this phone: what an earlier one stored is there */
export async function newPhone(open: () => Promise<PhonePage>): Promise<Phone> {
  let page = await openPage();

  async function openPage(): Promise<OpenPage> {
    const opened = await open();
    const { ledger, killAfter } = mortal(opened.ledger);
    return { ...opened, engine: synchronised(ledger), killAfter };
  }

  return {
    enter: (events) => page.enter(events),
    events: () => page.events(),
    sync: () => page.engine.now(),
    killWhileSyncing: async (accesses, isStored) => {
      // A round that needs the disk less often ends before.
      await Promise.race([page.killAfter(accesses, isStored), page.engine.now()]);
      page.engine.stop();
      page.end();
      page = await openPage();
    },
    waiting: async () => (await page.ledger.countUnsent()).count,
    stop: () => {
      page.engine.stop();
      page.end();
    },
  };
}

const never = new Promise<never>(() => {});

/** A ledger that a page uses until it ends: what it asks for then never comes. */
function mortal(ledger: SyncedLedger): Pick<OpenPage, 'ledger' | 'killAfter'> {
  let left = Number.POSITIVE_INFINITY;
  let isLastStored = false;
  let onKilled = () => {};
  const guarded =
    <Given extends readonly unknown[], Result>(access: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      left -= 1;
      if (left >= 0) return access(...given);
      if (left === -1) {
        if (isLastStored) await access(...given);
        onKilled();
      }
      return never;
    };
  return {
    killAfter: (accesses, isStored) => {
      left = accesses;
      isLastStored = isStored;
      return new Promise((resolve) => {
        onKilled = resolve;
      });
    },
    ledger: {
      id: ledger.id,
      onUnsent: ledger.onUnsent,
      unsent: guarded(ledger.unsent),
      countUnsent: guarded(ledger.countUnsent),
      markSent: guarded(ledger.markSent),
      markRefused: guarded(ledger.markRefused),
      retryRefused: guarded(ledger.retryRefused),
      head: guarded(ledger.head),
      isOpened: guarded(ledger.isOpened),
      receive: guarded(ledger.receive),
      setSkew: guarded(ledger.setSkew),
      forgetBefore: guarded(ledger.forgetBefore),
      role: guarded(ledger.role),
      setRole: guarded(ledger.setRole),
    },
  };
}

/** Synchronises a ledger when it is asked to, and only then if timers are stopped. */
function synchronised(ledger: SyncedLedger): SyncEngine {
  const token = () => Promise.resolve(tokenOf(ledger.id.account));
  return startSync({
    ledger,
    server: supabaseStallServer(SUPABASE, { current: token, renew: token }),
    clock: serverClock(),
    signals: { mayWork: () => true, follow: () => () => {} },
    tell: () => {},
    isShared: () => true,
    knownHead: () => 0,
    reportError: (error) => {
      throw error;
    },
  });
}
