import { calculateJwkThumbprint, exportJWK, GeneralSign, generateKeyPair } from 'jose';
import type { CryptoKey } from 'jose';
import type { PinnedKey, SignedEntry } from '../statement';

export interface Signer {
  readonly privateKey: CryptoKey;
  readonly pin: PinnedKey;
}

export async function makeSigner(): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const { x = '', y = '' } = await exportJWK(publicKey);
  const jwk = { kty: 'EC', crv: 'P-256', x, y } as const;
  return { privateKey, pin: { ...jwk, kid: await calculateJwkThumbprint(jwk) } };
}

/** Signs a payload with `jose`, which implements the standards independently of the code under test. */
export async function sign(
  payload: string,
  signers: readonly Signer[],
  header: object = { alg: 'ES256', b64: false, crit: ['b64'] },
): Promise<SignedEntry> {
  const general = new GeneralSign(new TextEncoder().encode(payload));
  for (const { privateKey, pin } of signers) {
    general.addSignature(privateKey).setProtectedHeader({ alg: 'ES256', ...header, kid: pin.kid });
  }
  const { signatures } = await general.sign();
  return {
    payload,
    signatures: signatures.map((one) => ({
      protected: one.protected ?? '',
      signature: one.signature,
    })),
  };
}

const live = {
  baseUrl: 'https://profit.example/1.0.0-0123456789/',
  name: 'profit',
  version: '1.0.0-0123456789',
  contract: '1.0',
  entry: 'remoteEntry.js',
  scripts: ['remoteEntry.js'],
  styles: [],
  integrity: { 'remoteEntry.js': `sha256-${'A'.repeat(43)}=` },
};
/** A statement about Profit, without signatures. */
export const sampleStatement = { tool: 'profit', seq: 7, live, previous: [] };
