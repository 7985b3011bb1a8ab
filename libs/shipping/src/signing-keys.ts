import type { PinnedKey, SignedEntry, Statement } from '@thela/federation/statement';
import { calculateJwkThumbprint, exportJWK, GeneralSign, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import * as v from 'valibot';
import { jsonText } from './files';
import { ShippingError } from './shipping-error';

const ALGORITHM = 'ES256';

export interface SigningKey {
  /** The public half, which a site's configuration pins. */
  readonly pin: PinnedKey;
  /** It cannot be exported, so nothing that prints this object prints the key. */
  readonly privateKey: CryptoKey;
}

export type SigningKeysOf = (tool: string) => Promise<readonly SigningKey[]>;

/** A 256-bit number in base64url. */
const number = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const privateJwkSchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: number,
  y: number,
  d: number,
});

const jwkSetSchema = v.object({ keys: v.pipe(v.array(v.unknown()), v.nonEmpty()) });

/** Makes a private key: the text of a file that holds it as a JWK, with its id. */
export async function makeSigningKey(): Promise<{ readonly kid: string; readonly text: string }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const { kty, crv, x, y, d } = v.parse(privateJwkSchema, await exportJWK(privateKey));
  const kid = await calculateJwkThumbprint({ kty, crv, x, y });
  // At the terminal, an id that starts with a hyphen would be taken for an option.
  if (kid.startsWith('-')) return makeSigningKey();
  return { kid, text: jsonText({ kty, crv, x, y, d, kid }) };
}

/**
 * Reads private keys. No message of an error contains a part of a key.
 *
 * @param text a private key for ES256 as a JWK, or a JWK set of several while keys are rotated
 * @param source where the text is from, for messages: `THELA_SIGNING_KEY`
 * @throws ShippingError when it is something else
 */
export async function parseSigningKeys(text: string, source: string): Promise<SigningKey[]> {
  const json = parseJson(text);
  const set = v.safeParse(jwkSetSchema, json);
  const keys = await Promise.all(
    (set.success ? set.output.keys : [json]).map((jwk) => importKey(jwk, source)),
  );
  return withoutRepeats(keys);
}

export function withoutRepeats(keys: readonly SigningKey[]): SigningKey[] {
  return [...new Map(keys.map((key) => [key.pin.kid, key])).values()];
}

/**
 * Signs a statement with each of the keys, as `verifyEntry` expects it.
 *
 * @param keys one or more
 */
export async function signStatement(
  statement: Statement,
  keys: readonly SigningKey[],
): Promise<SignedEntry> {
  const payload = JSON.stringify(statement);
  const general = new GeneralSign(new TextEncoder().encode(payload));
  for (const { pin, privateKey } of keys) {
    const head = { alg: ALGORITHM, b64: false, crit: ['b64'], kid: pin.kid };
    general.addSignature(privateKey).setProtectedHeader(head);
  }
  const { signatures } = await general.sign();
  return {
    payload,
    signatures: signatures.map(({ protected: head = '', signature }) => ({
      protected: head,
      signature,
    })),
  };
}

async function importKey(value: unknown, source: string): Promise<SigningKey> {
  const parsed = v.safeParse(privateJwkSchema, value);
  if (!parsed.success) {
    const isPublic = v.is(v.omit(privateJwkSchema, ['d']), value);
    throw new ShippingError(
      isPublic
        ? `${source} holds a public key only. Signing needs the private one, with its field "d".`
        : `${source} holds no private key for ES256 as a JWK, nor a JWK set of such keys.`,
    );
  }
  const { kty, crv, x, y } = parsed.output;
  const pin = { kty, crv, x, y, kid: await calculateJwkThumbprint({ kty, crv, x, y }) };
  return { pin, privateKey: await importPrivate(parsed.output, source) };
}

async function importPrivate(jwk: JWK, source: string): Promise<CryptoKey> {
  try {
    // It returns bytes for symmetric keys only.
    return (await importJWK(jwk, ALGORITHM, { extractable: false })) as CryptoKey;
  } catch {
    // The error of the platform is not passed on: it may contain a part of the key.
    throw new ShippingError(`${source} holds a damaged key: its numbers do not belong together.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The error is not passed on: it contains a part of the text.
    return undefined;
  }
}
