/** A tab that holds the lock for so long, in ms, sleeps or waits for a network. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Runs a task while no other tab synchronises the same copy. Without locks, and when another tab holds it for too
 * long, it runs all the same: two that synchronise at once do each other's work twice, and no harm.
 */
export function oneTab<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (!locks) return task();
  let running: Promise<Result> | undefined;
  const run = () => (running ??= task());
  const options = { signal: AbortSignal.timeout(LONGEST_WAIT_MS) };
  return locks.request(name, options, run).catch(run) as Promise<Result>;
}
