import { safeStorage } from '@thela/federation/storage';

/** The screens that an address chooses by its hash, over any path. */
export type AuthScreen = 'signin' | 'signup' | 'reset';

/** @param hash as in the address, `#signin`; any other one chooses none */
export function authScreenOf(hash: string): AuthScreen | null {
  const name = hash.slice(1);
  return name === 'signin' || name === 'signup' || name === 'reset' ? name : null;
}

export type Provider = 'google' | 'github';

export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  github: 'GitHub',
};

/** Marks of a return address, to distinguish it from a provider's: `?from=new-email`. */
const marks = {
  mail: 'verified-email',
  reset: 'new-password',
  address: 'new-email',
  link: 'linked',
} as const;
/** Under this key the tab remembers which provider the person was sent to. */
const PROVIDER_KEY = 'thela.provider';
const tabStorage = safeStorage(() => window.sessionStorage);

type Code = { readonly kind: 'code'; readonly code: string };

/** An error that the backend put into the address. What the address says of it in words stays unread: anybody can write there. */
type Refusal = {
  readonly kind: 'error';
  /** `access_denied`, `otp_expired`. */
  readonly code: string;
};

export type SignInCallback = {
  /** What sent the person here: a mail's link or a provider. */
  readonly from:
    | { readonly kind: 'mail' }
    /** The mail to who forgot the password. */
    | { readonly kind: 'reset' }
    | { readonly kind: 'provider'; readonly provider: Provider | null };
} & (Code | Refusal);

/** What the address says when a change of somebody's account returns to the page. */
export type ChangeCallback = {
  /** A mail's link that confirms another address, or a provider that was linked. */
  readonly from:
    | { readonly kind: 'address' }
    | { readonly kind: 'link'; readonly provider: Provider | null };
} & (
  | Code
  | Refusal
  // The backend says that one address is confirmed, and that the other one is not yet; or that both are.
  | { readonly kind: 'message' | 'done' }
);

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const;

/**
 * A mail's link that opens a session for whoever has it. Anybody may have written it, so the person is asked before it is
 * used: nothing of it is stored, and the address has lost it already.
 */
export interface LinkCallback {
  readonly kind: 'link';
  readonly type: (typeof linkTypes)[number];
  /** The hash of the mail's token, which is good for one session; or the tokens of a session that was opened. */
  readonly proof:
    | { readonly token_hash: string }
    | { readonly access_token: string; readonly refresh_token: string };
  /** Whose it is, as the link says; empty where it does not. */
  readonly email: string;
}

/** What the address says when the auth server sends somebody back to the page. */
export type AuthCallback = SignInCallback | ChangeCallback | LinkCallback;

export function isChange(callback: SignInCallback | ChangeCallback): callback is ChangeCallback {
  return callback.from.kind === 'address' || callback.from.kind === 'link';
}

/** The site's root, to which providers return. */
export function siteRoot(): string {
  return `${window.location.origin}/`;
}

/** The return address of the link in a confirmation mail: the root, marked. */
export function mailReturnUrl(): string {
  return `${siteRoot()}?from=${marks.mail}`;
}

/** The return address of the link in a mail to who forgot the password. */
export function resetReturnUrl(): string {
  return `${siteRoot()}?from=${marks.reset}`;
}

/** The return address of a change: of the links that confirm another address, or of a provider that is linked. */
export function changeReturnUrl(kind: ChangeCallback['from']['kind']): string {
  return `${siteRoot()}?from=${marks[kind]}`;
}

export function rememberProvider(provider: Provider): void {
  // Where storage is blocked, the message of a failure does not name the provider.
  tabStorage.write(PROVIDER_KEY, provider);
}

const NAMES = /(access_token|refresh_token|token_hash|error_code)(=|%3d)/i;

/**
 * Loads the page anew when such an address is opened in it: where only the fragment differs, the browser does not.
 * Without this the address would keep its tokens.
 */
