import type { Store } from '@thela/contract';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { persistValue } from './storage';
import { isRegistry } from './registry';

/** If there is a stored registry, the wait for a new one ends after this many ms. */
export const TIMEOUT_MS = 6000;
/** A registry that was read at most this many ms ago is not read again by a first attempt. */
const FRESH_FOR_MS = 60_000;

const persistedSchema = v.object({
  keptAt: v.pipe(v.string(), v.isoTimestamp()),
  registry: v.custom<unknown>(isRegistry),
});

/** The registry that the page uses; its entries are not validated yet. */
export type RegistryState =
  | { readonly status: 'unread' }
  | { readonly status: 'current'; readonly registry: unknown }
  /** None could be read: the last good one, which this browser stored at `keptAt` (ISO, UTC). */
  | {
      readonly status: 'stale';
      readonly registry: unknown;
      readonly keptAt: string;
      readonly cause: unknown;
    }
  /** None could be read, and none is stored. */
  | { readonly status: 'unreadable'; readonly cause: unknown };

/** Reads the registry, which says which releases are live. */
export interface RegistrySource extends Store<RegistryState> {
  /**
   * Returns the registry; its entries are not validated yet. The first attempt (0) reuses the result of
   * the last minute, even if that was the stored registry. A retry always makes a new request.
   *
   * Rejects when the request fails and this browser has no stored registry.
   */
  readonly read: (attempt: number) => Promise<unknown>;
}

export interface RegistrySourceOptions {
  /** Fetches `remotes.json` and returns the parsed JSON. */
  readonly fetchRegistry: () => Promise<unknown>;
  /** Returns `localStorage`. */
  readonly storage: () => Storage;
  /** The current time in ms since 1970. */
  readonly now: () => number;
}

/**
 * Makes the source of the registry. It stores each valid registry in the browser, and returns the stored
 * one when a new one cannot be read or takes too long.
 */
export function createRegistrySource(options: RegistrySourceOptions): RegistrySource {
  const { fetchRegistry, storage, now } = options;
  const persisted = persistValue(storage, 'thela.registry', persistedSchema);
  const store = createStore<RegistryState>(() => ({ status: 'unread' }));
  let latest: { readonly askedAt: number; answer: Promise<unknown> } | undefined;
  let requests = 0;
  let answered = 0;

  function ask(): Promise<unknown> {
    requests += 1;
    const request = requests;
    const asked = { askedAt: now(), answer: Promise.resolve<unknown>(undefined) };
    latest = asked;
    const answer = fetchRegistry().then((registry) => {
      if (!isRegistry(registry)) throw new Error('remotes.json is not a registry');
      // A late answer to an earlier request must not replace the answer to a later one.
      if (request > answered) {
        answered = request;
        persisted.write({ keptAt: new Date(now()).toISOString(), registry });
        store.setState({ status: 'current', registry }, true);
        // After a timeout, `answer` is the stored registry: later readers get the new one.
        asked.answer = Promise.resolve(registry);
      }
      return registry;
    });
    // Reads the stored registry only when it is needed, because that would slow down the page's start.
    asked.answer = withTimeout(answer, () => persisted.read() !== null).catch((cause: unknown) => {
      const earlier = persisted.read();
      const isLatest = latest === asked;
      if (!earlier) {
        // The next one who opens a tool shall ask again.
        if (isLatest) {
          latest = undefined;
          store.setState({ status: 'unreadable', cause }, true);
        }
        throw cause;
      }
      if (isLatest) store.setState({ status: 'stale', ...earlier, cause }, true);
      return earlier.registry;
    });
    return asked.answer;
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
  };
}

/** The answer, or a rejection after `TIMEOUT_MS` if `isLimited` says so: there is a stored registry. */
function withTimeout(answer: Promise<unknown>, isLimited: () => boolean): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    const error = new Error(`remotes.json did not arrive within ${TIMEOUT_MS} ms`);
    timer = setTimeout(() => {
      if (isLimited()) reject(error);
    }, TIMEOUT_MS);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}
