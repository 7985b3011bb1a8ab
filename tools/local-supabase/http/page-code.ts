import type { MiddlewareHandler } from 'hono';
import { failure } from '../failure';
import { errorResponse } from './route';

/**
 * Refuses requests that code of another page sends, also code of the site: who reads the mailbox, or
 * answers for the emulated providers, can sign in to every account. A person may open the page in a
 * tab, from any link. Programs outside a browser send none of these headers and are served.
 *
 * Must stand before the CORS of the site, which would let the site's code read the answer.
 *
 * @param ownOrigin whose pages, served by this server, may send what they like
 */
export function refusePageCode(ownOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req;
    const header = (name: string) => context.req.header(name);
    const origin = header('origin') ?? ownOrigin;
    const site = header('sec-fetch-site') ?? 'none';
    const isOpened =
      method === 'GET' &&
      header('sec-fetch-mode') === 'navigate' &&
      header('sec-fetch-dest') === 'document';
    const isOwn = site === 'same-origin' || site === 'none' || isOpened;
    // Browsers of before 2023 send no `Sec-Fetch-Site`, but an `Origin` whenever code may read the answer.
    if (origin === ownOrigin && isOwn) return next();
    const message = 'Open this page in a tab of its own: code of other pages may not read it.';
    return errorResponse(context, failure(403, 'page_code', message));
  };
}
