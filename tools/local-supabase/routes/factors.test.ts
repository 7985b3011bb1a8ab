import { describe, expect, test } from 'vitest';
import { appCodeOfWindow } from '../contract/authenticator-app';
import { SoftwareAuthenticator } from '../contract/software-authenticator';
import { LOCAL_PUBLISHABLE_KEY } from '../options';
import { databaseClient, databaseClientOf } from '../testing/call-function';
import { addApp, enrolApp, levelOf, showApp } from '../testing/second-factor';
import type { Auth } from '../testing/test-backend';
import {
  advanceClock,
  newEmail,
  PASSWORD,
  setUpBackend,
  SITE,
  startTestBackend,
  tokensOf,
} from '../testing/test-backend';

const passkeys = { rpId: 'localhost', rpName: 'Thela', origins: [SITE] };
const factors = { totp: true, phone: true, webauthn: true };
const backend = setUpBackend({ factors, passkeys });

/** Two browsers of one person, both signed in with the password. */
async function twoBrowsers() {
  const email = newEmail();
  const here = await backend().signedIn(email);
  return { email, here, there: await another(email) };
}

async function another(email: string) {
  const client = backend().newClient();
  await client.signInWithPassword({ email, password: PASSWORD });
  return client;
}

/** Whether the database answers the person of this client. */
async function opensDatabase(client: Auth) {
  const { error } = await (await databaseClientOf(backend().url, client)).rpc('my_stalls');
  return error ? `${error.code} ${error.message}` : 'opened';
}

/** Requests a route of factors without the client, which refuses what is none. */
async function post(
  client: Auth,
  path: string,
  body: object,
  url = backend().url,
  more: Readonly<Record<string, string>> = {},
) {
  const { access } = await tokensOf(client);
  const headers = { authorization: `Bearer ${access}`, apikey: LOCAL_PUBLISHABLE_KEY, ...more };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(`${url}/auth/v1${path}`, init)).json() as Promise<Record<string, string>>;
}

describe('a second factor', () => {
  test('raises the session that shows it, ends lower ones, and is asked of the next', async () => {
    const { email, here, there } = await twoBrowsers();
    expect(await levelOf(here)).toBe('aal1');
    const app = await addApp(here);
    expect(await levelOf(here)).toBe('aal2');
    expect((await there.getUser()).error?.message).toBe('Auth session missing!');
    const next = await another(email);
    const levels = await next.mfa.getAuthenticatorAssuranceLevel();
    expect(levels.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    await showApp(next, app);
    expect(await levelOf(next)).toBe('aal2');
    expect((await here.getUser()).error).toBeNull();
  });

  test(
    'is asked for by the database from the answer on that verified it, until it is removed',
    { tags: ['nightly'] },
    async () => {
      const { email, here } = await twoBrowsers();
      const { access: before } = await tokensOf(here);
      expect(await opensDatabase(here)).toBe('opened');
      const app = await addApp(here);
      expect(await opensDatabase(here)).toBe('opened');
      const low = await another(email);
      expect(await opensDatabase(low)).toBe('42501 insufficient_aal');
      // Its session was raised, but the token of before does not say so.
      const stale = await databaseClient(backend().url, before).rpc('my_stalls');
      expect(stale.error).toMatchObject({ code: '42501', message: 'insufficient_aal' });
      expect((await here.mfa.unenroll({ factorId: app.id })).error).toBeNull();
      expect(await opensDatabase(low)).toBe('opened');
      await here.refreshSession();
      expect(await levelOf(here)).toBe('aal1');
    },
  );

  test('leaves the level to a session that was proved with another one, too', async () => {
    const client = await backend().signedIn();
    const app = await addApp(client);
    const key = await addKey(client);
    await client.mfa.unenroll({ factorId: app.id });
    await client.refreshSession();
    expect(await levelOf(client)).toBe('aal2');
    await client.mfa.unenroll({ factorId: key.id });
    await client.refreshSession();
    expect(await levelOf(client)).toBe('aal1');
  });

  test('that was begun is no factor yet: nothing asks for it', async () => {
    const { email, here } = await twoBrowsers();
    await enrolApp(here);
    const next = await another(email);
    expect((await next.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal1');
    expect(await opensDatabase(next)).toBe('opened');
  });
});

describe('a challenge', () => {
  test('takes the code of the window before and after, and of no other', async () => {
    const client = await backend().signedIn();
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const { id = '', totp: { secret = '' } = {} } = data ?? {};
    const verify = (window: number) => {
      const code = appCodeOfWindow(secret, Date.now(), window);
      return client.mfa.challengeAndVerify({ factorId: id, code });
    };
    // In the middle of a window, so that none begins meanwhile.
    advanceClock(45_000 - (Date.now() % 30_000));
    for (const window of [-2, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one session
      expect((await verify(window)).error?.code).toBe('mfa_verification_failed');
    }
    for (const window of [-1, 0, 1]) {
      // oxlint-disable-next-line no-await-in-loop -- one session
      expect((await verify(window)).error).toBeNull();
    }
  });

  test('is answered once, in five minutes, for its own factor', async () => {
    const client = await backend().signedIn();
    const app = await enrolApp(client);
    const at = `/factors/${app.id}`;
    const other = await enrolApp(client, 'Tablet');
    const challenge = async () => (await post(client, `${at}/challenge`, {})).id;
    const answer = async (challenge_id: string | undefined, path = at) =>
      (await post(client, `${path}/verify`, { challenge_id, code: app.code() })).error_code;
    const asked = await challenge();
    expect(await answer(asked, `/factors/${other.id}`)).toBe('mfa_factor_not_found');
    const late = await challenge();
    advanceClock(301_000);
    expect(await answer(late)).toBe('mfa_challenge_expired');
    expect(await answer(late)).toBe('mfa_factor_not_found');
    const now = await challenge();
    expect(await answer(now)).toBeUndefined();
    expect(await answer(now)).toBe('mfa_ip_address_mismatch');
  });
});

test('a challenge is answered by the address that asked', async () => {
  const settings = { isBehindGateway: true };
  const gateway = await startTestBackend(settings);
  try {
    const client = await gateway.signedIn();
    const app = await enrolApp(client);
    const at = `/factors/${app.id}`;
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const asked = await post(client, `${at}/challenge`, {}, gateway.url, from('203.0.113.7'));
    const answer = { challenge_id: asked.id, code: app.code() };
    const verify = (address: string) =>
      post(client, `${at}/verify`, answer, gateway.url, from(address));
    expect((await verify('203.0.113.8')).error_code).toBe('mfa_ip_address_mismatch');
    expect((await verify('203.0.113.7')).error_code).toBeUndefined();
  } finally {
    await gateway.close();
  }
});

describe('rules of enrolment', () => {
  test('ten factors, each with a name of its own; what was begun and left goes after five minutes', async () => {
    const client = await backend().signedIn();
    for (let n = 0; n < 10; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await enrolApp(client, `Phone ${n}`);
    }
    const enrol = (friendlyName: string) => client.mfa.enroll({ factorType: 'totp', friendlyName });
    expect((await enrol('Phone 3')).error?.code).toBe('mfa_factor_name_conflict');
    expect((await enrol('Phone 10')).error?.code).toBe('too_many_enrolled_mfa_factors');
    advanceClock(301_000);
    expect((await enrol('Phone 3')).error).toBeNull();
    expect((await client.getUser()).data.user?.factors).toHaveLength(1);
  });

  test('the secret is shown once, and no answer has it again', async () => {
    const client = await backend().signedIn();
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const secret = data?.totp.secret ?? '';
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data?.totp.qr_code).toContain('<svg');
    expect(JSON.stringify((await client.getUser()).data)).not.toContain(secret);
    expect(JSON.stringify((await client.refreshSession()).data)).not.toContain(secret);
  });
});

describe('a phone', () => {
  test('gets a code, which raises the session once and is asked of nobody else', async () => {
    const { email, here } = await twoBrowsers();
    const phone = newPhone();
    const enrol = (friendlyName: string, number = phone) =>
      here.mfa.enroll({ factorType: 'phone', phone: number, friendlyName });
    expect((await enrol('SMS', 'abc')).error?.code).toBe('validation_failed');
    const first = await enrol('SMS');
    // The same number again, not yet verified: a new try, whatever the name.
    const { data: factor } = await enrol('SMS');
    expect(factor?.id).not.toBe(first.data?.id);
    const factorId = factor?.id ?? '';
    const { data: challenge } = await here.mfa.challenge({ factorId });
    const again = await here.mfa.challenge({ factorId });
    expect(again.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
    const [message, ...older] = await backend().mailsTo(phone);
    expect({ kind: message?.kind, older }).toEqual({ kind: 'factor', older: [] });
    const { token: code = '' } = message ?? {};
    const verify = (given: string) =>
      here.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code: given });
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await verify(wrong)).error?.code).toBe('mfa_verification_failed');
    expect((await verify(code)).error).toBeNull();
    expect(await levelOf(here)).toBe('aal2');
    expect((await verify(code)).error?.code).toBe('mfa_ip_address_mismatch');
    expect((await enrol('Other')).error?.code).toBe('mfa_verified_factor_exists');
    expect(await opensDatabase(await another(email))).toBe('42501 insufficient_aal');
  });
});

