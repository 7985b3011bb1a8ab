import type { SessionJson } from '../accounts/session';
import type { Failure } from '../failure';

/** The OAuth error code for each status. */
const OAUTH_ERRORS: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
};

/** The URL that a page asked to be redirected to when it is on the site, else the site's root. */
export function redirectTarget(asked: string | undefined, siteOrigin: string): string {
  const site = `${siteOrigin}/`;
  if (!asked || !URL.canParse(asked)) return site;
  const url = new URL(asked);
  if (url.origin !== siteOrigin) return site;
  url.username = '';
  url.password = '';
  return url.href;
}

/** The site with a PKCE code in the query. */
export function withCode(target: string, code: string): string {
  const url = new URL(target);
  url.searchParams.set('code', code);
  return url.href;
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

/** The site with values in the fragment, which browsers send to no server. */
export function withFragment(target: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(target);
  const params = new URLSearchParams(values);
  params.sort();
  url.hash = params.toString();
  return url.href;
}

/** The site with a message in the fragment and, for PKCE clients, in the query. */
export function withMessage(target: string, message: string, isInQuery: boolean): string {
  const url = new URL(target);
  if (isInQuery) url.searchParams.set('message', message);
  return withFragment(url.href, { message });
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

/** The site with an error in the fragment and, for PKCE clients, in the query. */
export function withError(target: string, refusal: Failure, isInQuery: boolean): string {
  return withOAuthError(target, oauthError(refusal), isInQuery);
}

/** As {@link withError}, for an error that the provider sent. */
export function withOAuthError(
  target: string,
  error: Readonly<Record<string, string>>,
  isInQuery: boolean,
): string {
  const url = new URL(target);
  if (isInQuery)
    for (const [name, value] of Object.entries(error)) url.searchParams.set(name, value);
  return withFragment(url.href, error);
}
