import * as v from 'valibot';
import type { Account } from '../accounts/account';
import { findByEmail, findByPhone } from '../accounts/account';
import { parseEmail, parsePhone } from '../accounts/recipient';
import { readChallenge } from '../accounts/flow-state';
import type { LinkTarget } from '../accounts/mails';
import { sendMail, sendText } from '../accounts/mails';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import { redirectTarget } from '../http/redirects';
import { challengeFields, optionalText, readBody } from '../http/request-body';
import type { Route } from '../http/route';
import { addressOf } from '../http/route';
import { store } from './request-mail';

const ResendBody = v.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  ...challengeFields,
});

type Body = v.InferOutput<typeof ResendBody>;

/**
 * POST /resend: mails or texts again what waits to be confirmed. As at the hosted service, a change is
 * found by the address or number that the account has now.
 */
export const resend: Route = async (context, backend) => {
  const limited = await backend.limits.take('mailRequest', addressOf(context));
  if (limited) return limited;
  const body = await readBody(context, ResendBody);
  if (isFailure(body)) return body;
  const find = readRecipient(backend, body);
  if (isFailure(find)) return find;
  const asked = readChallenge(body);
  if (isFailure(asked)) return asked;
  const redirectTo = redirectTarget(context.req.query('redirect_to'), backend.siteOrigin);
  const refusal = await backend.database.exclusively(async () => {
    const account = await find();
    const target = { challenge: asked.challenge, redirectTo };
    return account ? sendAgain(backend, account, body.type, target) : null;
  });
  return refusal ?? context.json({});
};

function readRecipient(
  { database, settings }: Backend,
  { type, email, phone }: Body,
): (() => Promise<Account | null>) | Failure {
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
    return invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (email === '' && type === 'signup') return invalid('Type provided requires an email address');
  if (phone === '' && type === 'sms') return invalid('Type provided requires a phone number');
  if (email !== '' && phone !== '') {
    return invalid('Only an email address or phone number should be provided.');
  }
  if (email !== '') {
    const address = parseEmail(email);
    return isFailure(address) ? address : () => findByEmail(database, address.email);
  }
  if (phone === '') return invalid('Missing email address or phone number');
  if (!settings.isPhoneOn) {
    return failure(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  const number = parsePhone(phone);
  return isFailure(number) ? number : () => findByPhone(database, number.phone);
}

/** Where nothing waits to be confirmed, nothing is sent, and the answer does not say so. */
async function sendAgain(
  backend: Backend,
  account: Account,
  type: string,
  target: LinkTarget,
): Promise<Failure | null> {
  const { email, phone, new_phone } = account;
  if (type === 'signup' && email !== null && !account.email_confirmed_at) {
    return store(backend, await sendMail(backend, account, 'signup', target));
  }
  if (type === 'email_change' && account.new_email !== null) {
    const unconfirmed = { ...account, email_change_confirmations: 0 };
    return store(backend, await sendMail(backend, unconfirmed, 'email_change', target));
  }
  if (type === 'sms' && phone !== null && !account.phone_confirmed_at) {
    return store(backend, await sendText(backend, account, 'sms', phone));
  }
  if (type === 'phone_change' && new_phone !== null) {
    return store(backend, await sendText(backend, account, 'phone_change', new_phone));
  }
  return null;
}
