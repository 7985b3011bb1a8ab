// @module-tag nightly

import { Hono } from 'hono';
import { generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { readCaller } from './caller';

const REFUSED = { kind: 'rest-failure', status: 401 };

async function callerWith(role: string | undefined, isOurs = true) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const other = isOurs ? privateKey : (await generateKeyPair('ES256')).privateKey;
  const token = await new SignJWT({ role, sub: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'ES256' })
    .setExpirationTime('1h')
    .sign(other);
  const app = new Hono().get('/', async (context) =>
    context.json(await readCaller(context, { signingKey: { publicKey } })),
  );
  return (await app.request('/', { headers: { authorization: `Bearer ${token}` } })).json();
}

test.each([
  ['authenticated', { kind: 'caller', role: 'authenticated' }],
  ['postgres', { ...REFUSED, body: { code: 'PGRST301' } }],
  ['service_role', REFUSED],
  ['anon', REFUSED],
  [undefined, REFUSED],
])('a token that we signed for the role %s', async (role, expected) => {
  expect(await callerWith(role)).toMatchObject(expected);
});

test('a token that another key signed', async () => {
  expect(await callerWith('authenticated', false)).toMatchObject(REFUSED);
});
