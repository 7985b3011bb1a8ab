import { refusal } from '../_shared/refusal.ts';

/** Whose token it is; `unknown` when the auth server cannot be asked at the moment. */
export type TokenCheck =
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unknown' };

/** Finds out whom an access token belongs to. */
export type CheckToken = (token: string) => Promise<TokenCheck>;

/** Who calls: a user, or a visitor whose page knows the publishable key. */
export type Caller =
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'refused'; readonly response: Response };

/** Longer tokens are invalid without a check. */
const MAX_TOKEN_CHARS = 8192;

/**
 * Finds out who calls, from `Authorization: Bearer <access token or publishable key>` and `apikey`.
 * While tokens cannot be checked, a caller with the publishable key is served as a visitor.
 */
export async function identify(
  headers: Headers,
  publishableKeys: readonly string[],
  checkToken: CheckToken,
): Promise<Caller> {
  const [, bearer = ''] = /^Bearer (\S+)$/i.exec(headers.get('Authorization') ?? '') ?? [];
  const hasKey = [headers.get('apikey'), bearer].some(
    (key) => key !== null && publishableKeys.includes(key),
  );
  if (bearer === '' || publishableKeys.includes(bearer)) {
    return hasKey ? { kind: 'visitor' } : unauthenticated('No valid API key found in request.');
  }
  const check =
    bearer.length > MAX_TOKEN_CHARS ? { kind: 'invalid' as const } : await checkToken(bearer);
  if (check.kind === 'user') return check;
  if (check.kind === 'unknown' && hasKey) return { kind: 'visitor' };
  return unauthenticated('Your session has ended. Please sign in again.');
}

function unauthenticated(message: string): Caller {
  return { kind: 'refused', response: refusal(401, 'UNAUTHENTICATED', message) };
}

/** For the auth server to answer, in ms. */
const TIMEOUT_MS = 5000;

/** Asks the project's auth server, which also knows whether the token's session has ended. */
export function authTokenCheck(supabaseUrl: string, publishableKey: string): CheckToken {
  return async (token) => {
    try {
      const response = await fetch(`${supabaseUrl}/auth/v1/user`, {
        headers: { apikey: publishableKey, Authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const user = (await response.json()) as { readonly id?: unknown } | null;
      if (response.ok && typeof user?.id === 'string') return { kind: 'user', id: user.id };
      return { kind: [401, 403].includes(response.status) ? 'invalid' : 'unknown' };
    } catch {
      return { kind: 'unknown' };
    }
  };
}
