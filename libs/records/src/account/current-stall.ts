import type { StallRole } from '@thela/contract';
import type { AccountStallState } from './account-stall';
import type { AccountContext } from './account-context';
import { savedOrPending } from './account-view';
import { lostStorage } from './lost-storage';
import { sendOthers } from './send-others';
import { startSync } from './sync-engine';
import type { SyncEngine } from './sync-engine';
import type { SyncNews } from './sync-news';
import type { SyncedLedger } from '../device/synced-ledger';

/** An owner looks for entries that wait for them so often, in ms. */
const LATE_MS = 5 * 60 * 1000;

/** The synchronisation of the stall that is shown. */
export interface CurrentStallSync {
  /** Synchronises the ledger that is shown, if it belongs to who is signed in. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  /** @returns whether there is a ledger to synchronise */
  readonly now: () => Promise<boolean>;
  /** Somebody was invited: from now on others may enter something. */
  readonly expectOthers: () => void;
  /** Counts the entries that wait for the owner. */
  readonly countLate: () => Promise<void>;
  /** The person has seen a notice. */
  readonly dismiss: (notice: 'clock' | 'lost') => void;
}

/** @param onErased called when a stall that this device erased is gone from the account */
export function currentStall(context: AccountContext, onErased: () => void): CurrentStallSync {
  const {
    account: session,
    ledgers,
    view,
    records,
    serverFor,
    signals,
    reportError,
    user,
    storage,
  } = context;
  const lostOnes = lostStorage(storage);
  let engine: SyncEngine | null = null;
  let ledger: SyncedLedger | null = null;
  /** Only the latest start counts. */
  let starts = 0;
  let isShared = false;
  let lateCountedAt = Number.NEGATIVE_INFINITY;
  let isAsked = false;
  let areOthersSent = false;

  function stop() {
    starts += 1;
    engine?.stop();
    engine = null;
    ledger = null;
    isShared = false;
    isAsked = false;
    areOthersSent = false;
    lateCountedAt = Number.NEGATIVE_INFINITY;
  }

  function hear(of: SyncedLedger, news: SyncNews) {
    if (ledger !== of) return;
    const { account, stall } = of.id;
    if (news.kind === 'ended' && news.why === 'erased' && records.read(account).erasing === stall) {
      onErased();
      return;
    }
    if (news.kind === 'done') {
      // Whatever this device asked to be erased is still there: it was not.
      records.change(account, { syncedAt: news.at, erasing: null, isDeleting: false });
    }
    if (news.kind === 'lost') view.change({ lost: lostOnes.add(of.id, news.lost) });
    else view.show(news);
    if (news.kind === 'pending' && news.fault === 'no_account' && user() === account) {
      records.change(account, { isDeleted: true });
      session.signOut();
    }
    if (news.kind === 'done') void askOthers(of).catch(() => {});
  }

  /** What the page shows besides the records. It is asked for again after the next round, if it fails. */
  async function askOthers(of: SyncedLedger) {
    const { id } = of;
    const server = serverFor(id.account);
    if (!isAsked) {
      view.change({ stalls: await server.myStalls() });
      if (view.get().role === 'owner') {
        const members = await server.members(id.stall);
        isShared ||= members.filter(({ removedAt }) => removedAt === null).length > 1;
      }
      isAsked = true;
    }
    if (Date.now() - lateCountedAt > LATE_MS) await countLate();
    if (areOthersSent) return;
    await sendOthers(ledgers, server, id, () => ledger !== of);
    areOthersSent = ledger === of;
  }

  async function countLate() {
    if (!ledger || view.get().role !== 'owner') return;
    const { account, stall } = ledger.id;
    const entries = await serverFor(account).lateEntries(stall);
    lateCountedAt = Date.now();
    view.change({ late: entries.length });
  }

  return {
    start: async () => {
      stop();
      const found = ledgers.syncedLedger();
      const me = user();
      if (!found || found.id.account !== me) return;
      ledger = found;
      const own = starts;
      const first = await firstLook(found);
      if (own !== starts) return;
      view.change(first);
      engine = startSync({
        ledger: found,
        server: serverFor(me),
        clock: session.clock,
        signals,
        tell: (news) => hear(found, news),
        isShared: () => isShared || view.get().role === 'helper',
        knownHead: () => view.get().stalls.find(({ stall }) => stall === found.id.stall)?.head ?? 0,
        reportError,
      });
    },
    stop,
    now: async () => {
      await engine?.now();
      return engine !== null;
    },
    expectOthers: () => {
      isShared = true;
    },
    countLate,
    dismiss: (notice) => {
      const { clock } = view.get();
      if (notice === 'lost') {
        if (ledger) lostOnes.clear(ledger.id);
        view.change({ lost: [] });
      } else if (clock) {
        records.change(user() ?? '', { seenAheadMs: clock.aheadMs });
        view.change({ clock: { ...clock, isSeen: true } });
      }
    },
  };

  /** The screens of an owner must not be shown to a helper until the first answer comes. */
  async function roleAt(found: SyncedLedger): Promise<StallRole> {
    const role = await found.role();
    const known = view.get().stalls.find(({ stall }) => stall === found.id.stall)?.role;
    if (role === null && known) await found.setRole(known);
    return role ?? known ?? 'owner';
  }

  /** What the ledger itself knows, until the first round is over. */
  async function firstLook(found: SyncedLedger): Promise<Partial<AccountStallState>> {
    const { account, stall } = found.id;
    const [unsent, isOpened, head, own, migration] = await Promise.all([
      found.countUnsent(),
      found.isOpened(),
      found.head(),
      ledgers.countPhoneEvents(),
      ledgers.unfinishedMigration(),
    ]);
    const isNew = !isOpened && head === 0 && unsent.count === 0;
    const opening = { status: 'opening', fetched: 0, of: 0 } as const;
    return {
      stall,
      role: await roleAt(found),
      sync: isNew ? opening : savedOrPending(unsent, records.read(account).syncedAt),
      lost: lostOnes.read(found.id),
      serverDays: [],
      // What moves belongs to the account that it moves to.
      separateEvents: migration ? 0 : own,
      late: 0,
    };
  }
}
