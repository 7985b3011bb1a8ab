import { makeGateway, memoryCounter, readGatewaySettings } from '@thela/supabase/gemini';
import type { CheckToken, Environment, GatewaySettings } from '@thela/supabase/gemini';
import type { Handler } from 'hono';
import { readAccessToken } from '../accounts/access-token';
import { findSession } from '../accounts/session';
import type { Backend } from '../backend';
import { isFailure } from '../failure';
import { addressOf } from '../http/route';
import { LOCAL_PUBLISHABLE_KEY } from '../options';

export const GEMINI_PATH = '/functions/v1/gemini/*';

/**
 * @returns `null` without a provider's key
 * @throws FunctionSettingsError naming an invalid variable
 */
export function localGatewaySettings(env: Environment, siteOrigin: string): GatewaySettings | null {
  if (!env.GEMINI_API_KEY) return null;
  return readGatewaySettings(env, {
    publishableKeys: [LOCAL_PUBLISHABLE_KEY],
    allowedOrigins: [siteOrigin],
  });
}

/** Runs `supabase/functions/gemini` in this process, with counts in memory. */
export function geminiFunction(settings: GatewaySettings, backend: Backend): Handler {
  const gateway = makeGateway(settings, {
    counter: memoryCounter(Date.now),
    checkToken: tokenCheck(backend),
    now: Date.now,
    log: (message) => console.error(message),
  });
  return (context) => gateway(context.req.raw, addressOf(context));
}

function tokenCheck({ database, signingKey }: Backend): CheckToken {
  return async (token) => {
    const claims = await readAccessToken(token, signingKey);
    if (isFailure(claims)) return { kind: 'invalid' };
    const session = await findSession(database, claims.session_id);
    return session?.user_id === claims.sub ? { kind: 'user', id: claims.sub } : { kind: 'invalid' };
  };
}
