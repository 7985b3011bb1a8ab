import type {
  AuthText,
  BackendError,
  SecondFactorMessages as Messages,
  SupabaseAuth,
} from '@thela/session';
import { backendText, thrownText } from '@thela/session';

/** Why a factor was not verified: a text of this screen, or one of those that all ways in have. */
export type FactorFault = { readonly own: keyof Messages['faults'] } | { readonly said: AuthText };

/** An answer of Supabase's client. */
interface Answer {
  readonly error: (BackendError & { readonly name?: string }) | null;
}

/**
 * Asks the server something about a factor.
 *
 * @returns what to say; `null` when it worked, and when the session or its challenge is gone
 */
export async function askServer(
  client: () => Promise<SupabaseAuth>,
  call: (auth: SupabaseAuth) => Promise<Answer>,
): Promise<FactorFault | null> {
  try {
    const auth = await client();
    const { error } = await call(auth);
    return error ? await faultIn(error, auth) : null;
  } catch (error) {
    return { said: thrownText(error) };
  }
}

async function faultIn(
  error: NonNullable<Answer['error']>,
  auth: SupabaseAuth,
): Promise<FactorFault | null> {
  const { name, code, status } = error;
  if (name === 'AuthSessionMissingError') {
    // Here the client keeps a session that the server has ended; after this question it does not.
    await auth.getUser();
    return null;
  }
  if (code === 'mfa_verification_failed') return { own: 'wrong' };
  if (code === 'mfa_factor_not_found' && status === 404) {
    // It was removed on another device; the renewed session knows which are left.
    await auth.refreshSession();
    return { own: 'gone' };
  }
  if (code !== undefined && LATE.has(code)) return { own: 'late' };
  const key = name === undefined ? undefined : KEY_FAULTS[name];
  return key ? { own: key } : { said: backendText('secondFactor', error) };
}

/** Whether a fault is one of the code in the field. */
export function isOfCode(fault: FactorFault): boolean {
  return 'own' in fault && CODE_FAULTS.has(fault.own);
}

const CODE_FAULTS: ReadonlySet<string> = new Set(['short', 'wrong', 'late', 'resent']);

/** A challenge that is used up, too old, or was asked for from another network. */
const LATE: ReadonlySet<string> = new Set([
  'mfa_challenge_expired',
  'mfa_factor_not_found',
  'mfa_ip_address_mismatch',
]);

/** Errors of the browser by their names (https://w3c.github.io/webauthn/#sctn-assertion-ceremony). */
const KEY_FAULTS: Readonly<Record<string, keyof Messages['faults']>> = {
  AbortError: 'keyStopped',
  NotAllowedError: 'keyStopped',
  InvalidStateError: 'keyUnknown',
  NotSupportedError: 'keyUnsupported',
  SecurityError: 'keyUnsupported',
};
