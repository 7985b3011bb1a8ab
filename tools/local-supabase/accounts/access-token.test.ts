// @module-tag nightly

import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { setUpBackend, tokensOf } from '../testing/test-backend';

const backend = setUpBackend();
let header: Record<string, unknown> = {};
let payload: Record<string, unknown> = {};
let genuine = '';
let publicJwk = '';

beforeAll(async () => {
  genuine = (await tokensOf(await backend().signedIn())).access;
  [header = {}, payload = {}] = genuine
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as typeof header);
  publicJwk = await (await backend().fetch('/.well-known/jwks.json')).text();
});

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signedBy(key: KeyObject, claims: unknown = payload): string {
  const content = `${encode(header)}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

async function refusal(authorization: string) {
  const response = await backend().fetch('/user', { headers: { authorization } });
  const { error_code, msg } = (await response.json()) as Record<string, string>;
  const [, detail] = msg?.split('unable to parse or verify signature, ') ?? [];
  return { status: response.status, error_code, detail: detail ?? msg };
}

const badJwt = { status: 403, error_code: 'bad_jwt' };

test('a genuine token is accepted', async () => {
  const headers = { authorization: `Bearer ${genuine}` };
  expect((await backend().fetch('/user', { headers })).status).toBe(200);
});

test('a token without a signature is refused', async () => {
  const unsigned = `${encode({ ...header, alg: 'none' })}.${encode(payload)}.`;
  expect(await refusal(`Bearer ${unsigned}`)).toEqual({
    ...badJwt,
    detail: 'token signature is invalid: signing method none is invalid',
  });
  expect(await refusal(`Bearer ${encode(header)}.${encode(payload)}.`)).toMatchObject(badJwt);
});

test('a token signed with the public key as an HMAC secret is refused', async () => {
  const content = `${encode({ ...header, alg: 'HS256' })}.${encode(payload)}`;
  const signature = createHmac('sha256', publicJwk).update(content).digest('base64url');
  expect(await refusal(`Bearer ${content}.${signature}`)).toEqual({
    ...badJwt,
    detail: 'token signature is invalid: signing method HS256 is invalid',
  });
});

test('a token of another key is refused, whatever its kid', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  expect(await refusal(`Bearer ${signedBy(privateKey)}`)).toEqual({
    ...badJwt,
    detail: 'token signature is invalid: crypto/ecdsa: verification error',
  });
  const unknown = `${encode({ ...header, kid: 'other' })}.${genuine.split('.').slice(1).join('.')}`;
  expect(await refusal(`Bearer ${unknown}`)).toEqual({
    ...badJwt,
    detail:
      'token is unverifiable: error while executing keyfunc: unrecognized JWT kid other for algorithm ES256',
  });
  const nameless = `${encode({ alg: 'ES256' })}.${genuine.split('.').slice(1).join('.')}`;
  expect((await refusal(`Bearer ${nameless}`)).detail).toContain('unrecognized JWT kid <nil>');
});

test('a token with changed claims is refused', async () => {
  const claims = encode({ ...payload, sub: crypto.randomUUID() });
  const [head, , signature] = genuine.split('.');
  expect(await refusal(`Bearer ${head}.${claims}.${signature}`)).toMatchObject(badJwt);
});

test.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'bearer  x', 'Bearer a b'])(
  'the header %j holds no token',
  async (authorization) => {
    expect(await refusal(authorization)).toEqual({
      status: 401,
      error_code: 'no_authorization',
      detail: 'This endpoint requires a valid Bearer token',
    });
  },
);
