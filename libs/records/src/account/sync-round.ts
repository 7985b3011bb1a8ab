import type { StallDay } from '@thela/ledger';
import type { BatchSizes } from './batch-size';
import { pullEvents } from './pull';
import { pushEvents } from './push';
import { asServerError } from './server-faults';
import type { ServerError, ServerTime, StallServer } from './stall-server';
import type { EventRefusal, SyncedLedger } from '../device/synced-ledger';
import type { SyncNews } from './sync-news';

/** What may be accepted on another day, by a newer version of the database, or after another event. */
const MAY_GO_LATER: readonly EventRefusal[] = ['day_ahead', 'unknown_kind', 'undo_unknown'];

/** The same where a page opens: the server, or something before it, may have refused anything for a while. */
const MAY_GO_WITH_A_PAGE: readonly EventRefusal[] = [...MAY_GO_LATER, 'invalid', 'too_large'];

export interface RoundOptions {
  readonly ledger: SyncedLedger;
  readonly server: StallServer;
  readonly sizes: BatchSizes;
  readonly tell: (news: SyncNews) => void;
  /** Events of the stall in the account, as far as the page knows; 0 when it does not. */
  readonly knownHead: () => number;
  /** Whether nobody waits for it any more. */
  readonly isOver: () => boolean;
}

/** Sends what is unsent, then fetches what is new. Rejects with a `ServerError`, or with what the browser says. */
export type SyncRound = () => Promise<void>;

/** The synchronisation of a ledger: each call is one round, and knows of those before. */
export function syncRounds(options: RoundOptions): SyncRound {
  const { ledger, sizes, tell, knownHead, isOver } = options;
  const { server, aheadMs, forget, mayBeSet } = watchClock(options.server);
  const tellTime = ({ now, today }: ServerTime) =>
    tell({ kind: 'time', now, today, aheadMs: aheadMs() });
  /** The server's day on which refused events were last tried again. */
  let triedOn: StallDay | null = null;
  /** Whether events were tried again since this page opened. */
  let isTried = false;

  const push = () =>
    pushEvents({
      ledger,
      server,
      size: sizes.push,
      isOver,
      onAnswer: tellTime,
    });

  /** What is sent for the first time has the right time already: nobody can change it afterwards. */
  async function look() {
    const [first] = await ledger.unsent(1);
    if (!first) return;
    const { today } = await server.pull(ledger.id.stall, await ledger.head(), 1);
    if (!isOver()) await ledger.setSkew(aheadMs(), today);
  }

  /** A full stall can still be read. */
  async function pushOrTell(): Promise<ServerError | null> {
    try {
      await push();
      return null;
    } catch (error) {
      if (asServerError(error).fault !== 'stall_full') throw error;
      return asServerError(error);
    }
  }

  async function tryAgainOn({ today }: ServerTime) {
    const isNext = triedOn !== null && triedOn !== today;
    triedOn = today;
    if (!isNext) return;
    await ledger.retryRefused(MAY_GO_LATER);
    await push();
  }

  return async () => {
    if (!isTried) await ledger.retryRefused(MAY_GO_WITH_A_PAGE);
    isTried = true;
    forget();
    if (mayBeSet()) await look();
    const full = await pushOrTell();
    const time = await pullEvents({ ledger, server, size: sizes.pull, tell, knownHead, isOver });
    if (!time || isOver()) return;
    tellTime(time);
    await ledger.setSkew(aheadMs(), time.today);
    if (full) throw full;
    await tryAgainOn(time);
    // Other days are the owner's alone.
    if ((await ledger.role()) === 'helper') await ledger.forgetBefore(time.today);
  };
}

/** A server by whose answers one can tell how far this device's clock is ahead. */
interface WatchedServer {
  readonly server: StallServer;
  /** In ms, negative when it is behind, as the quickest answer says; half of its round trip is taken off. */
  readonly aheadMs: () => number;
  /** Only the answers from now on count: the clock may be set between two rounds. */
  readonly forget: () => void;
  /** Whether the clock may have been set since the last answer: it and the browser's own count of time went apart. */
  readonly mayBeSet: () => boolean;
}

/** Clocks go apart by less than this, in ms, between two rounds; when a phone sleeps, by more. */
const LEAST_SET_MS = 60_000;

function watchClock(server: StallServer): WatchedServer {
  let best = { tripMs: Number.POSITIVE_INFINITY, aheadMs: 0 };
  /** The clock by the browser's own count of time; `null` before the first answer. */
  let zero: number | null = null;
  const zeroNow = () => Date.now() - performance.now();
  const watched =
    <Given extends readonly unknown[], Answer extends ServerTime>(
      call: (...given: Given) => Promise<Answer>,
    ) =>
    async (...given: Given): Promise<Answer> => {
      const startedAt = performance.now();
      const answer = await call(...given);
      const tripMs = performance.now() - startedAt;
      const found = Math.round(Date.now() - tripMs / 2 - answer.now);
      // Within a round trip nobody knows: two phones with right clocks must not be set apart by a slow line.
      const aheadMs = Math.abs(found) > tripMs ? found : 0;
      if (tripMs < best.tripMs) best = { tripMs, aheadMs };
      zero = zeroNow();
      return answer;
    };
  return {
    server: { ...server, push: watched(server.push), pull: watched(server.pull) },
    aheadMs: () => best.aheadMs,
    forget: () => {
      best = { tripMs: Number.POSITIVE_INFINITY, aheadMs: 0 };
    },
    mayBeSet: () => zero === null || Math.abs(zeroNow() - zero) > LEAST_SET_MS,
  };
}
