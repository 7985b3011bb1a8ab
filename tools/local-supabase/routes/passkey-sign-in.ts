import * as v from 'valibot';
import { findById } from '../accounts/account';
import { beginPasskeyChallenge, takePasskeyChallenge } from '../accounts/passkey-challenge';
import { findByCredential, countPasskeyUse } from '../accounts/passkey';
import type { Passkey } from '../accounts/passkey';
import { beginSession } from '../accounts/session';
import { readUsed, requestOptions, UsedCredential } from '../accounts/webauthn';
import type { RelyingParty } from '../accounts/webauthn';
import type { Backend } from '../backend';
import type { SignedIn } from '../http/authenticate';
import type { Failure } from '../failure';
import { isFailure } from '../failure';
import { relyingParty } from '../http/passkey-callers';
import type { Route } from '../http/route';
import { addressOf, sessionResponse } from '../http/route';
import { badCredential, readPasskeyAnswer, wrongCredential } from './passkey-registration';
import type { PasskeyAnswer } from './passkey-registration';

/** POST /passkeys/authentication/options: what a browser gets to sign in with any passkey that it has. */
export const askForPasskey: Route = async (context, backend) => {
  const party = relyingParty(backend);
  if (isFailure(party)) return party;
  const limited = await backend.limits.take('passkey', addressOf(context));
  if (limited) return limited;
  const options = { ...requestOptions(party), userVerification: 'preferred' };
  const begun = beginPasskeyChallenge(backend.settings, 'authentication', null, options.challenge);
  await backend.database.write([begun.statement]);
  return context.json({ challenge_id: begun.id, options, expires_at: begun.expiresAt });
};

/** POST /passkeys/authentication/verify: a session for a passkey, at the level `aal1`. */
export const signInWithPasskey: Route = async (context, backend) => {
  const party = relyingParty(backend);
  if (isFailure(party)) return party;
  const answer = await readPasskeyAnswer(context, backend);
  if (isFailure(answer)) return answer;
  const begun = await backend.database.exclusively(() => begin(backend, party, answer));
  return sessionResponse(context, backend, begun);
};

async function begin(
  backend: Backend,
  party: RelyingParty,
  answer: PasskeyAnswer,
): Promise<SignedIn | Failure> {
  const { database } = backend;
  const challenge = await takePasskeyChallenge(
    backend,
    answer.challenge_id,
    'authentication',
    null,
  );
  if (isFailure(challenge)) return challenge;
  const used = v.safeParse(UsedCredential, answer.credential);
  if (!used.success) return badCredential;
  const passkey = await findByCredential(database, used.output.id);
  const account = passkey && (await findById(database, passkey.user_id));
  if (!account) return wrongCredential;
  const counter = await readUsed(party, challenge, keyOf(passkey), used.output);
  if (counter === null) return wrongCredential;
  const session = beginSession(account, 'passkey');
  await database.write([countPasskeyUse(passkey, counter), ...session.statements]);
  return session;
}

function keyOf({ credential_id, public_key, counter, user_id }: Passkey) {
  return { id: credential_id, publicKey: public_key, counter, userId: user_id };
}
