/**
 * Runs work when the page has nothing more urgent to do.
 *
 * @returns takes the request back
 */
export function whenIdle(work: () => void): () => void {
  // Safari came late to idle callbacks; two seconds after start its page is idle, too.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
