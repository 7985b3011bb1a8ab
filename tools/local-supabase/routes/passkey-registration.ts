import type { Context } from 'hono';
import * as v from 'valibot';
import { beginPasskeyChallenge, takePasskeyChallenge } from '../accounts/passkey-challenge';
import { findByCredential, findPasskeys, newPasskey, passkeyJson } from '../accounts/passkey';
import type { Passkey } from '../accounts/passkey';
import { CreatedCredential, creationOptions, readCreated } from '../accounts/webauthn';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import { managesPasskeys } from '../http/passkey-callers';
import { optionalText, readBody } from '../http/request-body';
import type { Route } from '../http/route';
import { addressOf } from '../http/route';

const MAX_PASSKEYS = 10;

export const wrongCredential = webauthnFailed('Credential verification failed');
export const badCredential = webauthnFailed('Invalid credential response');

function webauthnFailed(message: string): Failure {
  return failure(400, 'webauthn_verification_failed', message);
}

/** POST /passkeys/registration/options: what a browser gets to make a passkey. */
export const beginPasskey: Route = async (context, backend) => {
  const caller = await managesPasskeys(context, backend);
  if (isFailure(caller)) return caller;
  const limited = await backend.limits.take('passkey', addressOf(context));
  if (limited) return limited;
  const { account, party } = caller;
  const passkeys = await findPasskeys(backend.database, account.id);
  if (passkeys.length >= MAX_PASSKEYS) return tooMany;
  const options = {
    ...creationOptions(party, account),
    ...(passkeys.length > 0 ? { excludeCredentials: passkeys.map(excluded) } : {}),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    attestation: 'none',
  };
  const begun = beginPasskeyChallenge(
    backend.settings,
    'registration',
    account.id,
    options.challenge,
  );
  await backend.database.write([begun.statement]);
  return context.json({ challenge_id: begun.id, options, expires_at: begun.expiresAt });
};

const tooMany = failure(422, 'too_many_passkeys', 'Maximum number of passkeys reached');

const excluded = ({ credential_id }: Passkey) => ({ id: credential_id, type: 'public-key' });

const PasskeyAnswer = v.object({
  challenge_id: optionalText,
  credential: v.optional(v.unknown()),
});

export type PasskeyAnswer = v.InferOutput<typeof PasskeyAnswer>;

/** What a browser answers to a challenge; 429 for too many, 400 for an answer that leaves something out. */
export async function readPasskeyAnswer(
  context: Context,
  backend: Backend,
): Promise<PasskeyAnswer | Failure> {
  const limited = await backend.limits.take('passkey', addressOf(context));
  if (limited) return limited;
  const answer = await readBody(context, PasskeyAnswer);
  if (isFailure(answer)) return answer;
  if (answer.challenge_id === '') return invalid('challenge_id is required');
  return answer.credential === undefined ? invalid('credential is required') : answer;
}

/** POST /passkeys/registration/verify: stores the passkey that a browser made. */
export const storePasskey: Route = async (context, backend) => {
  const caller = await managesPasskeys(context, backend);
  if (isFailure(caller)) return caller;
  const answer = await readPasskeyAnswer(context, backend);
  if (isFailure(answer)) return answer;
  const { database } = backend;
  const stored = await database.exclusively(async () => {
    const now = await managesPasskeys(context, backend);
    if (isFailure(now)) return now;
    const { account, party } = now;
    const challenge = await takePasskeyChallenge(
      backend,
      answer.challenge_id,
      'registration',
      account.id,
    );
    if (isFailure(challenge)) return challenge;
    const creation = v.safeParse(CreatedCredential, answer.credential);
    if (!creation.success) return badCredential;
    const credential = await readCreated(party, challenge, creation.output);
    if (!credential) return wrongCredential;
    if (await findByCredential(database, credential.id)) return alreadyThere;
    const { passkey, statement } = newPasskey(account.id, credential);
    await database.write([statement]);
    return passkey;
  });
  return isFailure(stored) ? stored : context.json(passkeyJson(stored));
};

const alreadyThere = failure(
  422,
  'webauthn_credential_exists',
  'This credential is already registered',
);
