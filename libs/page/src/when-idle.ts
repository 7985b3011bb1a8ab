/** After this many ms the work is done although the page is not idle. */
const TIMEOUT_MS = 5000;

let awaited: Promise<void> | null = null;

/**
 * Puts off what `whenIdle` is given from now on. While a tool's files are on their way the page is idle, but a person
 * waits, and each file that is fetched for later takes processor time from the tool.
 *
 * @param arrival of what the person waits for; it never rejects
 */
export function idleAfter(arrival: Promise<void>): void {
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
  });
  awaited = Promise.race([arrival, timeout]).then(() => {
    awaited = null;
  });
}

/**
 * Runs work when the page has nothing more urgent to do.
 *
 * @returns cancels it
 */
export function whenIdle(work: () => void): () => void {
  if (!awaited) return whenBrowserIdle(work);
  let isCancelled = false;
  let cancel = () => {
    isCancelled = true;
  };
  void awaited.then(() => {
    if (!isCancelled) cancel = whenBrowserIdle(work);
  });
  return () => cancel();
}

function whenBrowserIdle(work: () => void): () => void {
  // Safari got idle callbacks late; two seconds after start its page is idle, too.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  // A loaded Chromium can stop calling idle callbacks in a page that is visible and idle; those with a
  // timeout it still calls (Chromium 156).
  const request = requestIdleCallback(work, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(request);
}

/** After its files have loaded, a page takes up to this long to open its first tool. */
const QUIET_MS = 4000;

/** Runs work that can wait: after the page has loaded, has had time for its first tool, and is idle. */
export function whenSettled(work: () => void): void {
  const wait = () => setTimeout(() => whenIdle(work), QUIET_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
