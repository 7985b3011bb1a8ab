import type { Context } from 'hono';
import * as v from 'valibot';
import { accountJson, obfuscatedAccountJson } from '../accounts/account-json';
import { parseEmail, parsePhone } from '../accounts/recipient';
import { readChallenge } from '../accounts/flow-state';
import { refuseWeak } from '../accounts/passwords';
import type { Newcomer } from '../accounts/register';
import { register, signUpOff } from '../accounts/register';
import { beginSession, sessionJson } from '../accounts/session';
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

const SignUpBody = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadata,
  ...challengeFields,
});

type Body = v.InferOutput<typeof SignUpBody>;

/** POST /signup */
export const signUp: Route = async (context, backend) => {
  const asked = await readSignUp(context, backend);
  if (isFailure(asked)) return asked;
  const { database } = backend;
  const outcome = await database.exclusively(async () => {
    const registered = await register(backend, asked);
    if (isFailure(registered) || registered.kind !== 'confirmed') return registered;
    const begun = beginSession(registered.account, 'password');
    await database.write(begun.statements);
    return { kind: 'session', ...begun } as const;
  });
  if (isFailure(outcome)) return outcome;
  if (outcome.kind === 'taken') return context.json(obfuscatedAccountJson(asked, asked.data));
  if (outcome.kind === 'asked') return context.json(accountJson(outcome.account));
  const session = await sessionJson(backend, outcome.account, outcome.session);
  return context.json({ ...session, user: firstSeen(session.user) });
};

/**
 * A new user as the hosted service answers: its database reckons `confirmed_at`, and the row was not read
 * again; the identity shows the data of the user, and not its own.
 */
function firstSeen(user: ReturnType<typeof accountJson>) {
  const { email_verified } = user.user_metadata;
  const identities = user.identities.map((identity) => ({
    ...identity,
    identity_data: { ...identity.identity_data, email_verified },
  }));
  return { ...user, identities, confirmed_at: undefined };
}

async function readSignUp(context: Context, backend: Backend): Promise<Newcomer | Failure> {
  const body = await readBody(context, SignUpBody);
  if (isFailure(body)) return body;
  if (body.email === '' && body.phone === '') {
    return failure(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  const limited = await backend.limits.take('signUp', addressOf(context));
  if (limited) return limited;
  if (!backend.settings.isSignUpOn) return signUpOff;
  const recipient = readNewcomer(body, backend);
  if (isFailure(recipient)) return recipient;
  const flow = readChallenge(body);
  if (isFailure(flow)) return flow;
  const tooLarge = refuseLargeMetadata(body.data);
  if (tooLarge) return tooLarge;
  return {
    ...recipient,
    // Hashed for every sign-up, so that the time it takes does not tell whether the account exists.
    passwordHash: await backend.passwords.hash(body.password),
    data: body.data,
    challenge: flow.challenge,
    redirectTo: redirectTarget(context.req.query('redirect_to'), backend.siteOrigin),
  };
}

/** The address or number of a sign-up, once nothing else is wrong with it. */
function readNewcomer({ email, phone, password, code_challenge }: Body, { settings }: Backend) {
  if (password === '') return invalid('Signup requires a valid password');
  const weakness = refuseWeak(password);
  if (weakness) return weakness;
  if (email !== '' && phone !== '') {
    return invalid('Only an email address or phone number should be provided on signup.');
  }
  if (phone === '') {
    const address = parseEmail(email);
    return isFailure(address) ? address : { email: address.email, phone: null };
  }
  if (code_challenge !== '') return invalid('PKCE not supported for phone signups');
  if (!settings.isPhoneOn) {
    return failure(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  const number = parsePhone(phone);
  return isFailure(number) ? number : { email: null, phone: number.phone };
}
