import { randomUUID } from 'node:crypto';
import type { Database, Statement } from '../store/database';
import { insertInto, updateRow } from '../store/database';
import type { Factor } from './factor';

/** A new factor, not yet verified and not yet stored. */
export function newFactor(
  factor: Pick<Factor, 'user_id' | 'kind' | 'friendly_name' | 'secret' | 'phone'>,
): Factor {
  const now = Date.now();
  return {
    id: randomUUID(),
    ...factor,
    status: 'unverified',
    credential: null,
    last_challenged_at: null,
    created_at: now,
    updated_at: now,
  };
}

export function insertFactor(factor: Factor): Statement {
  return insertInto('factors', factor);
}

/** The factor was proved: stores it, and removes what of its kind was begun and never finished. */
export function verifyFactor(factor: Factor, credential: Factor['credential']): Statement[] {
  const { id, user_id, kind, status } = factor;
  const proved = { status: 'verified', credential, updated_at: Date.now() };
  return [
    updateRow('factors', id, proved),
    {
      sql: `DELETE FROM factors WHERE user_id = ? AND kind = ? AND status = 'unverified'`,
      args: [user_id, kind],
    },
    ...(status === 'verified' ? [] : [verifiedFactorsChanged(user_id)]),
  ];
}

/** Removes a factor, and lowers the sessions that were proved with no other one. */
export function removeFactor({ id, user_id, status }: Factor): Statement[] {
  return [
    { sql: 'DELETE FROM factors WHERE id = ?', args: [id] },
    {
      sql: `UPDATE sessions SET aal = 'aal1' WHERE user_id = ? AND NOT EXISTS (
        SELECT 1 FROM session_methods WHERE session_id = sessions.id AND factor_id IS NOT NULL)`,
      args: [user_id],
    },
    ...(status === 'verified' ? [verifiedFactorsChanged(user_id)] : []),
  ];
}

/** Removes what was begun long ago and neither finished nor tried. @param before in ms since the epoch */
export function removeUnfinished(database: Database, userId: string, before: number) {
  const sql = `DELETE FROM factors WHERE user_id = ? AND status = 'unverified' AND created_at < ?
    AND NOT EXISTS (SELECT 1 FROM factor_challenges WHERE factor_id = factors.id)`;
  return database.write([{ sql, args: [userId, before] }]);
}

/** In the same write as the change: the database must get the factors before the next call (`DatabaseRows`). */
function verifiedFactorsChanged(userId: string): Statement {
  return {
    sql: 'UPDATE users SET factors_version = factors_version + 1 WHERE id = ?',
    args: [userId],
  };
}
