import type { Environment } from './environment.ts';
import { FunctionSettingsError } from './environment.ts';

/** The Supabase project that a function runs in. */
export interface Project {
  readonly url: string;
  readonly publishableKeys: readonly string[];
  /** Has every permission; used only for counting. */
  readonly secretKey: string;
  readonly allowedOrigins: readonly string[];
}

/**
 * Reads the variables that Supabase sets for its functions: new keys as JSON by name, legacy keys each
 * in a variable of its own. The operator sets `SITE_ORIGINS`.
 *
 * @throws FunctionSettingsError naming the variable, never its value
 */
export function readProject(env: Environment): Project {
  const publishableKeys = [
    ...readKeys('SUPABASE_PUBLISHABLE_KEYS', env),
    ...(env.SUPABASE_ANON_KEY ? [env.SUPABASE_ANON_KEY] : []),
  ];
  const [secretKey = env.SUPABASE_SERVICE_ROLE_KEY] = readKeys('SUPABASE_SECRET_KEYS', env);
  if (!env.SUPABASE_URL) throw new FunctionSettingsError('SUPABASE_URL is not set.');
  if (publishableKeys.length === 0) {
    throw new FunctionSettingsError('SUPABASE_PUBLISHABLE_KEYS is not set.');
  }
  if (!secretKey) throw new FunctionSettingsError('SUPABASE_SECRET_KEYS is not set.');
  return {
    url: env.SUPABASE_URL.replace(/\/+$/, ''),
    publishableKeys,
    secretKey,
    allowedOrigins: readOrigins(env.SITE_ORIGINS ?? ''),
  };
}

/** `{"default": "sb_publishable_…"}`; the one named `default` comes first. */
function readKeys(name: string, env: Environment): string[] {
  const value = env[name];
  if (!value) return [];
  try {
    const { default: first, ...others } = JSON.parse(value) as Record<string, unknown>;
    const keys = [first, ...Object.values(others)].filter((key) => key !== undefined);
    if (keys.every((key) => typeof key === 'string')) return keys;
  } catch {
    throw new FunctionSettingsError(`${name} is no JSON.`);
  }
  throw new FunctionSettingsError(`${name} must be keys by name, in JSON.`);
}

function readOrigins(value: string): string[] {
  const origins = value
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
  if (origins.length > 0 && origins.every(isOrigin)) return origins;
  throw new FunctionSettingsError(
    'SITE_ORIGINS must be the origins of the site, such as https://thela.example.',
  );
}
