/** Who waited longer for the tool no longer speaks, ms. */
const WAIT_MS = 15_000;

const listeners = new Set<() => void>();
let waitsUntil = 0;

/** The tab Talk was tapped: whoever follows hears of it, or the tool that the tap opens. */
export function tapTalk(): void {
  if (listeners.size === 0) waitsUntil = performance.now() + WAIT_MS;
  for (const listener of listeners) listener();
}

/** Another page than Talk is shown. */
export function forgetTalkTap(): void {
  waitsUntil = 0;
}

/**
 * Calls the listener after each tap of the tab, also after one that waits for it.
 *
 * @returns ends it
 */
export function onTalk(listener: () => void): () => void {
  const isWaiting = performance.now() < waitsUntil;
  forgetTalkTap();
  listeners.add(listener);
  if (isWaiting) listener();
  return () => void listeners.delete(listener);
}
