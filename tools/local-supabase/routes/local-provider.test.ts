import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Auth, TestBackend } from '../testing/test-backend';
import { ask, newEmail, openLink, PASSWORD, SITE, startTestBackend } from '../testing/test-backend';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => backend.close());

/** Leaves the site as the client does, and arrives at the page that plays the provider. */
async function leave(client: Auth, provider: 'google' | 'github' = 'google', redirectTo = SITE) {
  const options = { redirectTo, skipBrowserRedirect: true };
  const { data } = await client.signInWithOAuth({ provider, options });
  return openLink(data.url ?? '');
}

function decide(page: URL, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ state: page.searchParams.get('state') ?? '', ...fields });
  return fetch(page, { method: 'POST', body, headers, redirect: 'manual' });
}

/** Allows, and follows the way back to the site. */
async function comeBack(page: URL, email: string): Promise<URL> {
  const decided = await decide(page, { email, decision: 'allow' });
  return openLink(decided.headers.get('location') ?? '');
}

async function signInWith(provider: 'google' | 'github', email: string) {
  const client = backend.newClient();
  const back = await comeBack(await leave(client, provider), email);
  return client.exchangeCodeForSession(back.searchParams.get('code') ?? '');
}

test('says that it is not Google, and asks for no password', async () => {
  const page = await leave(backend.newClient());
  const response = await fetch(page);
  const text = await response.text();
  expect(text).toContain('This is not Google.');
  expect(text).not.toContain('type="password"');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('Allow ends in a session of a new, confirmed account', async () => {
  const email = newEmail();
  const { data, error } = await signInWith('github', email);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email,
    app_metadata: { provider: 'github', providers: ['github'] },
    identities: [{ provider: 'github', identity_data: { email, email_verified: true } }],
  });
  expect(data.user?.email_confirmed_at).toBeTruthy();
});

test('the same person gets the same account again', async () => {
  const email = newEmail();
  const first = await signInWith('google', email);
  const second = await signInWith('google', email.toUpperCase());
  expect(second.data.user?.id).toBe(first.data.user?.id);
  expect(second.data.user?.identities).toHaveLength(1);
});

test('a confirmed account keeps its password and gets a further way in', async () => {
  const email = newEmail();
  const client = await backend.signedIn(email);
  const { data } = await client.getUser();
  const linked = await signInWith('google', email);
  expect(linked.data.user?.id).toBe(data.user?.id);
  expect(linked.data.user?.app_metadata.providers).toEqual(['email', 'google']);
  const byPassword = await client.signInWithPassword({ email, password: PASSWORD });
  expect(byPassword.error).toBeNull();
});

test('of an unconfirmed account nothing stays that a stranger has set', async () => {
  const email = newEmail();
  const stranger = backend.newClient();
  const data = { shop: 'of a stranger' };
  await stranger.signUp({ email, password: 'stranger99', options: { data } });
  const [mail] = await backend.mailsTo(email);

  const owner = await signInWith('google', email);
  expect(owner.data.user?.app_metadata.providers).toEqual(['google']);
  expect(owner.data.user?.user_metadata).not.toHaveProperty('shop');
  const byPassword = await stranger.signInWithPassword({ email, password: 'stranger99' });
  expect(byPassword.error?.code).toBe('invalid_credentials');
  const byLink = await openLink(mail?.link ?? '');
  expect(byLink.searchParams.get('error_code')).toBe('otp_expired');
});

