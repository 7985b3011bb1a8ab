import type { Provider } from './auth-address';
import { messages, providerNames } from './messages';

const { errors } = messages;

/** What the page knows of an error that Supabase's client answered with; outside data. */
export interface BackendError {
  readonly code?: string | undefined;
  /** HTTP status; 0 when no answer came, or none that was from the backend. */
  readonly status?: number | undefined;
  readonly message: string;
}

/** One row of the error catalogue: what it is told by, the surest first, and what a person reads. */
interface Row {
  readonly codes: readonly string[];
  readonly statuses: readonly number[];
  readonly text: RegExp;
  readonly message: string;
}

const credentials: Row = {
  codes: ['invalid_credentials'],
  statuses: [],
  text: /invalid login credentials/i,
  message: errors.credentials,
};
const notConfirmed: Row = {
  codes: ['email_not_confirmed'],
  statuses: [],
  text: /email not confirmed/i,
  message: errors.notConfirmed,
};
const popup: Row = {
  codes: [],
  statuses: [],
  text: /pop-?up.*block|block.*pop-?up/i,
  message: errors.popup,
};
const emailInvalid: Row = {
  codes: ['email_address_invalid'],
  statuses: [],
  text: /invalid (email|format)|email.*invalid|validate email/i,
  message: errors.emailInvalid,
};
const registered: Row = {
  codes: ['user_already_exists', 'email_exists'],
  statuses: [],
  text: /already registered/i,
  message: errors.registered,
};
const passwordWeak: Row = {
  codes: ['weak_password'],
  statuses: [],
  text: /password/i,
  message: errors.passwordWeak,
};
const network: Row = {
  codes: [],
  statuses: [0],
  text: /network|failed to fetch/i,
  message: errors.network,
};

function tooMany(message: string): Row {
  return {
    codes: ['over_request_rate_limit', 'over_email_send_rate_limit'],
    statuses: [429],
    text: /rate limit|too many requests|only request this after/i,
    message,
  };
}

/** The error catalogue (specification, section 8), by what a person was about to do. */
const catalogue = {
  signIn: [credentials, notConfirmed, tooMany(errors.tooManyLogins), network],
  signUp: [tooMany(errors.tooManySignups), registered, emailInvalid, passwordWeak, network],
  resend: [tooMany(errors.tooManyMails), network],
  provider: [popup, network],
} satisfies Readonly<Record<string, readonly Row[]>>;

export type Attempt = Exclude<keyof typeof catalogue, 'provider'>;

/** What a person reads of an error that the backend answered with. */
export function backendMessage(attempt: Attempt, error: BackendError): string {
  return findRow(catalogue[attempt], error)?.message ?? readable(error) ?? errors.unexpected;
}

/** What a person reads when something was thrown instead of answered. */
export function thrownMessage(error: unknown): string {
  return isConnectionFault(error) ? errors.connection : errors.unexpected;
}

/** What a person reads of an error that a sign-in by a provider ended with. */
export function providerMessage(provider: Provider | null, error: BackendError): string {
  const row = findRow(catalogue.provider, error);
  if (row) return row.message;
  // Whatever words an address carries that nobody here set out for are not the backend's.
  if (!provider) return errors.unexpected;
  const message = readable(error);
  const name = providerNames[provider];
  return message ? errors.provider(name, message) : errors.providerUnexpected(name);
}

/** What a person reads when a sign-in by a provider threw. */
export function thrownProviderMessage(provider: Provider, error: unknown): string {
  return isConnectionFault(error)
    ? errors.connection
    : errors.providerUnexpected(providerNames[provider]);
}

function findRow(rows: readonly Row[], { code, status, message }: BackendError): Row | undefined {
  return (
    rows.find(({ codes }) => code !== undefined && codes.includes(code)) ??
    rows.find(({ statuses }) => status !== undefined && statuses.includes(status)) ??
    rows.find(({ text }) => text.test(message))
  );
}

/** More letters than these are no message to a person. */
const MOST_LETTERS = 200;

/** A message as the backend worded it; `null` for data, markup, nothing, or a parser's complaint. */
function readable({ message }: BackendError): string | null {
  const text = message.trim();
  const isData = /^[[{<]/.test(text) || /unexpected (token|end)|json/i.test(text);
  return text === '' || isData || text.length > MOST_LETTERS ? null : text;
}

/** How browsers word a request that found no way, and code that could not be fetched. */
function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || error.name === 'NetworkError') return true;
  return error instanceof TypeError && /fetch|network|load|import/i.test(error.message);
}
