import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, isFailure } from '../failure';
import type { Statement } from '../store/database';
import type { Account } from './account';
import { findById, findByPhone, isEmailTaken } from './account';
import { updateAccount } from './account-changes';
import type { Confirmed } from './confirm';
import { confirmEmail, confirmNewEmail, confirmNewPhone, confirmPhone } from './confirm';
import type { OneTimeToken, TokenKind } from './one-time-token';
import { deleteOneTimeToken, findValid } from './one-time-token';

/** How a token is found, and the message when there is none. */
export interface Search {
  readonly find: () => Promise<readonly OneTimeToken[]>;
  readonly kinds: readonly TokenKind[];
  readonly lifetimeS: number;
  readonly expired: string;
}

/** Of two addresses that confirm a change, the first has done it. */
interface HalfConfirmed {
  readonly kind: 'half-confirmed';
}

/** What follows once a token has proved who somebody is. */
export type Completion<Result> = (
  account: Account,
  token: OneTimeToken,
) => (Result & { readonly statements: readonly Statement[] }) | Failure;

export const emailTaken = failure(
  422,
  'email_exists',
  'A user with this email address has already been registered',
);
export const phoneTaken = failure(
  422,
  'phone_exists',
  'A user with this phone number has already been registered',
);

/** Redeems a token once: confirms what it proves, and returns what `complete` makes of it. */
export function redeemToken<Result>(
  backend: Backend,
  { find, kinds, lifetimeS, expired }: Search,
  complete: Completion<Result>,
): Promise<Result | HalfConfirmed | Failure> {
  const { database } = backend;
  return database.exclusively(async () => {
    const token = findValid(await find(), kinds, lifetimeS, expired);
    if (isFailure(token)) return token;
    const account = await findById(database, token.user_id);
    if (!account) return failure(403, 'otp_expired', expired);
    if (awaitsOtherAddress(backend, account, token)) {
      await database.write(confirmHalf(account, token));
      return { kind: 'half-confirmed' };
    }
    const confirmed = await confirm(backend, account, token.kind);
    if (isFailure(confirmed)) return confirmed;
    const completed = complete(confirmed.account, token);
    if (isFailure(completed)) return completed;
    await database.write([...confirmed.statements, ...completed.statements]);
    return completed;
  });
}

export function isHalfConfirmed(outcome: object): outcome is HalfConfirmed {
  return 'kind' in outcome && outcome.kind === 'half-confirmed';
}

function awaitsOtherAddress({ settings }: Backend, account: Account, { kind }: OneTimeToken) {
  const isChange = kind === 'email_change_current' || kind === 'email_change_new';
  const isFirst = account.email_change_confirmations === 0 && account.email !== null;
  return isChange && settings.isSecureEmailChangeOn && isFirst;
}

function confirmHalf(account: Account, { kind }: OneTimeToken): Statement[] {
  const half = { ...account, email_change_confirmations: 1 };
  return [updateAccount(half), deleteOneTimeToken(account.id, kind)];
}

/** What the token proves, by its kind. */
async function confirm(
  { database }: Backend,
  account: Account,
  kind: TokenKind,
): Promise<Confirmed | Failure> {
  if (kind === 'email_change_current' || kind === 'email_change_new') {
    const isTaken = await isEmailTaken(database, account.new_email ?? '', account.id);
    return isTaken ? emailTaken : confirmNewEmail(account);
  }
  if (kind === 'phone_change') {
    const phone = account.new_phone ?? '';
    // Somebody else may have signed up with it since.
    return (await findByPhone(database, phone)) ? phoneTaken : confirmNewPhone(account, phone);
  }
  return kind === 'sms' ? confirmPhone(account) : confirmEmail(account);
}
