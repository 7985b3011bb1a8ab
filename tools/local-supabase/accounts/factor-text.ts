import type { Backend } from '../backend';
import type { Failure } from '../failure';
import type { Statement } from '../store/database';
import type { Account } from './account';
import type { Factor } from './factor';
import type { FactorChallenge } from './factor-challenge';
import { beginChallenge } from './factor-challenge';
import { refuseMessage, storeMessage } from './message';
import { digest, isSameSecret, sixDigits } from './secrets';

/**
 * A challenge whose code goes to the phone of the factor, and the statements that store both.
 *
 * @returns 429 when the last code, or too many messages to all, were sent just before
 */
export async function sendFactorCode(
  backend: Backend,
  account: Account,
  factor: Factor,
  address: string,
): Promise<{ challenge: FactorChallenge; statements: Statement[] } | Failure> {
  const refusal = await refuseMessage(backend, factor.last_challenged_at, 'texts');
  if (refusal) return refusal;
  const code = sixDigits();
  const begun = beginChallenge(factor, {
    address,
    code_hash: codeHash(factor, code),
    options: null,
  });
  const message = storeMessage(account, {
    recipient: `+${factor.phone}`,
    kind: 'factor',
    code,
    key: begun.challenge.id,
  });
  return { challenge: begun.challenge, statements: [...begun.statements, ...message] };
}

export function isCodeOf(challenge: FactorChallenge, factor: Factor, code: string): boolean {
  return challenge.code_hash !== null && isSameSecret(challenge.code_hash, codeHash(factor, code));
}

const codeHash = ({ id }: Factor, code: string) => digest(id, code);
