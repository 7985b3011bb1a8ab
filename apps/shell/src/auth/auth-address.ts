import { safeStorage } from '@thela/federation';

/** The screens that an address chooses by its hash, over any path. */
export type AuthScreen = 'signin' | 'signup';

/** @param hash as in the address, `#signin`; any other one chooses none */
export function authScreenOf(hash: string): AuthScreen | null {
  const name = hash.slice(1);
  return name === 'signin' || name === 'signup' ? name : null;
}

/** The providers that a person may sign in with. */
export type Provider = 'google' | 'github';

export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  github: 'GitHub',
};

/** Marks the return address of a mail's link, to distinguish it from a provider's. */
const FROM_MAIL = 'verified-email';
/** Under this key the tab remembers which provider the person was sent to. */
const PROVIDER_KEY = 'thela.provider';
const tabStorage = safeStorage(() => window.sessionStorage);

/** What the address says when a sign-in returns to the page. */
export type AuthCallback = {
  /** What sent the person here: a mail's link or a provider. */
  readonly from:
    | { readonly kind: 'mail' }
    | { readonly kind: 'provider'; readonly provider: Provider | null };
} & (
  | { readonly kind: 'code'; readonly code: string }
  | {
      readonly kind: 'error';
      /** `access_denied`, `otp_expired`. */
      readonly code: string;
      /** In words of the backend, as outside data. */
      readonly message: string;
    }
);

/** The site's root, to which providers return. */
export function siteRoot(): string {
  return `${window.location.origin}/`;
}

/** The return address of the link in a confirmation mail: the root, marked. */
export function mailReturnUrl(): string {
  return `${siteRoot()}?from=${FROM_MAIL}`;
}

/** Remembers the provider until the person returns to this tab. */
export function rememberProvider(provider: Provider): void {
  // Where storage is blocked, the message of a failure does not name the provider.
  tabStorage.write(PROVIDER_KEY, provider);
}

/**
 * Reads from the address whether a sign-in returned here, and replaces it by the plain root: a code
 * works only once, and must not be bookmarked or shared.
 */
export function takeAuthCallback(): AuthCallback | null {
  const { pathname, search, hash } = window.location;
  if (pathname !== '/') return null;
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const read = (name: string) => query.get(name) ?? fragment.get(name) ?? '';
  const code = query.get('code');
  const error = read('error');
  const isFromMail = query.get('from') === FROM_MAIL;
  if (!code && !error && !isFromMail) return null;
  window.history.replaceState(null, '', '/');
  if (!code && !error) return null;
  const from = isFromMail
    ? ({ kind: 'mail' } as const)
    : ({ kind: 'provider', provider: takeProvider() } as const);
  return code
    ? { kind: 'code', code, from }
    : {
        kind: 'error',
        code: read('error_code') || error,
        message: read('error_description'),
        from,
      };
}

function takeProvider(): Provider | null {
  const provider = tabStorage.read(PROVIDER_KEY);
  tabStorage.write(PROVIDER_KEY, null);
  return provider === 'google' || provider === 'github' ? provider : null;
}
