import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Database, Statement } from '../store/database';
import { insertInto, updateRow } from '../store/database';
import type { StoredCredential } from './webauthn-credential';
import { Transports } from './webauthn-credential';

const PasskeyRow = v.object({
  id: v.string(),
  user_id: v.string(),
  friendly_name: v.string(),
  credential_id: v.string(),
  public_key: v.string(),
  counter: v.number(),
  transports: v.pipe(v.string(), v.parseJson(), Transports),
  created_at: v.number(),
  updated_at: v.number(),
  last_used_at: v.nullable(v.number()),
});

/** A key of a person's device that signs in without a password. Times are in ms since the epoch. */
export type Passkey = v.InferOutput<typeof PasskeyRow>;

/** What a passkey is called until its person names it. */
const FIRST_NAME = 'Passkey';

export async function findPasskeys(database: Database, userId: string): Promise<Passkey[]> {
  const sql = 'SELECT * FROM passkeys WHERE user_id = ? ORDER BY created_at, rowid';
  return v.parse(v.array(PasskeyRow), await database.rows(sql, [userId]));
}

export async function findByCredential(
  database: Database,
  credentialId: string,
): Promise<Passkey | null> {
  const sql = 'SELECT * FROM passkeys WHERE credential_id = ?';
  const [row] = await database.rows(sql, [credentialId]);
  return row ? v.parse(PasskeyRow, row) : null;
}

export function newPasskey(userId: string, credential: StoredCredential) {
  const now = Date.now();
  const { id, publicKey, counter, transports } = credential;
  const passkey: Passkey = {
    id: randomUUID(),
    user_id: userId,
    friendly_name: FIRST_NAME,
    credential_id: id,
    public_key: publicKey,
    counter,
    transports,
    created_at: now,
    updated_at: now,
    last_used_at: null,
  };
  return { passkey, statement: insertInto('passkeys', passkey) };
}

export function renamePasskey({ id }: Passkey, friendly_name: string): Statement {
  return updateRow('passkeys', id, { friendly_name, updated_at: Date.now() });
}

/** It signed in. @param counter how often it has signed by now */
export function countPasskeyUse({ id }: Passkey, counter: number): Statement {
  const now = Date.now();
  return updateRow('passkeys', id, { counter, last_used_at: now, updated_at: now });
}

export function removePasskey({ id }: Passkey): Statement {
  return { sql: 'DELETE FROM passkeys WHERE id = ?', args: [id] };
}

export function passkeyJson({ id, friendly_name, created_at, last_used_at }: Passkey) {
  return {
    id,
    friendly_name,
    created_at: new Date(created_at).toISOString(),
    ...(last_used_at === null ? {} : { last_used_at: new Date(last_used_at).toISOString() }),
  };
}
