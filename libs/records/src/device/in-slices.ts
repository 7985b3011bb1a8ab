/** So many requests at a time leave a slow phone free for the next tap. */
const SLICE = 250;

/**
 * Works on much of something, one slice after the other. Within a transaction of IndexedDB, each slice must wait for
 * requests of that transaction alone, or it ends.
 */
export async function inSlices<Item>(
  items: readonly Item[],
  work: (slice: readonly Item[]) => Promise<unknown>,
  size = SLICE,
): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await work(items.slice(start, start + size));
  }
}
