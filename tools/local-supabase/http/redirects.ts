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

/** The site with an error in the fragment and, for PKCE clients, in the query. */
export function withError(target: string, refusal: Failure, isInQuery: boolean): string {
  return withOAuthError(
    target,
    {
      error: OAUTH_ERRORS[refusal.status] ?? 'server_error',
      error_code: refusal.code,
      error_description: refusal.message,
    },
    isInQuery,
  );
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
