import type { StallRole } from '@thela/contract';
import type { SafeStorage } from '@thela/federation';

/** Name under which the browser stores what this device remembers of an account; its id follows. */
export const ACCOUNT_PREFIX = 'thela.account.';

/**
 * Who somebody was at the stall that was shown last, before the code that asks is loaded: a helper's page must not start
 * as an owner's.
 */
export function roleOf(
  { read }: Pick<SafeStorage, 'read'>,
  account: string | undefined,
): StallRole {
  const record = account === undefined ? null : read(ACCOUNT_PREFIX + account);
  return record?.includes('"role":"helper"') ? 'helper' : 'owner';
}
