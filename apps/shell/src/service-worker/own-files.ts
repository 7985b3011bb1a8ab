import { cacheNames } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { getCacheKeyForURL } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { answerFrom } from './cached-answer';
import { hashOf } from './response-hash';

/** A file of the shell, with its sha256 as it was published. */
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

/**
 * Fetches the files anew that the precache lacks or has with other bytes. Without a network, or where the
 * server has a newer shell already, they stay missing.
 */
export async function restoreOwnFiles(files: readonly OwnFile[]): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  await Promise.allSettled(files.map((file) => restoreFile(cache, file)));
}

async function restoreFile(cache: Cache, { url, integrity }: OwnFile): Promise<void> {
  const key = getCacheKeyForURL(url);
  if (!key) return;
  const copy = await cache.match(key, { ignoreVary: true });
  if (copy && (await hashOf(copy)) === integrity) return;
  await cache.delete(key, { ignoreVary: true });
  const response = await fetch(url, { cache: 'no-cache', credentials: 'same-origin' });
  if (response.ok && (await hashOf(response)) === integrity) await cache.put(key, response);
}
