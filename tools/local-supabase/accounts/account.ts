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

export function findById(database: Database, id: string): Promise<Account | null> {
  return find(database, 'SELECT * FROM users WHERE id = ?', id);
}

async function find(database: Database, sql: string, key: string): Promise<Account | null> {
  const [row] = await database.rows(sql, [key]);
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
