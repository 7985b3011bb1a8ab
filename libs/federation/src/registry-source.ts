import type { Store } from '@thela/contract';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { persistValue } from './persisted-value';
import { isRegistry } from './registry';

/** With an earlier registry at hand, the wait for a new one ends after this many ms. */
export const TIMEOUT_MS = 6000;
/** A registry that was read at most this many ms ago counts as today's. */
const FRESH_FOR_MS = 60_000;

const persistedSchema = v.object({
  keptAt: v.pipe(v.string(), v.isoTimestamp()),
  registry: v.custom<unknown>(isRegistry),
});

/** Which registry the page goes by; its entries are still to be checked. */
export type RegistryState =
  | { readonly status: 'unread' }
  | { readonly status: 'current'; readonly registry: unknown }
  /** None could be read: the last good one, which this browser got at `keptAt` (ISO, UTC). */
  | {
      readonly status: 'stale';
      readonly registry: unknown;
      readonly keptAt: string;
      readonly cause: unknown;
    }
  /** None could be read, and there is no earlier one. */
  | { readonly status: 'unreadable'; readonly cause: unknown };

/** Where the page reads which releases are live. */
export interface RegistrySource extends Store<RegistryState> {
  /**
   * Gives the registry, whose entries are still to be checked. A first attempt takes the answer of
   * the last minute, be it a kept one; a later one always asks anew.
   *
   * Rejects when none can be had and this browser keeps no earlier one.
   */
  readonly read: (attempt: number) => Promise<unknown>;
}

export interface RegistrySourceOptions {
  /** Asks for `remotes.json`; gives what it parses to. */
  readonly fetchRegistry: () => Promise<unknown>;
  /** Gives `localStorage`. */
  readonly storage: () => Storage;
  /** Today's time in ms since 1970. */
  readonly now: () => number;
}

/**
 * Makes the source of the registry: each good one is kept in the browser, and when none can be
 * read or the answer takes long, the last good one takes its place.
 */
export function createRegistrySource(options: RegistrySourceOptions): RegistrySource {
  const { fetchRegistry, storage, now } = options;
  const persisted = persistValue(storage, 'thela.registry', persistedSchema);
  const store = createStore<RegistryState>(() => ({ status: 'unread' }));
  let latest: { readonly askedAt: number; answer: Promise<unknown> } | undefined;
  let questions = 0;
  let answered = 0;

  function ask(): Promise<unknown> {
    questions += 1;
    const question = questions;
    const asked = { askedAt: now(), answer: Promise.resolve<unknown>(undefined) };
    latest = asked;
    const answer = fetchRegistry().then((registry) => {
      if (!isRegistry(registry)) throw new Error('remotes.json is not a registry');
      // An answer to an earlier question must not undo what a later one brought.
      if (question > answered) {
        answered = question;
        persisted.write({ keptAt: new Date(now()).toISOString(), registry });
        store.setState({ status: 'current', registry }, true);
        // Also for those who come after an answer that was waited for in vain.
        asked.answer = Promise.resolve(registry);
      }
      return registry;
    });
    // Reading what is kept takes time that the start of a page does not have: not before it is needed.
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

/** The answer, or a rejection where it takes too long for one who has something to go by. */
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
