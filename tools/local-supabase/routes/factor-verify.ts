import * as v from 'valibot';
import { isRightCode } from '../accounts/authenticator-app';
import type { Factor } from '../accounts/factor';
import { verifyFactor } from '../accounts/factor-changes';
import type { FactorChallenge } from '../accounts/factor-challenge';
import { closeChallenge, findChallenge, removeChallenge } from '../accounts/factor-challenge';
import { isCodeOf } from '../accounts/factor-text';
import { findById } from '../accounts/account';
import { raiseSession } from '../accounts/session';
import { CreatedCredential, readCreated, readUsed, UsedCredential } from '../accounts/webauthn';
import type { Backend } from '../backend';
import type { FactorRequest } from '../http/ask-factor';
import { askFactor } from '../http/ask-factor';
import type { SignedIn } from '../http/authenticate';
import { keysOff, refuseKind } from '../http/factor-kinds';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import { optionalText } from '../http/request-body';
import type { Route } from '../http/route';
import { sessionResponse } from '../http/route';

const KeyAnswer = v.object({ type: optionalText, credential_response: v.optional(v.unknown()) });

const VerifyBody = v.object({
  challenge_id: optionalText,
  code: optionalText,
  webauthn: v.nullish(KeyAnswer),
});

type Answer = v.InferOutput<typeof VerifyBody>;

const METHODS = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' } as const;

/** POST /factors/<id>/verify: raises the session that shows the factor to the level `aal2`. */
export const verifyFactorCode: Route = async (context, backend) => {
  const raised = await askFactor(context, backend, 'factorVerify', VerifyBody, (request) =>
    verify(backend, request),
  );
  return sessionResponse(context, backend, raised);
};

async function verify(
  backend: Backend,
  { caller, factor, body: answer, address }: FactorRequest<Answer>,
): Promise<SignedIn | Failure> {
  const { database, settings } = backend;
  const { account, session } = caller;
  if (answer.code === '' && factor.kind !== 'webauthn') {
    return invalid('Code needs to be non-empty');
  }
  const refusal = refuseKind(settings, factor.kind) ?? refuseKeyAnswer(factor, answer);
  if (refusal) return refusal;
  const challenge = await findChallenge(backend, factor, answer.challenge_id, address);
  if (isFailure(challenge)) return challenge;
  const proved = await prove(backend, factor, challenge, answer);
  if (isFailure(proved)) return proved;
  const raised = raiseSession(session, METHODS[factor.kind], factor.id);
  await database.write([
    factor.kind === 'webauthn' ? removeChallenge(challenge) : closeChallenge(challenge),
    ...verifyFactor(factor, proved.credential),
    ...raised.statements,
  ]);
  return { account: (await findById(database, account.id)) ?? account, session: raised.session };
}

/** The factor's key as it is from now on; null where it has none. */
interface Proof {
  readonly credential: Factor['credential'];
}

async function prove(
  backend: Backend,
  factor: Factor,
  challenge: FactorChallenge,
  answer: Answer,
): Promise<Proof | Failure> {
  if (factor.kind === 'webauthn') return proveKey(backend, factor, challenge, answer);
  if (factor.kind === 'phone') {
    return isCodeOf(challenge, factor, answer.code) ? noKey : wrong('MFA Phone');
  }
  return isRightCode(factor.secret ?? '', answer.code) ? noKey : wrong('TOTP');
}

const noKey: Proof = { credential: null };

function wrong(kind: string): Failure {
  return failure(422, 'mfa_verification_failed', `Invalid ${kind} code entered`);
}

function refuseKeyAnswer({ kind }: Factor, { webauthn }: Answer): Failure | null {
  if (kind !== 'webauthn') return null;
  if (!webauthn) return invalid('WebAuthn config required');
  if (webauthn.type !== 'create' && webauthn.type !== 'request') {
    return invalid('WebAuthn type must be create or request');
  }
  if (webauthn.credential_response === undefined) return invalid('credential_response required');
  return null;
}

const badKeyAnswer = invalid('Invalid credential_response');

/** The hosted service fails so, too, when a key answers another page or challenge. */
const wrongKey = failure(
  500,
  'unexpected_failure',
  'Unexpected failure, please check server logs for more information',
);

async function proveKey(
  { settings: { passkeys: party } }: Backend,
  { credential: stored, user_id: userId }: Factor,
  challenge: FactorChallenge,
  { webauthn }: Answer,
): Promise<Proof | Failure> {
  if (!party || !challenge.options) return keysOff;
  const asked = challenge.options.challenge;
  if (!stored) {
    const creation = v.safeParse(CreatedCredential, webauthn?.credential_response);
    if (!creation.success) return badKeyAnswer;
    const credential = await readCreated(party, asked, creation.output);
    return credential ? { credential } : wrongKey;
  }
  const used = v.safeParse(UsedCredential, webauthn?.credential_response);
  if (!used.success) return badKeyAnswer;
  const counter = await readUsed(party, asked, { ...stored, userId }, used.output);
  return counter === null ? wrongKey : { credential: { ...stored, counter } };
}
