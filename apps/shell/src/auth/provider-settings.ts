import type { SupabaseConfig } from '@thela/site-config';
import * as v from 'valibot';
import { TIMEOUT_MS } from './timeout';

const settingsSchema = v.object({ external: v.record(v.string(), v.unknown()) });

/**
 * Whether a provider is switched on, from the project's public settings.
 *
 * Rejects without a network, and when the answer makes no sense.
 */
export async function isProviderOn(
  { url, publishableKey }: SupabaseConfig,
  provider: string,
): Promise<boolean> {
  const response = await fetch(`${url}/auth/v1/settings`, {
    headers: { apikey: publishableKey },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { external } = v.parse(settingsSchema, await response.json());
  return external[provider] === true;
}
