import type { Store } from '@thela/contract';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { persistValue } from './storage';
import { entriesOf } from './verified-registry';
import type { Verification, VerifiedRegistry, Verifier } from './verified-registry';

/** If there is a stored registry, opening a tool waits this many ms for a new one. */
const OPENING_TIMEOUT_MS = 300;
/** A retry waits longer; after this many ms the stored registry counts as old. */
export const TIMEOUT_MS = 6000;
/** A registry that was read at most this many ms ago is not awaited again. */
const FRESH_FOR_MS = 60_000;

const persistedSchema = v.object({
  keptAt: v.pipe(v.string(), v.isoTimestamp()),
  registry: v.unknown(),
});

/** The registry that the page uses; its entries were verified. */
export type RegistryState =
  | { readonly status: 'unread' }
  | { readonly status: 'current'; readonly registry: VerifiedRegistry }
  /** None could be read: the last good one, which this browser stored at `keptAt` (ISO, UTC). */
  | {
      readonly status: 'stale';
      readonly registry: VerifiedRegistry;
      readonly keptAt: string;
      readonly cause: unknown;
    }
  /** None could be read, and none is stored. */
  | { readonly status: 'unreadable'; readonly cause: unknown };

/** Reads the registry, which says which releases are live. */
export interface RegistrySource extends Store<RegistryState> {
  /**
   * Returns the registry for whatever runs no code. It asks the network unless somebody did within the last minute, and
   * waits 6 s for the answer: what is fetched by the stored registry was fetched before.
   *
   * Rejects when the request fails and this browser has no stored registry.
   */
  readonly read: () => Promise<VerifiedRegistry>;
  /**
   * Returns the registry to open a tool by. The network is always asked: for the first tool on the page `read` may have
   * done so. An answer of the last minute is returned at once, and a later one is told to the subscribers. Otherwise the
   * first attempt (0) waits 300 ms for the answer, a retry 6 s, and then goes by the stored registry.
   *
   * Rejects as `read` does.
   */
  readonly readToOpen: (attempt: number) => Promise<VerifiedRegistry>;
  /** The registry that this browser has stored, verified; `null` if it has none. Code must not run because of it. */
  readonly readStored: () => Promise<VerifiedRegistry | null>;
  /** Asks the network. Rejects when the registry cannot be read, and then changes nothing on the page. */
  readonly renew: () => Promise<VerifiedRegistry>;
}

export interface RegistrySourceOptions {
  /** Fetches `remotes.json` and returns the parsed JSON. */
  readonly fetchRegistry: () => Promise<unknown>;
  readonly verifier: Verifier;
  /** Returns `localStorage`. */
  readonly storage: () => Storage;
  /** The current time in ms since 1970. */
  readonly now: () => number;
}

/** One question to the network. */
interface Question {
  readonly askedAt: number;
  /** What the network says; what is stored when it says nothing. */
  settled: Promise<VerifiedRegistry>;
  /** What a tool may be opened by. */
  answer: Promise<VerifiedRegistry>;
  isAnswered: boolean;
  /** Whether a tool was opened by it. */
  isUsed: boolean;
}

/**
 * Makes the source of the registry. It stores the verified entries of each registry in the browser, and
 * returns the stored ones, verified again, when a new one cannot be read or takes too long.
 */
