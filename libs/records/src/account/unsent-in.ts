import type { SyncStatus } from './account-stall';

/** Changes that are on this phone only, refused ones too; `null` while that is not known. */
export function unsentIn(sync: SyncStatus): number | null {
  if ('unsent' in sync) return sync.unsent.count;
  return sync.status === 'saved' ? 0 : null;
}
