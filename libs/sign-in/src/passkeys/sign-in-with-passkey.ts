import { backendText, rememberFingerprint, thrownText } from '@thela/session';
import type { AuthText, BackendError, SupabaseAuth } from '@thela/session';

/** How signing in with a passkey ended. */
export type PasskeyEnd =
  | { readonly kind: 'signed-in' }
  /** The person closed the browser's question, or let it pass. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'fault'; readonly fault: AuthText };

const CANCELLED: ReadonlySet<string> = new Set(['AbortError', 'NotAllowedError']);

/** Has the browser ask for the fingerprint, and signs in with it. */
export async function signInWithPasskey(
  client: () => Promise<SupabaseAuth>,
  signal: AbortSignal,
): Promise<PasskeyEnd> {
  try {
    const { error } = await (await client()).signInWithPasskey({ options: { signal } });
    if (error === null) {
      rememberFingerprint(true);
      return { kind: 'signed-in' };
    }
    if (CANCELLED.has(error.name)) return { kind: 'cancelled' };
    // The account has removed this passkey: its button need not come first any more.
    if (error.code === 'webauthn_verification_failed') rememberFingerprint(false);
    return { kind: 'fault', fault: faultOf(error) };
  } catch (error) {
    return { kind: 'fault', fault: thrownText(error) };
  }
}

function faultOf(error: BackendError): AuthText {
  // What the browser refuses, in words for programmers.
  if (error.code?.startsWith('ERROR_')) return 'passkeyUnable';
  return backendText('passkey', error);
}
