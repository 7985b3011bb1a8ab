import type { Provider } from './auth-address';
import { messages, providerNames } from './messages';

const { errors } = messages;

/** An error in the answer of Supabase's client; outside data. */
export interface BackendError {
  readonly code?: string | undefined;
  /** HTTP status; 0 when no answer came, or none that was from the backend. */
  readonly status?: number | undefined;
  readonly message: string;
}

/** A row of the error catalogue: what identifies the error, the surest first, and the message to show. */
interface Row {
  readonly codes?: readonly string[];
  readonly statuses?: readonly number[];
  readonly text: RegExp;
  readonly message: string;
}

const credentials: Row = {
  codes: ['invalid_credentials'],
  text: /invalid login credentials/i,
  message: errors.credentials,
};
const notConfirmed: Row = {
  codes: ['email_not_confirmed'],
  text: /email not confirmed/i,
  message: errors.notConfirmed,
};
const emailInvalid: Row = {
  codes: ['email_address_invalid'],
  text: /invalid (email|format)|email.*invalid|validate email/i,
  message: errors.emailInvalid,
};
const registered: Row = {
  codes: ['user_already_exists', 'email_exists'],
  text: /already registered/i,
  message: errors.registered,
};
const passwordWeak: Row = {
  codes: ['weak_password'],
  text: /password/i,
  message: errors.passwordWeak,
};
const popup: Row = { text: /pop-?up.*block|block.*pop-?up/i, message: errors.popup };
const network: Row = { statuses: [0], text: /network|failed to fetch/i, message: errors.network };

function tooMany(message: string): Row {
  return {
    codes: ['over_request_rate_limit', 'over_email_send_rate_limit'],
    statuses: [429],
    text: /rate limit|too many requests|only request this after/i,
    message,
  };
}

/** The error catalogue (specification, section 8), by what the person tried. */
const catalogue = {
  signIn: [credentials, notConfirmed, tooMany(errors.tooManyLogins), network],
  signUp: [tooMany(errors.tooManySignups), registered, emailInvalid, passwordWeak, network],
  resend: [tooMany(errors.tooManyMails), network],
  provider: [popup, network],
} satisfies Readonly<Record<string, readonly Row[]>>;

export type Attempt = Exclude<keyof typeof catalogue, 'provider'>;

/** The message for an error in the backend's answer. */
export function backendMessage(attempt: Attempt, error: BackendError): string {
  return findRow(catalogue[attempt], error)?.message ?? readable(error) ?? errors.unexpected;
}

/** The message for an error that was thrown, when there was no answer. */
export function thrownMessage(error: unknown): string {
  return isConnectionFault(error) ? errors.connection : errors.unexpected;
}

/**
 * Makes a call of Supabase's client.
 *
 * @returns its data, or in `fault` the message to show
 */
export async function callBackend<Answer extends { readonly error: BackendError | null }>(
  attempt: Attempt,
  call: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly fault: null } | { readonly fault: string }> {
  try {
    const answer = await call();
    return answer.error
      ? { fault: backendMessage(attempt, answer.error) }
      : { answer, fault: null };
  } catch (error) {
    return { fault: thrownMessage(error) };
  }
}

/** The message for an error that ended a sign-in with a provider. */
export function providerMessage(provider: Provider | null, error: BackendError): string {
  const row = findRow(catalogue.provider, error);
  if (row) return row.message;
  // Nobody started such a sign-in in this tab, so anybody may have put this text into the address.
  if (!provider) return errors.unexpected;
  const message = readable(error);
  const name = providerNames[provider];
  return message ? errors.provider(name, message) : errors.providerUnexpected(name);
}

/** The message for an error that was thrown during a sign-in with a provider. */
export function thrownProviderMessage(provider: Provider, error: unknown): string {
  return isConnectionFault(error)
    ? errors.connection
    : errors.providerUnexpected(providerNames[provider]);
}

function findRow(rows: readonly Row[], { code, status, message }: BackendError): Row | undefined {
  return (
    rows.find(({ codes }) => code !== undefined && codes?.includes(code)) ??
    rows.find(({ statuses }) => status !== undefined && statuses?.includes(status)) ??
    rows.find(({ text }) => text.test(message))
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
