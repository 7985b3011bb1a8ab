import type { SupabaseConfig } from '@thela/site-config';
import { AuthClient } from '@supabase/supabase-js';
import { BACKEND_TIMEOUT_MS } from './backend-timeout';
import { refusalIn } from './session-answers';
import type { SessionAnswers } from './session-answers';
import type { StoredSession } from './stored-session';

export { sessionAnswers } from './session-answers';
export { watchSession } from './watch-session';

/** The part of supabase-js that sign-in needs. */
export type SupabaseAuth = InstanceType<typeof AuthClient>;

/** What differs between the page's client and one that only ends a session. */
interface ClientOptions {
  /** Whether the session goes into the browser's storage and is renewed by itself. */
  readonly isPersisted?: boolean;
  /** Hears every answer of the server. */
  readonly answers?: SessionAnswers;
}

/**
 * Makes Supabase's auth client. Only this part of supabase-js is bundled: the rest, database and
 * realtime, would double the bytes.
 *
 * @param storageKey name under which the browser keeps the session
 */
export function createAuthClient(
  { url, publishableKey }: SupabaseConfig,
  storageKey: string,
  { isPersisted = true, answers }: ClientOptions = {},
): SupabaseAuth {
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    storageKey,
    // The implicit flow puts its tokens into the hash, which selects our screens.
    flowType: 'pkce',
    // The page reads the address itself, before this client is loaded.
    detectSessionInUrl: false,
    autoRefreshToken: isPersisted,
    persistSession: isPersisted,
    // Without this the client throws at each call about passkeys.
    experimental: { passkey: true },
    fetch: async (input, init) => {
      const timeout = AbortSignal.timeout(BACKEND_TIMEOUT_MS);
      const signal = init?.signal ? eitherOf(init.signal, timeout) : timeout;
      const response = await fetch(input, { ...init, signal });
      await answers?.hear(response);
      return response;
    },
  });
}

/** By hand: `AbortSignal.any` came to browsers in 2023 and 2024, and many phones have older ones. */
function eitherOf(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

/**
 * Ends a session on the server after this browser has removed it.
 *
 * @param auth the page's client
 */
export async function endSession(
  supabase: SupabaseConfig,
  auth: SupabaseAuth,
  { accessToken, refreshToken, expiresAt }: StoredSession,
): Promise<void> {
  if (expiresAt * 1000 > Date.now()) {
    await auth.admin.signOut(accessToken, 'local');
    return;
  }
  // The server accepts no expired token. A client that stores nothing renews the session, then ends it.
  const ending = createAuthClient(supabase, 'thela.ending-session', { isPersisted: false });
  await ending.setSession({ access_token: accessToken, refresh_token: refreshToken });
  await ending.signOut({ scope: 'local' });
}

/** Matches the challenge of no sign-in, and is as long as a verifier must be. */
const NO_VERIFIER = 'not-a-verifier-this-asks-only-whether-the-code-was-issued';

/**
 * Asks the server about a code for which this browser has no verifier, without using it up.
 *
 * @returns the code of the server's refusal: `bad_code_verifier` when it issued the code,
 * `flow_state_not_found` when it did not; `null` when the answer says neither
 *
 * Rejects without a network.
 */
export async function askAboutCode(
  { url, publishableKey }: SupabaseConfig,
  code: string,
): Promise<string | null> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'Content-Type': 'application/json',
      // Since this version the body names the code of an error as `code`.
      'X-Supabase-Api-Version': '2024-01-01',
    },
    body: JSON.stringify({ auth_code: code, code_verifier: NO_VERIFIER }),
    signal: AbortSignal.timeout(BACKEND_TIMEOUT_MS),
  });
  return refusalIn(response);
}
