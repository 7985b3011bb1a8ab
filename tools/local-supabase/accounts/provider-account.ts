import type { Account, Identity } from './account';
import { findByEmail, findByIdentity, isEmailTaken } from './account';
import {
  insertAccount,
  insertIdentity,
  newAccount,
  newIdentity,
  updateAccount,
} from './account-changes';
import { confirmEmail } from './confirm';
import { forgetRow } from './database-rows';
import { deleteFlowsOf } from './flow-state';
import { deleteOneTimeTokens } from './one-time-token';
import type { Provider } from './provider';
import { PROVIDER_NAMES, providerIdOf } from './provider';
import { emailTaken } from './redeem';
import { endSessions } from './session';
import type { Failure } from '../failure';
import { failure } from '../failure';
import type { Database, Statement } from '../store/database';

/**
 * The account of a person who signed in with Google or GitHub, and the statements that store it: the one
 * that the provider is linked to, else the one with the same address, which is then linked.
 */
export async function accountFor(
  database: Database,
  provider: Provider,
  email: string,
): Promise<{ account: Account; statements: Statement[] }> {
  const providerId = providerIdOf(provider, email);
  const linked = await findByIdentity(database, provider, providerId);
  if (linked) return { account: linked, statements: [touchIdentity(provider, providerId)] };
  const existing = await findByEmail(database, email);
  const data = claims(provider, providerId, email);
  if (!existing) {
    const origin = { email, provider, providerId };
    const account = newAccount({ ...origin, passwordHash: null, data, isConfirmed: true });
    return { account, statements: insertAccount(account) };
  }
  const identity = newIdentity(existing.id, provider, providerId, data);
  if (!existing.email_confirmed_at) return resetUnconfirmed(existing, identity);
  const user_metadata = { ...existing.user_metadata, ...data };
  const account = { ...existing, user_metadata, identities: [...existing.identities, identity] };
  return { account, statements: [insertIdentity(identity), updateAccount(account)] };
}

const alreadyLinked = failure(422, 'identity_already_exists', 'Identity is already linked');

/**
 * Links Google or GitHub to an account, whatever address they know. The account keeps its own address,
 * and gets theirs only when it has none.
 */
export async function linkProvider(
  database: Database,
  account: Account,
  provider: Provider,
  email: string,
): Promise<{ account: Account; statements: Statement[] } | Failure> {
  const providerId = providerIdOf(provider, email);
  const owner = await findByIdentity(database, provider, providerId);
  if (owner?.id === account.id) return alreadyLinked;
  if (owner) return { ...alreadyLinked, message: `${alreadyLinked.message} to another user` };
  const data = claims(provider, providerId, email);
  const identity = newIdentity(account.id, provider, providerId, data);
  const linked = { ...account, identities: [...account.identities, identity] };
  if (account.email !== null) return { account: linked, statements: [insertIdentity(identity)] };
  if (await isEmailTaken(database, email, account.id)) return emailTaken;
  const addressed = { ...linked, email, email_confirmed_at: Date.now() };
  const statements = [insertIdentity(identity), updateAccount(addressed), forgetRow(account.id)];
  return { account: addressed, statements };
}

/**
 * Whoever signed up with this address never confirmed it, and may not own it. The account loses their
 * password, data, identities and sessions, so that they cannot get into the owner's account.
 */
function resetUnconfirmed(existing: Account, identity: Identity) {
  const { account, statements } = confirmEmail({
    ...existing,
    password_hash: null,
    user_metadata: identity.identity_data,
    identities: [identity],
  });
  return {
    account,
    statements: [
      { sql: 'DELETE FROM identities WHERE user_id = ?', args: [existing.id] },
      insertIdentity(identity),
      endSessions(existing.id, null),
      deleteOneTimeTokens(existing.id),
      deleteFlowsOf(existing.id),
      ...statements,
    ],
  };
}

function touchIdentity(provider: Provider, providerId: string): Statement {
  const now = Date.now();
  return {
    sql: `UPDATE identities SET last_sign_in_at = ?, updated_at = ?
      WHERE provider = ? AND provider_id = ?`,
    args: [now, now, provider, providerId],
  };
}

function claims(provider: Provider, providerId: string, email: string) {
  const name = email.slice(0, email.indexOf('@'));
  return {
    iss: `local ${PROVIDER_NAMES[provider]}`,
    sub: providerId,
    provider_id: providerId,
    email,
    email_verified: true,
    phone_verified: false,
    full_name: name,
    name,
  };
}
