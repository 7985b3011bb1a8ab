import { addRoute, precache } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { isPage, pageStrategy, NETWORK_TIMEOUT_S } from './pages';
import { readToolAddress } from './tool-address';
import { answerToolFile, createReleaseCaching } from './tool-files';
import type { WorkerMessage } from './worker-messages';

/** What is put into this script when the shell is published. */
interface PublishedSite {
  /** The shell's own files. */
  readonly files: PrecacheEntry[];
  /** Origins that tools may come from. */
  readonly toolOrigins: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & {
  readonly thelaSite: PublishedSite | null | undefined;
};

const CONFIG = '/config.json';

// Publishing replaces `self.thelaSite` here; with `null` the worker removes itself.
const site = self.thelaSite;
if (site) serve(site);
else removeItself();

function serve({ files, toolOrigins }: PublishedSite) {
  const config = new NetworkFirst({
    cacheName: 'thela-config',
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  });
  const cacheReleases = createReleaseCaching(toolOrigins);

  precache(files);
  registerRoute(isPage, pageStrategy());
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === CONFIG, config);
  registerRoute(
    ({ url }) => readToolAddress(url, toolOrigins) !== null,
    answerToolFile(toolOrigins),
  );
  addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });

  self.addEventListener('install', (event) => {
    const [answered] = config.handleAll({ event, request: new Request(CONFIG) });
    event.waitUntil(answered);
  });

  self.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage;
    if (message.type === 'compare') event.ports[0]?.postMessage(holds(message.files));
    if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
    if (message.type === 'claim') event.waitUntil(self.clients.claim());
    if (message.type === 'take-over-if-alone') event.waitUntil(takeOverIfAlone());
    if (message.type === 'keep') {
      event.waitUntil(cacheReleases(message.releases, message.versions));
    }
  });

  function holds(paths: readonly string[]): boolean {
    const own = new Set(files.map(({ url }) => url));
    return paths.every((path) => own.has(path));
  }
}

async function takeOverIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

/** Removes the worker and its caches from this browser; pages then get their files from the network. */
function removeItself(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => event.waitUntil(removeAll()));
}

async function removeAll(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
