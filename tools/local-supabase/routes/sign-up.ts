import type { Context } from 'hono';
import * as v from 'valibot';
import { findByEmail } from '../accounts/account';
import type { Account, Metadata } from '../accounts/account';
import { insertAccount, newAccount } from '../accounts/account-changes';
import { accountJson, obfuscatedAccountJson } from '../accounts/account-json';
import { parseEmail } from '../accounts/email-address';
import type { Challenge } from '../accounts/flow-state';
import { readChallenge } from '../accounts/flow-state';
import { sendMail } from '../accounts/mails';
import { refuseWeak } from '../accounts/passwords';
import { beginSession } from '../accounts/session';
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
import { addressOf, sessionResponse } from '../http/route';

const SignUpBody = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadata,
  ...challengeFields,
});

interface SignUp {
  readonly email: string;
  readonly passwordHash: string;
  readonly data: Metadata;
  readonly challenge: Challenge | null;
  readonly redirectTo: string;
}

/** POST /signup */
export async function signUp(context: Context, backend: Backend): Promise<Response | Failure> {
  const asked = await readSignUp(context, backend);
  if (isFailure(asked)) return asked;
  const { database, settings } = backend;
  const outcome = await database.exclusively(async () => {
    const existing = await findByEmail(database, asked.email);
    if (!settings.isMailConfirmationOn) {
      return existing ? alreadyRegistered : signUpAndIn(backend, asked);
    }
    if (existing?.email_confirmed_at) return { kind: 'taken' } as const;
    return askForConfirmation(backend, existing, asked);
  });
  if (isFailure(outcome)) return outcome;
  if (outcome.kind === 'session') return sessionResponse(context, backend, outcome);
  return context.json(
    outcome.kind === 'mailed'
      ? accountJson(outcome.account)
      : obfuscatedAccountJson(asked.email, asked.data),
  );
}

const alreadyRegistered = failure(422, 'user_already_exists', 'User already registered');

async function readSignUp(context: Context, backend: Backend): Promise<SignUp | Failure> {
  const body = await readBody(context, SignUpBody);
  if (isFailure(body)) return body;
  if (body.email === '' && body.phone === '') {
    return failure(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  const limited = await backend.limits.take('signUp', addressOf(context));
  if (limited) return limited;
  if (body.password === '') return invalid('Signup requires a valid password');
  const weakness = refuseWeak(body.password);
  if (weakness) return weakness;
  if (body.phone !== '') {
    return failure(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  const flow = readChallenge(body);
  if (isFailure(flow)) return flow;
  const address = parseEmail(body.email);
  if (isFailure(address)) return address;
  const tooLarge = refuseLargeMetadata(body.data);
  if (tooLarge) return tooLarge;
  return {
    email: address.email,
    // Hashed for every sign-up, so that the time it takes does not tell whether the account exists.
    passwordHash: await backend.passwords.hash(body.password),
    data: body.data,
    challenge: flow.challenge,
    redirectTo: redirectTarget(context.req.query('redirect_to'), backend.siteOrigin),
  };
}

/** Without mail confirmation, a sign-up signs in at once. */
async function signUpAndIn(backend: Backend, { email, passwordHash, data }: SignUp) {
  const isConfirmed = true;
  const created = newAccount({ email, passwordHash, provider: 'email', data, isConfirmed });
  const { account, session, statements } = beginSession(created, 'password');
  await backend.database.write([...insertAccount(created), ...statements]);
  return { kind: 'session', account, session } as const;
}

/** An existing account keeps its password: nobody has proved yet that the address is theirs. */
async function askForConfirmation(backend: Backend, existing: Account | null, asked: SignUp) {
  const { email, passwordHash, data } = asked;
  const account =
    existing ?? newAccount({ email, passwordHash, provider: 'email', data, isConfirmed: false });
  const mail = await sendMail(backend, account, 'signup', asked);
  if (isFailure(mail)) return mail;
  const statements = existing ? [] : insertAccount(account);
  await backend.database.write([...statements, ...mail.statements]);
  return { kind: 'mailed', account: mail.account } as const;
}
