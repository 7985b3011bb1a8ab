import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Failure } from '../failure';
import { failure } from '../failure';
import type { Database, Statement } from '../store/database';
import { digest, sixDigits } from './secrets';

/** The purpose of a mail. */
export type MailKind = 'signup' | 'recovery';

const TokenRow = v.object({
  user_id: v.string(),
  kind: v.picklist(['signup', 'recovery']),
  flow_id: v.nullable(v.string()),
  created_at: v.number(),
});

/** Proves that a person receives the mail of an address; only its hashes are stored. */
export type OneTimeToken = v.InferOutput<typeof TokenRow>;

/** Prefix of the link tokens whose flow ends in a PKCE code. */
export const PKCE_PREFIX = 'pkce_';

/** A new link token and code for the user; they replace the earlier ones of the same kind. */
export function issueOneTimeToken(
  user: { readonly id: string; readonly email: string },
  kind: MailKind,
  flowId: string | null,
): { linkToken: string; linkHash: string; code: string; statement: Statement } {
  const linkToken = `${flowId ? PKCE_PREFIX : ''}${randomBytes(28).toString('hex')}`;
  const linkHash = digest(linkToken);
  const code = sixDigits();
  const statement = {
    sql: `INSERT OR REPLACE INTO one_time_tokens (user_id, kind, link_hash, code_hash, flow_id,
      created_at) VALUES (?, ?, ?, ?, ?, ?)`,
    args: [user.id, kind, linkHash, digest(user.email, code), flowId, Date.now()],
  };
  return { linkToken, linkHash, code, statement };
}

/** The kinds of mail that a `type` of the client accepts; null for an unknown type. */
export function kindsOf(type: string): readonly MailKind[] | null {
  if (type === 'email') return ['signup', 'recovery'];
  if (type === 'signup' || type === 'invite') return ['signup'];
  if (type === 'recovery' || type === 'magiclink') return ['recovery'];
  return null;
}

export function findByLink(database: Database, linkToken: string) {
  return find(database, 'SELECT * FROM one_time_tokens WHERE link_hash = ?', [digest(linkToken)]);
}

export function findByCode(database: Database, email: string, code: string) {
  return find(
    database,
    `SELECT one_time_tokens.* FROM one_time_tokens JOIN users ON users.id = user_id
      WHERE users.email = ? AND code_hash = ?`,
    [email, digest(email, code)],
  );
}

async function find(database: Database, sql: string, args: string[]): Promise<OneTimeToken[]> {
  return v.parse(v.array(TokenRow), await database.rows(sql, args));
}

/** The token of one of these kinds that has not expired. */
export function findValid(
  found: readonly OneTimeToken[],
  kinds: readonly MailKind[],
  lifetimeS: number,
  message: string,
): OneTimeToken | Failure {
  const oldest = Date.now() - lifetimeS * 1000;
  const token = found.find(({ kind, created_at }) => kinds.includes(kind) && created_at >= oldest);
  return token ?? failure(403, 'otp_expired', message);
}
