import { addPlugins, addRoute } from 'workbox-precaching';
import { getOrCreatePrecacheController } from 'workbox-precaching/utils/getOrCreatePrecacheController';
import { registerRoute } from 'workbox-routing';
import { installOwnFiles, missingFiles, onlyAsPublished, restoreOwnFiles } from './own-files';
import type { OwnFile } from './own-files';
import { createLanguageFiles } from './language-files';
import type { Translations } from './language-files';
import { createNewerSite } from './newer-site';
import { isConfig, isPage, pageFile, precachedFirst } from './pages';
import { recall } from './recall';
import {
  answerOverride,
  answerRegistry,
  fetchRegistry,
  isOverride,
  isRegistry,
} from './registry-requests';
import type { PinnedTools } from '@thela/federation/statement';
import { createStatements } from './statements';
import { readToolAddress } from './tool-address';
import { answerToolFile, createReleaseCaching } from './tool-files';
import type { WorkerMessage } from './worker-messages';

/** What is put into this script when the shell is published. */
interface PublishedSite {
  /** The shell's own files, its `config.json` among them. */
  readonly files: OwnFile[];
  /** Those of each language other than English. */
  readonly translations: Translations;
  /** Headers of the shell's origin, for answers from the cache. */
  readonly headers: Readonly<Record<string, string>>;
  readonly toolOrigins: readonly string[];
  readonly tools: PinnedTools;
  /** Whether an engineer may load a tool from another address. */
  readonly allowOverride: boolean;
}

declare const self: ServiceWorkerGlobalScope & {
  readonly thelaSite: PublishedSite | 'recall' | null | undefined;
};

/** The origins that the pages' policy allows for overrides. */
const OWN_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** What is requested to be run, or to style the page. */
const RUNS: ReadonlySet<string> = new Set(['script', 'style', 'worker', 'sharedworker']);

// Publishing replaces `self.thelaSite` here; with `null` the worker removes itself.
const site = self.thelaSite;
if (site === 'recall') recall();
else if (site) serve(site);
else removeItself();

function serve({ files, translations, headers, toolOrigins, tools, allowOverride }: PublishedSite) {
  const isOrigin = (origin: string) =>
    toolOrigins.includes(origin) || (allowOverride && OWN_MACHINE.test(origin));
  const statements = createStatements(tools, fetchRegistry, allowOverride);
  const cacheReleases = createReleaseCaching(isOrigin, statements);
  let isRetired = false;
  /** As Workbox decides by itself, unless the worker was told to store nothing. */
  const storable = (response: Response) => (isRetired || response.status >= 400 ? null : response);

  // Not `precache`, which installs all files or nothing.
  const precache = getOrCreatePrecacheController();
  precache.addToCacheList([...files]);
  const check = onlyAsPublished(files, headers);
  addPlugins([check, { cacheWillUpdate: async ({ response }) => storable(response) }]);
  const inLanguage = createLanguageFiles(translations, headers, pageFile);
  const newer = createNewerSite(files);
  registerRoute(isPage, precachedFirst(newer.wasSeen, check, inLanguage.inLanguage));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && inLanguage.has(url.pathname),
    inLanguage.answerFile,
  );
  registerRoute(isConfig, precachedFirst(newer.wasSeen, check));
  registerRoute(isRegistry, answerRegistry(statements));
  if (allowOverride) registerRoute(isOverride(isOrigin), answerOverride(statements));
  registerRoute(
    ({ url, request, sameOrigin }) =>
      readToolAddress(url, isOrigin) !== null ||
      // Other files of the shell's origin are the shell's own.
      (!sameOrigin && isOrigin(url.origin) && RUNS.has(request.destination)),
    answerToolFile(isOrigin, statements),
  );
  addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });

  self.addEventListener('install', (event) => {
    event.waitUntil(installOwnFiles(files));
    event.waitUntil(inLanguage.keep());
  });
  self.addEventListener('activate', (event) => {
    event.waitUntil(precache.activate(event));
    event.waitUntil(newer.forget());
  });

  self.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage;
    if (message.type === 'compare') event.ports[0]?.postMessage(holds(message.files));
    if (message.type === 'name-missing') event.waitUntil(nameMissing(event.ports[0]));
    if (message.type === 'retire') isRetired = true;
    if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
    if (message.type === 'claim') event.waitUntil(self.clients.claim());
    if (message.type === 'take-over-if-alone') event.waitUntil(takeOverIfAlone());
    if (message.type === 'keep' && !isRetired) {
      event.waitUntil(cacheReleases(message.releases, message.versions));
      event.waitUntil(restoreOwnFiles(files));
      event.waitUntil(inLanguage.keep());
      event.waitUntil(newer.look().catch(() => {}));
    }
  });

  async function nameMissing(port: MessagePort | undefined): Promise<void> {
    const missing = [...(await missingFiles(files)), ...(await inLanguage.missing())];
    port?.postMessage(missing.map(({ url }) => url));
  }

  function holds(paths: readonly string[]): boolean {
    const own = new Set(files.map(({ url }) => url));
    return paths.every((path) => own.has(path) || inLanguage.has(path));
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
