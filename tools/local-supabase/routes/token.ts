import type { Context } from 'hono';
import * as v from 'valibot';
import type { Account } from '../accounts/account';
import { findByEmail, findById, findByPhone } from '../accounts/account';
import { emailOrNull, phoneOrNull } from '../accounts/recipient';
import { deleteFlow, redeemAuthCode } from '../accounts/flow-state';
import { refuseWeak } from '../accounts/passwords';
import { beginSession, endSession, endSessions, sessionJson } from '../accounts/session';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import { optionalText, readBody } from '../http/request-body';
import type { Route } from '../http/route';
import { addressOf, sessionResponse } from '../http/route';
import type { Database } from '../store/database';
import { refreshGrant } from './refresh-grant';
import { authenticate } from '../http/authenticate';

/** POST /token: a session for a password, a refresh token or a PKCE code. */
export const token: Route = async (context, backend) => {
  const grant = context.req.query('grant_type');
  if (grant !== 'password' && grant !== 'refresh_token' && grant !== 'pkce') {
    return failure(400, 'invalid_credentials', 'unsupported_grant_type');
  }
  const limit = grant === 'password' ? 'signIn' : 'refresh';
  const limited = await backend.limits.take(limit, addressOf(context));
  if (limited) return limited;
  if (grant === 'password') return passwordGrant(context, backend);
  return grant === 'pkce' ? pkceGrant(context, backend) : refreshGrant(context, backend);
};

const PasswordBody = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
});

const wrongCredentials = failure(400, 'invalid_credentials', 'Invalid login credentials');

async function passwordGrant(context: Context, backend: Backend): Promise<Response | Failure> {
  const body = await readBody(context, PasswordBody);
  if (isFailure(body)) return body;
  if (body.email !== '' && body.phone !== '') {
    return invalid('Only an email address or phone number should be provided on login.');
  }
  if (body.phone !== '' && !backend.settings.isPhoneOn) {
    return failure(422, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (body.email === '' && body.phone === '') return invalid('missing email or phone');

  const { database, passwords } = backend;
  const account = await findByLogin(database, body);
  const hash = account?.password_hash ?? null;
  // Verified without an account, too, so that the time it takes does not tell whether there is one.
  const isCorrect = await passwords.verify(body.password, hash);
  if (!account || !isCorrect) return wrongCredentials;
  const unconfirmed = refuseUnconfirmed(account, body.phone !== '');
  if (unconfirmed) return unconfirmed;
  const begun = await database.exclusively(async () => {
    const current = await findById(database, account.id);
    // The password may have been changed while this one was verified.
    if (!current || current.password_hash !== hash) return wrongCredentials;
    const session = beginSession(current, 'password');
    await database.write(session.statements);
    return session;
  });
  if (isFailure(begun)) return begun;
  const weakness = refuseWeak(body.password);
  const { message, reasons } = weakness ?? {};
  return context.json({
    ...(await sessionJson(backend, begun.account, begun.session)),
    weak_password: reasons ? { message, reasons } : null,
  });
}

async function findByLogin(
  database: Database,
  { email, phone }: v.InferOutput<typeof PasswordBody>,
): Promise<Account | null> {
  const address = emailOrNull(email);
  if (address !== null) return findByEmail(database, address);
  const number = phoneOrNull(phone);
  return number === null ? null : findByPhone(database, number);
}

function refuseUnconfirmed(account: Account, isByPhone: boolean): Failure | null {
  if (isByPhone) {
    if (account.phone_confirmed_at) return null;
    return failure(400, 'phone_not_confirmed', 'Phone not confirmed');
  }
  if (account.email_confirmed_at) return null;
  return failure(400, 'email_not_confirmed', 'Email not confirmed');
}

const PkceBody = v.object({ auth_code: optionalText, code_verifier: optionalText });

async function pkceGrant(context: Context, backend: Backend): Promise<Response | Failure> {
  const body = await readBody(context, PkceBody);
  if (isFailure(body)) return body;
  if (body.auth_code === '' || body.code_verifier === '') {
    return invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const { database } = backend;
  const { auth_code, code_verifier } = body;
  const begun = await database.exclusively(async () => {
    const redeemed = await redeemAuthCode(database, auth_code, code_verifier);
    if (isFailure(redeemed)) return redeemed;
    const account = await findById(database, redeemed.userId);
    if (!account) return failure(403, 'user_not_found', 'User does not exist');
    const session = beginSession(account, redeemed.flow.method);
    await database.write([deleteFlow(redeemed.flow.id), ...session.statements]);
    return session;
  });
  return sessionResponse(context, backend, begun);
}

/** POST /logout: ends this session, the others, or all. */
export const logout: Route = async (context, backend) => {
  const caller = await authenticate(context, backend);
  if (isFailure(caller)) return caller;
  const { account, session } = caller;
  const scope = context.req.query('scope') || 'global';
  const statements = new Map([
    ['global', endSessions(account.id, null)],
    ['others', endSessions(account.id, session.id)],
    ['local', endSession(session.id)],
  ]);
  const statement = statements.get(scope);
  if (!statement) return invalid(`Unsupported logout scope ${JSON.stringify(scope)}`);
  await backend.database.write([statement]);
  return context.body(null, 204);
};
