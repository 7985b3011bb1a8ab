import * as v from 'valibot';
import type { Account } from '../accounts/account';
import type { Factor } from '../accounts/factor';
import type { FactorChallenge } from '../accounts/factor-challenge';
import { beginChallenge, challengeExpiry } from '../accounts/factor-challenge';
import { sendFactorCode } from '../accounts/factor-text';
import { creationOptions, descriptor, requestOptions } from '../accounts/webauthn';
import type { Backend } from '../backend';
import { askFactor } from '../http/ask-factor';
import type { Failure } from '../failure';
import { isFailure } from '../failure';
import { keysOff, refuseKind } from '../http/factor-kinds';
import { optionalText } from '../http/request-body';
import type { Route } from '../http/route';
import type { Statement } from '../store/database';

const ChallengeBody = v.object({ channel: optionalText });

/** A challenge, the statements that store it, and what only the answer says of it. */
interface Question {
  readonly challenge: FactorChallenge;
  readonly statements: readonly Statement[];
  readonly answer?: Readonly<Record<string, unknown>>;
}

/** POST /factors/<id>/challenge: a question that `/factors/<id>/verify` answers. */
export const challengeFactor: Route = async (context, backend) => {
  return askFactor(
    context,
    backend,
    'factorChallenge',
    ChallengeBody,
    async ({ caller, factor, address }) => {
      const question = await ask(backend, caller.account, factor, address);
      if (isFailure(question)) return question;
      const { challenge, statements, answer } = question;
      await backend.database.write(statements);
      return context.json({
        id: challenge.id,
        type: factor.kind,
        expires_at: challengeExpiry(backend.settings, challenge),
        ...answer,
      });
    },
  );
};

async function ask(
  backend: Backend,
  account: Account,
  factor: Factor,
  address: string,
): Promise<Question | Failure> {
  const off = refuseKind(backend.settings, factor.kind);
  if (off) return off;
  if (factor.kind === 'phone') return sendFactorCode(backend, account, factor, address);
  if (factor.kind === 'webauthn') return askKey(backend, account, factor, address);
  return beginChallenge(factor, { address, code_hash: null, options: null });
}

/** To make a key, or to sign with the one that was made. */
function askKey(
  { settings }: Backend,
  account: Account,
  factor: Factor,
  address: string,
): Question | Failure {
  const { passkeys: party } = settings;
  if (!party) return keysOff;
  const { credential } = factor;
  const publicKey = credential
    ? { ...requestOptions(party), allowCredentials: [descriptor(credential)] }
    : { ...creationOptions(party, account), authenticatorSelection: {} };
  const type = credential ? 'request' : 'create';
  return {
    ...beginChallenge(factor, {
      address,
      code_hash: null,
      options: { challenge: publicKey.challenge },
    }),
    answer: { webauthn: { type, credential_options: { publicKey } } },
  };
}
