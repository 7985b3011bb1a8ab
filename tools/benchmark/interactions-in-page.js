// Runs in a measured page before the page's own scripts: records how long each key and each tap took until the next
// paint, as the browser itself measures it (Event Timing). Plain JavaScript, because the browser runs this very file.
{
  /** The browser reports no event that took less. */
  const SHORTEST_MS = 16;

  /** @type {{ startedAt: number, ms: number }[]} */
  const events = [];
  /** When each key or finger went down. @type {number[]} */
  const starts = [];

  new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      if (!entry.interactionId) continue;
      events.push({ startedAt: entry.startTime, ms: entry.duration });
    }
  }).observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: SHORTEST_MS }),
  );
  for (const type of ['keydown', 'pointerdown']) {
    addEventListener(type, ({ timeStamp }) => starts.push(timeStamp), true);
  }

  /** What belongs to an interaction lies between its start and the next one. */
  const interactions = () =>
    starts.map((start, index) => {
      const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
      const own = events.filter(({ startedAt }) => startedAt >= start && startedAt < end);
      return Math.max(SHORTEST_MS, ...own.map(({ ms }) => ms));
    });
  const forgetInteractions = () => {
    events.splice(0);
    starts.splice(0);
  };
  Object.assign(globalThis, { interactions, forgetInteractions });
}
