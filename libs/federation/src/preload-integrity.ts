const TRIAL = new URL('./integrity-trial.js', import.meta.url).href;
const WRONG_HASH = `sha256-${'A'.repeat(43)}=`;

let verdict: Promise<boolean> | undefined;

/**
 * Whether this browser refuses a module that is preloaded with another hash than its own. WebKit does not:
 * it supports `modulepreload` and ignores `integrity` there (WebKitGTK 2.50.6). So the page tries it once
 * with a module of its own, and only when the first file of a release is to be fetched.
 *
 * @returns `true` at once in Chromium, which would report the trial as an error on its console
 */
export function refusesWrongPreloads(): boolean | Promise<boolean> {
  // Only Chromium has this property. `e2e` tests there that a changed script does not run.
  if ('userAgentData' in navigator) return true;
  verdict ??= tryWrongPreload();
  return verdict;
}

async function tryWrongPreload(): Promise<boolean> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return false;
  try {
    // Fetched beforehand, so that an error of the preload means a refusal and not a lost connection.
    const response = await fetch(TRIAL);
    if (!response.ok) throw new Error(`${TRIAL} answered ${response.status}`);
    await response.arrayBuffer();
  } catch {
    verdict = undefined;
    return false;
  }
  return new Promise((resolve) => {
    const settle = (isRefused: boolean) => {
      link.remove();
      resolve(isRefused);
    };
    link.addEventListener('load', () => settle(false));
    link.addEventListener('error', () => settle(true));
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = WRONG_HASH;
    link.href = TRIAL;
    document.head.append(link);
  });
}
