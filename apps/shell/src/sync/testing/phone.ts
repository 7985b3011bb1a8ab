import type { LedgerEvent } from '@thela/ledger';
import { supabaseStallServer } from '../supabase-stall-server';
import { startSync } from '../sync-engine';
import type { SyncEngine } from '../sync-engine';
import type { Binding, WireEvent } from '../synced-copy';
import { tokenOf } from './faulty-rest';
import { memoryCopy, newDisk } from './memory-copy';
import type { MemoryCopy } from './memory-copy';

const SUPABASE = { url: 'https://project.supabase.co', publishableKey: 'sb_publishable_test' };

/** A phone with a copy of a stall, whose page may end at any moment and open again. */
export interface Phone {
  readonly enter: (events: readonly LedgerEvent[]) => Promise<void>;
  readonly sync: () => Promise<void>;
  /** Synchronises, and ends the page at one of the accesses to the disk; then it opens again. */
  readonly killWhileSyncing: (accesses: number, isStored: boolean) => Promise<void>;
  /** What the phone has. */
  readonly events: () => Promise<readonly WireEvent[]>;
  /** What is unsent, or refused. */
  readonly waiting: () => Promise<number>;
  readonly stop: () => void;
}

/** A phone with a copy in memory. */
export function memoryPhone(binding: Binding): Phone {
  const disk = newDisk();
  let { copy, engine } = openPage();

  function openPage(): { readonly copy: MemoryCopy; readonly engine: SyncEngine } {
    const page = memoryCopy(binding, disk);
    return { copy: page, engine: synchronised(page) };
  }

  return {
    enter: async (events) => copy.enter(events),
    sync: () => engine.now(),
    killWhileSyncing: async (accesses, isStored) => {
      const killed = copy.killAfter(accesses, isStored);
      // A round that needs the disk less often ends before.
      await Promise.race([killed, engine.now()]);
      engine.stop();
      copy.kill();
      ({ copy, engine } = openPage());
    },
    events: async () => [...disk.events.values()],
    waiting: async () => (await copy.countUnsent()).count,
    stop: () => engine.stop(),
  };
}

/** Synchronises a copy when it is asked to, and only then if timers are stopped. */
export function synchronised(copy: MemoryCopy): SyncEngine {
  const token = () => Promise.resolve(tokenOf(copy.binding.account));
  return startSync({
    copy,
    server: supabaseStallServer(SUPABASE, { current: token, renew: token }),
    signals: { mayWork: () => true, follow: () => () => {} },
    tell: () => {},
    isShared: () => true,
    knownHead: () => 0,
    reportError: (error) => {
      throw error;
    },
  });
}
