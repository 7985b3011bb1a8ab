import type { Context } from 'hono';
import * as v from 'valibot';
import { findById } from '../accounts/account';
import type { Account } from '../accounts/account';
import { confirm } from '../accounts/account-changes';
import { emailOrNobody } from '../accounts/email-address';
import { issueAuthCode } from '../accounts/flow-state';
import type { OneTimeToken } from '../accounts/one-time-token';
import { findByCode, findByLink, kindsOf, PKCE_PREFIX, usable } from '../accounts/one-time-token';
import type { Session } from '../accounts/session';
import { beginSession, sessionJson } from '../accounts/session';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import { redirectTarget, withCode, withError, withFragment } from '../http/redirects';
import { optionalText, readBody } from '../http/request-body';
import { addressOf } from '../http/route';
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

/** GET /verify: a person opens the link of a mail, and comes back to the site. */
export async function verifyLink(context: Context, backend: Backend): Promise<Response | Failure> {
  const limited = await backend.limits.take('verify', addressOf(context));
  if (limited) return limited;
  const { type = '', token = '', redirect_to } = context.req.query();
  if (type === '') return invalid('Verify requires a verification type');
  if (token === '') return invalid('Verify requires a token or a token hash');
  const target = redirectTarget(redirect_to, backend.siteOrigin);
  const isPkce = token.startsWith(PKCE_PREFIX);

  const find = () => findByLink(backend.database, token);
  const end: Ending<Ended> = isPkce ? codeFor : sessionFor;
  const outcome = await spendToken(backend, type, find, LINK_EXPIRED, end);
  if (isFailure(outcome)) return context.redirect(withError(target, outcome, isPkce), 303);
  if ('code' in outcome) return context.redirect(withCode(target, outcome.code), 303);
  const session = await sessionJson(backend, outcome.account, outcome.session);
  const fragment = {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type,
  };
  return context.redirect(withFragment(target, fragment), 303);
}

/** POST /verify: the site shows the token of a link, or the six digits of a mail. */
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
  const email = emailOrNobody(body.email);
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
  const outcome = await spendToken(backend, body.type, find, message, sessionFor);
  if (isFailure(outcome)) return outcome;
  return context.json(await sessionJson(backend, outcome.account, outcome.session));
}

type Ended = { readonly code: string } | { readonly account: Account; readonly session: Session };

type Ending<Result> = (
  account: Account,
  token: OneTimeToken,
) => (Result & { readonly statements: readonly Statement[] }) | Failure;

/** Takes the token, once, confirms the address, and gives what the token is for. */
function spendToken<Result>(
  backend: Backend,
  type: string,
  find: () => Promise<OneTimeToken[]>,
  expired: string,
  end: Ending<Result>,
): Promise<Result | Failure> {
  const { database, settings } = backend;
  return database.exclusively(async () => {
    const kinds = kindsOf(type);
    if (!kinds) return invalid('Invalid email verification type');
    const token = usable(await find(), kinds, settings.mailLifetimeS, expired);
    if (isFailure(token)) return token;
    const account = await findById(database, token.user_id);
    if (!account) return failure(403, 'otp_expired', expired);
    const confirmed = confirm(account);
    const ending = end(confirmed.account, token);
    if (isFailure(ending)) return ending;
    await database.write([...confirmed.statements, ...ending.statements]);
    return ending;
  });
}

const sessionFor = (account: Account) => beginSession(account, 'otp');

function codeFor(account: Account, token: OneTimeToken) {
  if (!token.flow_id) {
    return failure(400, 'flow_state_not_found', 'No associated flow state found.');
  }
  const { code, statement } = issueAuthCode(token.flow_id, account.id);
  return { code, statements: [statement] };
}
