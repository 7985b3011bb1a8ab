import { cacheNames } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { getCacheKeyForURL } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { answerFrom } from './cached-answer';
import { ANY_PAGE, CONFIG } from './pages';
import { hashOf } from './response-hash';

export interface OwnFile extends PrecacheEntry {
  readonly integrity: string;
}

/**
 * Answers from the precache only with the bytes and headers that were published. Page code can write every cache,
 * and Workbox checks a file when it caches it, not when it answers with it. A copy with other bytes is deleted.
 *
 * @param files must have been given to `precache`
 * @param headers of the shell's origin, above all the policy of its pages
 */
export function onlyAsPublished(
  files: readonly OwnFile[],
  headers: Readonly<Record<string, string>>,
): WorkboxPlugin {
  const hashes = new Map(files.map(({ url, integrity }) => [getCacheKeyForURL(url), integrity]));
  return {
    cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
      if (!cachedResponse) return null;
      if ((await hashOf(cachedResponse)) === hashes.get(request.url)) {
        const { origin, pathname } = new URL(request.url);
        return answerFrom(cachedResponse, `${origin}${pathname}`, headers);
      }
      await (await caches.open(cacheName)).delete(request, { ignoreVary: true });
      return null;
    },
  };
}

export async function missingFiles(files: readonly OwnFile[]): Promise<OwnFile[]> {
  const cache = await caches.open(cacheNames.precache);
  const copies = files.map(({ url }) => cache.match(keyOf(url), { ignoreVary: true }));
  const isThere = await Promise.all(copies);
  return files.filter((_, index) => !isThere[index]);
}

/**
 * Installs the files. One that is stopped, as by a blocker, is left out and fetched when it is needed or by
 * `restoreOwnFiles`. Rejects where no page could start without those that are missing, or without a network: an earlier
 * worker then goes on.
 */
export async function installOwnFiles(files: readonly OwnFile[]): Promise<void> {
  await restoreOwnFiles(files);
  const missing = await missingFiles(files);
  if (missing.length === 0) return;
  const cache = await caches.open(cacheNames.precache);
  const page = await (await cache.match(keyOf(ANY_PAGE), { ignoreVary: true }))?.text();
  const isNeeded = ({ url }: OwnFile) => url === CONFIG || page?.includes(url) !== false;
  if (missing.some(isNeeded)) throw new Error(`${missing.map(({ url }) => url).join()} is missing`);
  await fetch(CONFIG, { method: 'HEAD', cache: 'no-store' });
}

/**
 * Fetches the files anew that the precache lacks or has with other bytes, one after the other, so that the person's own
 * requests come first. Without a network, or where the server has a newer shell already, they stay missing.
 */
export async function restoreOwnFiles(files: readonly OwnFile[]): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- see above
    await restoreFile(cache, file).catch(() => {});
  }
}

async function restoreFile(cache: Cache, file: OwnFile): Promise<void> {
  const key = keyOf(file.url);
  const copy = await cache.match(key, { ignoreVary: true });
  if (copy && (await hashOf(copy)) === file.integrity) return;
  await cache.delete(key, { ignoreVary: true });
  const response = await fetchIntact(file, file.revision ? 'no-cache' : 'default');
  if (response) await cache.put(key, response);
}

/** What the HTTP cache holds under a hashed name may be a network's own page. */
async function fetchIntact(file: OwnFile, cache: RequestCache): Promise<Response | null> {
  const response = await fetch(file.url, { cache, credentials: 'same-origin' });
  if (response.ok && (await hashOf(response)) === file.integrity) return response;
  return cache === 'default' ? fetchIntact(file, 'reload') : null;
}

function keyOf(url: string): string {
  return getCacheKeyForURL(url) ?? url;
}
