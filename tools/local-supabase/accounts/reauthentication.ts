import type { Backend } from '../backend';
import type { Failure } from '../failure';
import { failure, isFailure } from '../failure';
import type { Account } from './account';
import { findByCode, findValid } from './one-time-token';
import type { Session } from './session';

/** A session that is younger may change the password without a code. */
const FRESH_MS = 24 * 3600 * 1000;

const needed = failure(400, 'reauthentication_needed', 'Password update requires reauthentication');
const invalidNonce = failure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');

/**
 * Whether the person of an old session must prove anew who they are before the password changes, and has
 * not. The change itself voids the code.
 *
 * @param nonce the code that was mailed or texted; empty without one
 */
export async function refuseWithoutProof(
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
