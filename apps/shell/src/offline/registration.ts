import { reportError } from '../error-report';
import { WORKER_ADDRESS } from '../service-worker/worker-messages';
import type { WorkerMessage } from '../service-worker/worker-messages';

/** The page's policy allows a policy of this name for Trusted Types, and no other of the shell's own. */
const POLICY = 'thela-worker';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => unknown };
}

/** The worker's address, as the page's policy wants it: no other can come from here. */
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
    await leaveIfGone(error);
    return null;
  }
}

/** Asks for the newest version of the worker. A site that has no worker any more takes it away. */
export async function update(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch (error) {
    await leaveIfGone(error);
  }
}

/** Takes every worker of this site, and all that they kept, from this browser. */
export async function leave(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function leaveIfGone(error: unknown): Promise<void> {
  try {
    const { status, ok } = await fetch(WORKER_ADDRESS, { method: 'HEAD', cache: 'no-store' });
    if (status === 404 || status === 410) await leave();
    else if (ok) reportError(error, { name: 'shell' }, 'service worker');
  } catch {
    // No network: what is there stays.
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
