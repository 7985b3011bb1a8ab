import * as v from 'valibot';
import type { Account } from '../accounts/account';
import { parseEmail, parsePhone } from '../accounts/recipient';
import { issueAuthCode } from '../accounts/flow-state';
import type { OneTimeToken } from '../accounts/one-time-token';
import {
  emailKindsOf,
  findByCode,
  findByLink,
  phoneKindsOf,
  PKCE_PREFIX,
} from '../accounts/one-time-token';
import type { Completion, Search } from '../accounts/redeem';
import { isHalfConfirmed, redeemToken } from '../accounts/redeem';
import type { Session } from '../accounts/session';
import { beginSession, sessionJson } from '../accounts/session';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import { redirectTarget, withCode, withError, withMessage, withSession } from '../http/redirects';
import { optionalText, readBody } from '../http/request-body';
import type { Route } from '../http/route';
import { addressOf, sessionResponse } from '../http/route';

const VerifyBody = v.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
});

type Body = v.InferOutput<typeof VerifyBody>;

const LINK_EXPIRED = 'Email link is invalid or has expired';
const CODE_EXPIRED = 'Token has expired or is invalid';
const HALF_CONFIRMED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** GET /verify: a person opens the link of a mail, and is redirected to the site. */
export const verifyLink: Route = async (context, backend) => {
  const limited = await backend.limits.take('verify', addressOf(context));
  if (limited) return limited;
  const { type = '', token = '', redirect_to } = context.req.query();
  if (type === '') return invalid('Verify requires a verification type');
  if (token === '') return invalid('Verify requires a token or a token hash');
  const target = redirectTarget(redirect_to, backend.siteOrigin);
  const isPkce = token.startsWith(PKCE_PREFIX);

  const search = byLink(backend, type, token);
  if (isFailure(search)) return context.redirect(withError(target, search, isPkce), 303);
  const complete: Completion<Completed> = isPkce ? issueCode : startSession;
  const outcome = await redeemToken(backend, search, complete);
  if (isFailure(outcome)) return context.redirect(withError(target, outcome, isPkce), 303);
  if (isHalfConfirmed(outcome)) {
    return context.redirect(withMessage(target, HALF_CONFIRMED, isPkce), 303);
  }
  if ('code' in outcome) return context.redirect(withCode(target, outcome.code), 303);
  const session = await sessionJson(backend, outcome.account, outcome.session);
  return context.redirect(withSession(target, session, { type }), 303);
};

/** POST /verify: the site sends the token of a link, or the six digits of a mail or message. */
export const verifyToken: Route = async (context, backend) => {
  const limited = await backend.limits.take('verify', addressOf(context));
  if (limited) return limited;
  const body = await readBody(context, VerifyBody);
  if (isFailure(body)) return body;
  const search = readSearch(backend, body);
  if (isFailure(search)) return search;
  const outcome = await redeemToken(backend, search, startSession);
  if (!isFailure(outcome) && isHalfConfirmed(outcome)) {
    return context.json({ code: '200', msg: HALF_CONFIRMED });
  }
  return sessionResponse(context, backend, outcome);
};

function readSearch(backend: Backend, body: Body): Search | Failure {
  const { type, token, token_hash, email, phone } = body;
  if (type === '') return invalid('Verify requires a verification type');
  if ((token === '') === (token_hash === '')) {
    return invalid('Verify requires either a token or a token hash');
  }
  if (token_hash !== '') {
    if (email !== '' || phone !== '') {
      return invalid('Only the token_hash and type should be provided');
    }
    return byLink(backend, type, token_hash);
  }
  if ((email === '') === (phone === '')) {
    return invalid('Only an email address or phone number should be provided on verify');
  }
  return email === '' ? byPhoneCode(backend, body) : byEmailCode(backend, body);
}

function byLink({ database, settings }: Backend, type: string, token: string): Search | Failure {
  const kinds = emailKindsOf(type);
  if (!kinds) return invalid('Invalid email verification type');
  const find = () => findByLink(database, token);
  return { find, kinds, lifetimeS: settings.mailLifetimeS, expired: LINK_EXPIRED };
}

function byEmailCode({ database, settings }: Backend, body: Body): Search | Failure {
  const address = parseEmail(body.email);
  if (isFailure(address)) return address;
  const kinds = emailKindsOf(body.type) ?? [];
  const find = () => findByCode(database, address.email, body.token);
  return { find, kinds, lifetimeS: settings.mailLifetimeS, expired: CODE_EXPIRED };
}

function byPhoneCode({ database, settings }: Backend, body: Body): Search | Failure {
  const number = parsePhone(body.phone);
  if (isFailure(number)) return number;
  const kinds = phoneKindsOf(body.type);
  if (!kinds) return invalid('Invalid sms verification type');
  const find = () => findByCode(database, number.phone, body.token);
  return { find, kinds, lifetimeS: settings.smsLifetimeS, expired: CODE_EXPIRED };
}

type Completed =
  | { readonly code: string }
  | { readonly account: Account; readonly session: Session };

const startSession = (account: Account) => beginSession(account, 'otp');

function issueCode(account: Account, token: OneTimeToken) {
  if (!token.flow_id) {
    return failure(400, 'flow_state_not_found', 'No associated flow state found.');
  }
  const { code, statement } = issueAuthCode(token.flow_id, account.id);
  return { code, statements: [statement] };
}
