import { generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import type { Auth, AuthRequest } from '../testing/test-backend';
import { fetchAuth, newClient, PASSWORD } from '../testing/test-backend';

/** A Supabase project, hosted or local. */
export interface ContractTarget {
  url(): string;
  /** The publishable key. */
  readonly key: string;
}

const UNKNOWN_EMAIL = 'nobody-has-this-address@thela.example.com';
const type = 'signup';

type ClientCall = (auth: Auth) => Promise<{ readonly error: unknown }>;

/** What is refused, by which call of the client, and with which error. */
const REFUSED_CALLS: readonly (readonly [string, ClientCall, object])[] = [
  [
    'a wrong password as it refuses an unknown address',
    (auth) => auth.signInWithPassword({ email: UNKNOWN_EMAIL, password: PASSWORD }),
    { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' },
  ],
  [
    'a text that is no address',
    (auth) => auth.signUp({ email: 'not an address', password: 'Chutney4you!' }),
    {
      status: 400,
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    },
  ],
  [
    'a weak password, and says which rules it breaks',
    (auth) => auth.signUp({ email: UNKNOWN_EMAIL, password: 'a' }),
    {
      name: 'AuthWeakPasswordError',
      status: 422,
      reasons: expect.arrayContaining(['length']),
    },
  ],
  [
    'a text that is no access token',
    (auth) => auth.getUser('not-a-token'),
    {
      status: 403,
      code: 'bad_jwt',
      message:
        'invalid JWT: unable to parse or verify signature, token is malformed: token contains an invalid number of segments',
    },
  ],
  [
    'a refresh token that it never issued',
    (auth) => auth.refreshSession({ refresh_token: 'abcdefghijkl' }),
    {
      status: 400,
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    },
  ],
  [
    'a refresh without a session',
    (auth) => auth.refreshSession(),
    { name: 'AuthSessionMissingError', message: 'Auth session missing!' },
  ],
  [
    'the code of a mail that it never sent',
    (auth) => auth.verifyOtp({ type, email: UNKNOWN_EMAIL, token: '000000' }),
    { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' },
  ],
  [
    'the link of a mail that it never sent',
    (auth) => auth.verifyOtp({ type, token_hash: 'f'.repeat(56) }),
    { status: 403, code: 'otp_expired', message: 'Email link is invalid or has expired' },
  ],
];

/** What is refused, by which route and body, and with which status and body. */
const REFUSED_REQUESTS: readonly (readonly [string, string, unknown, number, object])[] = [
  [
    'a sign-up without a password',
    '/signup',
    { email: UNKNOWN_EMAIL, password: '' },
    400,
    { msg: 'Signup requires a valid password' },
  ],
  [
    'a provider that it does not know',
    '/authorize?provider=bazaar',
    null,
    400,
    { msg: 'Unsupported provider: Provider bazaar could not be found' },
  ],
  ['a body that is no JSON', '/token?grant_type=password', '{', 400, { error_code: 'bad_json' }],
  [
    'a request without a token where one is required',
    '/user',
    null,
    401,
    { error_code: 'no_authorization', msg: 'This endpoint requires a valid Bearer token' },
  ],
  [
    'a PKCE code that it never issued',
    '/token?grant_type=pkce',
    { auth_code: crypto.randomUUID(), code_verifier: 'v'.repeat(43) },
    404,
    { error_code: 'flow_state_not_found' },
  ],
];

/** What every project answers, whatever its settings. Sends no mail, makes no account. */
export function contractOfEveryProject({ url, key }: ContractTarget) {
  const client = () => newClient(url(), key);
  const send = (path: string, init: AuthRequest = {}) =>
    fetchAuth(url(), path, { ...init, headers: { apikey: key, ...init.headers } });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return send(path, { method: 'POST', body: text, headers });
  };

  test.each(REFUSED_CALLS)('refuses %s', async (_what, call, expected) => {
    expect((await call(client())).error).toMatchObject(expected);
  });

  test.each(REFUSED_REQUESTS)('refuses %s', async (_what, path, body, status, expected) => {
    const response = await (body === null ? send(path) : post(path, body));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(expected);
  });

  test('refuses a provider that is off, as its settings say', async () => {
    const settings = (await (await send('/settings')).json()) as {
      external: Record<string, boolean>;
    };
    expect(settings).toMatchObject({
      disable_signup: expect.any(Boolean),
      mailer_autoconfirm: expect.any(Boolean),
      external: { google: expect.any(Boolean), github: expect.any(Boolean) },
    });
    const off = ['keycloak', 'kakao', 'zoom'].find((name) => settings.external[name] === false);
    const response = await send(`/authorize?provider=${off}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Unsupported provider: provider is not enabled',
    });
  });

  test('shapes an error by the API version that the client names', async () => {
    const wrong = { email: UNKNOWN_EMAIL, password: PASSWORD };
    const code = 'invalid_credentials';
    const message = 'Invalid login credentials';
    const old = await post('/token?grant_type=password', wrong);
    expect(await old.json()).toEqual({ code: 400, error_code: code, msg: message });
    expect(old.headers.get('x-supabase-api-version')).toBeNull();

    const version = { 'x-supabase-api-version': '2024-01-01' };
    const current = await post('/token?grant_type=password', wrong, version);
    expect(await current.json()).toEqual({ code, message });
    expect(current.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });

  test('requires the key of the project', async () => {
    const without = await fetch(`${url()}/auth/v1/settings`);
    expect(without.status).toBe(401);
    expect(await without.json()).toMatchObject({ message: 'No API key found in request' });
  });

  test('refuses an access token that another key signed', async () => {
    const { keys } = (await (await send('/.well-known/jwks.json')).json()) as {
      keys: { kid: string; alg: string }[];
    };
    const own = keys.find(({ alg }) => alg === 'ES256');
    const { privateKey } = await generateKeyPair('ES256');
    const forged = await new SignJWT({ role: 'authenticated', session_id: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'ES256', kid: own?.kid ?? 'unknown', typ: 'JWT' })
      .setSubject(crypto.randomUUID())
      .setExpirationTime('1h')
      .sign(privateKey);
    const asked = await client().getUser(forged);
    expect(asked.error).toMatchObject({ status: 403, code: 'bad_jwt' });
    // The client cannot check the tokens of a project that signs with a shared secret.
    const claims = await client().getClaims(forged);
    expect(claims.error?.message).toMatch(own ? /^Invalid JWT signature$/ : /^invalid JWT/);
  });

  test('redirects from the link of a mail that it never sent, with the error', async () => {
    const opened = await send(`/verify?type=${type}&token=${'f'.repeat(56)}`);
    expect(opened.status).toBe(303);
    const hash = new URL(opened.headers.get('location') ?? '').hash.slice(1);
    expect(Object.fromEntries(new URLSearchParams(hash))).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  test('does not tell that an address has no account', async () => {
    const reset = await client().resetPasswordForEmail(UNKNOWN_EMAIL);
    expect(reset).toEqual({ data: {}, error: null });
    expect((await client().resend({ type, email: UNKNOWN_EMAIL })).error).toBeNull();
  });
}
