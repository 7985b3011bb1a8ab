// Names that the first script of a page reads: it must import little.

/** Name under which the browser stores which copy of a ledger the page shows; nothing for the phone's own. */
export const SHOWN_KEY = 'thela.shown';

/** Name under which the browser stores the snapshot of the phone's own copy. */
export const SNAPSHOT_KEY = 'thela.day';

/**
 * Name under which the browser stores the snapshot of a copy: copies share nothing.
 *
 * @param shown what stands under `SHOWN_KEY`
 */
export function snapshotKeyOf(shown: string | null | undefined): string {
  return shown ? `thela.${shown}.day` : SNAPSHOT_KEY;
}

/**
 * Name under which the browser stores who the person is at the stall of a bound copy.
 *
 * @param shown what stands under `SHOWN_KEY`
 */
export function roleKeyOf(shown: string): string {
  return `thela.${shown}.role`;
}
