import type { Store } from '@thela/contract';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { registryEnvelopeSchema } from './registry';
import { persistValue } from './storage';
import type { Verification, VerifiedRegistry, Verifier } from './verified-registry';

/** If there is a stored registry, the wait for a new one ends after this many ms. */
export const TIMEOUT_MS = 6000;
/** A registry that was read at most this many ms ago is not read again by a first attempt. */
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
   * Returns the registry. The first attempt (0) reuses the result of the last minute, even if that was the
   * stored registry. A retry always makes a new request.
   *
   * Rejects when the request fails and this browser has no stored registry.
   */
  readonly read: (attempt: number) => Promise<VerifiedRegistry>;
  /** Fetches the registry and changes nothing on the page. Rejects when it cannot be read. */
  readonly peek: () => Promise<VerifiedRegistry>;
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

/**
 * Makes the source of the registry. It stores the verified entries of each registry in the browser, and
 * returns the stored ones, verified again, when a new one cannot be read or takes too long.
 */
export function createRegistrySource(options: RegistrySourceOptions): RegistrySource {
  const { fetchRegistry, verifier, storage, now } = options;
  const persisted = persistValue(storage, 'thela.registry', persistedSchema);
  const store = createStore<RegistryState>(() => ({ status: 'unread' }));
  let latest: { readonly askedAt: number; answer: Promise<VerifiedRegistry> } | undefined;
  let requests = 0;
  let answered = 0;

  function ask(): Promise<VerifiedRegistry> {
    requests += 1;
    const request = requests;
    const answer = fetchRegistry()
      .then(verifier.verify)
      .then((verification) => {
        const { registry } = verification;
        // A late answer to an earlier request must not replace the answer to a later one.
        if (request > answered) {
          answered = request;
          persist(verification);
          store.setState({ status: 'current', registry }, true);
          // After a timeout, `answer` is the stored registry: later readers get the new one.
          asked.answer = Promise.resolve(registry);
        }
        return registry;
      });
    // Reads the stored registry only when it is needed, because that would slow down the page's start.
    const stored = withTimeout(answer, () => persisted.read() !== null).catch(useStored);
    const asked = { askedAt: now(), answer: stored };
    latest = asked;
    return stored;

    async function useStored(cause: unknown): Promise<VerifiedRegistry> {
      const earlier = persisted.read();
      const verified =
        earlier && (await verifier.verifyUnnumbered(earlier.registry).catch(() => null));
      const isLatest = latest === asked;
      if (!earlier || !verified) {
        // The next one who opens a tool shall ask again.
        if (isLatest) {
          latest = undefined;
          store.setState({ status: 'unreadable', cause }, true);
        }
        throw cause;
      }
      const { registry } = verified;
      const { keptAt } = earlier;
      if (isLatest) store.setState({ status: 'stale', registry, keptAt, cause }, true);
      return registry;
    }
  }

  /** Stores the accepted entries; that of a refused tool stays as it was stored before. */
  function persist({ registry, accepted }: Verification) {
    const isRefused = [...registry.values()].some(({ kind }) => kind === 'refused');
    const before = isRefused ? readEntries(persisted.read()?.registry) : {};
    const earlier = Object.entries(before).filter(([name]) => registry.has(name));
    const remotes = Object.fromEntries([...earlier, ...accepted]);
    persisted.write({ keptAt: new Date(now()).toISOString(), registry: { schema: 1, remotes } });
  }

  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    read: (attempt) => {
      if (!latest || attempt > 0 || now() - latest.askedAt > FRESH_FOR_MS) {
        return ask();
      }
      return latest.answer;
    },
    peek: async () => (await verifier.verifyUnnumbered(await fetchRegistry())).registry,
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

function readEntries(registry: unknown): Readonly<Record<string, unknown>> {
  const parsed = v.safeParse(registryEnvelopeSchema, registry);
  return parsed.success ? parsed.output.remotes : {};
}
