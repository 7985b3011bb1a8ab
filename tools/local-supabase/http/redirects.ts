import type { SessionJson } from '../accounts/session';
import type { Failure } from '../failure';

const OAUTH_ERRORS: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
};

/**
 * The URL that a page asked to be redirected to when it is on the site, else the site's root, without a slash
 * after the host as the hosted service knows it.
 */
export function redirectTarget(asked: string | undefined, siteOrigin: string): string {
  if (!asked || !URL.canParse(asked)) return siteOrigin;
  const url = new URL(asked);
  if (url.origin !== siteOrigin || asked === siteOrigin) return siteOrigin;
  url.username = '';
  url.password = '';
  return url.href;
}

/** The site with a PKCE code in the query. */
export function withCode(target: string, code: string): string {
  return changed(target, (url) => url.searchParams.set('code', code));
}

/** The URL after a change. A URL puts a slash after a host alone: here it is left out again. */
function changed(target: string, change: (url: URL) => void): string {
  const url = new URL(target);
  const isBare = !target.startsWith(`${url.origin}/`);
  change(url);
  return isBare ? `${url.origin}${url.search}${url.hash}` : url.href;
}

/** The site with a session, without its user, in the fragment. */
export function withSession(
  target: string,
  { user: _user, ...tokens }: SessionJson,
  more: Readonly<Record<string, string>> = {},
): string {
  const values = Object.entries(tokens).map(([name, value]) => [name, String(value)]);
  return withFragment(target, { ...Object.fromEntries(values), ...more });
}

/**
 * The site with values in the fragment, which browsers send to no server. The empty `sb` says that they come
 * from Supabase's auth server.
 */
export function withFragment(target: string, values: Readonly<Record<string, string>>): string {
  return changed(target, (url) => {
    const params = new URLSearchParams({ ...values, sb: '' });
    params.sort();
    url.hash = params.toString();
  });
}

/** The site with values in the fragment and, for PKCE clients, in the query. */
export function withValues(
  target: string,
  values: Readonly<Record<string, string>>,
  isInQuery: boolean,
): string {
  const inQuery = changed(target, ({ searchParams }) => {
    for (const [name, value] of Object.entries(values)) searchParams.set(name, value);
  });
  return withFragment(isInQuery ? inQuery : target, values);
}

/** The site with a message in the fragment and, for PKCE clients, in the query. */
export function withMessage(target: string, message: string, isInQuery: boolean): string {
  return withValues(target, { message }, isInQuery);
}

/** The site's root with an error in the query alone, where it is not known which sign-in it was. */
export function rootWithError(siteOrigin: string, refusal: Failure): string {
  const query = new URLSearchParams(oauthError(refusal));
  return `${siteOrigin}?${query.toString()}`;
}

function oauthError({ status, code, message }: Failure) {
  const error = OAUTH_ERRORS[status] ?? 'server_error';
  return { error, error_code: code, error_description: message };
}

/** As {@link withMessage}, for an error. */
export function withError(target: string, refusal: Failure, isInQuery: boolean): string {
  return withValues(target, oauthError(refusal), isInQuery);
}
