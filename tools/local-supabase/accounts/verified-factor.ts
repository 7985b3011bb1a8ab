import type { Database } from '../store/database';

/** Whether the account has a second factor, so that its sessions of level `aal1` may do less. */
export async function hasVerifiedFactor(database: Database, userId: string): Promise<boolean> {
  const sql = "SELECT id FROM factors WHERE user_id = ? AND status = 'verified' LIMIT 1";
  return (await database.rows(sql, [userId])).length > 0;
}
