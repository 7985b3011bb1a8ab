// @module-tag nightly

import { expect, test } from 'vitest';
import { SoftwareAuthenticator } from '../contract/software-authenticator';
import { LOCAL_PUBLISHABLE_KEY } from '../options';
import { databaseClient, databaseClientOf } from '../testing/call-function';
import { addApp, enrolApp, levelOf } from '../testing/second-factor';
import type { Auth } from '../testing/test-backend';
import {
  advanceClock,
  newEmail,
  newPhone,
  PASSWORD,
  setUpBackend,
  SITE,
  tokensOf,
} from '../testing/test-backend';

const passkeys = { rpId: 'localhost', rpName: 'Thela', origins: [SITE] };
const factors = { totp: true, phone: true, webauthn: true };
const backend = setUpBackend({ factors, passkeys, isBehindGateway: true });

/** Requests a route of factors without the client, which refuses invalid bodies. */
async function post(client: Auth, path: string, body: object, address = '203.0.113.7') {
  const { access } = await tokensOf(client);
  const headers = {
    authorization: `Bearer ${access}`,
    apikey: LOCAL_PUBLISHABLE_KEY,
    'x-forwarded-for': address,
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await backend().fetch(path, init)).json() as Promise<Record<string, string>>;
}

test('the database asks for a factor from the answer on that verified it, until it is removed', async () => {
  const opensDatabase = async (client: Auth) => {
    const { error } = await (await databaseClientOf(backend().url, client)).rpc('my_stalls');
    return error ? `${error.code} ${error.message}` : 'opened';
  };
  const email = newEmail();
  const here = await backend().signedIn(email);
  const { access: before } = await tokensOf(here);
  expect(await opensDatabase(here)).toBe('opened');
  const app = await addApp(here);
  expect(await opensDatabase(here)).toBe('opened');
  const low = backend().newClient();
  await low.signInWithPassword({ email, password: PASSWORD });
  expect(await opensDatabase(low)).toBe('42501 insufficient_aal');
  // Its session was raised, but the earlier token does not say so.
  const stale = await databaseClient(backend().url, before).rpc('my_stalls');
  expect(stale.error).toMatchObject({ code: '42501', message: 'insufficient_aal' });
  expect((await here.mfa.unenroll({ factorId: app.id })).error).toBeNull();
  expect(await opensDatabase(low)).toBe('opened');
  await here.refreshSession();
  expect(await levelOf(here)).toBe('aal1');
});

test('a factor that is removed leaves the level to a session that was proved with another one, too', async () => {
  const client = await backend().signedIn();
  const app = await addApp(client);
  const key = await addKey(client);
  await client.mfa.unenroll({ factorId: app.id });
  await client.refreshSession();
  expect(await levelOf(client)).toBe('aal2');
  await client.mfa.unenroll({ factorId: key });
  await client.refreshSession();
  expect(await levelOf(client)).toBe('aal1');
});

/** Sets up a security key, which raises the session. @returns its id */
async function addKey(client: Auth) {
  const kind = { factor_type: 'webauthn', friendly_name: 'Key' };
  const { id = '' } = await post(client, '/factors', kind);
  const asked = await post(client, `/factors/${id}/challenge`, {});
  const { credential_options } = asked.webauthn as unknown as {
    readonly credential_options: { readonly publicKey: never };
  };
  const credential_response = new SoftwareAuthenticator(SITE).create(credential_options.publicKey);
  const { access_token = '', refresh_token = '' } = await post(client, `/factors/${id}/verify`, {
    challenge_id: asked.id,
    webauthn: { type: 'create', credential_response },
  });
  await client.setSession({ access_token, refresh_token });
  return id;
}

test('a challenge is answered in five minutes, by the address that asked', async () => {
  const client = await backend().signedIn();
  const app = await enrolApp(client);
  const at = `/factors/${app.id}`;
  const challenge = async () => (await post(client, `${at}/challenge`, {})).id;
  const answer = async (challenge_id: string | undefined, address?: string) =>
    (await post(client, `${at}/verify`, { challenge_id, code: app.code() }, address)).error_code;
  const late = await challenge();
  advanceClock(301_000);
  expect(await answer(late)).toBe('mfa_challenge_expired');
  expect(await answer(late)).toBe('mfa_factor_not_found');
  const asked = await challenge();
  expect(await answer(asked, '203.0.113.8')).toBe('mfa_ip_address_mismatch');
  expect(await answer(asked)).toBeUndefined();
});

test('ten factors, each with a name of its own; what was begun and left goes after five minutes', async () => {
  const client = await backend().signedIn();
  for (let n = 0; n < 10; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await enrolApp(client, `Phone ${n}`);
  }
  const enrol = (friendlyName: string) => client.mfa.enroll({ factorType: 'totp', friendlyName });
  expect((await enrol('Phone 10')).error?.code).toBe('too_many_enrolled_mfa_factors');
  advanceClock(301_000);
  expect((await enrol('Phone 3')).error).toBeNull();
  expect((await client.getUser()).data.user?.factors).toHaveLength(1);
});

test('a number that is a factor already is not enrolled again', async () => {
  const client = await backend().signedIn();
  const phone = newPhone();
  const enrol = () => client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'SMS' });
  const factorId = (await enrol()).data?.id ?? '';
  const { data } = await client.mfa.challenge({ factorId });
  const [message] = await backend().mailsTo(phone);
  const answer = { factorId, challengeId: data?.id ?? '', code: message?.token ?? '' };
  expect((await client.mfa.verify(answer)).error).toBeNull();
  expect((await enrol()).error?.code).toBe('mfa_verified_factor_exists');
});
