import { cacheNames } from 'workbox-core';
import type { RouteHandlerCallback, RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types';
import { getCacheKeyForURL } from 'workbox-precaching';
import { CacheFirst, CacheOnly, NetworkFirst } from 'workbox-strategies';
import { storedPage } from '@thela/site-config/stored-page';
import { isOwnConfig, isOwnPage } from '@thela/page/own-answer';
import { correctPath } from '@thela/page/correct-path';

/** With a cached copy, the wait for the network ends after this many seconds. */
const NETWORK_TIMEOUT_S = 3;

const WELCOME = '/index.html';
/** The page for every address that has none of its own. */
export const ANY_PAGE = '/app.html';
export const CONFIG = '/config.json';

const PAGES = /^\/($|tools\/|diagnostics$|(stall|account)(\/|$))/;
/** A path below a tool is shown by the page of the tool. */
const BELOW_TOOL = /^(\/tools\/[^/]+)\/.*$/;

/** Whether a request is for a page of the shell; the worker leaves other addresses alone. */
export const isPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && PAGES.test(correctPath(url.pathname));

/** Whether a request is for the site's configuration; one that asks the site itself has a question. */
export const isConfig: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && url.pathname === CONFIG && url.search !== '?ask';

/** The file with the page of an address, as it is stored. */
export function pageFile(path: string): string {
  const page = correctPath(path).replace(BELOW_TOOL, '$1');
  return page === '/' ? WELCOME : storedPage(`${page}.html`);
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
  fetchDidSucceed: async ({ request, response }) => {
    const isOwn = new URL(request.url).pathname === CONFIG ? isOwnConfig : isOwnPage;
    if (await isOwn(response)) return response;
    throw new Error(`${request.url} answered ${response.status}, and nothing of this site.`);
  },
};

const anyPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => getCacheKeyForURL(ANY_PAGE) ?? request,
};

/**
 * A page, or the configuration, from the precache, because it waits for nothing. Where something newer was seen, from
 * the network, so that a new shell comes with its own files; without an own answer in time from the precache all the same.
 * Where nothing is stored, the network's answer is passed on, whatever it is.
 *
 * @param wasReplaced whether the server was seen to have something newer
 * @param checks decide whether a cached copy may be used, or which one instead
 */
export function precachedFirst(
  wasReplaced: () => Promise<boolean>,
  ...checks: WorkboxPlugin[]
): RouteHandlerCallback {
  const { precache: cacheName } = cacheNames;
  const options = { cacheName, plugins: [fromPrecache, ...checks] };
  const fromCache = new CacheFirst(options);
  const fromNetwork = new NetworkFirst({ ...options, networkTimeoutSeconds: NETWORK_TIMEOUT_S });
  const instead = new CacheOnly({ cacheName, plugins: [anyPage, ...checks] });
  return async (given) => {
    const { event, request } = given;
    try {
      return await ((await wasReplaced()) ? fromNetwork : fromCache).handle(given);
    } catch {
      const page = request.mode === 'navigate' && instead.handle({ event, request });
      return (page && (await page.catch(() => null))) || fetch(request);
    }
  };
}
