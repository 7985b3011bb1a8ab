import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Failure } from '../failure';
import { failure } from '../failure';
import type { AuthSettings } from '../settings';
import { factorChallengeLifetimeS } from '../settings';
import type { Database, Statement } from '../store/database';
import { insertInto, updateRow } from '../store/database';
import type { Factor } from './factor';

const ChallengeRow = v.object({
  id: v.string(),
  factor_id: v.string(),
  address: v.string(),
  code_hash: v.nullable(v.string()),
  options: v.nullable(v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.string() }))),
  created_at: v.number(),
});

/** A question for one factor, which only the address that asked may answer. */
export type FactorChallenge = v.InferOutput<typeof ChallengeRow>;

/** Of a challenge that was answered: no address may answer it again. */
const NO_ADDRESS = '';

export function beginChallenge(
  factor: Factor,
  challenge: Pick<FactorChallenge, 'address' | 'code_hash' | 'options'>,
): { challenge: FactorChallenge; statements: Statement[] } {
  const now = Date.now();
  const row = { id: randomUUID(), factor_id: factor.id, ...challenge, created_at: now };
  const statements = [
    insertInto('factor_challenges', row),
    updateRow('factors', factor.id, { last_challenged_at: now }),
  ];
  return { challenge: row, statements };
}

export function challengeExpiry(settings: AuthSettings, { created_at }: FactorChallenge): number {
  return Math.floor(created_at / 1000) + factorChallengeLifetimeS(settings);
}

/** The challenge of a factor that this address may answer. */
export async function findChallenge(
  { database, settings }: { readonly database: Database; readonly settings: AuthSettings },
  factor: Factor,
  id: string,
  address: string,
): Promise<FactorChallenge | Failure> {
  const sql = 'SELECT * FROM factor_challenges WHERE id = ? AND factor_id = ?';
  const [row] = await database.rows(sql, [id, factor.id]);
  if (!row) {
    const message = 'MFA factor with the provided challenge ID not found';
    return failure(422, 'mfa_factor_not_found', message);
  }
  const challenge = v.parse(ChallengeRow, row);
  if (challenge.address !== address) {
    const message = 'Challenge and verify IP addresses mismatch.';
    return failure(422, 'mfa_ip_address_mismatch', message);
  }
  if (Date.now() <= challenge.created_at + factorChallengeLifetimeS(settings) * 1000) {
    return challenge;
  }
  await database.write([removeChallenge(challenge)]);
  return failure(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
  );
}

/** The challenge was answered, and cannot be again; the hosted service says so by a strange message. */
export function closeChallenge({ id }: FactorChallenge): Statement {
  return updateRow('factor_challenges', id, { address: NO_ADDRESS });
}

export function removeChallenge({ id }: FactorChallenge): Statement {
  return { sql: 'DELETE FROM factor_challenges WHERE id = ?', args: [id] };
}
