import * as v from 'valibot';
import { findById } from '../accounts/account';
import { parseRefreshToken } from '../accounts/refresh-token';
import type { Session } from '../accounts/session';
import { endSession, findSession } from '../accounts/session';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import { optionalText, readBody } from '../http/request-body';
import type { Route } from '../http/route';
import { sessionResponse } from '../http/route';
import type { AuthSettings } from '../settings';
import { updateRow } from '../store/database';

const RefreshBody = v.object({ refresh_token: optionalText });

const unknownToken = failure(
  400,
  'refresh_token_not_found',
  'Invalid Refresh Token: Refresh Token Not Found',
);

/** POST /token?grant_type=refresh_token */
export const refreshGrant: Route = async (context, backend) => {
  const body = await readBody(context, RefreshBody);
  if (isFailure(body)) return body;
  if (body.refresh_token === '') return invalid('Refresh token is not valid');
  return sessionResponse(context, backend, await refresh(backend, body.refresh_token));
};

/**
 * Exchanges a refresh token for the next one. The parent of the active token gets the active one,
 * because its client may not have received the last answer. Older tokens get it only within the
 * reuse window, for tabs that refresh at the same time; each of them lengthens it. Later, reuse means
 * that the token was stolen.
 */
function refresh({ database, settings }: Backend, text: string) {
  const token = parseRefreshToken(text);
  if (!token) return unknownToken;
  return database.exclusively(async () => {
    const session = await findSession(database, token.sessionId);
    if (!session || !token.isSignedWith(session.refresh_key)) return unknownToken;
    const account = await findById(database, session.user_id);
    if (!account) return unknownToken;
    const now = Date.now();
    const expired = refuseExpired(session, settings, now);
    if (expired) return expired;
    const age = session.refresh_counter - token.counter;
    if (age < 0) return invalid('Invalid Refresh Token: Not Issued By This Server');
    const isReusable = now <= session.refreshed_at + settings.refreshReuseWindowS * 1000;
    if (age > 1 && !isReusable) {
      if (settings.isReuseEndingSession) await database.write([endSession(session.id)]);
      return failure(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
    }
    const next = {
      refresh_counter: session.refresh_counter + (age === 0 ? 1 : 0),
      refreshed_at: now,
    };
    await database.write([updateRow('sessions', session.id, next)]);
    return { account, session: { ...session, ...next } };
  });
}

function refuseExpired(session: Session, settings: AuthSettings, now: number): Failure | null {
  const { sessionTimeboxS, sessionInactivityS } = settings;
  if (sessionTimeboxS !== null && now > session.created_at + sessionTimeboxS * 1000) {
    return failure(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  }
  if (now <= session.refreshed_at + sessionInactivityS * 1000) return null;
  const message = 'Invalid Refresh Token: Session Expired (Inactivity)';
  return failure(400, 'session_expired', message);
}
