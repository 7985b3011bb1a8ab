import type { Account, Identity } from './account';
import { findByEmail } from './account';
import {
  confirm,
  deleteOneTimeTokens,
  insertAccount,
  insertIdentity,
  newAccount,
  newIdentity,
  updateAccount,
} from './account-changes';
import { deleteFlowsOf } from './flow-state';
import type { Provider } from './provider';
import { PROVIDER_NAMES, providerIdOf } from './provider';
import { endSessions } from './session';
import type { Database, Statement } from '../store/database';

/**
 * The account of a person whom Google or GitHub vouches for, and what to write for it. The address
 * decides: an account of the same address gets the provider as a further way in.
 */
export async function accountFor(
  database: Database,
  provider: Provider,
  email: string,
): Promise<{ account: Account; statements: Statement[] }> {
  const providerId = providerIdOf(provider, email);
  const existing = await findByEmail(database, email);
  if (!existing) {
    const data = claims(provider, providerId, email);
    const isConfirmed = true;
    const account = newAccount({
      email,
      passwordHash: null,
      provider,
      providerId,
      data,
      isConfirmed,
    });
    return { account, statements: insertAccount(account) };
  }
  const data = claims(provider, providerId, email);
  const known = existing.identities.find((identity) => identity.provider === provider);
  const identity = known ?? newIdentity(existing.id, provider, providerId, data);
  if (!existing.email_confirmed_at) return takeOver(existing, identity);
  if (known) return { account: existing, statements: [signedInBy(known)] };
  const user_metadata = { ...existing.user_metadata, ...data };
  const account = { ...existing, user_metadata, identities: [...existing.identities, identity] };
  return { account, statements: [insertIdentity(identity), updateAccount(account)] };
}

/**
 * Somebody signed up with this address and never confirmed it: a stranger, perhaps, who waits for
 * its owner to come. Nothing of theirs stays, least of all the password.
 */
function takeOver(existing: Account, identity: Identity) {
  const { account, statements } = confirm({
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

function signedInBy(identity: Identity): Statement {
  return {
    sql: 'UPDATE identities SET last_sign_in_at = ?, updated_at = ? WHERE id = ?',
    args: [Date.now(), Date.now(), identity.id],
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
