import type { Keeping } from './account-stall';

/** Changes that are on this phone only, refused ones too; `null` while that is not known. */
export function unsentIn(keeping: Keeping): number | null {
  if ('unsent' in keeping) return keeping.unsent.count;
  return keeping.status === 'kept' ? 0 : null;
}
