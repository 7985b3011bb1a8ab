import { reportError, trustedWorker } from '@thela/page';
import { isOwnJson } from '@thela/page/own-answer';
import { WORKER_ADDRESS } from '../service-worker/worker-messages';
import type { WorkerMessage } from '../service-worker/worker-messages';

/** A claim that has not worked is repeated after this many ms. */
const CLAIM_INTERVAL_MS = 500;

/**
 * The first tools of a page wait at most this many ms in all for a worker, which downloads the whole shell before
 * it is active. No event may come: `sw.js` can hang, WebKit can withhold that an install failed, and a worker of
 * before does not know `claim`.
 */
const CONTROL_TIMEOUT_MS = 15_000;

/**
 * Registers the service worker and asks for its newest version.
 *
 * @returns `null` where the browser, or the site, has none
 */
export async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register(trustedWorker(WORKER_ADDRESS), {
        updateViaCache: 'none',
      });
    return registration ?? null;
  } catch (error) {
    await removeIfGone(error);
    return null;
  }
}

let timeout: Promise<void> | undefined;

/**
 * Resolves once a service worker controls this page, so that it checks the files of releases. On a first
 * visit it registers the worker and lets it take control at once. Resolves as well where no worker can be had,
 * and at the latest `CONTROL_TIMEOUT_MS` after the first call.
 */
export async function untilControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return;
  timeout ??= new Promise((resolve) => void setTimeout(resolve, CONTROL_TIMEOUT_MS));
  const ended = new AbortController();
  try {
    await Promise.race([timeout, takeControl(ended.signal)]);
  } finally {
    ended.abort();
  }
}

async function takeControl(ended: AbortSignal): Promise<void> {
  const registered = await register();
  const registration = registered && (await withActiveWorker(registered));
  if (registration && !ended.aborted) await claimed(registration, ended);
}

/** Lets the active worker take control of this page. */
function claimed(registration: ServiceWorkerRegistration, ended: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator;
  return new Promise((resolve) => {
    const judge = () => {
      if (serviceWorker.controller) resolve();
    };
    const claim = () => {
      // Another worker may be active by now.
      if (registration.active) postToWorker(registration.active, { type: 'claim' });
      judge();
    };
    serviceWorker.addEventListener('controllerchange', judge, { signal: ended });
    // A worker can claim pages only once it is activated, which the page may not be told.
    const again = setInterval(claim, CLAIM_INTERVAL_MS);
    ended.addEventListener('abort', () => clearInterval(again));
    claim();
  });
}

/**
 * The registration, once it has an active worker; `null` when the worker cannot be installed. Its `state` proves
 * nothing: that of WebKitGTK 2.50.6 sometimes stays at `installing` in the page.
 */
async function withActiveWorker(registration: ServiceWorkerRegistration) {
  const { active, installing } = registration;
  if (active) return registration;
  const failed = new Promise<null>((resolve) => {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') resolve(null);
    });
  });
  return Promise.race([failed, navigator.serviceWorker.ready]);
}

/** Asks for the newest version of the worker. Removes it when the site no longer has one. */
export async function update(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch (error) {
    await removeIfGone(error);
  }
}

/**
 * Removes the workers of a site that is published without offline use. Its newest worker removes itself, and
 * that of a recalled site needs its registration until it has done more than that.
 */
export async function retireWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const renewed = await Promise.all(
    registrations.map(async (registration) => {
      const { active } = registration;
      await update(registration);
      const newer = registration.installing ?? registration.waiting ?? registration.active;
      return newer !== active;
    }),
  );
  if (!renewed.includes(false)) return;
  // The recalled worker may have come before this page could ask for it. Removed without its page, it leaves
  // behind what code that was recalled has stored.
  if (await isRecalled()) return window.location.replace('/recall.html');
  // A configuration that was changed without publishing the worker anew.
  await removeWorkers();
}

/** Whether the site was recalled: only then it has these numbers. */
async function isRecalled(): Promise<boolean> {
  const { ok, headers } = await fetch('/recall.json', { method: 'HEAD', cache: 'no-store' });
  // Some hosts answer with a page to every address.
  return ok && (headers.get('content-type') ?? '').includes('json');
}

/** Unregisters every worker of this site and deletes their caches. */
async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  if (registrations.length === 0) return;
  // They go on serving this page, and would store again what it fetches when it is idle.
  for (const { active } of registrations) if (active) postToWorker(active, { type: 'retire' });
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function removeIfGone(error: unknown): Promise<void> {
  try {
    const { status, ok } = await fetch(WORKER_ADDRESS, { method: 'HEAD', cache: 'no-store' });
    if (status === 404 || status === 410) {
      // A network's own page may answer so, too: only the site itself is believed, whose answer the worker passes on.
      const site = await fetch('/config.json?ask', { cache: 'no-store' });
      if (isOwnJson(site) && 'remotes' in Object(await site.json())) await removeWorkers();
    } else if (ok) reportError(error, { name: 'shell' }, 'service worker');
  } catch {
    // Without a network nothing is removed.
  }
}

export function postToWorker(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message, []);
}
