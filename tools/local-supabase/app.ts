import { Hono } from 'hono';
import type { Context } from 'hono';
import type { GatewaySettings } from '@thela/supabase/gemini';
import type { Backend } from './backend';
import { PROVIDER_PATH } from './accounts/provider';
import { GEMINI_PATH, geminiFunction } from './functions/gemini';
import { harmless } from './http/answer-headers';
import { errorResponse } from './http/error-response';
import { failure } from './failure';
import {
  neverStored,
  noForeignWrites,
  notOffered,
  ownNamesOnly,
  publishableKeyOnly,
  siteOnly,
} from './http/gateway';
import type { Route } from './http/route';
import { handle } from './http/route';
import { health, jwks, settings } from './routes/about';
import { authorize } from './routes/authorize';
import { callback } from './routes/callback';
import { decideConsent, showConsent } from './routes/local-provider';
import { logout } from './routes/logout';
import { mailbox } from './routes/mailbox';
import { recover, resend } from './routes/request-mail';
import { signUp } from './routes/sign-up';
import { token } from './routes/token';
import { readUser, updateUser } from './routes/user';
import { verifyLink, verifyToken } from './routes/verify';

type Method = 'GET' | 'POST' | 'PUT';

const ROUTES: readonly (readonly [Method, string, Route])[] = [
  ['GET', '/auth/v1/health', health],
  ['GET', '/auth/v1/settings', settings],
  ['GET', '/auth/v1/.well-known/jwks.json', jwks],
  ['POST', '/auth/v1/signup', signUp],
  ['POST', '/auth/v1/resend', resend],
  ['POST', '/auth/v1/recover', recover],
  ['GET', '/auth/v1/verify', verifyLink],
  ['POST', '/auth/v1/verify', verifyToken],
  ['POST', '/auth/v1/token', token],
  ['GET', '/auth/v1/user', readUser],
  ['PUT', '/auth/v1/user', updateUser],
  ['POST', '/auth/v1/logout', logout],
  ['GET', '/auth/v1/authorize', authorize],
  ['GET', '/auth/v1/callback', callback],
  ['GET', PROVIDER_PATH, showConsent],
  ['POST', PROVIDER_PATH, decideConsent],
  ['GET', '/mailbox', mailbox],
];

/**
 * Everything that the local backend answers.
 *
 * @param gateway how to run the gateway to the text model; it is not offered without
 */
export function makeApp(backend: Backend, gateway: GatewaySettings | null): Hono {
  const app = new Hono();
  app.use(harmless);
  app.use(ownNamesOnly(backend.url));
  // Before the rules of accounts: like a hosted function it answers for itself, preflights too.
  if (gateway) app.all(GEMINI_PATH, geminiFunction(gateway, backend));
  app.use(siteOnly(backend.siteOrigin));
  app.use(noForeignWrites(backend.siteOrigin));
  app.use(neverStored);
  app.use('/auth/v1/*', publishableKeyOnly);
  for (const [method, path, route] of ROUTES) app.on(method, path, handle(route, backend));
  app.notFound(notOffered);
  app.onError(unexpected);
  return app;
}

function unexpected(error: Error, context: Context): Response {
  // Its message may quote what was sent; where it happened does not.
  const place = error.stack?.split('\n').filter((line) => line.trim().startsWith('at ')) ?? [];
  const { method, path } = context.req;
  console.error(`local-supabase: ${method} ${path} failed: ${error.name}\n${place.join('\n')}`);
  const message = 'Unexpected failure, please check server logs for more information';
  return errorResponse(context, failure(500, 'unexpected_failure', message));
}
