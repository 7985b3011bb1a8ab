import { refusedHost, UNKNOWN_HOST } from '@thela/shipping/own-hosts';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { isSameSecret } from '../accounts/secrets';
import { failure } from '../failure';
import { LOCAL_PUBLISHABLE_KEY } from '../options';
import type { WorkspaceOptions } from '../options';
import { isServiceKey } from './operator';
import { errorResponse } from './route';

const OPERATOR_PATH = '/auth/v1/admin/';

/** Adds headers to every answer, errors included, unless it has its own: an HTML page sets its own policy. */
export function answerHeaders(headers: WorkspaceOptions['headers']): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  };
}

/** Refuses requests whose `Host` is not a name of this machine, with the port of this server. */
export function allowedHosts(url: string): MiddlewareHandler {
  const { port } = new URL(url);
  return async (context, next) => {
    const refusal = refusedHost(context.req.header('host'), port);
    if (refusal === null) return next();
    return errorResponse(context, failure(UNKNOWN_HOST, 'unknown_host', refusal));
  };
}

/** Lets only the pages of the site read the answers. */
export function siteCors(siteOrigin: string): MiddlewareHandler {
  return cors({
    origin: siteOrigin,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'],
    exposeHeaders: ['x-supabase-api-version', 'x-sb-error-code'],
    maxAge: 600,
  });
}

/**
 * Refuses writes that a page of another site sends. Hono's `csrf` is not used: it looks only at the
 * content types of forms, and refuses clients outside a browser, which send no `Origin`.
 */
export function csrfGuard(siteOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    const { method, url } = context.req;
    const origin = context.req.header('origin') ?? siteOrigin;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead || [siteOrigin, new URL(url).origin].includes(origin)) return next();
    const message = `Requests of ${siteOrigin} are taken, those of other sites are not.`;
    return errorResponse(context, failure(403, 'unknown_origin', message));
  };
}

/** No cache may store sessions and links, and a HEAD request must not use up a link. */
export const noStore: MiddlewareHandler = async (context, next) => {
  context.header('Cache-Control', 'no-store');
  // Hono answers HEAD by running the GET route, which would use up the link of a mail.
  return context.req.method === 'HEAD' ? context.body(null, 405) : next();
};

/** Routes that a browser opens from a mail, or on its way back from Google: without a header. */
const ROUTES_WITHOUT_KEY: ReadonlySet<string> = new Set([
  '/auth/v1/verify',
  '/auth/v1/authorize',
  '/auth/v1/callback',
  '/auth/v1/.well-known/jwks.json',
]);

/**
 * Requires the publishable key; routes of the operator take the service key instead, in its header alone.
 * Answers as the API gateway in front of a hosted project does.
 */
export function apiKeyGuard(serviceKey: string | null): MiddlewareHandler {
  return async (context, next) => {
    if (ROUTES_WITHOUT_KEY.has(context.req.path)) return next();
    const header = context.req.header('apikey');
    const key = header ?? context.req.query('apikey');
    if (!key) {
      const hint = 'No `apikey` request header or url param was found.';
      return context.json({ message: 'No API key found in request', hint }, 401);
    }
    const isOperator =
      header !== undefined &&
      context.req.path.startsWith(OPERATOR_PATH) &&
      isServiceKey(context, header, serviceKey);
    if (isOperator || isSameSecret(key, LOCAL_PUBLISHABLE_KEY)) return next();
    const hint = 'Double check your Supabase `anon` or `service_role` API key.';
    return context.json({ message: 'Invalid API key', hint }, 401);
  };
}

/** The auth server's answer for a method that a route of it does not have. */
export function otherMethod(allowed: readonly string[]): Handler {
  return (context) => context.body(null, 405, { Allow: allowed.join(', ') });
}

/** The auth server's answer for a route that it does not have. */
export const otherRoute: Handler = (context) => context.text('404 page not found\n', 404);

/** The answer for every other service that a project has and this server has not. */
export function notOffered(context: Context): Response {
  const { method, path } = context.req;
  const message = `The local backend does not offer ${method} ${path}.`;
  return errorResponse(context, failure(404, 'not_offered', message));
}

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
    // Browsers older than 2023 send no `Sec-Fetch-Site`, but an `Origin` whenever code may read the answer.
    if (origin === ownOrigin && isOwn) return next();
    const message = 'Open this page in a tab of its own: code of other pages may not read it.';
    return errorResponse(context, failure(403, 'page_code', message));
  };
}
