import type { Context } from 'hono';
import { readAccessToken } from '../accounts/access-token';
import type { Account } from '../accounts/account';
import { findById } from '../accounts/account';
import type { Session } from '../accounts/session';
import { findSession } from '../accounts/session';
import type { Backend } from '../backend';
import type { Database } from '../store/database';
import type { Failure } from '../failure';
import { failure, isFailure } from '../failure';

const BEARER = /^[Bb]earer (\S+)$/;

/** An access token can still be valid after its session has ended. */
export const sessionMissing = failure(
  403,
  'session_not_found',
  'Session from session_id claim in JWT does not exist',
);

export const noToken = failure(
  401,
  'no_authorization',
  'This endpoint requires a valid Bearer token',
);

export function bearerOf(context: Context): string | undefined {
  return BEARER.exec(context.req.header('authorization') ?? '')?.[1];
}

/** Who asks, and in which session. */
export interface SignedIn {
  readonly account: Account;
  readonly session: Session;
}

/** The caller, by the access token of a session that has not ended. */
export async function authenticate(
  context: Context,
  { database, signingKey }: Backend,
): Promise<SignedIn | Failure> {
  const token = bearerOf(context);
  if (!token) return noToken;
  const claims = await readAccessToken(token, signingKey);
  return isFailure(claims) ? claims : findSignedIn(database, claims.sub, claims.session_id);
}

/** The account and the session as they are now, for critical sections: a session may end while a body arrives. */
export async function findSignedIn(
  database: Database,
  userId: string,
  sessionId: string,
): Promise<SignedIn | Failure> {
  const account = await findById(database, userId);
  if (!account) {
    return failure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  const session = await findSession(database, sessionId);
  if (session?.user_id !== account.id) return sessionMissing;
  return { account, session };
}
