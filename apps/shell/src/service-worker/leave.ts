/** Takes the worker and all that it kept from this browser; pages get their files from the network. */
export function leave(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => event.waitUntil(removeAll(worker)));
}

async function removeAll(worker: ServiceWorkerGlobalScope): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
