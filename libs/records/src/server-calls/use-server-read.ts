import type { Store } from '@thela/contract';
import { useRead } from '@thela/page';
import type { Read } from '@thela/page';
import { useCallback } from 'react';
import type { AccountStallState } from '../account/account-stall';

/** When this phone and the account last agreed, ms since 1970: what was read before that may be old. */
function syncedAt({ sync }: AccountStallState): number | null {
  return sync.status === 'saved' || sync.status === 'pending' ? sync.at : null;
}

/**
 * Reads something of the account's database.
 *
 * @param read reads it; the same function as long as the same is meant
 * @param stall it is read again when this stall was synchronised; what was read before stays meanwhile
 */
export function useServerRead<Value>(
  read: () => Promise<Value>,
  stall?: Store<AccountStallState>,
): Read<Value> {
  const follow = useCallback(
    (readAgain: () => void) => {
      let asOf = stall ? syncedAt(stall.getSnapshot()) : null;
      return (
        stall?.subscribe(() => {
          const before = asOf;
          asOf = syncedAt(stall.getSnapshot());
          if (asOf !== before) readAgain();
        }) ?? (() => {})
      );
    },
    [stall],
  );
  return useRead(read, follow);
}
