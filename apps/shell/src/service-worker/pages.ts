import { cacheNames } from 'workbox-core';
import type { RouteHandlerCallback, RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types';
import { getCacheKeyForURL } from 'workbox-precaching';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/** With a cached copy, the wait for the network ends after this many seconds. */
const NETWORK_TIMEOUT_S = 3;

const WELCOME = '/index.html';
/** The page for every address that has none of its own. */
const ANY_PAGE = '/app.html';
const CONFIG = '/config.json';

const PAGES = /^\/($|tools\/|diagnostics$|(stall|account)(\/|$))/;
/** A path below a tool is shown by the page of the tool. */
const BELOW_TOOL = /^(\/tools\/[^/]+)\/.*$/;

/** Whether a request is for a page of the shell; the worker leaves other addresses alone. */
export const isPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && PAGES.test(url.pathname);

/** Whether a request is for the site's configuration. */
export const isConfig: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && url.pathname === CONFIG;

/** The file with the page of an address. */
export function pageFile(path: string): string {
  const page = path.replace(BELOW_TOOL, '$1');
  return page === '/' ? WELCOME : `${page}.html`;
}

function precacheKey({ pathname }: URL): string | undefined {
  if (pathname === CONFIG) return getCacheKeyForURL(CONFIG);
  const own = getCacheKeyForURL(pageFile(pathname));
  return own ?? getCacheKeyForURL(ANY_PAGE);
}

const fromPrecache: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => precacheKey(new URL(request.url)) ?? request,
  // All files of the precache belong to one build, so an answer of the network is not added.
  cacheWillUpdate: async () => null,
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
    return response;
  },
};

/**
 * A page, or the configuration, from the precache, because it waits for nothing. Where something newer was seen, from
 * the network, so that a new shell comes with its own files; without an answer in time from the precache all the same.
 *
 * @param wasReplaced whether the server was seen to have something newer
 * @param checks decide whether a cached copy may be used, or which one instead
 */
export function precachedFirst(
  wasReplaced: () => Promise<boolean>,
  ...checks: WorkboxPlugin[]
): RouteHandlerCallback {
  const options = { cacheName: cacheNames.precache, plugins: [fromPrecache, ...checks] };
  const fromCache = new CacheFirst(options);
  const fromNetwork = new NetworkFirst({ ...options, networkTimeoutSeconds: NETWORK_TIMEOUT_S });
  return async (given) => ((await wasReplaced()) ? fromNetwork : fromCache).handle(given);
}
