import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, isFailure } from '../failure';
import type { Statement } from '../store/database';
import type { Account, Metadata } from './account';
import { findByPhone, isEmailTaken } from './account';
import { updateAccount } from './account-changes';
import { confirmNewPhone } from './confirm';
import { deleteFlowsOf } from './flow-state';
import type { LinkTarget } from './mails';
import { sendMail, sendText } from './mails';
import { deleteOneTimeTokens } from './one-time-token';
import { emailTaken, phoneTaken } from './redeem';
import { endSessions } from './session';

export interface AccountUpdate {
  readonly data: Metadata;
  /** `null` keeps what there is. */
  readonly email: string | null;
  /** Digits without a plus; `null` keeps what there is. */
  readonly phone: string | null;
  readonly passwordHash: string | null;
  /** Where the links of a mail lead that confirms a new address. */
  readonly target: LinkTarget;
}

/** An account after a step of a change, with what stores all steps so far. */
interface Step {
  readonly account: Account;
  readonly statements: readonly Statement[];
}

/**
 * The changed account and what stores it, or why nothing is changed. A new address or number waits until
 * it is confirmed. Run it exclusively.
 */
export async function applyUpdate(
  backend: Backend,
  account: Account,
  update: AccountUpdate,
  sessionId: string,
): Promise<Step | Failure> {
  const conflict = await refuseTaken(backend, account, update);
  if (conflict) return conflict;
  const withData = changeData(account, update.data);
  const secured = update.passwordHash
    ? changePassword(withData, update.passwordHash, sessionId)
    : withData;
  const readdressed = await changeEmail(backend, secured, update);
  return isFailure(readdressed) ? readdressed : changePhone(backend, readdressed, update.phone);
}

async function refuseTaken(
  { database }: Backend,
  account: Account,
  { email, phone }: AccountUpdate,
): Promise<Failure | null> {
  if (email !== null && (await isEmailTaken(database, email, account.id))) return emailTaken;
  const owner = phone === null ? null : await findByPhone(database, phone);
  return owner && owner.id !== account.id ? phoneTaken : null;
}

/** Null deletes a value. */
function changeData(account: Account, data: Metadata): Step {
  const merged = Object.entries({ ...account.user_metadata, ...data });
  const user_metadata = Object.fromEntries(merged.filter(([, value]) => value !== null));
  const changed = { ...account, user_metadata, updated_at: Date.now() };
  return { account: changed, statements: [updateAccount(changed)] };
}

/** Whoever knew the old password loses the other sessions, pending links and pending sign-ins. */
function changePassword({ account, statements }: Step, hash: string, sessionId: string): Step {
  const changed = {
    ...account,
    password_hash: hash,
    confirmation_sent_at: null,
    recovery_sent_at: null,
    email_change_sent_at: null,
    phone_change_sent_at: null,
    reauthentication_sent_at: null,
  };
  return {
    account: changed,
    statements: [
      ...statements,
      updateAccount(changed),
      endSessions(account.id, sessionId),
      deleteOneTimeTokens(account.id),
      deleteFlowsOf(account.id),
    ],
  };
}

async function changeEmail(
  backend: Backend,
  { account, statements }: Step,
  { email, target }: AccountUpdate,
): Promise<Step | Failure> {
  if (email === null || email === account.email) return { account, statements };
  const asked = { ...account, new_email: email, email_change_confirmations: 0 };
  const sent = await sendMail(backend, asked, 'email_change', target);
  return isFailure(sent) ? sent : { ...sent, statements: [...statements, ...sent.statements] };
}

async function changePhone(
  backend: Backend,
  { account, statements }: Step,
  phone: string | null,
): Promise<Step | Failure> {
  if (phone === null || phone === account.phone) return { account, statements };
  if (!backend.settings.isPhoneOn) return phoneOff;
  const done = backend.settings.isPhoneConfirmationOn
    ? await sendText(backend, { ...account, new_phone: phone }, 'phone_change', phone)
    : confirmNewPhone(account, phone);
  return isFailure(done) ? done : { ...done, statements: [...statements, ...done.statements] };
}

const phoneOff = failure(400, 'phone_provider_disabled', 'Unsupported phone provider');
