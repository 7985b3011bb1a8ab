import { cacheNames } from 'workbox-core';
import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core/types';
import { getCacheKeyForURL } from 'workbox-precaching';
import { NetworkFirst } from 'workbox-strategies';

/** With a copy at hand, the wait for the network ends after so many seconds. */
export const NETWORK_TIMEOUT_S = 3;

const WELCOME = '/index.html';
/** Of every address that has no page of its own. */
const ANY_PAGE = '/app.html';

/** The pages of the shell; another address is no business of the worker. */
export const isPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && /^\/($|tools\/|diagnostics$)/.test(url.pathname);

const fromPrecache: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { pathname } = new URL(request.url);
    const own = getCacheKeyForURL(pathname === '/' ? WELCOME : `${pathname}.html`);
    return own ?? getCacheKeyForURL(ANY_PAGE) ?? request;
  },
  // The precache is one whole: a page of another build has no place in it.
  cacheWillUpdate: async () => null,
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
    return response;
  },
};

/** The page from the network, so that a new shell comes with its own files; else the precached one. */
export function pageStrategy(): NetworkFirst {
  return new NetworkFirst({
    cacheName: cacheNames.precache,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [fromPrecache],
  });
}
