/** Longer than any task takes: whoever holds the lock for so long is asleep, as background tabs are on phones. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Runs a task while no other tab of this site runs one under the same lock; a tab that crashes gives way by itself. Without locks
 * (an old browser, blocked storage, a tab that sleeps) it runs all the same: IndexedDB keeps transactions apart.
 */
export function alone<Result>(
  lock: string,
  task: () => Promise<Result>,
  longestWaitMs = LONGEST_WAIT_MS,
): Promise<Result> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (!locks) return task();
  let running: Promise<Result> | undefined;
  const run = () => (running ??= task());
  const options = { signal: AbortSignal.timeout(longestWaitMs) };
  const held = locks.request(lock, options, () => untilHidden(run()));
  return held.then(run, run);
}

/** Until the work is done, or the page is left: a browser that keeps it to go back to would keep its lock, too. */
function untilHidden(work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('pagehide', end);
      resolve();
    };
    window.addEventListener('pagehide', end);
    work.then(end, end);
  });
}
