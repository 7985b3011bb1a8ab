import type { MiddlewareHandler } from 'hono';
import { NO_PAGE } from '../../headers';
import { noPermissions } from '../../permissions-policy';

const HEADERS = {
  'Content-Security-Policy': NO_PAGE,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': noPermissions,
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pages of the site read answers by CORS, which this does not touch; nobody embeds them.
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Puts headers on every answer, refusals included, that make it harmless; a page has its own policy. */
export const harmless: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!context.res.headers.has(name)) context.header(name, value);
  }
};
