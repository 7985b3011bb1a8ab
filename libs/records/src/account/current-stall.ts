import type { StallRole } from '@thela/contract';
import type { AccountStallState } from './account-stall';
import type { AccountContext } from './account-context';
import { keptOrWaiting } from './account-view';
import { sendOthers } from './send-others';
import { startSync } from './sync-engine';
import type { SyncEngine } from './sync-engine';
import type { SyncNews } from './sync-news';
import type { SyncedCopy } from '../device/synced-ledger';

/** An owner looks for entries that wait for them so often, in ms. */
const LATE_MS = 5 * 60 * 1000;

/** The synchronisation of the stall that is shown. */
export interface ShownStallSync {
  /** Synchronises the copy that is shown, if it belongs to who is signed in. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  /** @returns whether there is a copy to synchronise */
  readonly now: () => Promise<boolean>;
  /** Somebody was invited: from now on others may enter something. */
  readonly expectOthers: () => void;
  /** Counts the entries that wait for the owner. */
  readonly countLate: () => Promise<void>;
}

/** @param onErased called when a stall that this device erased is gone from the account */
export function shownStall(context: AccountContext, onErased: () => void): ShownStallSync {
  const {
    account: session,
    copies,
    view,
    records,
    serverFor,
    signals,
    reportError,
    user,
  } = context;
  let engine: SyncEngine | null = null;
  let copy: SyncedCopy | null = null;
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
    copy = null;
    isShared = false;
    isAsked = false;
    areOthersSent = false;
    lateCountedAt = Number.NEGATIVE_INFINITY;
  }

  function hear(of: SyncedCopy, news: SyncNews) {
    if (copy !== of) return;
    const { account, stall } = of.binding;
    if (news.kind === 'ended' && news.why === 'erased' && records.read(account).erasing === stall) {
      onErased();
      return;
    }
    if (news.kind === 'done') {
      // Whatever this device asked to be erased is still there: it was not.
      records.change(account, { syncedAt: news.at, erasing: null, isDeleting: false });
    }
    view.show(news);
    if (news.kind === 'waiting' && news.fault === 'no_account' && user() === account) {
      records.change(account, { isDeleted: true });
      session.signOut();
    }
    if (news.kind === 'done') void askOthers(of).catch(() => {});
  }

  /** What the page shows besides the records. It is asked for again after the next round, if it fails. */
  async function askOthers(of: SyncedCopy) {
    const { binding } = of;
    const server = serverFor(binding.account);
    if (!isAsked) {
      view.change({ stalls: await server.myStalls() });
      if (view.get().role === 'owner') {
        const members = await server.members(binding.stall);
        isShared ||= members.filter(({ removedAt }) => removedAt === null).length > 1;
      }
      isAsked = true;
    }
    if (Date.now() - lateCountedAt > LATE_MS) await countLate();
    if (areOthersSent) return;
    await sendOthers(copies, server, binding, () => copy !== of);
    areOthersSent = copy === of;
  }

  async function countLate() {
    if (!copy || view.get().role !== 'owner') return;
    const { account, stall } = copy.binding;
    const entries = await serverFor(account).lateEntries(stall);
    lateCountedAt = Date.now();
    view.change({ late: entries.length });
  }

  return {
    start: async () => {
      stop();
      const found = copies.synced();
      const me = user();
      if (!found || found.binding.account !== me) return;
      copy = found;
      const own = starts;
      const first = await firstLook(found);
      if (own !== starts) return;
      view.change(first);
      engine = startSync({
        copy: found,
        server: serverFor(me),
        signals,
        tell: (news) => hear(found, news),
        isShared: () => isShared || view.get().role === 'helper',
        knownHead: () =>
          view.get().stalls.find(({ stall }) => stall === found.binding.stall)?.head ?? 0,
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
  };

  /** The screens of an owner must not be shown to a helper until the first answer comes. */
  async function roleAt(found: SyncedCopy): Promise<StallRole> {
    const role = await found.role();
    const known = view.get().stalls.find(({ stall }) => stall === found.binding.stall)?.role;
    if (role === null && known) await found.setRole(known);
    return role ?? known ?? 'owner';
  }

  /** What the copy itself knows, until the first round is over. */
  async function firstLook(found: SyncedCopy): Promise<Partial<AccountStallState>> {
    const { account, stall } = found.binding;
    const [unsent, isOpened, head, own, moving] = await Promise.all([
      found.countUnsent(),
      found.isOpened(),
      found.head(),
      copies.countOwn(),
      copies.unfinishedMove(),
    ]);
    const isNew = !isOpened && head === 0 && unsent.count === 0;
    const opening = { status: 'opening', fetched: 0, of: 0 } as const;
    return {
      stall,
      role: await roleAt(found),
      keeping: isNew ? opening : keptOrWaiting(unsent, records.read(account).syncedAt),
      clock: null,
      serverDays: [],
      // What moves belongs to the account that it moves to.
      apart: moving ? 0 : own,
      late: 0,
    };
  }
}
