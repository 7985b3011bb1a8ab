import type { Context } from 'hono';
import * as v from 'valibot';
import type { Account, Metadata } from '../accounts/account';
import { findById } from '../accounts/account';
import { deleteOneTimeTokens, updateAccount } from '../accounts/account-changes';
import { accountJson } from '../accounts/account-json';
import { parseEmail } from '../accounts/email-address';
import { deleteFlowsOf } from '../accounts/flow-state';
import { refuseWeak } from '../accounts/passwords';
import { endSessions, findSession } from '../accounts/session';
import type { Backend } from '../backend';
import { authenticate, sessionMissing } from '../http/authenticate';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';
import { metadata, optionalText, readBody, refuseLargeMetadata } from '../http/request-body';
import { addressOf } from '../http/route';
import type { Statement } from '../store/database';

/** GET /user */
export async function readUser(context: Context, backend: Backend): Promise<Response | Failure> {
  const caller = await authenticate(context, backend);
  return isFailure(caller) ? caller : context.json(accountJson(caller.account));
}

const UpdateBody = v.object({
  email: optionalText,
  phone: optionalText,
  password: v.nullish(v.string()),
  data: metadata,
  app_metadata: v.nullish(v.unknown()),
});

type Update = v.InferOutput<typeof UpdateBody>;

/** PUT /user: changes the password or the data. */
export async function updateUser(context: Context, backend: Backend): Promise<Response | Failure> {
  const caller = await authenticate(context, backend);
  if (isFailure(caller)) return caller;
  const limited = await backend.limits.take('userUpdate', addressOf(context));
  if (limited) return limited;
  const body = await readBody(context, UpdateBody);
  if (isFailure(body)) return body;
  const refusal = refuseUpdate(body, caller.account);
  if (refusal) return refusal;
  const password = await newPasswordHash(backend, caller.account, body.password);
  if (isFailure(password)) return password;
  const outcome = await change(
    backend,
    caller.session.id,
    caller.account.id,
    body.data,
    password.hash,
  );
  return isFailure(outcome) ? outcome : context.json(accountJson(outcome));
}

function refuseUpdate(update: Update, account: Account): Failure | null {
  if (update.email !== '') {
    const address = parseEmail(update.email);
    if (isFailure(address)) return address;
    if (address.email !== account.email) {
      return invalid('The local backend does not change the address of an account');
    }
  }
  if (update.phone !== '') return invalid('The local backend does not keep phone numbers');
  if (update.app_metadata !== undefined && update.app_metadata !== null) {
    return failure(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  return typeof update.password === 'string' ? refuseWeak(update.password) : null;
}

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
  { database }: Backend,
  sessionId: string,
  userId: string,
  data: Metadata,
  passwordHash: string | null,
): Promise<Account | Failure> {
  return database.exclusively(async () => {
    const current = await findById(database, userId);
    if (!current || !(await findSession(database, sessionId))) {
      return sessionMissing;
    }
    const user_metadata = merge(current.user_metadata, data);
    const tooLarge = refuseLargeMetadata(user_metadata);
    if (tooLarge) return tooLarge;
    const changed = {
      ...current,
      user_metadata,
      password_hash: passwordHash ?? current.password_hash,
      updated_at: Date.now(),
    };
    const statements: Statement[] = [updateAccount(changed)];
    // Whoever knew the old password loses the other sessions, pending links and pending sign-ins.
    if (passwordHash) {
      statements.push(
        endSessions(userId, sessionId),
        deleteOneTimeTokens(userId),
        deleteFlowsOf(userId),
      );
    }
    await database.write(statements);
    return changed;
  });
}

/** Null deletes a value. */
function merge(data: Metadata, changes: Metadata): Record<string, unknown> {
  const merged = { ...data, ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}
