import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Failure } from '../failure';
import { failure } from '../failure';
import type { AuthSettings } from '../settings';
import type { Database, Statement } from '../store/database';
import { insertInto } from '../store/database';

type Purpose = 'registration' | 'authentication';

const ChallengeRow = v.object({
  id: v.string(),
  user_id: v.nullable(v.string()),
  purpose: v.picklist(['registration', 'authentication']),
  options: v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.string() })),
  created_at: v.number(),
});

/**
 * A new challenge for a passkey, and the statement that stores it.
 *
 * @param userId whose passkey is made; null where nobody is signed in yet
 */
export function beginPasskeyChallenge(
  { challengeLifetimeS }: AuthSettings,
  purpose: Purpose,
  userId: string | null,
  challenge: string,
): { id: string; expiresAt: number; statement: Statement } {
  const now = Date.now();
  const row = {
    id: randomUUID(),
    user_id: userId,
    purpose,
    options: { challenge },
    created_at: now,
  };
  const expiresAt = Math.floor(now / 1000) + challengeLifetimeS;
  return { id: row.id, expiresAt, statement: insertInto('passkey_challenges', row) };
}

/** The bytes that a passkey must have signed, in base64url. The challenge is used up, whatever the answer is. */
export async function takePasskeyChallenge(
  { database, settings }: { readonly database: Database; readonly settings: AuthSettings },
  id: string,
  purpose: Purpose,
  userId: string | null,
): Promise<string | Failure> {
  const sql = 'SELECT * FROM passkey_challenges WHERE id = ? AND purpose = ? AND user_id IS ?';
  const [row] = await database.rows(sql, [id, purpose, userId]);
  if (!row) {
    const message = 'Challenge not found or already used';
    return failure(400, 'webauthn_challenge_not_found', message);
  }
  await database.write([{ sql: 'DELETE FROM passkey_challenges WHERE id = ?', args: [id] }]);
  const { options, created_at } = v.parse(ChallengeRow, row);
  if (Date.now() <= created_at + settings.challengeLifetimeS * 1000) return options.challenge;
  return failure(400, 'webauthn_challenge_expired', 'Challenge has expired');
}
