declare const self: ServiceWorkerGlobalScope;

/** Removes what pages persisted and what only they can reach, then unregisters this worker. */
const PAGE = '/recall.html';

/**
 * Takes back what earlier code left in this browser: deletes all caches and replaces every page by one that
 * removes the names that the shell persisted. Where no worker was before, it only removes itself.
 */
export function recall(): void {
  let isFirst = false;
  self.addEventListener('install', (event) => {
    isFirst = self.registration.active === null;
    event.waitUntil(self.skipWaiting());
  });
  self.addEventListener('activate', (event) => {
    event.waitUntil(isFirst ? self.registration.unregister() : takeBack());
  });
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(answerPage(event.request));
  });
}

async function takeBack(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  const pages = await self.clients.matchAll({ type: 'window' });
  // Not awaited: a page is answered only once this worker is activated.
  for (const page of pages) page.navigate(page.url).catch(() => {});
}

async function answerPage(request: Request): Promise<Response> {
  const page = await fetch(PAGE, { cache: 'no-store' });
  if (page.ok) return page;
  // The shell was deployed again, without that page.
  await self.registration.unregister();
  return fetch(request);
}
