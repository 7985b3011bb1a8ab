import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Backend } from '../backend';
import type { Database, Statement } from '../store/database';
import { insertInto, updateRow } from '../store/database';
import { signAccessToken } from './access-token';
import type { Account } from './account';
import { updateAccount } from './account-changes';
import { accountJson } from './account-json';
import { encodeRefreshToken } from './refresh-token';

const SessionRow = v.object({
  id: v.string(),
  user_id: v.string(),
  refresh_key: v.string(),
  refresh_counter: v.number(),
  aal: v.picklist(['aal1', 'aal2']),
  created_at: v.number(),
  refreshed_at: v.number(),
});

const MethodRow = v.object({
  method: v.string(),
  factor_id: v.nullable(v.string()),
  at: v.number(),
});

/**
 * A session of one browser. `refresh_counter` counts its refreshes; `methods` are the proofs of who the
 * person is, the newest first, each with its second factor where it was one; `aal` is the level that they
 * give. Times are in ms since the epoch.
 */
export interface Session extends v.InferOutput<typeof SessionRow> {
  readonly methods: readonly v.InferOutput<typeof MethodRow>[];
}

export async function findSession(database: Database, id: string): Promise<Session | null> {
  const [row] = await database.rows('SELECT * FROM sessions WHERE id = ?', [id]);
  if (!row) return null;
  const methods = await database.rows(
    'SELECT * FROM session_methods WHERE session_id = ? ORDER BY at DESC, rowid DESC',
    [id],
  );
  return { ...v.parse(SessionRow, row), methods: v.parse(v.array(MethodRow), methods) };
}

export function beginSession(
  account: Account,
  method: string,
): { account: Account; session: Session; statements: Statement[] } {
  const now = Date.now();
  const row = {
    id: randomUUID(),
    user_id: account.id,
    refresh_key: randomBytes(32).toString('hex'),
    refresh_counter: 0,
    aal: 'aal1',
    created_at: now,
    refreshed_at: now,
  } as const;
  const proof = { method, factor_id: null, at: now };
  const signedIn = { ...account, last_sign_in_at: now };
  const statements = [
    insertInto('sessions', row),
    insertInto('session_methods', { session_id: row.id, ...proof }),
    updateAccount(signedIn),
  ];
  return { account: signedIn, session: { ...row, methods: [proof] }, statements };
}

/**
 * The session, proved with a second factor, too, and the statements that store it. It is refreshed with that. Sessions of a
 * lower level end: whoever has one signed in when the account had no factor, or could not show it.
 */
export function raiseSession(
  session: Session,
  method: string,
  factorId: string,
): { session: Session; statements: Statement[] } {
  const now = Date.now();
  const { id, user_id: userId } = session;
  const raised = {
    aal: 'aal2',
    refresh_counter: session.refresh_counter + 1,
    refreshed_at: now,
  } as const;
  const proof = { method, factor_id: factorId, at: now };
  const others = session.methods.filter((each) => each.method !== method);
  const statements = [
    { sql: 'DELETE FROM session_methods WHERE session_id = ? AND method = ?', args: [id, method] },
    insertInto('session_methods', { session_id: id, ...proof }),
    updateRow('sessions', id, raised),
    { sql: `DELETE FROM sessions WHERE user_id = ? AND aal = 'aal1'`, args: [userId] },
  ];
  return { session: { ...session, ...raised, methods: [proof, ...others] }, statements };
}

export function endSession(id: string): Statement {
  return { sql: 'DELETE FROM sessions WHERE id = ?', args: [id] };
}

/** Ends all sessions of a user but one, or all. */
export function endSessions(userId: string, exceptId: string | null): Statement {
  return {
    sql: 'DELETE FROM sessions WHERE user_id = ? AND id IS NOT ?',
    args: [userId, exceptId],
  };
}

export type SessionJson = Awaited<ReturnType<typeof sessionJson>>;

export async function sessionJson(backend: Backend, account: Account, session: Session) {
  const expires_in = backend.settings.accessTokenLifetimeS;
  const expires_at = Math.floor(Date.now() / 1000) + expires_in;
  return {
    access_token: await signAccessToken(backend, account, session, expires_at),
    token_type: 'bearer',
    expires_in,
    expires_at,
    refresh_token: encodeRefreshToken(session.id, session.refresh_counter, session.refresh_key),
    user: accountJson(account),
  };
}
