import { alone } from '../device/one-at-a-time';
import { newBatchSizes } from './batch-size';
import { backoffMs } from '@thela/page';
import type { PageSignals } from '@thela/page';
import type { ServerClock } from '@thela/session';
import { asServerError } from './server-faults';
import { ServerError } from './stall-server';
import type { ServerFault, StallServer } from './stall-server';
import type { SyncNews } from './sync-news';
import { syncRounds } from './sync-round';
import type { SyncedLedger } from '../device/synced-ledger';

/** What is entered within this time, in ms, goes together. */
const BUNDLE_MS = 1500;

/** So often a page that is seen looks for news, in ms: where somebody else enters something, and where nobody does. */
const SHARED_MS = 20_000;
const ALONE_MS = 60_000;

/**
 * A tab that synchronises for so long, in ms, sleeps or fetches a whole year. Two that synchronise at once do each other's
 * work twice, and no harm.
 */
const LONGEST_WAIT_MS = 20_000;

export interface SyncOptions {
  readonly ledger: SyncedLedger;
  readonly server: StallServer;
  readonly clock: ServerClock;
  readonly signals: PageSignals;
  readonly tell: (news: SyncNews) => void;
  /** Events of the stall in the account, as far as the page knows; 0 when it does not. */
  readonly knownHead: () => number;
  /** Whether somebody else may enter something at this stall. */
  readonly isShared: () => boolean;
  /** Called with what the browser, not the server, refused. */
  readonly reportError: (error: unknown, place: string) => void;
}

/** The synchronisation of one ledger with the account's database. */
export interface SyncEngine {
  /** Synchronises now. Resolves when that is done, or could not be. */
  readonly now: () => Promise<void>;
  readonly stop: () => void;
}

/** Synchronises a ledger from now on. */
export function startSync(options: SyncOptions): SyncEngine {
  const { ledger, server, signals, isShared, reportError } = options;
  const { account, stall } = ledger.id;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let failures = 0;
  /** Of the last round; `null` when that worked, or none could be tried. */
  let lastFault: ServerFault | null = null;
  /** Whether something was entered since a round began. */
  let isNew = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;

  const tell = (news: SyncNews) => {
    if (!isStopped) options.tell(news);
  };
  const round = syncRounds({
    ledger,
    server,
    clock: options.clock,
    sizes: newBatchSizes(),
    tell,
    knownHead: options.knownHead,
    isOver: () => isStopped,
  });

  /** The earliest plan counts. */
  function plan(ms: number) {
    const at = performance.now() + ms;
    if (isStopped || at >= dueAt) return;
    dueAt = at;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (signals.mayWork()) void run();
      else pause();
    }, ms);
  }

  function unplan() {
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
  }

  /** Until the page is seen and online again. */
  function pause() {
    unplan();
    lastFault = null;
    sayWaiting();
  }

  async function tellWaiting() {
    const unsent = await ledger.countUnsent();
    const isSending = failures === 0 && signals.mayWork();
    tell({ kind: 'pending', unsent, fault: lastFault, isSending });
  }

  function sayWaiting() {
    tellWaiting().catch((fault: unknown) => reportError(fault, 'counting what is unsent'));
  }

  function run(): Promise<void> {
    running ??= synchronise().finally(() => {
      running = null;
      if (isNew && failures === 0) plan(BUNDLE_MS);
    });
    return running;
  }

  async function synchronise() {
    unplan();
    if (isStopped) return;
    isNew = false;
    try {
      await alone(`thela.sync.${account}.${stall}`, round, LONGEST_WAIT_MS);
      failures = 0;
      lastFault = null;
      tell({ kind: 'done', at: Date.now(), unsent: await ledger.countUnsent() });
      plan(isShared() ? SHARED_MS : ALONE_MS);
    } catch (error) {
      if (isStopped) return;
      if (!(error instanceof ServerError)) reportError(error, 'synchronising the stall');
      await fail(asServerError(error)).catch((fault: unknown) =>
        reportError(fault, 'counting what is unsent'),
      );
    }
  }

  async function fail({ fault, waitMs }: ServerError) {
    if (fault === 'erased' || fault === 'not_a_member') {
      const why = fault === 'erased' ? 'erased' : 'removed';
      tell({ kind: 'ended', why, unsent: await ledger.countUnsent() });
      stop();
      return;
    }
    failures += 1;
    lastFault = fault;
    plan(waitMs ?? backoffMs(failures, Math.random()));
    await tellWaiting();
  }

  const look = () => {
    if (!signals.mayWork()) pause();
    else if (!running) {
      failures = 0;
      plan(0);
    }
  };
  const ends = [
    signals.follow(look),
    ledger.onUnsent(() => {
      isNew = true;
      // A request may hang for long: until it is sent, nobody should read that it is in the account.
      sayWaiting();
      // While the server cannot be reached, only the backoff asks it.
      if (!running && failures === 0 && signals.mayWork()) plan(BUNDLE_MS);
    }),
  ];

  function stop() {
    isStopped = true;
    clearTimeout(timer);
    for (const end of ends) end();
  }

  look();
  return {
    now: async () => {
      if (running) await running;
      if (!isStopped) await run();
    },
    stop,
  };
}
