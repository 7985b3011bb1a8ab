/** What a test says of a session; the rest is that of Asha, who has no second factor. */
export interface GivenSession {
  readonly user?: { readonly id: string; readonly email: string; readonly phone: string };
  readonly name?: string;
  readonly level?: 'aal1' | 'aal2';
  /** The server's name of it. */
  readonly session?: string;
  readonly factors?: readonly object[];
  /** In seconds since 1970. */
  readonly expiresAt?: number;
}

export const asha = { id: 'user-1', email: 'asha@stall.in', phone: '' };

/** An authenticator app, as the server names it among the data of a user. */
export const app = {
  id: 'factor-app',
  factor_type: 'totp',
  status: 'verified',
  friendly_name: 'Old phone',
  phone: '',
};

export function sessionFor({
  user = asha,
  name = '',
  level = 'aal1',
  session = `session-of-${user.id}`,
  factors = [],
  expiresAt = Math.round(Date.now() / 1000) + 3600,
}: GivenSession = {}) {
  return {
    access_token: tokenFor(user.id, level, session),
    refresh_token: `refresh-of-${user.id}`,
    expires_at: expiresAt,
    expires_in: 3600,
    token_type: 'bearer',
    user: { ...user, user_metadata: { full_name: name }, factors },
  };
}

export function stored(given: GivenSession = {}): string {
  return JSON.stringify(sessionFor(given));
}

export function tokenFor(
  user: string,
  level: 'aal1' | 'aal2',
  session_id = `session-of-${user}`,
): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const claims = { sub: user, aal: level, session_id };
  return [part({ alg: 'ES256' }), part(claims), 'sign'].join('.');
}