export function followAuthLinks(): void {
  window.addEventListener('hashchange', () => {
    if (NAMES.test(window.location.hash)) window.location.reload();
  });
}

/**
 * Reads from the address whether a sign-in, a change or a mail's link led here, and replaces it by the plain root, or by the
 * screen that asks about the link: what works once must not be bookmarked or shared.
 */
export function takeAuthCallback(): AuthCallback | null {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  // The server puts its part behind a fragment that was there, `#signin#access_token=…`; mail programs write `%23` for `#`
  // and `&amp;` for `&`, and some encode all of it.
  const address = pathname + search + hash;
  const plain = NAMES.test(address)
    ? address.replaceAll(/%(?:23|26|3[bdf])/gi, decodeURIComponent)
    : address;
  const parts = new URLSearchParams(plain.replaceAll(/&amp;|[?#]\/?/g, '&'));
  // Who reads a link out of a text takes what stands behind it along: `<https://…&type=recovery>.`
  const read = (name: string) => (parts.get(name) ?? '').replace(/[^\w-]+$/, '');
  const link = linkOf(parts, read);
  if (link) {
    window.history.replaceState(null, '', link.kind === 'link' ? '/#signin' : '/');
    return link;
  }
  // A code may be something else there.
  if (!/^\/+$/.test(pathname) && !read('error_code')) return null;
  const code = query.get('code');
  const error = read('error');
  const kind = kindOf(query.get('from'));
  if (!code && !error && kind === 'provider') return null;
  window.history.replaceState(null, '', '/');
  const refusal = { kind: 'error', code: read('error_code') || error } as const;
  const answer = code ? ({ kind: 'code', code } as const) : error ? refusal : null;
  if (kind === 'address') {
    const said = answer ?? (read('message') ? ({ kind: 'message' } as const) : null);
    return said && { ...said, from: { kind } };
  }
  if (answer === null) return null;
  if (kind === 'mail' || kind === 'reset') return { ...answer, from: { kind } };
  const provider = takeProvider();
  return kind === 'link'
    ? { ...answer, from: { kind, provider } }
    : { ...answer, from: { kind, provider } };
}

/** A mail's link, whatever path it leads to; an error where a part of it was lost on the way. */
function linkOf(
  parts: URLSearchParams,
  read: (name: string) => string,
): LinkCallback | SignInCallback | null {
  const token_hash = read('token_hash');
  const access_token = read('access_token');
  const refresh_token = read('refresh_token');
  const isLink = ['token_hash', 'access_token', 'refresh_token'].some((name) => parts.has(name));
  if (!isLink) return null;
  const type = linkTypes.find((each) => each === read('type').toLowerCase()) ?? 'email';
  // A plus that is not encoded is read as a space.
  const link = { kind: 'link', type, email: read('email').replaceAll(' ', '+') } as const;
  if (token_hash) return { ...link, proof: { token_hash } };
  if (access_token && refresh_token) return { ...link, proof: { access_token, refresh_token } };
  return {
    kind: 'error',
    code: 'otp_expired',
    from: { kind: setsPassword(link) ? 'reset' : 'mail' },
  };
}

/** Whether such a link leads to a new password. */
export function setsPassword({ type }: Pick<LinkCallback, 'type'>): boolean {
  return type === 'recovery' || type === 'invite';
}

/** What sends people to a return address; a provider's sign-in has no mark. */
function kindOf(mark: string | null): (SignInCallback | ChangeCallback)['from']['kind'] {
  return (
    (['mail', 'reset', 'address', 'link'] as const).find((kind) => marks[kind] === mark) ??
    'provider'
  );
}

export function isProvider(name: string | null | undefined): name is Provider {
  return name === 'google' || name === 'github';
}

function takeProvider(): Provider | null {
  const provider = tabStorage.read(PROVIDER_KEY);
  tabStorage.write(PROVIDER_KEY, null);
  return isProvider(provider) ? provider : null;
}
