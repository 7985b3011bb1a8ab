import type { Provider } from '@thela/page';
import type { BackendError } from './backend-error';
import { unexpectedText } from './auth-text';
import type { AuthText } from './auth-text';

export type { BackendError } from './backend-error';

/** A row of the error catalogue: what identifies the error, the surest first, and the text to show. */
interface Row {
  readonly codes?: readonly string[];
  readonly statuses?: readonly number[];
  readonly words: RegExp;
  readonly text: AuthText;
}

const credentials: Row = {
  codes: ['invalid_credentials'],
  words: /invalid login credentials/i,
  text: 'credentials',
};
const notConfirmed: Row = {
  codes: ['email_not_confirmed'],
  words: /email not confirmed/i,
  text: 'notConfirmed',
};
const emailInvalid: Row = {
  codes: ['email_address_invalid'],
  words: /invalid (email|format)|email.*invalid|validate email/i,
  text: 'emailInvalid',
};
const registered: Row = {
  codes: ['user_already_exists', 'email_exists'],
  words: /already registered/i,
  text: 'registered',
};
const passwordWeak: Row = {
  codes: ['weak_password'],
  words: /password/i,
  text: 'passwordWeak',
};
const popup: Row = { words: /pop-?up.*block|block.*pop-?up/i, text: 'popup' };
const network: Row = { statuses: [0], words: /network|failed to fetch/i, text: 'network' };

function tooMany(text: AuthText): Row {
  return {
    codes: ['over_request_rate_limit', 'over_email_send_rate_limit', 'over_sms_send_rate_limit'],
    statuses: [429],
    words: /rate limit|too many requests|only request this after/i,
    text,
  };
}

/** The error catalogue (specification, section 8), by what the person tried. */
const catalogue = {
  signIn: [credentials, notConfirmed, tooMany('tooManyLogins'), network],
  signUp: [tooMany('tooManySignups'), registered, emailInvalid, passwordWeak, network],
  resend: [tooMany('tooManyMails'), network],
  resendMessage: [tooMany('tooManyMessages'), network],
  // What the server says of a password that was used before is more than our text says.
  newPassword: [tooMany('tooManyLogins'), { ...passwordWeak, words: /weak password/i }, network],
  verifyCode: [tooMany('tooManyLogins'), network],
  passkey: [tooMany('tooManyLogins'), network],
  secondFactor: [tooMany('tooManyLogins'), network],
  // What the server says of a password or of a wait is more than our texts say.
  profile: [{ ...passwordWeak, words: /weak password/i }, network],
  provider: [popup, network],
} satisfies Readonly<Record<string, readonly Row[]>>;

export type Attempt = Exclude<keyof typeof catalogue, 'provider'>;

/** What to say of an error in the backend's answer. */
export function backendText(attempt: Attempt, error: BackendError): AuthText {
  return findRow(catalogue[attempt], error)?.text ?? refusal(null, error);
}

/** What to say of an error that was thrown, when there was no answer. */
export function thrownText(error: unknown, provider: Provider | null = null): AuthText {
  return isConnectionFault(error) ? 'connection' : unexpectedText(provider);
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

/** What to say of an error that ended a sign-in with a provider. */
export function providerText(provider: Provider | null, error: BackendError): AuthText {
  const row = findRow(catalogue.provider, error);
  if (row) return row.text;
  // Nobody started such a sign-in in this tab, so anybody may have put this text into the address.
  return provider ? refusal(provider, error) : unexpectedText(null);
}

function refusal(provider: Provider | null, error: BackendError): AuthText {
  return { provider, code: error.code, own: readable(error) };
}

function findRow(rows: readonly Row[], { code, status, message }: BackendError): Row | undefined {
  return (
    rows.find(({ codes }) => code !== undefined && codes?.includes(code)) ??
    rows.find(({ statuses }) => status !== undefined && statuses?.includes(status)) ??
    rows.find(({ words }) => words.test(message))
  );
}

/** A longer text is no message for a person. */
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
