import { askSite, isOwnJson } from './own-answer';

// Some VPNs and phones say for hours that there is no network although there is one. So a "no" is not believed: the network
// itself is asked, while somebody sees the page.

/** The network is asked so often while the device denies it, in ms. */
const ASK_MS = 60_000;
/** However often the device or the person comes and goes, so many ms are between two questions. */
const PAUSE_MS = 10_000;

export interface PageSignals {
  /** Whether the page is seen and there is a network. */
  readonly mayWork: () => boolean;
  /** Calls back when one of both may have changed. @returns ends it */
  readonly follow: (listener: () => void) => () => void;
}

const listeners = new Set<() => void>();
let hasAnswered = false;
let askedAt = Number.NEGATIVE_INFINITY;
let end = () => {};

/** Whether there is a network: the device says so, or the site has answered although the device denies it. */
export function isOnline(): boolean {
  return navigator.onLine || hasAnswered;
}

const isSeen = () => document.visibilityState === 'visible';

export const pageSignals: PageSignals = {
  mayWork: () => isOnline() && isSeen(),
  follow: (listener) => {
    listeners.add(listener);
    if (listeners.size === 1) end = watch();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) end();
    };
  },
};

function watch(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const change = () => {
    tell();
    void ask();
  };
  for (const name of ['online', 'offline', 'pageshow']) {
    window.addEventListener(name, change, { signal });
  }
  document.addEventListener('visibilitychange', change, { signal });
  const timer = setInterval(() => void ask(), ASK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  void ask();
  return () => ended.abort();
}

function tell() {
  for (const listener of listeners) listener();
}

async function ask() {
  const now = performance.now();
  if (navigator.onLine || !isSeen() || now - askedAt < PAUSE_MS) return;
  askedAt = now;
  const before = hasAnswered;
  hasAnswered = await answers();
  if (hasAnswered !== before) tell();
}

/** Whether the site itself answers: a network's sign-in page does not count. */
async function answers(): Promise<boolean> {
  try {
    return isOwnJson(await askSite(AbortSignal.timeout(PAUSE_MS)));
  } catch {
    return false;
  }
}
