import type { StallDay } from '@thela/ledger';
import type { ServerClock } from '@thela/session';
import type { BatchSizes } from './batch-size';
import { pullEvents } from './pull';
import { pushEvents } from './push';
import { asServerError } from './server-faults';
import type { ServerError, ServerTime, StallServer } from './stall-server';
import type { EventRefusal, SyncedLedger } from '../device/synced-ledger';
import type { SyncNews } from './sync-news';

/** What a newer version of the database accepts: it may come at any moment. */
const MAY_GO_SOON: readonly EventRefusal[] = ['unknown_kind', 'unknown_field'];

/** After so many ms it is asked for. */
const SOON_MS = 600_000;

/** What may be accepted on another day, after another event or a decision of the owner's, too. */
const MAY_GO_LATER: readonly EventRefusal[] = [
  ...MAY_GO_SOON,
  'day_ahead',
  'day_full',
  'undo_unknown',
  'waiting_full',
];

/** The same where a page opens: the server, or something before it, may have refused anything for a while. */
const MAY_GO_WITH_A_PAGE: readonly EventRefusal[] = [...MAY_GO_LATER, 'invalid', 'too_large'];

export interface RoundOptions {
  readonly ledger: SyncedLedger;
  readonly server: StallServer;
  readonly clock: ServerClock;
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
  const { ledger, clock, sizes, tell, knownHead, isOver } = options;
  const server = measuredBy(clock, options.server);
  /** The server's day on which refused events were last tried again. */
  let triedOn: StallDay | null = null;
  /** Whether events were tried again since this page opened. */
  let isTried = false;
  let triedAt = performance.now();

  const push = () => pushEvents({ ledger, server, size: sizes.push, isOver });

  /** What is sent for the first time has the right time already: nobody can change it afterwards. */
  async function look() {
    const [first] = await ledger.unsent(1);
    if (!first) return;
    const { today } = await server.pull(ledger.id.stall, await ledger.head(), 1);
    if (!isOver()) await ledger.setSkew(clock.aheadMs(), today);
  }

  /** A full stall can still be read, and so can one that waits for its turn to write. */
  async function pushOrTell(): Promise<ServerError | null> {
    try {
      await push();
      return null;
    } catch (error) {
      const failed = asServerError(error);
      if (failed.fault !== 'stall_full' && failed.fault !== 'pace') throw error;
      return failed;
    }
  }

  async function tryAgainOn({ today }: ServerTime) {
    const isNext = triedOn !== null && triedOn !== today;
    triedOn = today;
    if (!isNext && performance.now() - triedAt < SOON_MS) return;
    triedAt = performance.now();
    await ledger.retryRefused(isNext ? MAY_GO_LATER : MAY_GO_SOON);
    await push();
  }

  return async () => {
    if (!isTried) await ledger.retryRefused(MAY_GO_WITH_A_PAGE);
    isTried = true;
    clock.forget();
    if (clock.mayBeSet()) await look();
    const full = await pushOrTell();
    const time = await pullEvents({ ledger, server, size: sizes.pull, tell, knownHead, isOver });
    if (!time || isOver()) return;
    await ledger.setSkew(clock.aheadMs(), time.today);
    if (full) throw full;
    await tryAgainOn(time);
    // Other days are the owner's alone.
    if ((await ledger.role()) === 'helper') await ledger.forgetBefore(time.today);
  };
}

/** A server by whose answers the page's clock learns how far this device's is off. */
function measuredBy(clock: ServerClock, server: StallServer): StallServer {
  const measured =
    <Given extends readonly unknown[], Answer extends ServerTime>(
      call: (...given: Given) => Promise<Answer>,
    ) =>
    async (...given: Given): Promise<Answer> => {
      const learn = clock.measure();
      const answer = await call(...given);
      learn(answer.now);
      return answer;
    };
  return { ...server, push: measured(server.push), pull: measured(server.pull) };
}
