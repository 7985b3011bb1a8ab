import { alone } from '../device/one-at-a-time';
import { newBatchSizes } from './batch-size';
import { pushEvents } from './push';
import { asServerError } from './server-faults';
import type { StallServer } from './stall-server';
import type { AccountStallId, LedgerManager } from '../device/synced-ledger';

/**
 * Sends what was entered at other stalls of the person before this one was opened: only what is shown is
 * synchronised, and what a helper entered is refused after a week.
 *
 * Rejects with a `ServerError`.
 */
export async function sendOthers(
  ledgers: Pick<LedgerManager, 'ledgersOf' | 'syncedLedgerOf'>,
  server: StallServer,
  { account, stall }: AccountStallId,
  isOver: () => boolean,
): Promise<void> {
  const others = (await ledgers.ledgersOf(account)).filter((each) => each.stall !== stall);
  for (const other of others) {
    const push = () =>
      pushEvents({
        ledger: ledgers.syncedLedgerOf(other),
        server,
        size: newBatchSizes().push,
        isOver,
      });
    // oxlint-disable-next-line no-await-in-loop -- one stall after the other
    await alone(`thela.sync.${other.account}.${other.stall}`, push).catch((error: unknown) => {
      const { fault } = asServerError(error);
      // A stall that is gone holds up no other.
      if (!['erased', 'not_a_member', 'stall_full'].includes(fault)) throw error;
    });
  }
}
