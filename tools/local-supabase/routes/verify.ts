import type { Context } from 'hono';
import * as v from 'valibot';
import { findById } from '../accounts/account';
import type { Account } from '../accounts/account';
import { confirm } from '../accounts/account-changes';
import { emailOrNull } from '../accounts/email-address';
import { issueAuthCode } from '../accounts/flow-state';
import type { OneTimeToken } from '../accounts/one-time-token';
import {
  findByCode,
  findByLink,
  kindsOf,
  PKCE_PREFIX,
  findValid,
} from '../accounts/one-time-token';
import type { Session } from '../accounts/session';
import { beginSession, sessionJson } from '../accounts/session';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import { redirectTarget, withCode, withError, withSession } from '../http/redirects';
import { optionalText, readBody } from '../http/request-body';
import { addressOf, sessionResponse } from '../http/route';
import type { Statement } from '../store/database';

const VerifyBody = v.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
});

const LINK_EXPIRED = 'Email link is invalid or has expired';
const CODE_EXPIRED = 'Token has expired or is invalid';

/** GET /verify: a person opens the link of a mail, and is redirected to the site. */
export async function verifyLink(context: Context, backend: Backend): Promise<Response | Failure> {
  const limited = await backend.limits.take('verify', addressOf(context));
  if (limited) return limited;
  const { type = '', token = '', redirect_to } = context.req.query();
  if (type === '') return invalid('Verify requires a verification type');
  if (token === '') return invalid('Verify requires a token or a token hash');
  const target = redirectTarget(redirect_to, backend.siteOrigin);
  const isPkce = token.startsWith(PKCE_PREFIX);

  const find = () => findByLink(backend.database, token);
  const complete: Completion<Completed> = isPkce ? issueCode : startSession;
  const outcome = await redeemToken(backend, type, find, LINK_EXPIRED, complete);
  if (isFailure(outcome)) return context.redirect(withError(target, outcome, isPkce), 303);
  if ('code' in outcome) return context.redirect(withCode(target, outcome.code), 303);
  const session = await sessionJson(backend, outcome.account, outcome.session);
  return context.redirect(withSession(target, session, { type }), 303);
}

/** POST /verify: the site sends the token of a link, or the six digits of a mail. */
export async function verifyToken(context: Context, backend: Backend): Promise<Response | Failure> {
  const limited = await backend.limits.take('verify', addressOf(context));
  if (limited) return limited;
  const body = await readBody(context, VerifyBody);
  if (isFailure(body)) return body;
  if (body.type === '') return invalid('Verify requires a verification type');
  if ((body.token === '') === (body.token_hash === '')) {
    return invalid('Verify requires either a token or a token hash');
  }
  const { database } = backend;
  const email = emailOrNull(body.email);
  if (body.token !== '' && (email === null || body.phone !== '')) {
    return invalid('Only an email address or phone number should be provided on verify');
  }
  if (body.token_hash !== '' && (body.email !== '' || body.phone !== '')) {
    return invalid('Only the token_hash and type should be provided');
  }
  const isLink = body.token_hash !== '';
  const find = () =>
    isLink ? findByLink(database, body.token_hash) : findByCode(database, email ?? '', body.token);
  const message = isLink ? LINK_EXPIRED : CODE_EXPIRED;
  const outcome = await redeemToken(backend, body.type, find, message, startSession);
  return sessionResponse(context, backend, outcome);
}

type Completed =
  | { readonly code: string }
  | { readonly account: Account; readonly session: Session };

type Completion<Result> = (
  account: Account,
  token: OneTimeToken,
) => (Result & { readonly statements: readonly Statement[] }) | Failure;

/** Redeems the token once: confirms the address, and returns what `complete` makes of it. */
function redeemToken<Result>(
  backend: Backend,
  type: string,
  find: () => Promise<OneTimeToken[]>,
  expired: string,
  complete: Completion<Result>,
): Promise<Result | Failure> {
  const { database, settings } = backend;
  return database.exclusively(async () => {
    const kinds = kindsOf(type);
    if (!kinds) return invalid('Invalid email verification type');
    const token = findValid(await find(), kinds, settings.mailLifetimeS, expired);
    if (isFailure(token)) return token;
    const account = await findById(database, token.user_id);
    if (!account) return failure(403, 'otp_expired', expired);
    const confirmed = confirm(account);
    const completed = complete(confirmed.account, token);
    if (isFailure(completed)) return completed;
    await database.write([...confirmed.statements, ...completed.statements]);
    return completed;
  });
}

const startSession = (account: Account) => beginSession(account, 'otp');

function issueCode(account: Account, token: OneTimeToken) {
  if (!token.flow_id) {
    return failure(400, 'flow_state_not_found', 'No associated flow state found.');
  }
  const { code, statement } = issueAuthCode(token.flow_id, account.id);
  return { code, statements: [statement] };
}
