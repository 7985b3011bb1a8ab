import type { AiConfig } from '@thela/site-config';
import {
  GatewaySettingsError,
  GEMINI_URL,
  readGatewaySettings,
  readModels,
} from '@thela/supabase/gemini';
import { readServiceAddress } from './service-address';
import { readSupabase, usesLocalSupabase } from './supabase-settings';
import { CommandError } from '../workspace';

const MODES = ['gateway', 'direct', 'built-in'] as const;
type AiMode = AiConfig['mode'];

/**
 * Reads how the tools get their answers. The provider's key is part of them only where `AI_MODE` says
 * `direct`; nothing else puts it into a page.
 *
 * @throws CommandError when a variable is missing or makes no sense; it never repeats a key
 */
export function readAi(env: NodeJS.ProcessEnv): AiConfig {
  const mode = readMode(env);
  if (mode === 'built-in') return { mode };
  return mode === 'direct' ? readDirect(env) : readGateway(env);
}

/** The environment of a server that is to run the gateway: without the key where none is wanted. */
export function gatewayEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return readMode(env) === 'gateway' ? env : { ...env, GEMINI_API_KEY: '' };
}

function readMode({ AI_MODE: mode, GEMINI_API_KEY: key }: NodeJS.ProcessEnv): AiMode {
  if (!mode) return key ? 'gateway' : 'built-in';
  const known = MODES.find((name) => name === mode);
  if (known) return known;
  throw new CommandError(`AI_MODE must be ${MODES.join(', ')} or empty, not "${mode}".`);
}

function readGateway(env: NodeJS.ProcessEnv): AiConfig {
  const supabase = readSupabase(env);
  if (!supabase) {
    throw new CommandError('AI_MODE gateway calls a function of Supabase: set SUPABASE_URL, too.');
  }
  if (usesLocalSupabase(env) && !env.GEMINI_API_KEY) {
    throw new CommandError('AI_MODE gateway on this machine needs a key: set GEMINI_API_KEY, too.');
  }
  return {
    mode: 'gateway',
    baseUrl: `${supabase.url}/functions/v1/gemini`,
    // All of the gateway's variables are looked at, so that it will start.
    models: checked(() => (env.GEMINI_API_KEY ? settingsOf(env).models : readModels(env))),
    key: supabase.publishableKey,
  };
}

function settingsOf(env: NodeJS.ProcessEnv) {
  readBaseUrl(env);
  return readGatewaySettings(env, { publishableKeys: [], allowedOrigins: [] });
}

function readDirect(env: NodeJS.ProcessEnv): AiConfig {
  const { GEMINI_API_KEY: key } = env;
  if (!key) {
    throw new CommandError('AI_MODE direct puts the key into the pages: set GEMINI_API_KEY, too.');
  }
  const models = checked(() => readModels(env));
  return { mode: 'direct', baseUrl: readBaseUrl(env), models, key };
}

function readBaseUrl(env: NodeJS.ProcessEnv): string {
  return readServiceAddress('GEMINI_BASE_URL', env, GEMINI_URL);
}

function checked<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof GatewaySettingsError) throw new CommandError(error.message);
    throw error;
  }
}
