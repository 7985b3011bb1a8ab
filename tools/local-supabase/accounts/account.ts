import * as v from 'valibot';
import type { Database } from '../store/database';
import type { Factor } from './factor';
import { findFactors } from './factor';

const jsonObject = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const time = v.nullable(v.number());

const UserRow = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  password_hash: v.nullable(v.string()),
  email_confirmed_at: time,
  phone_confirmed_at: time,
  confirmation_sent_at: time,
  recovery_sent_at: time,
  new_email: v.nullable(v.string()),
  email_change_sent_at: time,
  email_change_confirmations: v.number(),
  new_phone: v.nullable(v.string()),
  phone_change_sent_at: time,
  reauthentication_sent_at: time,
  last_sign_in_at: time,
  user_metadata: jsonObject,
  created_at: v.number(),
  updated_at: v.number(),
});

const IdentityRow = v.object({
  id: v.string(),
  user_id: v.string(),
  provider: v.string(),
  provider_id: v.string(),
  identity_data: jsonObject,
  last_sign_in_at: time,
  created_at: v.number(),
  updated_at: v.number(),
});

/** One way to sign in to an account: by e-mail, or by Google or GitHub. */
export type Identity = v.InferOutput<typeof IdentityRow>;

/**
 * A user with their identities. `phone` and `new_phone` are digits without a plus, with the country's
 * code. An account has an e-mail address, a phone number, or both. Times are in ms since the epoch.
 */
export interface Account extends v.InferOutput<typeof UserRow> {
  readonly identities: readonly Identity[];
  readonly factors: readonly Factor[];
}

export type Metadata = Readonly<Record<string, unknown>>;

export function findByEmail(database: Database, email: string): Promise<Account | null> {
  return find(database, 'SELECT * FROM users WHERE email = ?', email);
}

/** @param phone digits without a plus */
export function findByPhone(database: Database, phone: string): Promise<Account | null> {
  return find(database, 'SELECT * FROM users WHERE phone = ?', phone);
}

/** The account of a person whom Google or GitHub knows by this id. */
export function findByIdentity(
  database: Database,
  provider: string,
  providerId: string,
): Promise<Account | null> {
  const sql = `SELECT users.* FROM users JOIN identities ON user_id = users.id
    WHERE provider = ? AND provider_id = ?`;
  return find(database, sql, provider, providerId);
}

/** Whether another account has this address, or an identity with it. */
export async function isEmailTaken(database: Database, email: string, exceptId: string) {
  const sql = `SELECT id FROM users WHERE email = ?1 AND id <> ?2
    UNION SELECT user_id FROM identities
      WHERE json_extract(identity_data, '$.email') = ?1 AND user_id <> ?2`;
  return (await database.rows(sql, [email, exceptId])).length > 0;
}

export function findById(database: Database, id: string): Promise<Account | null> {
  return find(database, 'SELECT * FROM users WHERE id = ?', id);
}

async function find(database: Database, sql: string, ...keys: string[]): Promise<Account | null> {
  const [row] = await database.rows(sql, keys);
  if (!row) return null;
  const user = v.parse(UserRow, row);
  const identities = await database.rows(
    'SELECT * FROM identities WHERE user_id = ? ORDER BY created_at, rowid',
    [user.id],
  );
  return {
    ...user,
    identities: v.parse(v.array(IdentityRow), identities),
    factors: await findFactors(database, user.id),
  };
}
