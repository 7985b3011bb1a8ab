// @module-tag nightly

import { expect, test } from 'vitest';
import { SoftwareAuthenticator } from '../contract/software-authenticator';
import { LOCAL_PUBLISHABLE_KEY } from '../options';
import type { Auth } from '../testing/test-backend';
import { advanceClock, setUpBackend, SITE, tokensOf } from '../testing/test-backend';

const passkeys = { rpId: 'localhost', rpName: 'Thela', origins: [SITE] };
const backend = setUpBackend({ passkeys });

interface Asked {
  readonly challenge_id: string;
  readonly options: unknown;
}

interface Answer {
  readonly error_code?: string;
}

async function post<Body>(path: string, body: object, client?: Auth): Promise<Body> {
  const token = client && (await tokensOf(client)).access;
  const headers = {
    apikey: LOCAL_PUBLISHABLE_KEY,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await backend().fetch(`/passkeys${path}`, init)).json() as Promise<Body>;
}

async function register(client: Auth, authenticator: SoftwareAuthenticator) {
  const { challenge_id, options } = await post<Asked>('/registration/options', {}, client);
  const credential = authenticator.create(options);
  return post<Answer>('/registration/verify', { challenge_id, credential }, client);
}

const ask = () => post<Asked>('/authentication/options', {});
const show = ({ challenge_id }: Asked, credential: object) =>
  post<Answer>('/authentication/verify', { challenge_id, credential });

async function withPasskey() {
  const client = await backend().signedIn();
  const authenticator = new SoftwareAuthenticator(SITE);
  await register(client, authenticator);
  return { client, authenticator };
}

test('a passkey that another person or another key answers with is refused', async () => {
  const { authenticator } = await withPasskey();
  const failed = { error_code: 'webauthn_verification_failed' };
  const { authenticator: other } = await withPasskey();
  const again = await ask();
  const mine = authenticator.get(again.options);
  const { id, rawId } = other.get(again.options);
  expect(await show(again, { ...mine, id, rawId })).toMatchObject(failed);
  const third = await ask();
  const { response, ...named } = authenticator.get(third.options);
  const stranger = Buffer.from(crypto.randomUUID()).toString('base64url');
  const asStranger = { ...named, response: { ...response, userHandle: stranger } };
  expect(await show(third, asStranger)).toMatchObject(failed);
  expect(await show(await ask(), {})).toMatchObject(failed);
});

test('a challenge is for one purpose and person, and ends', async () => {
  const { client, authenticator } = await withPasskey();
  const stranger = await backend().signedIn();
  const { challenge_id, options } = await post<Asked>('/registration/options', {}, client);
  const credential = new SoftwareAuthenticator(SITE).create(options);
  const body = { challenge_id, credential };
  const unknown = { error_code: 'webauthn_challenge_not_found' };
  expect(await post('/registration/verify', body, stranger)).toMatchObject(unknown);
  expect(await post('/authentication/verify', body)).toMatchObject(unknown);
  const asked = await ask();
  advanceClock(301_000);
  expect(await show(asked, authenticator.get(asked.options))).toMatchObject({
    error_code: 'webauthn_challenge_expired',
  });
});

test('a passkey is registered once, and ten for each person', async () => {
  const { client, authenticator } = await withPasskey();
  const again = await register(client, authenticator);
  expect(again.error_code).toBe('webauthn_credential_exists');
  for (let n = 1; n < 10; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one session
    await register(client, new SoftwareAuthenticator(SITE));
  }
  const eleventh = await post<Answer>('/registration/options', {}, client);
  expect(eleventh.error_code).toBe('too_many_passkeys');
});
