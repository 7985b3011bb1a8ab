import { isOwnConfig } from '@thela/page/own-answer';
import type { OwnFile } from './own-files';
import { CONFIG } from './pages';
import { hashOf } from './response-hash';

declare const self: ServiceWorkerGlobalScope;

/**
 * Cache that has an entry while the server's configuration is another than the published one. Page code can write it,
 * which decides only whether a page waits for the network.
 */
const CACHE = 'thela-newer-config';

/** What this worker knows of a site that is newer than its own files. */
export interface NewerSite {
  /** Whether a newer worker waits for its turn, or the configuration was seen to be another one. */
  readonly wasSeen: () => Promise<boolean>;
  /** Compares the server's configuration with the published one. Without a network it changes nothing. */
  readonly look: () => Promise<void>;
  readonly forget: () => Promise<void>;
}

/**
 * Watches for a newer site. A newer shell brings a newer worker, which the browser looks for; a configuration that was
 * changed alone brings none.
 *
 * @param files of this worker's shell
 */
export function createNewerSite(files: readonly OwnFile[]): NewerSite {
  const published = files.find(({ url }) => url === CONFIG)?.integrity;
  return {
    wasSeen: async () => self.registration.waiting !== null || (await caches.has(CACHE)),
    look: async () => {
      const response = await fetch(CONFIG, { cache: 'no-cache', credentials: 'same-origin' });
      if (!(await isOwnConfig(response))) return;
      if ((await hashOf(response)) === published) await caches.delete(CACHE);
      else await caches.open(CACHE);
    },
    forget: async () => {
      await caches.delete(CACHE);
    },
  };
}