let phones = 0;

/** A number that no other test uses. */
function newPhone(): string {
  phones += 1;
  return `+91987654${String(phones).padStart(4, '0')}`;
}

/** Sets up a security key, which raises the session. */
async function addKey(client: Auth, authenticator = new SoftwareAuthenticator(SITE)) {
  const { id } = await post(client, '/factors', { factor_type: 'webauthn', friendly_name: 'Key' });
  const raised = await showKey(client, id ?? '', authenticator, 'create');
  const { access_token = '', refresh_token = '' } = raised;
  await client.setSession({ access_token, refresh_token });
  return { id: id ?? '', authenticator };
}

async function showKey(
  client: Auth,
  id: string,
  authenticator: SoftwareAuthenticator,
  type: 'create' | 'request',
) {
  const asked = await post(client, `/factors/${id}/challenge`, {});
  const { credential_options } = asked.webauthn as unknown as {
    readonly credential_options: { readonly publicKey: never };
  };
  const credential_response =
    type === 'create'
      ? authenticator.create(credential_options.publicKey)
      : authenticator.get(credential_options.publicKey);
  const answer = { challenge_id: asked.id, webauthn: { type, credential_response } };
  return post(client, `/factors/${id}/verify`, answer);
}

describe('a security key', () => {
  test('is not replaced by another one, and is made for no other site', async () => {
    const { email, here } = await twoBrowsers();
    const { id, authenticator } = await addKey(here);
    const low = await another(email);
    const stranger = new SoftwareAuthenticator(SITE);
    expect((await showKey(low, id, stranger, 'request')).error_code).toBe('unexpected_failure');
    expect((await showKey(low, id, authenticator, 'request')).error_code).toBeUndefined();
    const elsewhere = new SoftwareAuthenticator('https://evil.example');
    const begun = await post(here, '/factors', { factor_type: 'webauthn', friendly_name: 'Other' });
    const refused = await showKey(here, begun.id ?? '', elsewhere, 'create');
    expect(refused.error_code).toBe('unexpected_failure');
  });
});
