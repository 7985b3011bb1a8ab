import type { AiConfig } from '@thela/site-config';
import {
  FunctionSettingsError,
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
 * Reads how the tools reach the text model. The result contains the provider's key only if `AI_MODE` is
 * `direct`; in every other mode the key must not reach a page.
 *
 * @throws CommandError when a variable is missing or invalid; the message never contains a key
 */
export function readAi(env: NodeJS.ProcessEnv): AiConfig {
  const mode = readMode(env);
  if (mode === 'built-in') return { mode };
  return mode === 'direct' ? readDirect(env) : readGateway(env);
}

/** The environment of the server that runs the gateway: without the key unless the mode is `gateway`. */
export function gatewayEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return readMode(env) === 'gateway' ? env : { ...env, GEMINI_API_KEY: '' };
}

function readMode({ AI_MODE: mode, GEMINI_API_KEY: key }: NodeJS.ProcessEnv): AiMode {
  if (!mode) return key ? 'gateway' : 'built-in';
  const knownMode = MODES.find((name) => name === mode);
  if (knownMode) return knownMode;
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
    // Checks every variable of the gateway now, so that it does not fail when it starts.
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
    if (error instanceof FunctionSettingsError) throw new CommandError(error.message);
    throw error;
  }
}
