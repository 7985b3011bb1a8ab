// Names that the first script of a page reads: it must import little.

/** Name under which the browser stores which ledger the page shows; nothing for the phone's own. */
export const CURRENT_LEDGER_KEY = 'thela.current';

/** Name under which the browser stores the snapshot of the phone ledger. */
export const SNAPSHOT_KEY = 'thela.day';

/**
 * Name under which the browser stores the snapshot of a ledger: ledgers share nothing.
 *
 * @param ledgerKey what stands under `SHOWN_KEY`
 */
export function snapshotKeyOf(ledgerKey: string | null | undefined): string {
  return ledgerKey ? `thela.${ledgerKey}.day` : SNAPSHOT_KEY;
}

/**
 * Name under which the browser stores who the person is at the stall of an account ledger.
 *
 * @param ledgerKey what stands under `SHOWN_KEY`
 */
export function roleKeyOf(ledgerKey: string): string {
  return `thela.${ledgerKey}.role`;
}
