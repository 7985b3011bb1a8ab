import { AuthClient } from '@supabase/supabase-js';
import type { SupabaseSettings } from '../config';
import { PATIENCE_MS } from './patience';

/** The part of supabase-js that sign-in needs. */
export type SupabaseAuth = InstanceType<typeof AuthClient>;

/**
 * Makes Supabase's auth client. Only this part of supabase-js comes along: the rest, database and
 * realtime, would double the bytes.
 *
 * @param storageKey name under which the browser keeps the session
 */
export function createAuthClient(
  { url, publishableKey }: SupabaseSettings,
  storageKey: string,
): SupabaseAuth {
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    storageKey,
    // Implicit tokens would come in the hash, where our screens live.
    flowType: 'pkce',
    // The page reads its own address, before the client is there.
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }),
  });
}
