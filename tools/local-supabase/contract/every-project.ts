import { generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import type { AuthRequest } from '../testing/test-backend';
import { ask, newClient, PASSWORD } from '../testing/test-backend';

/** Where a Supabase project, hosted or local, can be asked. */
export interface ContractTarget {
  url(): string;
  /** The publishable key. */
  readonly key: string;
}

const UNKNOWN_EMAIL = 'nobody-has-this-address@thela.example.com';

/** What every project answers, whatever is on its dashboard. Sends no mail, makes no account. */
export function contractOfEveryProject({ url, key }: ContractTarget) {
  const client = () => newClient(url(), key);
  const raw = (path: string, init: AuthRequest = {}) =>
    ask(url(), path, { ...init, headers: { apikey: key, ...init.headers } });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    raw(path, { method: 'POST', body: JSON.stringify(body), headers });

  test('refuses a wrong password as it refuses an unknown address', async () => {
    const { error } = await client().signInWithPassword({
      email: UNKNOWN_EMAIL,
      password: PASSWORD,
    });
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });

  test('refuses a text that is no address', async () => {
    const { error } = await client().signUp({ email: 'not an address', password: 'Chutney4you!' });
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    });
  });

  test('refuses a weak password and says which rules it breaks', async () => {
    const { error } = await client().signUp({ email: UNKNOWN_EMAIL, password: 'a' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422 });
    expect(error).toHaveProperty('reasons', expect.arrayContaining(['length']));
  });

  test('refuses a sign-up without a password', async () => {
    const response = await post('/signup', { email: UNKNOWN_EMAIL, password: '' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ msg: 'Signup requires a valid password' });
  });

  test('refuses a provider that it does not know', async () => {
    const response = await raw('/authorize?provider=bazaar');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      msg: 'Unsupported provider: Provider bazaar could not be found',
    });
  });

  test('refuses a provider that is off, as its settings say', async () => {
    const settings = (await (await raw('/settings')).json()) as {
      external: Record<string, boolean>;
    };
    expect(settings).toMatchObject({
      disable_signup: expect.any(Boolean),
      mailer_autoconfirm: expect.any(Boolean),
      external: { google: expect.any(Boolean), github: expect.any(Boolean) },
    });
    const off = Object.keys(settings.external).find(
      (name) => !settings.external[name] && ['keycloak', 'kakao', 'zoom'].includes(name),
    );
    const response = await raw(`/authorize?provider=${off}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Unsupported provider: provider is not enabled',
    });
  });

  test('shapes an error by the version that the client names', async () => {
    const wrong = { email: UNKNOWN_EMAIL, password: PASSWORD };
    const old = await post('/token?grant_type=password', wrong);
    expect(await old.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
    expect(old.headers.get('x-supabase-api-version')).toBeNull();

    const version = { 'x-supabase-api-version': '2024-01-01' };
    const current = await post('/token?grant_type=password', wrong, version);
    expect(await current.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    expect(current.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });

  test('refuses a body that is no JSON', async () => {
    const response = await raw('/token?grant_type=password', { method: 'POST', body: '{' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'bad_json' });
  });

  test('asks for the key of the project', async () => {
    const without = await fetch(`${url()}/auth/v1/settings`);
    expect(without.status).toBe(401);
    expect(await without.json()).toMatchObject({ message: 'No API key found in request' });
  });

  test('asks for a token where someone must be signed in', async () => {
    const response = await raw('/user');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      error_code: 'no_authorization',
      msg: 'This endpoint requires a Bearer token',
    });
  });

  test('refuses what is no access token', async () => {
    const { error } = await client().getUser('not-a-token');
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
    expect(error?.message).toBe(
      'invalid JWT: unable to parse or verify signature, token is malformed: token contains an invalid number of segments',
    );
  });

  test('refuses an access token that somebody else signed', async () => {
    const { keys } = (await (await raw('/.well-known/jwks.json')).json()) as {
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
    // A project that still signs with a shared secret has its tokens checked at the server only.
    const claims = await client().getClaims(forged);
    expect(claims.error?.message).toMatch(own ? /^Invalid JWT signature$/ : /^invalid JWT/);
  });

  test('refuses a refresh token that it never gave', async () => {
    const { error } = await client().refreshSession({ refresh_token: 'abcdefghijkl' });
    expect(error).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    });
  });

  test('refreshes nothing for someone who is not signed in', async () => {
    const { error } = await client().refreshSession();
    expect(error).toMatchObject({
      name: 'AuthSessionMissingError',
      message: 'Auth session missing!',
    });
  });

  test('refuses a code that it never gave', async () => {
    const body = { auth_code: crypto.randomUUID(), code_verifier: 'v'.repeat(43) };
    const response = await post('/token?grant_type=pkce', body);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error_code: 'flow_state_not_found' });
  });

  test('refuses a link and a code of a mail that it never sent', async () => {
    const type = 'signup';
    const code = await client().verifyOtp({ type, email: UNKNOWN_EMAIL, token: '000000' });
    expect(code.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
    const link = await client().verifyOtp({ type, token_hash: 'f'.repeat(56) });
    expect(link.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    });
    const opened = await raw(`/verify?type=${type}&token=${'f'.repeat(56)}`);
    expect(opened.status).toBe(303);
    const hash = new URL(opened.headers.get('location') ?? '').hash.slice(1);
    expect(Object.fromEntries(new URLSearchParams(hash))).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  test('says nothing about an address that has no account', async () => {
    expect(await client().resetPasswordForEmail(UNKNOWN_EMAIL)).toEqual({ data: {}, error: null });
    const resent = await client().resend({ type: 'signup', email: UNKNOWN_EMAIL });
    expect(resent.error).toBeNull();
  });
}
