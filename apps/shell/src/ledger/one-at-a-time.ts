/** Runs a task while no other tab of this site runs one; a tab that crashes gives way by itself. */
export function alone<Result>(task: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  // Browsers without locks are old; there IndexedDB still keeps transactions apart.
  return locks ? (locks.request('thela.ledger', task) as Promise<Result>) : task();
}
