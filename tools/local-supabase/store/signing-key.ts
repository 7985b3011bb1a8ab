import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import * as v from 'valibot';
import type { Database } from './database';
import { insertInto } from './database';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** The public part, for `jwks.json`. */
  readonly publicJwk: JWK;
}

const KeyRow = v.object({ kid: v.string(), private_jwk: v.string() });
const EllipticJwk = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  d: v.string(),
});

/** The key that signs access tokens: generated at the first start, stored in the file. */
export async function loadSigningKey(database: Database): Promise<SigningKey> {
  const [row] = await database.rows('SELECT kid, private_jwk FROM signing_keys LIMIT 1');
  const { kid, private_jwk } = row ? v.parse(KeyRow, row) : await makeKey(database);
  const { d, ...point } = v.parse(EllipticJwk, JSON.parse(private_jwk));
  const publicJwk = { ...point, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
  return {
    kid,
    privateKey: await importKey({ ...point, d, alg: 'ES256' }),
    publicKey: await importKey(publicJwk),
    publicJwk,
  };
}

async function makeKey(database: Database): Promise<v.InferOutput<typeof KeyRow>> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { kid: randomUUID(), private_jwk: JSON.stringify(await exportJWK(privateKey)) };
  await database.write([insertInto('signing_keys', { ...key, created_at: Date.now() })]);
  return key;
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new TypeError('An ES256 key is not a secret of bytes.');
  return key;
}
