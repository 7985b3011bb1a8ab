import type { Context } from 'hono';
import * as v from 'valibot';
import { findByEmail } from '../accounts/account';
import { parseEmail } from '../accounts/email-address';
import { readChallenge } from '../accounts/flow-state';
import { sendMail } from '../accounts/mails';
import type { MailKind } from '../accounts/one-time-token';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import { redirectTarget } from '../http/redirects';
import { challengeFields, optionalText, readBody } from '../http/request-body';
import { addressOf } from '../http/route';

const RecoverBody = v.object({ email: optionalText, ...challengeFields });
const ResendBody = v.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  ...challengeFields,
});

/** POST /recover: mails a link that signs a person in without the password. */
export async function recover(context: Context, backend: Backend): Promise<Response | Failure> {
  const limited = await backend.limits.take('mailRequest', addressOf(context));
  if (limited) return limited;
  const body = await readBody(context, RecoverBody);
  if (isFailure(body)) return body;
  if (body.email === '') return invalid('Password recovery requires an email');
  return mailTo(context, backend, 'recovery', body);
}

/** POST /resend: mails the confirmation of a sign-up again. */
export async function resend(context: Context, backend: Backend): Promise<Response | Failure> {
  const limited = await backend.limits.take('mailRequest', addressOf(context));
  if (limited) return limited;
  const body = await readBody(context, ResendBody);
  if (isFailure(body)) return body;
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(body.type)) {
    return invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (body.email !== '' && body.phone !== '') {
    return invalid('Only an email address or phone number should be provided.');
  }
  if (body.phone !== '' || body.type === 'sms' || body.type === 'phone_change') {
    return failure(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (body.email === '') return invalid('Type provided requires an email address');
  if (body.type === 'signup') return mailTo(context, backend, 'signup', body);
  // Addresses cannot be changed here, so there is no such mail to send again.
  const address = parseEmail(body.email);
  return isFailure(address) ? address : context.json({});
}

/**
 * The first answer is the same whether the address has an account or not. The next one is not: within the
 * interval between two mails a known address gets 429, an unknown one 200 again. A hosted project does
 * so, too; the page must not be tested against a kinder server.
 */
async function mailTo(
  context: Context,
  backend: Backend,
  kind: MailKind,
  body: { email: string; code_challenge: string; code_challenge_method: string },
): Promise<Response | Failure> {
  const address = parseEmail(body.email);
  if (isFailure(address)) return address;
  const asked = readChallenge(body);
  if (isFailure(asked)) return asked;
  const { database, siteOrigin } = backend;
  const redirectTo = redirectTarget(context.req.query('redirect_to'), siteOrigin);
  const refusal = await database.exclusively(async () => {
    const account = await findByEmail(database, address.email);
    if (!account || (kind === 'signup' && account.email_confirmed_at)) return null;
    const mail = await sendMail(backend, account, kind, { ...asked, redirectTo });
    if (isFailure(mail)) return mail;
    await database.write(mail.statements);
    return null;
  });
  return refusal ?? context.json({});
}
