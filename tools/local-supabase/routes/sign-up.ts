import type { Context } from 'hono';
import * as v from 'valibot';
import { findByEmail } from '../accounts/account';
import type { Account, Metadata } from '../accounts/account';
import { insertAccount, newAccount } from '../accounts/account-changes';
import { accountJson, madeUpAccountJson } from '../accounts/account-json';
import { parseEmail } from '../accounts/email-address';
import { beginFlow, readChallenge } from '../accounts/flow-state';
import { sendMail } from '../accounts/mails';
import { refuseWeak } from '../accounts/passwords';
import { beginSession, sessionJson } from '../accounts/session';
import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import { redirectTarget } from '../http/redirects';
import { challengeFields, metadata, optionalText, readBody } from '../http/request-body';
import { addressOf } from '../http/route';
import type { Statement } from '../store/database';
import { refuseLarge } from './metadata-size';

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
  readonly challenge: Parameters<typeof beginFlow>[0]['challenge'];
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
      return existing ? alreadyRegistered : signUpAtOnce(backend, asked);
    }
    if (existing?.email_confirmed_at) return { kind: 'made-up' } as const;
    return askForConfirmation(backend, existing, asked);
  });
  if (isFailure(outcome)) return outcome;
  if (outcome.kind === 'made-up') return context.json(madeUpAccountJson(asked.email, asked.data));
  if (outcome.kind === 'mailed') return context.json(accountJson(outcome.account));
  return context.json(await sessionJson(backend, outcome.account, outcome.session));
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
  const tooLarge = refuseLarge(body.data);
  if (tooLarge) return tooLarge;
  return {
    email: address.email,
    // Hashed for every sign-up, so that the time it takes tells nothing about the address.
    passwordHash: await backend.passwords.hash(body.password),
    data: body.data,
    challenge: flow.challenge,
    redirectTo: redirectTarget(context.req.query('redirect_to'), backend.siteOrigin),
  };
}

/** Without confirmation of addresses a sign-up is a sign-in. */
async function signUpAtOnce(backend: Backend, { email, passwordHash, data }: SignUp) {
  const isConfirmed = true;
  const created = newAccount({ email, passwordHash, provider: 'email', data, isConfirmed });
  const { account, session, statements } = beginSession(created, 'password');
  await backend.database.write([...insertAccount(created), ...statements]);
  return { kind: 'session', account, session } as const;
}

/** An account that exists keeps its password: nobody has shown yet whose address it is. */
async function askForConfirmation(backend: Backend, existing: Account | null, asked: SignUp) {
  const { email, passwordHash, data, challenge, redirectTo } = asked;
  const account =
    existing ?? newAccount({ email, passwordHash, provider: 'email', data, isConfirmed: false });
  const statements: Statement[] = existing ? [] : insertAccount(account);
  const flow = challenge
    ? beginFlow({
        provider: 'email',
        method: 'email/signup',
        redirectTo,
        challenge,
        userId: account.id,
      })
    : null;
  if (flow) statements.push(flow.statement);
  const mail = await sendMail(backend, account, 'signup', flow?.id ?? null, redirectTo);
  if (isFailure(mail)) return mail;
  await backend.database.write([...statements, ...mail.statements]);
  return { kind: 'mailed', account: mail.account } as const;
}
