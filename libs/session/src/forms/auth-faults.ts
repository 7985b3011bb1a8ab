import type { Provider } from '@thela/page';
import { AuthRefusal } from './ask-auth';
import type { BackendError } from './ask-auth';
import { unexpectedText } from './auth-text';
import type { AuthText } from './auth-text';
import { saidWaitS } from './resend-wait';

/** What a person tried with the auth server: the same fault is worded by what it keeps them from. */
export type Attempt =
  | 'signIn'
  | 'signUp'
  | 'resend'
  | 'resendMessage'
  | 'newPassword'
  | 'verifyCode'
  | 'passkey'
  | 'secondFactor'
  | 'profile'
  | 'security'
  | 'provider';

/** A fault: what identifies it, the surest first, and its text for each attempt that it can end. */
interface Fault {
  /** Of the auth server; with ERROR_ before it, of its client for what the browser's authenticator refuses. */
  readonly codes?: readonly string[];
  /** Of the errors of `navigator.credentials` and of Supabase's client. */
  readonly names?: readonly string[];
  /** Whether an HTTP status tells it. */
  readonly hasStatus?: (status: number) => boolean;
  readonly words?: RegExp;
  /** Whether the words tell too little beside a code of the server's own. */
  readonly isVague?: true;
  readonly texts: Readonly<Partial<Record<Attempt, AuthText>>>;
}

/** The error catalogue: the texts of section 8 of the specification, and ours for what it does not name. */
const faults: readonly Fault[] = [
  {
    codes: ['invalid_credentials'],
    words: /invalid login credentials/i,
    texts: { signIn: 'credentials' },
  },
  {
    codes: ['email_not_confirmed'],
    words: /email not confirmed/i,
    texts: { signIn: 'notConfirmed' },
  },
  {
    codes: ['over_request_rate_limit', 'over_email_send_rate_limit', 'over_sms_send_rate_limit'],
    hasStatus: (status) => status === 429,
    words: /rate limit|too many requests|only request this after/i,
    texts: {
      signIn: 'tooManyLogins',
      signUp: 'tooManySignups',
      resend: 'tooManyMails',
      resendMessage: 'tooManyMessages',
      newPassword: 'tooManyLogins',
      verifyCode: 'tooManyLogins',
      passkey: 'tooManyLogins',
      secondFactor: 'tooManyLogins',
      security: byCode('over_request_rate_limit'),
    },
  },
  {
    codes: ['user_already_exists', 'email_exists'],
    words: /already registered/i,
    texts: { signUp: 'registered' },
  },
  {
    codes: ['email_address_invalid'],
    words: /invalid (email|format)|email.*invalid|validate email/i,
    texts: { signUp: 'emailInvalid', newPassword: 'emailInvalid', profile: 'emailInvalid' },
  },
  { words: /password/i, isVague: true, texts: { signUp: 'passwordWeak' } },
  {
    codes: ['weak_password'],
    // What the server says of a password that was used before is more than our text says.
    words: /weak password|password.*(?:longer than|too long|exceeds|at most)/i,
    texts: { signUp: 'passwordWeak', newPassword: 'passwordWeak', profile: 'passwordWeak' },
  },
  { words: /pop-?up.*block|block.*pop-?up/i, texts: { provider: 'popup' } },
  {
    hasStatus: (status) => status === 0,
    words: /network|failed to fetch/i,
    texts: {
      signIn: 'network',
      signUp: 'network',
      resend: 'network',
      resendMessage: 'network',
      newPassword: 'network',
      verifyCode: 'network',
      passkey: 'network',
      secondFactor: 'network',
      profile: 'network',
      security: 'networkNeeded',
      provider: 'network',
    },
  },
  {
    codes: ['mfa_verification_failed'],
    texts: { secondFactor: 'codeWrong', security: 'setUpCodeWrong' },
  },
  {
    // A challenge that is used up, too old, or was asked for from another network.
    codes: ['mfa_challenge_expired', 'mfa_ip_address_mismatch'],
    texts: { secondFactor: 'tooLate', security: 'setUpExpired' },
  },
  { codes: ['mfa_factor_not_found'], texts: { secondFactor: 'tooLate', security: 'setUpGone' } },
  {
    codes: ['webauthn_challenge_expired', 'webauthn_challenge_not_found'],
    texts: { security: byCode('webauthn_challenge_expired') },
  },
  { codes: ['webauthn_verification_failed'], texts: { security: 'notAccepted' } },
  { codes: ['mfa_factor_name_conflict'], texts: { security: 'nameTaken' } },
  { codes: ['mfa_verified_factor_exists'], texts: { security: 'numberTaken' } },
  {
    codes: ['too_many_enrolled_mfa_factors', 'too_many_passkeys'],
    texts: { security: 'noMoreFactors' },
  },
  {
    codes: [
      'mfa_phone_enroll_not_enabled',
      'mfa_totp_enroll_not_enabled',
      'mfa_webauthn_enroll_not_enabled',
      'passkey_disabled',
    ],
    texts: { security: 'notOffered' },
  },
  { codes: ['sms_send_failed'], texts: { security: 'numberUnreachable' } },
  { codes: ['insufficient_aal'], texts: { security: byCode('insufficient_aal') } },
  {
    codes: ['no_authorization', 'session_expired', 'session_not_found'],
    names: ['AuthSessionMissingError'],
    texts: { security: byCode('session_not_found') },
  },
  {
    codes: ['ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'],
    texts: { security: 'setUpHere' },
  },
  // The person closed the question of the browser, or let it pass (https://w3c.github.io/webauthn).
  {
    names: ['AbortError', 'NotAllowedError'],
    texts: { secondFactor: 'keyStopped', security: 'nothingChanged' },
  },
  { names: ['InvalidStateError'], texts: { secondFactor: 'keyUnknown' } },
  {
    codes: ['ERROR_INVALID_DOMAIN', 'ERROR_INVALID_RP_ID'],
    names: ['SecurityError'],
    texts: { secondFactor: 'keyUnsupported', security: 'wrongAddress' },
  },
  {
    names: ['NotSupportedError'],
    texts: { secondFactor: 'keyUnsupported', security: 'phoneUnable' },
  },
  { names: ['ConstraintError'], texts: { security: 'phoneUnable' } },
  // Of these the client does not tell the code.
  {
    hasStatus: (status) => status >= 500,
    texts: { security: byCode('unexpected_failure') },
  },
];

