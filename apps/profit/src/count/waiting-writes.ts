import type { Store, Stored } from '@thela/contract';

/** What waits for its write, each by a name such as `2026-11-22 masala-dosa`. */
export interface WaitingWrites extends Store<ReadonlySet<string>> {
  /**
   * Marks something until its write is durable. A write that is not keeps its mark until a later one is: the
   * ledger stores what it could not store before together with what comes next.
   */
  readonly follow: (name: string, write: Promise<Stored>) => void;
}

/** A mark stays so long after its write, in ms: with ten taps a second it would flicker otherwise. */
const STAYS_MS = 300;

/** The shell may have stored meanwhile what it could not store before: it is asked so often, in ms. */
const ASKED_EVERY_MS = 5000;

/**
 * @param storeAll stores all that is not durable, and says whether it is
 * @param onFault called with what a write threw: nothing was entered then
 */
export function waitingWrites(
  storeAll: () => Promise<Stored>,
  onFault: (error: unknown) => void,
): WaitingWrites {
  const underWay = new Map<string, number>();
  const unsaved = new Set<string>();
  const listeners = new Set<() => void>();
  let shown: ReadonlySet<string> = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let question: ReturnType<typeof setTimeout> | undefined;

  function show() {
    const next = new Set([...underWay.keys(), ...unsaved]);
    if (next.size === shown.size && [...next].every((name) => shown.has(name))) return;
    shown = next;
    for (const listener of listeners) listener();
  }

  function showSoon() {
    clearTimeout(timer);
    timer = listeners.size > 0 ? setTimeout(show, STAYS_MS) : undefined;
  }

  function askSoon() {
    clearTimeout(question);
    if (unsaved.size === 0 || listeners.size === 0) return;
    question = setTimeout(() => {
      storeAll()
        .then(({ ok }) => {
          if (ok) unsaved.clear();
        })
        .catch(onFault)
        .finally(() => {
          showSoon();
          askSoon();
        });
    }, ASKED_EVERY_MS);
  }

  function end(name: string) {
    const left = (underWay.get(name) ?? 1) - 1;
    if (left > 0) underWay.set(name, left);
    else underWay.delete(name);
    showSoon();
  }

  return {
    getSnapshot: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      showSoon();
      askSoon();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        clearTimeout(question);
      };
    },
    follow: (name, write) => {
      underWay.set(name, (underWay.get(name) ?? 0) + 1);
      show();
      write
        .then(({ ok }) => {
          if (!ok) unsaved.add(name);
          // What the ledger stores, it stores with all that it could not store before.
          else unsaved.clear();
          askSoon();
        })
        .catch(onFault)
        .finally(() => end(name));
    },
  };
}
