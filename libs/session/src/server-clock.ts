/** How far the phone's clock is off, by what the account's servers answer: one value for the page. */
export interface ServerClock {
  /** By how many ms it is ahead, negative when it is behind; 0 while nobody knows. */
  readonly aheadMs: () => number;
  /**
   * To be called before a server is asked.
   *
   * @returns to be called with the time that the answer says, in ms since 1970, and by how many ms that may be rounded
   */
  readonly measure: () => (serverNow: number, roundedMs?: number) => void;
  /** Only the answers from now on count: the clock may be set at any time. */
  readonly forget: () => void;
  /** Whether the clock may have been set since the last answer: it and the browser's own count of time went apart. */
  readonly mayBeSet: () => boolean;
  /** Calls back after each answer. @returns ends it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Clocks go apart by less than this, in ms, between two answers; when a phone sleeps, by more. */
const LEAST_SET_MS = 60_000;

export function serverClock(): ServerClock {
  const listeners = new Set<() => void>();
  /** What the quickest answer says. */
  let best = { doubtMs: Number.POSITIVE_INFINITY, aheadMs: 0 };
  /** The clock by the browser's own count of time; `null` before the first answer. */
  let zero: number | null = null;
  const zeroNow = () => Date.now() - performance.now();
  const isFarFrom = (other: number) => Math.abs(zeroNow() - other) > LEAST_SET_MS;
  const mayBeSet = () => zero === null || isFarFrom(zero);
  return {
    aheadMs: () => best.aheadMs,
    measure: () => {
      const startedAt = performance.now();
      const zeroThen = zeroNow();
      return (serverNow, roundedMs = 0) => {
        // Who slept, or set the clock, while the answer was on its way, learns nothing by it.
        if (isFarFrom(zeroThen)) return;
        const tripMs = performance.now() - startedAt;
        const doubtMs = tripMs + roundedMs;
        const offMs = Math.round(Date.now() - tripMs / 2 - serverNow);
        // Within a round trip nobody knows: two phones with right clocks must not be set apart by a slow line.
        const aheadMs = Math.abs(offMs) > doubtMs ? offMs : 0;
        if (doubtMs < best.doubtMs || mayBeSet()) best = { doubtMs, aheadMs };
        zero = zeroNow();
        for (const listener of listeners) listener();
      };
    },
    forget: () => {
      best = { ...best, doubtMs: Number.POSITIVE_INFINITY };
    },
    mayBeSet,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
