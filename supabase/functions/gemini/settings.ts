import type { Environment } from '../_shared/environment.ts';
import { FunctionSettingsError, readCount } from '../_shared/environment.ts';

/** Models to ask, the first one first. */
export interface ModelLists {
  readonly advice: readonly string[];
  readonly recipe: readonly string[];
  readonly strategy: readonly string[];
}

/** Calls a day (UTC). */
interface DailyLimits {
  readonly user: number;
  /** More than one user's: a mobile network gives many people the same address. */
  readonly address: number;
  /** Of all visitors together: the rest of `all` is kept for signed-in users. */
  readonly visitors: number;
  /** Of everybody together: caps what the operator pays. */
  readonly all: number;
}

export interface GatewaySettings {
  /** Secret: sent only to the provider. */
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly models: ModelLists;
  /** Public keys that a page may send instead of a user's token. */
  readonly publishableKeys: readonly string[];
  /** Origins whose pages may call. */
  readonly allowedOrigins: readonly string[];
  readonly limits: DailyLimits;
  /** For the provider to answer, in ms: less than the 30 s that a page waits. */
  readonly timeoutMs: number;
}

export const GEMINI_URL = 'https://generativelanguage.googleapis.com';

/**
 * The default models. The specification's own, `gemini-2.5-flash` for advice and `gemini-1.5-flash`
 * for recipes, are retired or about to be: the alias of the latest model comes first, and dated
 * models are the fallback.
 */
const DEFAULT_MODELS = [
  'gemini-flash-latest',
  'gemini-3.8-flash',
  'gemini-3.6-flash',
  'gemini-3.5-flash-lite',
];

const DEFAULT_LIMITS = { user: 100, address: 500, all: 2000 };

/** What visitors may use of the daily limit of all callers, where the operator sets nothing else. */
const VISITORS_SHARE = 0.75;

const TIMEOUT_MS = 25_000;

/**
 * Reads all settings but the publishable keys and origins, which the caller has.
 *
 * @throws FunctionSettingsError naming the variable, never its value
 */
export function readGatewaySettings(
  env: Environment,
  site: Pick<GatewaySettings, 'publishableKeys' | 'allowedOrigins'>,
): GatewaySettings {
  if (!env.GEMINI_API_KEY) throw new FunctionSettingsError('GEMINI_API_KEY is not set.');
  return {
    ...site,
    apiKey: env.GEMINI_API_KEY,
    baseUrl: (env.GEMINI_BASE_URL || GEMINI_URL).replace(/\/+$/, ''),
    models: readModels(env),
    limits: readLimits(env),
    timeoutMs: TIMEOUT_MS,
  };
}

function readLimits(env: Environment): DailyLimits {
  const all = readCount('GEMINI_DAILY_LIMIT', env, DEFAULT_LIMITS.all);
  // Rounded down, so that of any total at least one call is kept for signed-in users.
  const visitors = Math.floor(all * VISITORS_SHARE);
  return {
    user: readCount('GEMINI_DAILY_LIMIT_PER_USER', env, DEFAULT_LIMITS.user),
    address: readCount('GEMINI_DAILY_LIMIT_PER_ADDRESS', env, DEFAULT_LIMITS.address),
    visitors: readCount('GEMINI_DAILY_LIMIT_VISITORS', env, visitors),
    all,
  };
}

/** @throws FunctionSettingsError when a list holds what cannot be a model's name */
export function readModels(env: Environment): ModelLists {
  return {
    advice: readList('GEMINI_MODELS_ADVICE', env),
    recipe: readList('GEMINI_MODELS_RECIPE', env),
    strategy: readList('GEMINI_MODELS_STRATEGY', env),
  };
}

function readList(name: string, env: Environment): readonly string[] {
  const value = env[name];
  if (!value) return DEFAULT_MODELS;
  const models = value.split(',').map((model) => model.trim());
  if (models.every((model) => /^[\w.-]+$/.test(model))) return models;
  throw new FunctionSettingsError(
    `${name} must be names of models such as gemini-flash-latest, separated by commas.`,
  );
}
