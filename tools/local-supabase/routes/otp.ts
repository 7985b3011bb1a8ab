import * as v from 'valibot';
import type { Account } from '../accounts/account';
import { findByEmail, findByPhone } from '../accounts/account';
import { parseEmail, parsePhone } from '../accounts/recipient';
import { readChallenge } from '../accounts/flow-state';
import { sendMail, sendText } from '../accounts/mails';
import type { Newcomer } from '../accounts/register';
import { register, signUpOff } from '../accounts/register';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import { redirectTarget } from '../http/redirects';
import {
  challengeFields,
  metadata,
  optionalText,
  readBody,
  refuseLargeMetadata,
} from '../http/request-body';
import type { Route } from '../http/route';
import { addressOf } from '../http/route';

const OtpBody = v.object({
  email: optionalText,
  phone: optionalText,
  create_user: v.nullish(v.boolean(), true),
  data: metadata,
  channel: optionalText,
  ...challengeFields,
});

/** POST /otp: mails or texts a code that signs a person in, who needs no account before. */
export const otp: Route = async (context, backend) => {
  const limited = await backend.limits.take('mailRequest', addressOf(context));
  if (limited) return limited;
  const body = await readBody(context, OtpBody);
  if (isFailure(body)) return body;
  const recipient = readRecipient(body);
  if (isFailure(recipient)) return recipient;
  const flow = readChallenge(body);
  if (isFailure(flow)) return flow;
  const tooLarge = refuseLargeMetadata(body.data);
  if (tooLarge) return tooLarge;
  const { siteOrigin, database } = backend;
  const asked: Newcomer = {
    ...recipient,
    passwordHash: null,
    data: body.data,
    challenge: flow.challenge,
    redirectTo: redirectTarget(context.req.query('redirect_to'), siteOrigin),
  };
  const sent = await database.exclusively(() => sendCode(backend, asked, body.create_user));
  return sent ?? context.json({});
};

function readRecipient({ email, phone, channel }: v.InferOutput<typeof OtpBody>) {
  if (email !== '' && phone !== '') {
    return invalid('Only an email address or phone number should be provided');
  }
  if (email !== '') {
    if (channel !== '') return invalid('Channel should only be specified with Phone OTP');
    const address = parseEmail(email);
    return isFailure(address) ? address : { email: address.email, phone: null };
  }
  if (phone === '') return invalid('One of email or phone must be set');
  const number = parsePhone(phone);
  return isFailure(number) ? number : { email: null, phone: number.phone };
}

/** Sends the code, or says why not. Somebody unknown or unconfirmed is signed up by it. */
async function sendCode(
  backend: Backend,
  asked: Newcomer,
  mayCreate: boolean,
): Promise<Failure | null> {
  const { database, settings } = backend;
  const { email, phone } = asked;
  const existing =
    email === null ? await findByPhone(database, phone ?? '') : await findByEmail(database, email);
  if (!existing && !mayCreate) return failure(422, 'otp_disabled', 'Signups not allowed for otp');
  if (email === null && !settings.isPhoneOn) {
    return failure(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  if (existing && isConfirmed(existing, asked)) return sendSignIn(backend, existing, asked);
  if (!settings.isSignUpOn) return signUpOff;
  const registered = await register(backend, asked);
  if (isFailure(registered)) return registered;
  return registered.kind === 'confirmed' ? sendSignIn(backend, registered.account, asked) : null;
}

function isConfirmed(account: Account, { email }: Newcomer): boolean {
  const time = email === null ? account.phone_confirmed_at : account.email_confirmed_at;
  return time !== null;
}

async function sendSignIn(backend: Backend, account: Account, asked: Newcomer) {
  const sent =
    asked.phone === null
      ? await sendMail(backend, account, 'magiclink', asked)
      : await sendText(backend, account, 'sms', asked.phone);
  if (isFailure(sent)) return sent;
  await backend.database.write(sent.statements);
  return null;
}
