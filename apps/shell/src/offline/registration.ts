import { reportError } from '../error-report';
import { WORKER_ADDRESS } from '../service-worker/worker-messages';
import type { WorkerMessage } from '../service-worker/worker-messages';

/** The page's Content-Security-Policy allows the shell this one policy of Trusted Types. */
const POLICY = 'thela-worker';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => unknown };
}

/** The worker's address as a trusted script URL. The policy gives no other address. */
function trustedAddress(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return WORKER_ADDRESS;
  const policy = trustedTypes.createPolicy(POLICY, { createScriptURL: () => WORKER_ADDRESS });
  // The browser's own type for it is a string to TypeScript's `register`.
  return policy.createScriptURL(WORKER_ADDRESS) as string;
}

/**
 * Registers the service worker and asks for its newest version.
 *
 * @returns `null` where the browser, or the site, has none
 */
export async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    return registration ?? null;
  } catch (error) {
    await removeIfGone(error);
    return null;
  }
}

/** Asks for the newest version of the worker. Removes it when the site no longer has one. */
export async function update(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch (error) {
    await removeIfGone(error);
  }
}

/** Unregisters every worker of this site and deletes their caches. */
export async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function removeIfGone(error: unknown): Promise<void> {
  try {
    const { status, ok } = await fetch(WORKER_ADDRESS, { method: 'HEAD', cache: 'no-store' });
    if (status === 404 || status === 410) await removeWorkers();
    else if (ok) reportError(error, { name: 'shell' }, 'service worker');
  } catch {
    // Without a network nothing is removed.
  }
}

/** Sends a service worker a message. */
export function postToWorker(
  worker: ServiceWorker,
  message: WorkerMessage,
  transfer: Transferable[] = [],
): void {
  worker.postMessage(message, transfer);
}