export function backendText(attempt: Attempt, error: BackendError): AuthText {
  // How long to wait is more than our text says to somebody who sets something up.
  if (attempt === 'security' && saidWaitS(error) !== null) return refusal(null, error);
  const text = textOf(attempt, error) ?? refusal(null, error);
  return text === 'passwordWeak'
    ? { reasons: [error.reasons ?? []].flat(), own: error.message }
    : text;
}

/** What to say of an error that was thrown, when there was no answer. */
export function thrownText(error: unknown, provider: Provider | null = null): AuthText {
  return isConnectionFault(error) ? 'connection' : unexpectedText(provider);
}

/** What to say of what an attempt threw: a refusal of the server, or anything else. */
export function attemptText(attempt: Attempt, error: unknown): AuthText {
  if (error instanceof AuthRefusal) return backendText(attempt, error.answer);
  const text = thrownText(error);
  return attempt === 'security' && text === 'connection' ? 'networkNeeded' : text;
}

/**
 * Makes a call of Supabase's client.
 *
 * @returns its data, or in `fault` what to say
 */
export async function callBackend<Answer extends { readonly error: BackendError | null }>(
  attempt: Attempt,
  call: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly fault: null } | { readonly fault: AuthText }> {
  try {
    const answer = await call();
    return answer.error ? { fault: backendText(attempt, answer.error) } : { answer, fault: null };
  } catch (error) {
    return { fault: thrownText(error) };
  }
}

export function providerText(provider: Provider | null, error: BackendError): AuthText {
  const text = textOf('provider', error);
  if (text !== undefined) return text;
  // Nobody started such a sign-in in this tab.
  return provider ? refusal(provider, error) : unexpectedText(null);
}

function refusal(provider: Provider | null, error: BackendError): AuthText {
  return { provider, code: error.code, own: readable(error) };
}

/** A refusal for which the texts of its code are enough. */
function byCode(code: string): AuthText {
  return { provider: null, code, own: null };
}

function textOf(attempt: Attempt, { code, name, status, message }: BackendError) {
  const isCoded = code !== undefined && code !== 'validation_failed';
  const ofAttempt = faults.filter(({ texts }) => texts[attempt] !== undefined);
  const fault =
    ofAttempt.find(({ codes }) => code !== undefined && codes?.includes(code)) ??
    ofAttempt.find(({ names }) => name !== undefined && names?.includes(name)) ??
    ofAttempt.find(({ hasStatus }) => status !== undefined && hasStatus?.(status)) ??
    ofAttempt.find(({ words, isVague }) => words?.test(message) && !(isVague && isCoded));
  return fault?.texts[attempt];
}

/** In characters: a longer text was not written for a person. */
const MAX_MESSAGE_CHARS = 200;

/** The backend's own message; `null` when it is data, markup, empty, or the error of a parser. */
function readable({ message }: BackendError): string | null {
  const text = message.trim();
  const isData = /^[[{<]/.test(text) || /unexpected (token|end)|json/i.test(text);
  return text === '' || isData || text.length > MAX_MESSAGE_CHARS ? null : text;
}

/** Whether a request or the fetch of code failed for want of a connection; each browser words it differently. */
function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || error.name === 'NetworkError') return true;
  return error instanceof TypeError && /fetch|network|load|import/i.test(error.message);
}
