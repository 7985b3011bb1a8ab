import { Hono } from 'hono';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import type { GatewaySettings } from '@thela/supabase/gemini';
import type { HealthSettings } from '@thela/supabase/health';
import type { Backend } from './backend';
import { PROVIDER_PATH } from './accounts/provider';
import { GEMINI_PATH, geminiFunction } from './functions/gemini';
import { HEALTH_PATH, healthFunction } from './functions/health';
import { failure } from './failure';
import {
  allowedHosts,
  answerHeaders,
  apiKeyGuard,
  csrfGuard,
  noStore,
  notOffered,
  otherMethod,
  otherRoute,
  refusePageCode,
  siteCors,
} from './http/guards';
import { detectLanguage } from './http/page-language';
import { rpc, RPC_PATH } from './rest/rpc';
import { restNotOffered } from './rest/rest-failure';
import type { Route } from './http/route';
import { errorResponse, findAddress, handle } from './http/route';
import { health, jwks, settings } from './routes/about';
import { authorize } from './routes/authorize';
import { callback } from './routes/callback';
import { challengeFactor } from './routes/factor-challenge';
import { verifyFactorCode } from './routes/factor-verify';
import { enrolFactor, unenrolFactor } from './routes/factors';
import { linkIdentity, removeIdentity } from './routes/identities';
import { decideConsent, showConsent } from './routes/local-provider';
import { logout, token } from './routes/token';
import { mailbox } from './routes/mailbox';
import { listFactorsOf, removeFactorOf, removePerson } from './routes/operator';
import { beginPasskey, storePasskey } from './routes/passkey-registration';
import { askForPasskey, signInWithPasskey } from './routes/passkey-sign-in';
import { deletePasskey, listPasskeys, namePasskey } from './routes/passkeys';
import { otp } from './routes/otp';
import { reauthenticate, recover } from './routes/request-mail';
import { resend } from './routes/resend';
import { signUp } from './routes/sign-up';
import { readUser, updateUser } from './routes/user';
import { verifyLink, verifyToken } from './routes/verify';

const MAILBOX_PATH = '/mailbox';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const ROUTES: readonly (readonly [Method, string, Route])[] = [
  ['GET', '/auth/v1/health', health],
  ['GET', '/auth/v1/settings', settings],
  ['GET', '/auth/v1/.well-known/jwks.json', jwks],
  ['POST', '/auth/v1/signup', signUp],
  ['POST', '/auth/v1/resend', resend],
  ['POST', '/auth/v1/otp', otp],
  ['POST', '/auth/v1/recover', recover],
  ['GET', '/auth/v1/reauthenticate', reauthenticate],
  ['GET', '/auth/v1/verify', verifyLink],
  ['POST', '/auth/v1/verify', verifyToken],
  ['POST', '/auth/v1/token', token],
  ['GET', '/auth/v1/user', readUser],
  ['PUT', '/auth/v1/user', updateUser],
  ['GET', '/auth/v1/user/identities/authorize', linkIdentity],
  ['DELETE', '/auth/v1/user/identities/:id', removeIdentity],
  ['POST', '/auth/v1/logout', logout],
  ['POST', '/auth/v1/factors', enrolFactor],
  ['POST', '/auth/v1/factors/:factorId/challenge', challengeFactor],
  ['POST', '/auth/v1/factors/:factorId/verify', verifyFactorCode],
  ['DELETE', '/auth/v1/factors/:factorId', unenrolFactor],
  ['POST', '/auth/v1/passkeys/registration/options', beginPasskey],
  ['POST', '/auth/v1/passkeys/registration/verify', storePasskey],
  ['POST', '/auth/v1/passkeys/authentication/options', askForPasskey],
  ['POST', '/auth/v1/passkeys/authentication/verify', signInWithPasskey],
  ['GET', '/auth/v1/passkeys', listPasskeys],
  ['PATCH', '/auth/v1/passkeys/:passkeyId', namePasskey],
  ['DELETE', '/auth/v1/passkeys/:passkeyId', deletePasskey],
  ['GET', '/auth/v1/admin/users/:userId/factors', listFactorsOf],
  ['DELETE', '/auth/v1/admin/users/:userId/factors/:factorId', removeFactorOf],
  ['DELETE', '/auth/v1/admin/users/:userId', removePerson],
  ['GET', '/auth/v1/authorize', authorize],
  ['GET', '/auth/v1/callback', callback],
  ['GET', PROVIDER_PATH, showConsent],
  ['POST', PROVIDER_PATH, decideConsent],
  ['GET', MAILBOX_PATH, mailbox],
];

/** What a person opens in a tab, and no code of a page may read. */
const PAGES = [MAILBOX_PATH, PROVIDER_PATH];

/** Settings of what a hosted project runs as Edge Functions. */
export interface FunctionSettings {
  readonly gateway: GatewaySettings | null;
  readonly reports: HealthSettings;
}

/**
 * The routes of the local backend.
 *
 * @param functions settings of the functions; without those of the gateway to the text model it is not offered
 */
export function makeApp(backend: Backend, { gateway, reports }: FunctionSettings): Hono {
  const app = new Hono();
  app.use(answerHeaders(backend.headers));
  app.use(findAddress(backend.settings.isBehindGateway));
  app.use(allowedHosts(backend.url));
  // Before the guards of the auth routes: a hosted function answers its own preflights, too.
  if (gateway) app.all(GEMINI_PATH, geminiFunction(gateway, backend));
  app.all(HEALTH_PATH, healthFunction(reports, backend));
  for (const path of PAGES)
    app.use(path, refusePageCode(new URL(backend.url).origin), detectLanguage);
  app.use(siteCors(backend.siteOrigin));
  app.use(csrfGuard(backend.siteOrigin));
  app.use(noStore);
  const requireKey = apiKeyGuard(backend.serviceKey);
  app.use('/auth/v1/*', requireKey);
  for (const [method, path, route] of ROUTES) app.on(method, path, handle(route, backend));
  for (const [path, methods] of methodsByPath()) app.all(path, otherMethod(methods));
  app.all('/auth/v1/*', otherRoute);
  app.use(RPC_PATH, requireKey);
  // As what stands before a hosted project does: a year of records is a seventh of its size then.
  app.use(RPC_PATH, compress());
  app.post(RPC_PATH, rpc(backend));
  app.all('/rest/v1/*', restNotOffered);
  app.notFound(notOffered);
  app.onError(unexpected);
  return app;
}

function methodsByPath(): Map<string, Method[]> {
  const methods = new Map<string, Method[]>();
  for (const [method, path] of ROUTES) methods.set(path, [...(methods.get(path) ?? []), method]);
  return methods;
}

function unexpected(error: Error, context: Context): Response {
  // The message may quote what the client sent, so only the stack frames are logged.
  const frames = error.stack?.split('\n').filter((line) => line.trim().startsWith('at ')) ?? [];
  const { method, path } = context.req;
  console.error(`local-supabase: ${method} ${path} failed: ${error.name}\n${frames.join('\n')}`);
  const message = 'Unexpected failure, please check server logs for more information';
  return errorResponse(context, failure(500, 'unexpected_failure', message));
}
