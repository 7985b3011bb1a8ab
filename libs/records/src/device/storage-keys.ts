// Which ledger a page shows, and the names under which its first script finds it: it must import little.
import type { AccountStallId } from './synced-ledger';

/** Name under which the browser stores which ledger the page shows; nothing for the phone's own. */
export const CURRENT_LEDGER_KEY = 'thela.current';

/** Name under which the browser stores who signed in while the phone ledger was empty: what is entered then is theirs. */
export const PHONE_USER_KEY = 'thela.phone-user';

/** Name under which the browser stores the snapshot of the phone ledger. */
export const SNAPSHOT_KEY = 'thela.day';

/**
 * Name under which the browser stores the snapshot of a ledger: ledgers share nothing.
 *
 * @param ledgerKey what stands under `CURRENT_LEDGER_KEY`
 */
export function snapshotKeyOf(ledgerKey: string | null | undefined): string {
  return ledgerKey ? `thela.${ledgerKey}.day` : SNAPSHOT_KEY;
}

/**
 * Name under which the browser stores who the person is at the stall of an account ledger.
 *
 * @param ledgerKey what stands under `CURRENT_LEDGER_KEY`
 */
export function roleKeyOf(ledgerKey: string): string {
  return `thela.${ledgerKey}.role`;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const KEY = new RegExp(`^(${UUID})\\.(${UUID})$`);

/** The account ledger that a text from outside names; `null` for any other text. */
export function parseLedgerKey(key: string | null | undefined): AccountStallId | null {
  const [, account, stall] = KEY.exec(key ?? '') ?? [];
  return account && stall ? { account, stall } : null;
}

/**
 * The account ledger to show; `null` for the phone's own: also where somebody else than its person is signed in.
 *
 * @param stored what stands under `CURRENT_LEDGER_KEY`
 * @param user id of who is signed in; `null` for nobody
 */
export function currentLedger(
  stored: string | null | undefined,
  user: string | null,
): AccountStallId | null {
  const id = parseLedgerKey(stored);
  return id === null || user === null || user === id.account ? id : null;
}
