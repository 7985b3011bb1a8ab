import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Failure } from '../failure';
import { failure } from '../failure';
import type { Database, Statement } from '../store/database';
import { digest, sixDigits } from './secrets';

/** The purposes of tokens. An account has at most one token of each; of `email_change` one to each address. */
const TOKEN_KINDS = [
  'signup',
  'recovery',
  'email_change_current',
  'email_change_new',
  'sms',
  'phone_change',
  'reauthentication',
] as const;

export type TokenKind = (typeof TOKEN_KINDS)[number];

const TokenRow = v.object({
  user_id: v.string(),
  kind: v.picklist(TOKEN_KINDS),
  flow_id: v.nullable(v.string()),
  created_at: v.number(),
});

/** Proves that a person receives what is sent to an address or number; only its hashes are stored. */
export type OneTimeToken = v.InferOutput<typeof TokenRow>;

/** Prefix of the link tokens whose flow ends in a PKCE code. */
export const PKCE_PREFIX = 'pkce_';

/**
 * A new link token and code for the user; they replace the earlier ones of the same kind.
 *
 * @param recipient the address or number that it is sent to; the code works only together with it
 */
export function issueOneTimeToken(
  userId: string,
  recipient: string,
  kind: TokenKind,
  flowId: string | null,
): { linkToken: string; linkHash: string; code: string; statement: Statement } {
  const linkToken = `${flowId ? PKCE_PREFIX : ''}${randomBytes(28).toString('hex')}`;
  const linkHash = digest(linkToken);
  const code = sixDigits();
  const statement = {
    sql: `INSERT OR REPLACE INTO one_time_tokens (user_id, kind, link_hash, code_hash, flow_id,
      created_at) VALUES (?, ?, ?, ?, ?, ?)`,
    args: [userId, kind, linkHash, digest(recipient, code), flowId, Date.now()],
  };
  return { linkToken, linkHash, code, statement };
}

const EMAIL_KINDS: ReadonlyMap<string, readonly TokenKind[]> = new Map([
  ['email', ['signup', 'recovery']],
  ['signup', ['signup']],
  ['invite', ['signup']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
] as const);

/** The kinds of tokens that a `type` of the client accepts from a mail; null for an unknown type. */
export function emailKindsOf(type: string): readonly TokenKind[] | null {
  return EMAIL_KINDS.get(type) ?? null;
}

/** As {@link emailKindsOf}, for a message to a phone. */
export function phoneKindsOf(type: string): readonly TokenKind[] | null {
  return type === 'sms' || type === 'phone_change' ? [type] : null;
}

export function findByLink(database: Database, linkToken: string) {
  return find(database, 'SELECT * FROM one_time_tokens WHERE link_hash = ?', [digest(linkToken)]);
}

export function findByCode(database: Database, recipient: string, code: string) {
  const sql = 'SELECT * FROM one_time_tokens WHERE code_hash = ?';
  return find(database, sql, [digest(recipient, code)]);
}

async function find(database: Database, sql: string, args: string[]): Promise<OneTimeToken[]> {
  return v.parse(v.array(TokenRow), await database.rows(sql, args));
}

export function findValid(
  found: readonly OneTimeToken[],
  kinds: readonly TokenKind[],
  lifetimeS: number,
  message: string,
): OneTimeToken | Failure {
  const oldest = Date.now() - lifetimeS * 1000;
  const token = found.find(({ kind, created_at }) => kinds.includes(kind) && created_at >= oldest);
  return token ?? failure(403, 'otp_expired', message);
}

export function deleteOneTimeToken(userId: string, kind: TokenKind): Statement {
  const sql = 'DELETE FROM one_time_tokens WHERE user_id = ? AND kind = ?';
  return { sql, args: [userId, kind] };
}

/** Revokes every link and code that was sent to the account. */
export function deleteOneTimeTokens(userId: string): Statement {
  return { sql: 'DELETE FROM one_time_tokens WHERE user_id = ?', args: [userId] };
}