export function createRegistrySource(options: RegistrySourceOptions): RegistrySource {
  const { fetchRegistry, verifier, storage, now } = options;
  const persisted = persistValue(storage, 'thela.registry', persistedSchema);
  const store = createStore<RegistryState>(() => ({ status: 'unread' }));
  let latest: Question | undefined;
  let requests = 0;
  let answered = 0;

  /** Fetches the registry, and has the page go by it. */
  async function fetchNext(): Promise<VerifiedRegistry> {
    requests += 1;
    const request = requests;
    const fetched = await fetchRegistry();
    const verification = await verifier.verify(fetched, persisted.read()?.registry);
    // A late answer to an earlier request must not replace the answer to a later one.
    if (request < answered) return verification.registry;
    answered = request;
    persist(verification);
    const before = store.getState();
    if (before.status === 'current' && isSame(before.registry, verification.registry)) {
      return before.registry;
    }
    store.setState({ status: 'current', registry: verification.registry }, true);
    return verification.registry;
  }

  async function renew(): Promise<VerifiedRegistry> {
    const askedAt = now();
    const registry = await fetchNext();
    if (!latest || latest.askedAt <= askedAt) {
      const settled = Promise.resolve(registry);
      latest = { askedAt, settled, answer: settled, isAnswered: true, isUsed: true };
    }
    return registry;
  }

  /** @param patienceMs after so long, what is stored is the answer */
  function ask(patienceMs: number): Question {
    const answer = fetchNext().then((registry) => {
      asked.isAnswered = true;
      // After a timeout they are the stored registry: later readers get the new one.
      asked.settled = Promise.resolve(registry);
      asked.answer = asked.settled;
      return registry;
    });
    // Reads the stored registry only when it is needed, because that would slow down the page's start.
    const settled = withTimeout(answer, () => persisted.read() !== null).catch(goByStored);
    const asked: Question = {
      askedAt: now(),
      settled,
      answer: patienceMs < TIMEOUT_MS ? orStoredAfter(patienceMs, settled) : settled,
      isAnswered: false,
      isUsed: false,
    };
    // What runs no code does not look at it.
    asked.answer.catch(() => {});
    latest = asked;
    return asked;

    async function goByStored(cause: unknown): Promise<VerifiedRegistry> {
      const earlier = persisted.read();
      const registry = await readStored();
      const isLatest = latest === asked;
      if (!earlier || !registry) {
        // The next one who opens a tool shall ask again.
        if (isLatest) {
          latest = undefined;
          store.setState({ status: 'unreadable', cause }, true);
        }
        throw cause;
      }
      const { keptAt } = earlier;
      if (isLatest) store.setState({ status: 'stale', registry, keptAt, cause }, true);
      return registry;
    }
  }

  async function readStored(): Promise<VerifiedRegistry | null> {
    const earlier = persisted.read();
    if (!earlier) return null;
    const verified = await verifier.verifyUnnumbered(earlier.registry).catch(() => null);
    return verified?.registry ?? null;
  }

  /** What arrives within so many ms, else the stored registry; without one, whatever comes of the question. */
  async function orStoredAfter(ms: number, settled: Promise<VerifiedRegistry>) {
    const stored = new Promise<VerifiedRegistry | null>((resolve) => {
      setTimeout(() => void readStored().then(resolve), ms);
    });
    return Promise.race([settled, stored.then((registry) => registry ?? settled)]);
  }

  /** Stores the accepted entries; that of a refused tool stays as it was stored before. */
  function persist({ registry, accepted }: Verification) {
    const isRefused = [...registry.values()].some(({ kind }) => kind === 'refused');
    const before = isRefused ? entriesOf(persisted.read()?.registry) : {};
    const earlier = Object.entries(before).filter(([name]) => registry.has(name));
    const remotes = Object.fromEntries([...earlier, ...accepted]);
    persisted.write({ keptAt: new Date(now()).toISOString(), registry: { schema: 1, remotes } });
  }

  /** Whether the network was asked within the last minute. */
  const isFresh = (question: Question | undefined) =>
    question !== undefined && now() - question.askedAt <= FRESH_FOR_MS;

  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    read: () => (latest && isFresh(latest) ? latest : ask(OPENING_TIMEOUT_MS)).settled,
    readToOpen: (attempt) => {
      const known = attempt === 0 && isFresh(latest) ? latest : undefined;
      const isAnother = known?.isUsed ?? false;
      const question =
        known && (known.isAnswered || !isAnother)
          ? known
          : ask(attempt === 0 ? OPENING_TIMEOUT_MS : TIMEOUT_MS);
      question.isUsed = true;
      // Nothing is shown of a failure: what the page goes by is a minute old at most.
      if (question === known && isAnother) renew().catch(() => {});
      return question.answer;
    },
    readStored,
    renew,
  };
}

/** The answer, or a rejection after `TIMEOUT_MS` if `isLimited` says so: there is a stored registry. */
function withTimeout<Value>(answer: Promise<Value>, isLimited: () => boolean): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    const error = new Error(`remotes.json did not arrive within ${TIMEOUT_MS} ms`);
    timer = setTimeout(() => {
      if (isLimited()) reject(error);
    }, TIMEOUT_MS);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

function isSame(one: VerifiedRegistry, other: VerifiedRegistry): boolean {
  return JSON.stringify([...one]) === JSON.stringify([...other]);
}
