import { deepFreeze } from '@thela/contract';
import type { Store } from '@thela/contract';
import type { StallDay } from '@thela/ledger';
import { createStore } from 'zustand/vanilla';
import { isOfNewerPage, WRONG_MS } from './account-stall';
import type { AccountStallState, ClockFault, SyncStatus } from './account-stall';
import { causeOf } from './server-faults';
import type { SyncNews } from './sync-news';
import type { Unsent } from '../device/synced-ledger';

/** A page that turns to the next day a moment before or after the server has no wrong clock. */
const TOLERANCE_MS = 60_000;

/** What is shown while nothing is known of an account. The clock is that of the phone. */
export function unknownStall(sync: SyncStatus): Omit<AccountStallState, 'clock'> {
  const nothing = { stalls: [], lost: [], serverDays: [], separateEvents: 0, late: 0 };
  return { sync, stall: null, role: 'owner', ...nothing };
}

/** `dayAt`: the stall's day at a moment, by the calendar of this device; `today`: that of what is entered now. */
interface Days {
  readonly dayAt: (moment: number) => StallDay;
  readonly today: () => StallDay;
}

/** What the page shows of the stall in the account. */
export interface AccountView {
  readonly store: Store<AccountStallState>;
  readonly get: () => AccountStallState;
  readonly change: (part: Partial<AccountStallState>) => void;
  /** Shows by how many ms this device's clock is ahead of the server's. */
  readonly showClock: (aheadMs: number) => void;
  /** Shows what the synchronisation tells. */
  readonly show: (news: Exclude<SyncNews, { readonly kind: 'lost' }>) => void;
}

/**
 * @param first what is shown at first
 * @param seenAheadMs how far the clock was ahead when the person was told of it last; `null` before that
 */
export function accountView(
  first: AccountStallState,
  days: Days,
  seenAheadMs: () => number | null,
): AccountView {
  const store = createStore<AccountStallState>(() => deepFreeze(first));
  const change = (part: Partial<AccountStallState>) =>
    store.setState(deepFreeze({ ...store.getState(), ...part }), true);
  return {
    store: { getSnapshot: store.getState, subscribe: store.subscribe },
    get: store.getState,
    change,
    showClock: (aheadMs) => change({ clock: clockFault(aheadMs, days, seenAheadMs()) }),
    show: (news) => {
      if (news.kind === 'days') change({ serverDays: news.days });
      else if (news.kind === 'newer') change({ hasNewer: true });
      else if (news.kind === 'role') change({ role: news.role });
      else change({ sync: statusAfter(store.getState().sync, news) });
    },
  };
}

type StatusNews = Exclude<SyncNews, { readonly kind: 'days' | 'newer' | 'role' | 'lost' }>;

function statusAfter(before: SyncStatus, news: StatusNews): SyncStatus {
  if (news.kind === 'fetching') {
    const { status, fetched, of } = news;
    return { status, fetched, of };
  }
  if (news.kind === 'ended') return { status: 'ended', why: news.why, unsent: news.unsent };
  if (news.kind === 'done') return savedOrPending(news.unsent, news.at);
  // What is on its way for the first time is neither kept nor waiting; the page shows how far it is.
  if (before.status === 'opening' || before.status === 'fetching') return before;
  const next = savedOrPending(news.unsent, lastSaved(before));
  if (next.status !== 'pending') return next;
  const { isSending, fault } = news;
  const cause = fault === null ? next.cause : causeOf(fault);
  return { ...next, isSending, cause };
}

/** When all was in the account for the last time; ms since 1970. */
function lastSaved(sync: SyncStatus): number | null {
  return sync.status === 'saved' || sync.status === 'pending' ? sync.at : null;
}

/** @param at when all was in the account for the last time */
export function savedOrPending(
  unsent: Unsent,
  at: number | null,
): Extract<SyncStatus, { status: 'saved' | 'pending' }> {
  const { count, refused } = unsent;
  if (count === 0 && refused.length === 0 && at !== null) return { status: 'saved', at };
  const isOfNewer = refused.some(({ code }) => isOfNewerPage(code));
  return { status: 'pending', unsent, at, cause: isOfNewer ? 'updating' : undefined };
}

/** Where the records are kept, with what is unsent by now. */
export function withUnsent(sync: SyncStatus, unsent: Unsent): SyncStatus {
  if ('unsent' in sync) return { ...sync, unsent };
  return sync.status === 'saved' ? savedOrPending(unsent, sync.at) : sync;
}

function clockFault(
  aheadMs: number,
  { dayAt, today }: Days,
  seenAheadMs: number | null,
): ClockFault | null {
  const deviceDay = today();
  const serverDay = dayAt(Date.now() - aheadMs);
  const isOtherDay = deviceDay !== serverDay && Math.abs(aheadMs) >= TOLERANCE_MS;
  if (!isOtherDay && Math.abs(aheadMs) < WRONG_MS) return null;
  const isSeen = seenAheadMs !== null && Math.abs(aheadMs - seenAheadMs) < WRONG_MS;
  return { aheadMs, deviceDay, serverDay, isSeen };
}
