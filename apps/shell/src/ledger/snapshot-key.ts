/** Name under which the browser stores the snapshot. */
export const SNAPSHOT_KEY = 'thela.day';
