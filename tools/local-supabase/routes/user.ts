import * as v from 'valibot';
import type { Account } from '../accounts/account';
import { findById } from '../accounts/account';
import { accountJson } from '../accounts/account-json';
import { parseEmail, parsePhone } from '../accounts/recipient';
import { hasVerifiedFactor } from '../accounts/factor';
import { readChallenge } from '../accounts/flow-state';
import { refuseWeak } from '../accounts/passwords';
import type { Session } from '../accounts/session';
import { findSession } from '../accounts/session';
import type { AccountUpdate } from '../accounts/update-account';
import { applyUpdate } from '../accounts/update-account';
import type { Backend } from '../backend';
import { authenticate, sessionMissing } from '../http/authenticate';
import type { Failure } from '../failure';
import { failure, isFailure } from '../failure';
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
import { findByCode, findValid } from '../accounts/one-time-token';

/** GET /user */
export const readUser: Route = async (context, backend) => {
  const caller = await authenticate(context, backend);
  return isFailure(caller) ? caller : context.json(accountJson(caller.account));
};

const UpdateBody = v.object({
  email: optionalText,
  phone: optionalText,
  password: v.nullish(v.string()),
  nonce: optionalText,
  data: metadata,
  app_metadata: v.nullish(v.unknown()),
  ...challengeFields,
});

type Body = v.InferOutput<typeof UpdateBody>;

interface Caller {
  readonly account: Account;
  readonly session: Session;
}

/** PUT /user: changes the address, the number, the password or the data. */
export const updateUser: Route = async (context, backend) => {
  const caller = await authenticate(context, backend);
  if (isFailure(caller)) return caller;
  const limited = await backend.limits.take('userUpdate', addressOf(context));
  if (limited) return limited;
  const body = await readBody(context, UpdateBody);
  if (isFailure(body)) return body;
  const asked = readRecipients(body);
  if (isFailure(asked)) return asked;
  const flow = readChallenge(body);
  if (isFailure(flow)) return flow;
  const refusal = refuseUpdate(caller, { ...body, ...asked });
  if (refusal) return refusal;
  const password = await newPasswordHash(backend, caller.account, body.password);
  if (isFailure(password)) return password;
  const redirectTo = redirectTarget(context.req.query('redirect_to'), backend.siteOrigin);
  const outcome = await change(backend, caller, body.nonce, {
    ...asked,
    data: body.data,
    passwordHash: password.hash,
    target: { challenge: flow.challenge, redirectTo },
  });
  return isFailure(outcome) ? outcome : context.json(accountJson(outcome));
};

interface Asked {
  readonly email: string | null;
  readonly phone: string | null;
}

function readRecipients({ email, phone }: Body): Asked | Failure {
  const address = email === '' ? { email: null } : parseEmail(email);
  if (isFailure(address)) return address;
  const number = phone === '' ? { phone: null } : parsePhone(phone);
  return isFailure(number) ? number : { ...address, ...number };
}

function refuseUpdate(
  { account, session }: Caller,
  { password, app_metadata, email, phone }: Omit<Body, 'email' | 'phone'> & Asked,
): Failure | null {
  const weakness = typeof password === 'string' ? refuseWeak(password) : null;
  if (weakness) return weakness;
  if (app_metadata !== undefined && app_metadata !== null) {
    return failure(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const isNewAddress = email !== null && email !== account.email;
  const isNewNumber = phone !== null && phone !== account.phone;
  if (!password && !isNewAddress && !isNewNumber) return null;
  return session.aal === 'aal2' || !hasVerifiedFactor(account) ? null : tooLowLevel;
}

const tooLowLevel = failure(
  401,
  'insufficient_aal',
  'AAL2 session is required to update email or password when MFA is enabled.',
);

async function newPasswordHash(
  { passwords }: Backend,
  account: Account,
  password: string | null | undefined,
): Promise<{ hash: string | null } | Failure> {
  if (typeof password !== 'string') return { hash: null };
  if (await passwords.verify(password, account.password_hash)) {
    const message = 'New password should be different from the old password.';
    return failure(422, 'same_password', message);
  }
  return { hash: await passwords.hash(password) };
}

function change(
  backend: Backend,
  { account, session }: Caller,
  nonce: string,
  update: AccountUpdate,
): Promise<Account | Failure> {
  const { database } = backend;
  return database.exclusively(async () => {
    const current = await findById(database, account.id);
    if (!current || !(await findSession(database, session.id))) return sessionMissing;
    if (update.passwordHash) {
      const unproved = await refuseWithoutProof(backend, current, session, nonce);
      if (unproved) return unproved;
    }
    const changed = await applyUpdate(backend, current, update, session.id);
    if (isFailure(changed)) return changed;
    const tooLarge = refuseLargeMetadata(changed.account.user_metadata);
    if (tooLarge) return tooLarge;
    await database.write(changed.statements);
    return changed.account;
  });
}

/** A session that is younger may change the password without a code. */
const FRESH_MS = 24 * 3600 * 1000;

const needed = failure(400, 'reauthentication_needed', 'Password update requires reauthentication');
const invalidNonce = failure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');

/**
 * Refuses a change of the password in an old session whose person has not proved again who they are. The change itself voids the code.
 *
 * @param nonce the code that was mailed or texted; empty without one
 */
async function refuseWithoutProof(
  { database, settings }: Backend,
  account: Account,
  session: Pick<Session, 'created_at'>,
  nonce: string,
): Promise<Failure | null> {
  const isFresh = Date.now() <= session.created_at + FRESH_MS;
  if (!settings.isSecurePasswordChangeOn || isFresh) return null;
  if (nonce === '') return needed;
  const lifetimeS = account.email === null ? settings.smsLifetimeS : settings.mailLifetimeS;
  const found = await findByCode(database, account.email ?? account.phone ?? '', nonce);
  const own = found.filter(({ user_id }) => user_id === account.id);
  const token = findValid(own, ['reauthentication'], lifetimeS, invalidNonce.message);
  return isFailure(token) ? invalidNonce : null;
}
