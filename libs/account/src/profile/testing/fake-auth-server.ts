import { asha, sessionFor } from '@thela/session/testing';

/** The identity of an address, a number or a provider, as the auth server gives it. */
export function identity(provider: string, data: Readonly<Record<string, string>>) {
  return { identity_id: `id-${provider}`, provider, identity_data: data };
}

export const ashasMail = identity('email', { email: asha.email });

/** What the auth server says of somebody. */
export type ServerUser = Readonly<Record<string, unknown>>;

/** Asha as the auth server has her. */
export const ashaOnServer: ServerUser = {
  ...asha,
  user_metadata: {},
  app_metadata: {},
  identities: [ashasMail],
};

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const json = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'X-Supabase-Api-Version': '2024-01-01' } });

/**
 * The routes of an auth server that the profile asks, in place of `fetch`. `becomes` sets what a request makes of the
 * person; `refuse` answers the next one of its kind with an error.
 */
export function fakeAuthServer(initial: ServerUser = ashaOnServer) {
  let user = initial;
  let isOffline = false;
  const asked: string[] = [];
  const refusals = new Map<string, Refusal>();
  const changes = new Map<string, ServerUser>();

  function answer(route: string): Response {
    const refusal = refusals.get(route);
    if (refusal) {
      refusals.delete(route);
      return json({ code: refusal.code, message: refusal.message }, refusal.status);
    }
    user = { ...user, ...changes.get(route) };
    if (route === 'GET /settings') {
      const external = { email: true, phone: true, google: true, github: true };
      return json({ external, disable_signup: false, passkeys_enabled: true });
    }
    if (route === 'GET /user/identities/authorize') return json({ url: 'about:blank#provider' });
    if (route.endsWith(' /user')) return json(user);
    if (route === 'POST /token') return json({ ...sessionFor(), user });
    if (route === 'POST /verify') {
      return json({ ...sessionFor(), access_token: 'of-the-code', user });
    }
    return json({});
  }

  const fetchIt = (input: string, { method = 'GET', body }: RequestInit = {}) => {
    if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
    const { pathname, search } = new URL(input);
    const route = `${method} ${pathname.replace('/auth/v1', '')}`;
    asked.push([`${route}${search}`, typeof body === 'string' ? body : ''].join(' ').trim());
    return Promise.resolve(answer(route.replace(/(identities)\/id-.*/, '$1')));
  };
  return {
    fetch: fetchIt as typeof fetch,
    /** All requests but those that only read. */
    changesAsked: () => asked.filter((each) => !/^GET \/(settings|user)$/.test(each)),
    refuse: (route: string, status: number, code: string, message: string) =>
      void refusals.set(route, { status, code, message }),
    becomes: (route: string, change: ServerUser) => void changes.set(route, change),
    setOffline: (is: boolean) => {
      isOffline = is;
    },
  };
}
