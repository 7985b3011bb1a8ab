import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, isFailure } from '../failure';
import type { Account, Metadata } from './account';
import { findByEmail, findByPhone } from './account';
import { insertAccount, newAccount } from './account-changes';
import type { LinkTarget } from './mails';
import { sendMail, sendText } from './mails';

/** Somebody who signs up, by an address or by a number. */
export interface Newcomer extends LinkTarget {
  readonly email: string | null;
  /** Digits without a plus. */
  readonly phone: string | null;
  /** `null` for who signs in by codes alone. */
  readonly passwordHash: string | null;
  readonly data: Metadata;
}

export const signUpOff = failure(422, 'signup_disabled', 'Signups not allowed for this instance');

type Registered =
  | { readonly kind: 'taken' }
  | { readonly kind: 'asked'; readonly account: Account }
  | { readonly kind: 'confirmed'; readonly account: Account };

const alreadyRegistered = failure(422, 'user_already_exists', 'User already registered');

/**
 * Makes the account, and asks to confirm its address or number where it must be. Run it exclusively.
 * An unconfirmed account keeps its password: nobody has proved yet that the address is theirs.
 */
export async function register(backend: Backend, asked: Newcomer): Promise<Registered | Failure> {
  const { database, settings } = backend;
  const { email, phone } = asked;
  const existing = await findExisting(backend, asked);
  const isConfirmationOn =
    email === null ? settings.isPhoneConfirmationOn : settings.isMailConfirmationOn;
  if (!isConfirmationOn) {
    if (existing) return alreadyRegistered;
    const account = newAccount({ ...asked, provider: providerOf(asked), isConfirmed: true });
    await database.write(insertAccount(account));
    return { kind: 'confirmed', account };
  }
  if (email === null ? existing?.phone_confirmed_at : existing?.email_confirmed_at) {
    return { kind: 'taken' };
  }
  const account =
    existing ?? newAccount({ ...asked, provider: providerOf(asked), isConfirmed: false });
  const sent =
    phone === null
      ? await sendMail(backend, account, 'signup', asked)
      : await sendText(backend, account, 'sms', phone);
  if (isFailure(sent)) return sent;
  await database.write([...(existing ? [] : insertAccount(account)), ...sent.statements]);
  return { kind: 'asked', account: sent.account };
}

const providerOf = ({ email }: Newcomer) => (email === null ? 'phone' : 'email');

async function findExisting({ database }: Backend, { email, phone }: Newcomer) {
  if (email !== null) return findByEmail(database, email);
  return phone === null ? null : findByPhone(database, phone);
}
