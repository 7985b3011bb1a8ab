import { Hono } from 'hono';
import { generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { readCaller } from './caller';

test.each([
  ['authenticated', { kind: 'caller', role: 'authenticated' }],
  ['postgres', { kind: 'rest-failure', status: 401, body: { code: 'PGRST301' } }],
  ['service_role', { kind: 'rest-failure', status: 401 }],
  ['anon', { kind: 'rest-failure', status: 401 }],
  [undefined, { kind: 'rest-failure', status: 401 }],
])('a token that we signed for the role %s', async (role, expected) => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const token = await new SignJWT({ role, sub: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'ES256' })
    .setExpirationTime('1h')
    .sign(privateKey);
  const app = new Hono().get('/', async (context) =>
    context.json(await readCaller(context, { signingKey: { publicKey } })),
  );
  const answer = await app.request('/', { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.json()).toMatchObject(expected);
});
