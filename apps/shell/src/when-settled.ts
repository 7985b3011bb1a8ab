import { whenIdle } from './when-idle';

/** So long after its files a page still opens its first tool. */
const QUIET_MS = 4000;

/** Runs work that can wait until the page has come, has had some quiet, and is idle. */
export function whenSettled(work: () => void): void {
  const wait = () => setTimeout(() => whenIdle(work), QUIET_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
