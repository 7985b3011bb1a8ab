import type { RouteHandlerCallback } from 'workbox-core/types';
import { answerFrom } from './cached-answer';
import { hashOf } from './response-hash';
import type { Statements } from './statements';
import { plainAddress, readToolAddress } from './tool-address';
import type { ReleaseToCache } from './worker-messages';

/** Cache of the files of tools, each under the address that the registry gives it. */
const TOOL_CACHE = 'thela-tools';

/** What pages of another origin need to read an answer. */
const HEADERS = { 'Access-Control-Allow-Origin': '*' };

export type IsOrigin = (origin: string) => boolean;

/**
 * Answers requests for files of releases: from the cache at their plain address; from the network for a retry, and
 * from the cache only where the network has another answer than the file.
 *
 * It answers only with bytes whose sha256 it has computed for this answer and which the statements allow.
 * A page cannot check everything: WebKit ignores the hash of a preloaded script.
 */
export function answerToolFile(isOrigin: IsOrigin, statements: Statements): RouteHandlerCallback {
  return async ({ request, url, event }) => {
    const address = readToolAddress(url, isOrigin);
    const isPlain = address !== null && !address.isRespelled;
    const cache = await caches.open(TOOL_CACHE);
    const { clientId } = event as FetchEvent;
    const plain = plainAddress(url.href);
    const isAllowed = async (response: Response) =>
      plain !== null && statements.allow(plain, await hashOf(response), clientId);
    if (isExplanation(request)) {
      const response = await fetch(request);
      // Without a network, or in one that answers with its own page, the copy may be the only one.
      if (isPlain && response.ok && (await isAllowed(response))) {
        await cache.delete(address.plain, { ignoreVary: true });
      }
      return response;
    }

    const findCached = async () => {
      const copy = address && (await cache.match(address.plain, { ignoreVary: true }));
      if (!copy) return null;
      const verdict = await isAllowed(copy);
      if (verdict) return copy;
      // While no entry of its release is known, the copy may be right.
      if (verdict === false) await cache.delete(address.plain, { ignoreVary: true });
      return null;
    };
    const copy = isPlain ? await findCached() : null;
    if (copy) return answerFrom(copy, url.href, HEADERS);
    const response = await fetch(request).catch(() => Response.error());
    if (response.ok && (await isAllowed(response))) return response;
    const kept = isPlain ? null : await findCached();
    // At another address than the copy's own, so the answer does not have that URL: see `retryUrl`.
    if (kept) return answerFrom(kept, url.href, HEADERS);
    // Browsers do not run an answer that is no success, and the page wants to know its status.
    return response.ok ? Response.error() : response;
  };
}

/**
 * Whether the page asks why a file was refused. It reads the bytes and does not run them. The cached copy is
 * deleted once the network has answered, in case the page refused that one.
 */
function isExplanation({ cache, destination }: Request): boolean {
  return cache === 'no-store' && destination === '';
}

/**
 * Makes the function that caches the releases a page names. It handles one request after the other,
 * because two tabs ask for the same files, and the second finds them cached.
 */
export function createReleaseCaching(isOrigin: IsOrigin, statements: Statements) {
  let last = Promise.resolve();
  return (releases: readonly ReleaseToCache[], versions: readonly string[]): Promise<void> => {
    // A request that failed must not stop the next one.
    last = last
      .catch(() => {})
      .then(async () => {
        const cache = await caches.open(TOOL_CACHE);
        // A page leaves out the tools whose entries in the newest registry it refuses.
        await deleteOthers(cache, [...versions, ...(await statements.versions())], isOrigin);
        await deleteUnwanted(cache, releases);
        await cacheReleases(cache, releases, isOrigin, statements);
      });
    return last;
  };
}

/** @param versions of all releases that may stay */
async function deleteOthers(
  cache: Cache,
  versions: readonly string[],
  isOrigin: IsOrigin,
): Promise<void> {
  const stale = (await cache.keys()).filter(({ url }) => {
    const version = readToolAddress(new URL(url), isOrigin)?.version;
    return !version || !versions.includes(version);
  });
  await Promise.all(stale.map(({ url }) => cache.delete(url, { ignoreVary: true })));
}

/** Deletes what a page no longer wants of a release: the texts of the language before. */
async function deleteUnwanted(cache: Cache, releases: readonly ReleaseToCache[]): Promise<void> {
  const stale = (await cache.keys()).filter(({ url }) => {
    const release = releases.find(({ baseUrl }) => url.startsWith(baseUrl));
    return release && !Object.hasOwn(release.files, url.slice(release.baseUrl.length));
  });
  await Promise.all(stale.map(({ url }) => cache.delete(url, { ignoreVary: true })));
}

/**
 * Caches the missing files of releases, each checked against its hash, which the statements must allow. A
 * file that cannot be fetched is tried again at the next call.
 */
async function cacheReleases(
  cache: Cache,
  releases: readonly ReleaseToCache[],
  isOrigin: IsOrigin,
  statements: Statements,
): Promise<void> {
  const waiting = releases.flatMap(({ baseUrl, files }) =>
    Object.entries(files).map(([path, integrity]) => ({ url: `${baseUrl}${path}`, integrity })),
  );
  // One file after the other, so that the person's own requests come first.
  const cacheNext = async (): Promise<void> => {
    const file = waiting.shift();
    if (!file) return;
    const address = readToolAddress(new URL(file.url), isOrigin);
    if (address && (await statements.allow(address.plain, file.integrity, ''))) {
      await cacheFile(cache, file);
    }
    await cacheNext();
  };
  await cacheNext();
}

interface FileToCache {
  readonly url: string;
  readonly integrity: string;
}

async function cacheFile(cache: Cache, { url, integrity }: FileToCache): Promise<void> {
  const copy = await cache.match(url, { ignoreVary: true });
  if (copy && (await hashOf(copy)) === integrity) return;
  if (copy) await cache.delete(url, { ignoreVary: true });
  try {
    const options = { integrity, mode: 'cors', credentials: 'omit', priority: 'low' } as const;
    const response = await fetch(url, options);
    if (response.ok) await cache.put(url, response);
  } catch {
    // No network, a wrong hash or no space: the page fetches the file itself when it needs it.
  }
}
