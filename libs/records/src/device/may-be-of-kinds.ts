import type { LedgerKind } from '@thela/ledger';

/**
 * Tells before a stored event is checked whether it can be of one of these kinds, or take one of them back: to check an
 * event takes many times as long.
 */
export function mayBeOfKinds(kinds: readonly LedgerKind[]): (stored: unknown) => boolean {
  const wanted = new Set<unknown>(kinds);
  return (stored) => {
    if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return false;
    return wanted.has(stored.kind === 'undo' && 'of' in stored ? stored.of : stored.kind);
  };
}
