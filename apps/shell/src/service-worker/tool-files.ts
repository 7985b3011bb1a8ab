import type { RouteHandlerCallback } from 'workbox-core/types';
import { readToolAddress } from './tool-address';
import type { ReleaseToCache } from './worker-messages';

/** Cache of the files of tools, each under the address that the registry gives it. */
const TOOL_CACHE = 'thela-tools';

/**
 * Answers for files of releases: from the cache under their plain address, from the network for a
 * retry, which wants to get past whatever failed. The page checks every byte before it runs.
 */
export function answerToolFile(origins: readonly string[]): RouteHandlerCallback {
  return async ({ request, url }) => {
    const address = readToolAddress(url, origins);
    if (!address) return fetch(request);
    const cache = await caches.open(TOOL_CACHE);
    const kept = () => cache.match(address.plain, { ignoreVary: true });
    if (request.cache === 'no-store') {
      // So the page asks after it refused a file: the copy that it got must not be given again.
      if (!address.isRespelled) await cache.delete(address.plain, { ignoreVary: true });
      return fetch(request);
    }
    if (!address.isRespelled) {
      const copy = await kept();
      return copy ? asAskedFor(copy) : fetch(request);
    }
    return fetch(request).catch(async (error: unknown) => {
      const copy = await kept();
      if (!copy) throw error;
      return asAskedFor(copy);
    });
  };
}

/**
 * Makes what caches the releases that a page names: one request after the other, because two tabs
 * ask for the same, and the second finds it done.
 *
 * @param origins that tools may come from
 */
export function createReleaseCaching(origins: readonly string[]) {
  let last = Promise.resolve();
  return (releases: readonly ReleaseToCache[], versions: readonly string[]): Promise<void> => {
    // A request that failed must not stop the next one.
    last = last.catch(() => {}).then(() => cacheReleases(releases, versions, origins));
    return last;
  };
}

/**
 * Fetches the files of releases that are not there yet, each checked against its hash, and drops
 * those of all other versions. What cannot be had now is tried again at the next call.
 *
 * @param versions of all releases that may stay
 */
async function cacheReleases(
  releases: readonly ReleaseToCache[],
  versions: readonly string[],
  origins: readonly string[],
): Promise<void> {
  const cache = await caches.open(TOOL_CACHE);
  const kept = await cache.keys();
  const stale = kept.filter(({ url }) => {
    const version = readToolAddress(new URL(url), origins)?.version;
    return !version || !versions.includes(version);
  });
  await Promise.all(stale.map(({ url }) => cache.delete(url, { ignoreVary: true })));
  const waiting = releases.flatMap(({ baseUrl, files }) =>
    Object.entries(files).map(([path, integrity]) => ({ url: `${baseUrl}${path}`, integrity })),
  );
  // One after the other: whoever uses the page meanwhile comes first.
  const cacheNext = async (): Promise<void> => {
    const file = waiting.shift();
    if (!file) return;
    if (readToolAddress(new URL(file.url), origins)) await cacheFile(cache, file);
    await cacheNext();
  };
  await cacheNext();
}

interface FileToCache {
  readonly url: string;
  readonly integrity: string;
}

async function cacheFile(cache: Cache, { url, integrity }: FileToCache): Promise<void> {
  if (await cache.match(url, { ignoreVary: true })) return;
  try {
    const options = { integrity, mode: 'cors', credentials: 'omit', priority: 'low' } as const;
    const response = await fetch(url, options);
    if (response.ok) await cache.put(url, response);
  } catch {
    // Out of reach, not the released file, or no room left: the page gets it when it asks.
  }
}

/** A module that is answered from elsewhere would look for its imports there, see `retryUrl`. */
function asAskedFor(copy: Response): Response {
  const { status, statusText, headers } = copy;
  return new Response(copy.body, { status, statusText, headers });
}
