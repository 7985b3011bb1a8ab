import type { RouteHandlerCallback } from 'workbox-core/types';
import { readToolAddress } from './tool-address';
import type { ReleaseToCache } from './worker-messages';

/** Cache of the files of tools, each under the address that the registry gives it. */
const TOOL_CACHE = 'thela-tools';

/**
 * Answers requests for files of releases: from the cache at their plain address; from the network for
 * a retry, which must not get the copy that failed. The page checks every byte before it runs.
 */
export function answerToolFile(origins: readonly string[]): RouteHandlerCallback {
  return async ({ request, url }) => {
    const address = readToolAddress(url, origins);
    if (!address) return fetch(request);
    const cache = await caches.open(TOOL_CACHE);
    const findCached = () => cache.match(address.plain, { ignoreVary: true });
    if (request.cache === 'no-store') {
      // The page asks like this after it refused a file, so the cached copy is deleted.
      if (!address.isRespelled) await cache.delete(address.plain, { ignoreVary: true });
      return fetch(request);
    }
    if (!address.isRespelled) {
      const copy = await findCached();
      return copy ? withoutUrl(copy) : fetch(request);
    }
    return fetch(request).catch(async (error: unknown) => {
      const copy = await findCached();
      if (!copy) throw error;
      return withoutUrl(copy);
    });
  };
}

/**
 * Makes the function that caches the releases a page names. It handles one request after the other,
 * because two tabs ask for the same files, and the second finds them cached.
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
 * Caches the missing files of releases, each checked against its hash, and deletes the files of all
 * other versions. A file that cannot be fetched is tried again at the next call.
 *
 * @param versions of all releases that may stay
 */
async function cacheReleases(
  releases: readonly ReleaseToCache[],
  versions: readonly string[],
  origins: readonly string[],
): Promise<void> {
  const cache = await caches.open(TOOL_CACHE);
  const cached = await cache.keys();
  const stale = cached.filter(({ url }) => {
    const version = readToolAddress(new URL(url), origins)?.version;
    return !version || !versions.includes(version);
  });
  await Promise.all(stale.map(({ url }) => cache.delete(url, { ignoreVary: true })));
  const waiting = releases.flatMap(({ baseUrl, files }) =>
    Object.entries(files).map(([path, integrity]) => ({ url: `${baseUrl}${path}`, integrity })),
  );
  // One file after the other, so that the person's own requests come first.
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
    // No network, a wrong hash or no space: the page fetches the file itself when it needs it.
  }
}

/** Drops the copy's own URL: a module would resolve its imports against it, see `retryUrl`. */
function withoutUrl(copy: Response): Response {
  const { status, statusText, headers } = copy;
  return new Response(copy.body, { status, statusText, headers });
}
