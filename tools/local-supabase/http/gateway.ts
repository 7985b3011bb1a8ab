import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { LOCAL_PUBLISHABLE_KEY } from '../options';
import { isSameSecret } from '../accounts/secrets';
import { errorResponse } from './error-response';
import { failure } from '../failure';

/** Routes that a browser opens by itself, from a mail or on its way back from Google. */
const OPEN_ROUTES: ReadonlySet<string> = new Set([
  '/auth/v1/verify',
  '/auth/v1/authorize',
  '/auth/v1/callback',
  '/auth/v1/.well-known/jwks.json',
]);

/**
 * Answers only to its own names: a page of another site, whose name was made to point at this
 * machine, is refused.
 */
export function ownNamesOnly(url: string): MiddlewareHandler {
  const names = ['localhost', '127.0.0.1', '[::1]'].map((name) => {
    const named = new URL(url);
    named.hostname = name;
    return named.host;
  });
  return async (context, next) => {
    const host = context.req.header('host')?.toLowerCase() ?? '';
    if (names.includes(host)) return next();
    const message = `This server answers to ${names.join(', ')} only.`;
    return errorResponse(context, failure(421, 'unknown_host', message));
  };
}

/** Lets the pages of the site read the answers, and those of no other. */
export function siteOnly(siteOrigin: string): MiddlewareHandler {
  return cors({
    origin: siteOrigin,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'],
    exposeHeaders: ['x-supabase-api-version', 'x-sb-error-code'],
    maxAge: 600,
  });
}

/** Pages of other sites cannot read answers; here they cannot cause anything either. */
export function noForeignWrites(siteOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('origin');
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (isRead || origin === undefined || origin === siteOrigin) return next();
    if (origin === new URL(context.req.url).origin) return next();
    const message = `Requests of ${siteOrigin} are taken, those of other sites are not.`;
    return errorResponse(context, failure(403, 'unknown_origin', message));
  };
}

/** Sessions and links must not be found in a cache, and not be spent by looking for them. */
export const neverStored: MiddlewareHandler = async (context, next) => {
  context.header('Cache-Control', 'no-store');
  // Hono answers HEAD as it answers GET, which would use up the link of a mail.
  return context.req.method === 'HEAD' ? notOffered(context) : next();
};

/** Asks for the public key as the gateway before a hosted project does, in its words. */
export const publishableKeyOnly: MiddlewareHandler = async (context, next) => {
  if (OPEN_ROUTES.has(context.req.path)) return next();
  const key = context.req.header('apikey') ?? context.req.query('apikey');
  if (!key) {
    const hint = 'No `apikey` request header or url param was found.';
    return context.json({ message: 'No API key found in request', hint }, 401);
  }
  if (isSameSecret(key, LOCAL_PUBLISHABLE_KEY)) return next();
  const hint = 'Double check your Supabase `anon` or `service_role` API key.';
  return context.json({ message: 'Invalid API key', hint }, 401);
};

/** Says plainly what this server does not have. */
export function notOffered(context: Context): Response {
  const { method, path } = context.req;
  const message = `The local backend does not offer ${method} ${path}.`;
  return errorResponse(context, failure(404, 'not_offered', message));
}
