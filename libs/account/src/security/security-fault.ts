import { backendText, saidWaitS, thrownText, useWordsFor } from '@thela/session';
import type { AuthText, BackendError } from '@thela/session';
import { useMessages } from './messages';
import type { Messages } from './messages';

/** Why something of this page did not work: the name of a text of its own, or any other refusal. */
export type SecurityFault = keyof Messages['faults'] | { readonly other: AuthText };

/** A call of the auth server, or of the browser's authenticator, that did not work. Its message names no data. */
export class SecurityError extends Error {
  readonly fault: SecurityFault;

  constructor(fault: SecurityFault) {
    super(`Refused: ${typeof fault === 'string' ? fault : 'other'}`);
    this.fault = fault;
  }
}

/** By codes of the auth server, and those of its client for what the browser's authenticator refuses. */
const byCode: Readonly<Record<string, SecurityFault>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'here',
  ERROR_INVALID_DOMAIN: 'address',
  ERROR_INVALID_RP_ID: 'address',
  insufficient_aal: 'level',
  mfa_challenge_expired: 'expired',
  mfa_factor_name_conflict: 'nameTaken',
  mfa_factor_not_found: 'gone',
  // The network changed between the question and the answer, or the question is answered already.
  mfa_ip_address_mismatch: 'expired',
  mfa_phone_enroll_not_enabled: 'off',
  mfa_totp_enroll_not_enabled: 'off',
  mfa_verification_failed: 'wrongCode',
  mfa_verified_factor_exists: 'numberTaken',
  mfa_webauthn_enroll_not_enabled: 'off',
  no_authorization: 'session',
  over_request_rate_limit: 'tooMany',
  over_sms_send_rate_limit: 'tooMany',
  passkey_disabled: 'off',
  session_expired: 'session',
  session_not_found: 'session',
  sms_send_failed: 'sms',
  too_many_enrolled_mfa_factors: 'full',
  too_many_passkeys: 'full',
  webauthn_challenge_expired: 'expired',
  webauthn_challenge_not_found: 'expired',
  webauthn_verification_failed: 'refused',
};

/** By the names of the errors of `navigator.credentials` and of Supabase's client. */
const byName: Readonly<Record<string, SecurityFault>> = {
  AbortError: 'cancelled',
  AuthSessionMissingError: 'session',
  ConstraintError: 'unable',
  // The person closed the question of the browser, or let it pass.
  NotAllowedError: 'cancelled',
  NotSupportedError: 'unable',
  SecurityError: 'address',
};

/** HTTP status; of 5xx the client does not tell the code. */
function byStatus(status = 400): SecurityFault | undefined {
  if (status === 0) return 'network';
  if (status === 429) return 'tooMany';
  return status >= 500 ? 'server' : undefined;
}

/** What to say of an error in an answer of Supabase's client. */
export function refusedFault(error: BackendError & { readonly name?: string }): SecurityFault {
  // The server says how many seconds: that is more than our text says.
  if (saidWaitS(error) !== null) return { other: backendText('profile', error) };
  return (
    found(byCode, error.code) ??
    found(byName, error.name) ??
    byStatus(error.status) ?? { other: backendText('resend', error) }
  );
}

/** What to say of an error that was thrown, when there was no answer. */
export function thrownFault(error: unknown): SecurityFault {
  const text = thrownText(error);
  return text === 'connection' ? 'network' : { other: text };
}

function found(
  faults: Readonly<Record<string, SecurityFault>>,
  key: string | undefined,
): SecurityFault | undefined {
  return key !== undefined && Object.hasOwn(faults, key) ? faults[key] : undefined;
}

/** Puts a fault into words of the language that is shown. */
export function useFaultWords(): (fault: SecurityFault) => string {
  const { faults } = useMessages();
  const wordsFor = useWordsFor();
  return (fault) => (typeof fault === 'string' ? faults[fault] : wordsFor(fault.other));
}
