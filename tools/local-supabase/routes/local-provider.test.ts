// @module-tag nightly

import { expect, test } from 'vitest';
import type { Auth } from '../testing/test-backend';
import {
  advanceClock,
  codeOf,
  newEmail,
  openLink,
  PASSWORD,
  setUpBackend,
  SITE,
} from '../testing/test-backend';
import { allow, decide } from '../testing/stand-in';

const backend = setUpBackend();

/** Starts a sign-in as the client does. Returns the page that emulates the provider. */
async function openProvider(
  client: Auth,
  provider: 'google' | 'github' = 'google',
  redirectTo = SITE,
) {
  const options = { redirectTo, skipBrowserRedirect: true };
  const { data } = await client.signInWithOAuth({ provider, options });
  return openLink(data.url ?? '');
}

const PLAIN_VERIFIER = 'plain-verifier-'.repeat(4);

/** The code of a sign-in whose challenge is the verifier itself. */
async function plainCode(): Promise<string> {
  const query = `provider=google&code_challenge=${PLAIN_VERIFIER}&code_challenge_method=plain`;
  const page = await openLink(`${backend().url}/auth/v1/authorize?${query}`);
  return codeOf(await allow(page, newEmail()));
}

/** Exchanges a code without the client, which would send its own verifier. */
function exchange(auth_code: string, code_verifier: string): Promise<Response> {
  const body = JSON.stringify({ auth_code, code_verifier });
  return backend().fetch('/token?grant_type=pkce', { method: 'POST', body });
}

function openCallback(state: string): Promise<URL> {
  const query = new URLSearchParams({ state, code: crypto.randomUUID() });
  return openLink(`${backend().url}/auth/v1/callback?${query.toString()}`);
}

async function signInWith(provider: 'google' | 'github', email: string) {
  const client = backend().newClient();
  const back = await allow(await openProvider(client, provider), email);
  return client.exchangeCodeForSession(codeOf(back));
}

test('says that it is not Google, and asks for no password', async () => {
  const page = await openProvider(backend().newClient());
  const response = await fetch(page);
  const text = await response.text();
  expect(text).toContain('This is not Google.');
  expect(text).not.toContain('type="password"');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('speaks the language that was chosen on the site, also when the sign-in is over', async () => {
  const headers = { cookie: 'thela_language=hi-IN' };
  const page = await openProvider(backend().newClient());
  const text = await (await fetch(page, { headers })).text();
  expect(text).toContain('<html lang="hi-IN">');
  expect(text).toContain('यह Google नहीं है।');
  const refused = await decide(page, { email: 'nobody', decision: 'allow' }, headers);
  expect(await refused.text()).toContain('ईमेल पता ऐसे लिखें: asha@example.in');
  page.searchParams.set('state', crypto.randomUUID());
  const over = await fetch(page, { headers });
  expect(over.status).toBe(410);
  expect(await over.text()).toContain('यह साइन इन ख़त्म हो चुका है');
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

test('a confirmed account keeps its password and is linked to the provider', async () => {
  const email = newEmail();
  const client = await backend().signedIn(email);
  const { data } = await client.getUser();
  const linked = await signInWith('google', email);
  expect(linked.data.user?.id).toBe(data.user?.id);
  expect(linked.data.user?.app_metadata.providers).toEqual(['email', 'google']);
  const byPassword = await client.signInWithPassword({ email, password: PASSWORD });
  expect(byPassword.error).toBeNull();
});

test('an unconfirmed account loses all that a stranger has set', async () => {
  const email = newEmail();
  const stranger = backend().newClient();
  const data = { shop: 'of a stranger' };
  await stranger.signUp({ email, password: 'stranger99', options: { data } });
  const [mail] = await backend().mailsTo(email);

  const owner = await signInWith('google', email);
  expect(owner.data.user?.app_metadata.providers).toEqual(['google']);
  expect(owner.data.user?.user_metadata).not.toHaveProperty('shop');
  const byPassword = await stranger.signInWithPassword({ email, password: 'stranger99' });
  expect(byPassword.error?.code).toBe('invalid_credentials');
  const byLink = await openLink(mail?.link ?? '');
  expect(byLink.searchParams.get('error_code')).toBe('otp_expired');
});

test('Deny comes back with the error in query and fragment, once', async () => {
  const page = await openProvider(backend().newClient(), 'google', `${SITE}/tools/profit`);
  const decided = await decide(page, { email: newEmail(), decision: 'deny' });
  const back = await openLink(decided.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(`${SITE}/tools/profit`);
  const expected = { error: 'access_denied', error_description: 'The user denied the request.' };
  expect(Object.fromEntries(back.searchParams)).toEqual(expected);
  const inFragment = Object.fromEntries(new URLSearchParams(back.hash.slice(1)));
  expect(inFragment).toEqual({ ...expected, sb: '' });
  expect((await fetch(page)).status).toBe(410);
});

test('an invalid address is asked for again', async () => {
  const page = await openProvider(backend().newClient());
  const response = await decide(page, { email: '"><script>', decision: 'allow' });
  expect(response.status).toBe(422);
  const text = await response.text();
  expect(text).toContain('role="alert"');
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(text).not.toContain('<script');
});

test('accepts a plain challenge', async () => {
  expect((await exchange(await plainCode(), PLAIN_VERIFIER)).status).toBe(200);
});

test('without a challenge the session stands in the fragment', async () => {
  const page = await openLink(`${backend().url}/auth/v1/authorize?provider=google`);
  const back = await allow(page, newEmail());
  expect(back.search).toBe('');
  const fragment = new URLSearchParams(back.hash.slice(1));
  expect(fragment.get('token_type')).toBe('bearer');
  const { data } = await backend()
    .newClient()
    .getUser(fragment.get('access_token') ?? '');
  expect(data.user?.app_metadata.provider).toBe('google');
});

test('a code and a flow expire', async () => {
  const client = backend().newClient();
  const back = await allow(await openProvider(client), newEmail());
  const page = await openProvider(backend().newClient());
  advanceClock(301_000);
  const late = await client.exchangeCodeForSession(codeOf(back));
  expect(late.error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  advanceClock(300_000);
  expect((await fetch(page)).status).toBe(410);
});

test('a callback without the code of the provider signs nobody in', async () => {
  const page = await openProvider(backend().newClient());
  const back = await openCallback(page.searchParams.get('state') ?? '');
  expect(back.searchParams.get('code')).toBeNull();
  expect(back.searchParams.get('error_code')).toBe('bad_oauth_state');
});

test('a callback with another code than the one that was given signs nobody in', async () => {
  const page = await openProvider(backend().newClient());
  const decided = await decide(page, { email: newEmail(), decision: 'allow' });
  const forged = new URL(decided.headers.get('location') ?? '');
  forged.searchParams.set('code', crypto.randomUUID());
  const back = await openLink(forged.href);
  expect(back.searchParams.get('error_code')).toBe('bad_oauth_state');
});

test('20 concurrent exchanges of one code give one session', async () => {
  const code = await plainCode();
  const exchanges = Array.from({ length: 20 }, () => exchange(code, PLAIN_VERIFIER));
  const statuses = (await Promise.all(exchanges)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
});
