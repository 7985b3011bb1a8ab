import type { SiteConfigFile } from '@thela/site-config';
import * as v from 'valibot';
import { readAi } from './ai-settings';
import type { ShellPolicy } from '../serving/headers';
import { oneLine } from '@thela/shipping/shipping-error';
import { parseServiceAddress } from './service-address';
import {
  localSupabaseDefaults,
  localSupabaseUrl,
  readSupabase,
  usesLocalSupabase,
} from './supabase-settings';
import { LOCAL_HEALTH_READ_KEY } from '@thela/local-supabase';
import { readVoice } from './voice-settings';
import type { PinnedTool, ToolKeys } from './tool-keys';
import { readToolOrigins } from './tool-origins';
import type { App } from '../workspace';
import { CommandError } from '../workspace';

const platesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
);

/**
 * The environment of a site on this machine. By default developers may load their own releases in place
 * of a tool, and the local Supabase stores the accounts.
 */
export function localEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...env,
    ALLOW_OVERRIDE: env.ALLOW_OVERRIDE || 'true',
    ...localSupabaseDefaults(env),
  };
}

/** The environment of the site of `npm start`: its pages report to the local Supabase, unless another address is set. */
export function startEnvironment(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const env = localEnvironment(variables);
  if (env.REPORTING_URL || !usesLocalSupabase(env)) return env;
  const address = { REPORTING_URL: `${localSupabaseUrl(env)}/functions/v1/health` };
  return { ...env, ...address, HEALTH_READ_KEY: env.HEALTH_READ_KEY || LOCAL_HEALTH_READ_KEY };
}

/** Reads from the same environment variables what the headers of the shell's pages must allow. */
export function shellPolicy(env: NodeJS.ProcessEnv, apps: readonly App[]): ShellPolicy {
  const ai = readAi(env);
  return {
    toolOrigins: readToolOrigins(env, apps).all,
    allowOverride: readSwitch('ALLOW_OVERRIDE', env),
    supabaseUrl: readSupabase(env)?.url,
    // The gateway has the origin of Supabase, which is allowed already.
    ...(ai.mode === 'direct' ? { modelUrl: ai.baseUrl } : {}),
    callsUrl: readVoice(env)?.baseUrl,
    ...(env.REPORTING_URL ? { reportingUrl: readWebAddress(env.REPORTING_URL) } : {}),
  };
}

/** What the site calls itself. */
export function productName(env: NodeJS.ProcessEnv): string {
  return env.BRAND_PRODUCT || 'Thela';
}

/**
 * Makes the content of `config.json` from environment variables; `.env.example` lists them with these
 * defaults. The shell validates the file when the page loads.
 *
 * @param keys the public keys that the pages pin for each tool; they refuse a tool without any
 */
export function runtimeConfig(
  env: NodeJS.ProcessEnv,
  apps: readonly App[],
  keys: ToolKeys = {},
): SiteConfigFile {
  const { toolOrigins, allowOverride, reportingUrl } = shellPolicy(env, apps);
  const supabase = readSupabase(env);
  const voice = readVoice(env);
  return {
    brand: {
      product: productName(env),
      assistant: env.BRAND_ASSISTANT || 'Chaat-GPT',
      tagline: env.BRAND_TAGLINE || 'AI Street Food OS',
      location: env.BRAND_LOCATION || 'Hyderabad, Telangana',
      supportEmail: env.BRAND_SUPPORT_EMAIL ?? '',
      repositoryUrl: env.BRAND_REPOSITORY_URL ?? '',
      issuesUrl: env.BRAND_ISSUES_URL ?? '',
      termsUrl:
        env.BRAND_TERMS_URL || 'https://www.termsfeed.com/blog/sample-terms-of-service-template/',
      privacyUrl:
        env.BRAND_PRIVACY_URL || 'https://www.termsfeed.com/blog/sample-privacy-policy-template/',
    },
    ...(supabase
      ? { supabase: { ...supabase, manualLinking: readSwitch('SUPABASE_MANUAL_LINKING', env) } }
      : {}),
    ai: readAi(env),
    ...(voice ? { voice } : {}),
    ...(env.DAY_PLATES_SOLD ? { day: { platesSold: readPlates(env.DAY_PLATES_SOLD) } } : {}),
    remotes: { allowedOrigins: toolOrigins, tools: pinnedTools(env, apps, keys), allowOverride },
    ...(reportingUrl ? { reporting: { url: reportingUrl, ...readVitals(env) } } : {}),
    offline: readSwitch('OFFLINE', env, true),
  };
}

function pinnedTools(env: NodeJS.ProcessEnv, apps: readonly App[], keys: ToolKeys) {
  const origins = readToolOrigins(env, apps);
  const pinned = apps.flatMap(({ name }): [string, PinnedTool][] => {
    const own = Object.hasOwn(keys, name) ? (keys[name] ?? []) : [];
    return own.length > 0 ? [[name, { keys: own, origins: origins.of(name) }]] : [];
  });
  return Object.fromEntries(pinned);
}

function readVitals({ REPORTING_VITALS: value }: NodeJS.ProcessEnv): { readonly vitals?: number } {
  if (!value) return {};
  const share = Number(value);
  if (/^\d*\.?\d+$/.test(value) && share <= 1) return { vitals: share };
  throw new CommandError(
    `REPORTING_VITALS must be a share of the visits from 0 to 1, such as 0.1, not "${value}".`,
  );
}

function readPlates(value: string): Record<string, number> {
  const plates = v.safeParse(platesSchema, value);
  if (plates.success) return plates.output;
  throw new CommandError(
    `DAY_PLATES_SOLD must be JSON such as {"plain-dosa": 20}: ${oneLine(v.summarize(plates.issues))}`,
  );
}

function readSwitch(name: string, env: NodeJS.ProcessEnv, fallback = false): boolean {
  const value = env[name] || String(fallback);
  if (value === 'true' || value === 'false') return value === 'true';
  throw new CommandError(`${name} must be true or false, not "${value}".`);
}

function readWebAddress(value: string): string {
  if (parseServiceAddress(value)) return value;
  throw new CommandError(`REPORTING_URL must be a web address, not "${value}".`);
}
