import type { Failure } from '../failure';

/** What the site learns of a failure in the words of OAuth, by status. */
const OAUTH_ERRORS: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
};

/**
 * Where to send a person afterwards: where the page asked for when that is on the site, else the
 * site's root.
 */
export function redirectTarget(asked: string | undefined, siteOrigin: string): string {
  const site = `${siteOrigin}/`;
  if (!asked || !URL.canParse(asked)) return site;
  const url = new URL(asked);
  if (url.origin !== siteOrigin) return site;
  url.username = '';
  url.password = '';
  return url.href;
}

/** The site with a code to exchange. */
export function withCode(target: string, code: string): string {
  const url = new URL(target);
  url.searchParams.set('code', code);
  return url.href;
}

/** The site with what it should know in the fragment, which no server sees. */
export function withFragment(target: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}

/** The site with an error in the fragment and, for those who read it there, in the query. */
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

/** As {@link withError}, with an error that came from Google or GitHub. */
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