test('Deny comes back with the error in query and fragment, once', async () => {
  const page = await leave(backend.newClient(), 'google', `${SITE}/tools/profit`);
  const decided = await decide(page, { email: newEmail(), decision: 'deny' });
  const back = await openLink(decided.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(`${SITE}/tools/profit`);
  const expected = { error: 'access_denied', error_description: 'The user denied the request.' };
  expect(Object.fromEntries(back.searchParams)).toEqual(expected);
  expect(Object.fromEntries(new URLSearchParams(back.hash.slice(1)))).toEqual(expected);
  expect((await fetch(page)).status).toBe(410);
});

test('an address that is none is asked for again', async () => {
  const page = await leave(backend.newClient());
  const response = await decide(page, { email: '"><script>', decision: 'allow' });
  expect(response.status).toBe(422);
  const text = await response.text();
  expect(text).toContain('role="alert"');
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(text).not.toContain('<script');
});

test('a code is worth nothing without the verifier, and only once with it', async () => {
  const client = backend.newClient();
  const back = await comeBack(await leave(client), newEmail());
  const code = back.searchParams.get('code') ?? '';
  const stolen = await ask(backend.url, '/token?grant_type=pkce', {
    method: 'POST',
    body: JSON.stringify({ auth_code: code, code_verifier: 'v'.repeat(56) }),
  });
  expect(stolen.status).toBe(400);
  expect(await stolen.json()).toMatchObject({
    error_code: 'bad_code_verifier',
    msg: 'code challenge does not match previously saved code verifier',
  });
  expect((await client.exchangeCodeForSession(code)).error).toBeNull();
  const again = await ask(backend.url, '/token?grant_type=pkce', {
    method: 'POST',
    body: JSON.stringify({ auth_code: code, code_verifier: 'v'.repeat(56) }),
  });
  expect(again.status).toBe(404);
});

test('takes a plain challenge, too', async () => {
  const verifier = 'plain-verifier-'.repeat(4);
  const query = `provider=google&code_challenge=${verifier}&code_challenge_method=plain`;
  const page = await openLink(`${backend.url}/auth/v1/authorize?${query}`);
  const back = await comeBack(page, newEmail());
  const response = await ask(backend.url, '/token?grant_type=pkce', {
    method: 'POST',
    body: JSON.stringify({ auth_code: back.searchParams.get('code'), code_verifier: verifier }),
  });
  expect(response.status).toBe(200);
});

test('without a challenge the session stands in the fragment', async () => {
  const page = await openLink(`${backend.url}/auth/v1/authorize?provider=google`);
  const back = await comeBack(page, newEmail());
  expect(back.search).toBe('');
  const fragment = new URLSearchParams(back.hash.slice(1));
  expect(fragment.get('token_type')).toBe('bearer');
  const { data } = await backend.newClient().getUser(fragment.get('access_token') ?? '');
  expect(data.user?.app_metadata.provider).toBe('google');
});

test('a code and a flow expire', async () => {
  const client = backend.newClient();
  const back = await comeBack(await leave(client), newEmail());
  const page = await leave(backend.newClient());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
  const late = await client.exchangeCodeForSession(back.searchParams.get('code') ?? '');
  expect(late.error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  vi.setSystemTime(Date.now() + 300_000);
  expect((await fetch(page)).status).toBe(410);
});

test('a callback that nobody is waiting for leads to the site with an error', async () => {
  const query = new URLSearchParams({ state: crypto.randomUUID(), code: 'anything' });
  const back = await openLink(`${backend.url}/auth/v1/callback?${query.toString()}`);
  expect(back.origin).toBe(SITE);
  expect(back.searchParams.get('error_code')).toBe('bad_oauth_state');
});

test('a callback without the code of the provider signs nobody in', async () => {
  const page = await leave(backend.newClient());
  const state = page.searchParams.get('state') ?? '';
  const query = new URLSearchParams({ state, code: crypto.randomUUID() });
  const back = await openLink(`${backend.url}/auth/v1/callback?${query.toString()}`);
  expect(back.searchParams.get('code')).toBeNull();
  expect(back.searchParams.get('error_code')).toBe('bad_oauth_state');
});

test('a callback with another code than the one that was given signs nobody in', async () => {
  const page = await leave(backend.newClient());
  const decided = await decide(page, { email: newEmail(), decision: 'allow' });
  const forged = new URL(decided.headers.get('location') ?? '');
  forged.searchParams.set('code', crypto.randomUUID());
  const back = await openLink(forged.href);
  expect(back.searchParams.get('error_code')).toBe('bad_oauth_state');
});

test('a code that many exchange at once gives one session', async () => {
  const verifier = 'plain-verifier-'.repeat(4);
  const query = `provider=google&code_challenge=${verifier}&code_challenge_method=plain`;
  const page = await openLink(`${backend.url}/auth/v1/authorize?${query}`);
  const back = await comeBack(page, newEmail());
  const body = JSON.stringify({
    auth_code: back.searchParams.get('code'),
    code_verifier: verifier,
  });
  const exchange = async () =>
    (await ask(backend.url, '/token?grant_type=pkce', { method: 'POST', body })).status;
  const statuses = await Promise.all(Array.from({ length: 20 }, exchange));
  expect(statuses.sort()).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
});

test('leads to the site only, whatever was asked for', async () => {
  const client = backend.newClient();
  const page = await leave(client, 'google', 'http://localhost:4200.evil.example/');
  const back = await comeBack(page, newEmail());
  expect(back.origin).toBe(SITE);
});

test('a form of another site decides nothing', async () => {
  const page = await leave(backend.newClient());
  const headers = { origin: 'https://evil.example' };
  const response = await decide(page, { email: newEmail(), decision: 'allow' }, headers);
  expect(response.status).toBe(403);
  expect((await fetch(page)).status).toBe(200);
});

test('a provider that is off is refused with JSON', async () => {
  const off = await startTestBackend({ providers: { google: false, github: true } });
  const response = await ask(off.url, '/authorize?provider=google');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    msg: 'Unsupported provider: provider is not enabled',
  });
  await off.close();
});
