import { randomBytes } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import * as v from 'valibot';
import type { AuthSettings } from '../settings';
import type { Account } from './account';
import type { StoredCredential } from './webauthn-credential';
import { Transports } from './webauthn-credential';

/** Which pages may use which keys. */
export type RelyingParty = NonNullable<AuthSettings['passkeys']>;

/** The numbers of COSE: ES256, ES384, ES512, RS256, RS384, RS512, PS256, PS384, PS512, EdDSA. */
const ALGORITHMS = [-7, -35, -36, -257, -258, -259, -37, -38, -39, -8];
const TIMEOUT_MS = 300_000;

/** What browsers get to make a key, without what differs between passkeys and security keys. */
export function creationOptions({ rpId, rpName }: RelyingParty, account: Account) {
  const name = account.email ?? account.phone ?? '';
  return {
    rp: { id: rpId, name: rpName },
    user: { id: userHandle(account.id), name, displayName: name },
    challenge: newChallenge(),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT_MS,
  };
}

/** What browsers get to sign with a key, without what differs between passkeys and security keys. */
export function requestOptions({ rpId }: RelyingParty) {
  return { challenge: newChallenge(), timeout: TIMEOUT_MS, rpId };
}

/** A key, as browsers find it. */
export function descriptor({ id, transports }: Pick<StoredCredential, 'id' | 'transports'>) {
  return { id, type: 'public-key', ...(transports.length > 0 ? { transports } : {}) };
}

const newChallenge = () => randomBytes(32).toString('base64url');

/** The account's id, as devices keep it beside a passkey. */
function userHandle(accountId: string): string {
  return Buffer.from(accountId).toString('base64url');
}

const credentialFields = {
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
  clientExtensionResults: v.pipe(
    v.unknown(),
    v.transform(() => ({})),
  ),
};

/** `PublicKeyCredential` in JSON, as `navigator.credentials.create` made it. */
export const CreatedCredential = v.object({
  ...credentialFields,
  response: v.object({
    clientDataJSON: v.string(),
    attestationObject: v.string(),
    transports: Transports,
  }),
});

/** `PublicKeyCredential` in JSON, as `navigator.credentials.get` made it. */
export const UsedCredential = v.object({
  ...credentialFields,
  response: v.object({
    clientDataJSON: v.string(),
    authenticatorData: v.string(),
    signature: v.string(),
    userHandle: v.nullish(v.string(), ''),
  }),
});

/** The new key, or null when it answers another challenge or page than ours. */
export async function readCreated(
  { rpId, origins }: RelyingParty,
  challenge: string,
  response: v.InferOutput<typeof CreatedCredential>,
): Promise<StoredCredential | null> {
  const answer = await orNull(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!answer?.verified) return null;
  const { credential, aaguid } = answer.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports,
    aaguid,
  };
}

/** How often the key has signed now, or null when the answer is not this key's, or not to our challenge. */
export async function readUsed(
  { rpId, origins }: RelyingParty,
  challenge: string,
  stored: Pick<StoredCredential, 'id' | 'publicKey' | 'counter'> & { readonly userId: string },
  response: v.InferOutput<typeof UsedCredential>,
): Promise<number | null> {
  const { id, publicKey, counter, userId } = stored;
  const handle = response.response.userHandle;
  // Security keys need not say whose they are.
  if (handle !== '' && handle !== userHandle(userId)) return null;
  const answer = await orNull(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: rpId,
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
      requireUserVerification: false,
    }),
  );
  return answer?.verified ? answer.authenticationInfo.newCounter : null;
}

/** The library refuses by throwing errors of all kinds, also of its readers of CBOR and certificates. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}
