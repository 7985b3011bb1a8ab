import type { SupabaseConfig } from '@thela/site-config';
import * as v from 'valibot';
import { LOCAL_PUBLISHABLE_KEY } from '@thela/local-supabase';
import { parseServiceAddress } from './service-address';
import { CommandError, localSupabasePort } from '../workspace';

/** The address of a site's local Supabase. */
export function localSupabaseUrl(env: NodeJS.ProcessEnv): string {
  return `http://localhost:${localSupabasePort(env)}`;
}

/** The page that shows the mails of the local Supabase, which sends none. */
export function mailboxOf(env: NodeJS.ProcessEnv): string {
  return `${localSupabaseUrl(env)}/mailbox`;
}

/** The variables for the local Supabase, or none if the environment configures a Supabase. */
export function localSupabaseDefaults(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (env.SUPABASE_URL || env.SUPABASE_PUBLISHABLE_KEY || env.SUPABASE_ANON_KEY) return {};
  return {
    SUPABASE_URL: localSupabaseUrl(env),
    SUPABASE_PUBLISHABLE_KEY: LOCAL_PUBLISHABLE_KEY,
  };
}

export function usesLocalSupabase(env: NodeJS.ProcessEnv): boolean {
  const settings = readSupabase(env);
  return (
    settings?.url === localSupabaseUrl(env) && settings.publishableKey === LOCAL_PUBLISHABLE_KEY
  );
}

/**
 * Reads the project's address and its publishable key, or the older anon key.
 *
 * @returns `null` if neither is set
 * @throws CommandError when one is missing or malformed, or when the key is a secret key
 */
export function readSupabase(env: NodeJS.ProcessEnv): SupabaseConfig | null {
  const anonKey = readKey('SUPABASE_ANON_KEY', env);
  const key = readKey('SUPABASE_PUBLISHABLE_KEY', env) || anonKey;
  if (!env.SUPABASE_URL && !key) return null;
  if (!env.SUPABASE_URL) {
    throw new CommandError('There is a key for Supabase, but no address: set SUPABASE_URL, too.');
  }
  const url = readOrigin(env.SUPABASE_URL);
  if (key) return { url, publishableKey: key };
  throw new CommandError(
    'SUPABASE_URL needs a key: set SUPABASE_PUBLISHABLE_KEY, or SUPABASE_ANON_KEY, too.',
  );
}

/** The origin of an address, which may end in a slash but may not have a path. */
function readOrigin(value: string): string {
  const url = parseServiceAddress(value);
  if (url && url.href === `${url.origin}/`) return url.origin;
  // The message does not repeat the value: a connection string holds a password.
  throw new CommandError(
    'SUPABASE_URL must be a web address without a path, such as https://project.supabase.co.',
  );
}

function readKey(
  name: 'SUPABASE_PUBLISHABLE_KEY' | 'SUPABASE_ANON_KEY',
  env: NodeJS.ProcessEnv,
): string {
  const key = env[name] ?? '';
  // The message does not repeat the key: it may be a secret.
  if (isSecret(key)) {
    throw new CommandError(
      `${name} holds a secret key. It opens every account and goes into no page: take the ` +
        'publishable key, which starts with sb_publishable_, or the anon key.',
    );
  }
  if (/^[\w.-]*$/.test(key)) return key;
  throw new CommandError(`${name} holds characters that no key of Supabase has.`);
}

const claimsSchema = v.pipe(v.string(), v.parseJson(), v.object({ role: v.string() }));

function isSecret(key: string): boolean {
  if (key.trim().startsWith('sb_secret_')) return true;
  const [, claims = ''] = key.split('.');
  const parsed = v.safeParse(claimsSchema, Buffer.from(claims, 'base64url').toString());
  return parsed.success && parsed.output.role === 'service_role';
}
