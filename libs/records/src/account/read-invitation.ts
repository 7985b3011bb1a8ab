import type { SupabaseConfig } from '@thela/site-config';
import { normaliseText } from '@thela/text';
import * as v from 'valibot';

const TIMEOUT_MS = 20_000;

const answer = v.nullable(
  v.object({ name: v.pipe(v.string(), v.maxLength(1000), v.transform(normaliseText)) }),
);

/**
 * The name of the stall that an invitation is of, also before anybody signs in; empty where it has none.
 *
 * @returns `null` for a code that admits nobody
 * @throws where the database cannot be reached, or makes no sense
 */
export async function readInvitation(
  { url, publishableKey }: SupabaseConfig,
  code: string,
): Promise<string | null> {
  const response = await fetch(`${url}/rest/v1/rpc/invitation`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`invitation: ${response.status}`);
  return v.parse(answer, await response.json())?.name ?? null;
}
