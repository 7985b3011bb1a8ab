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
import { updateRow } from '../store/database';

/**
 * The account of a person who signed in with Google or GitHub, and the statements that store it. An
 * account with the same address is linked to the provider.
 */
export async function accountFor(
  database: Database,
  provider: Provider,
  email: string,
): Promise<{ account: Account; statements: Statement[] }> {
  const providerId = providerIdOf(provider, email);
  const existing = await findByEmail(database, email);
  const data = claims(provider, providerId, email);
  if (!existing) {
    const origin = { email, provider, providerId };
    const account = newAccount({ ...origin, passwordHash: null, data, isConfirmed: true });
    return { account, statements: insertAccount(account) };
  }
  const known = existing.identities.find((identity) => identity.provider === provider);
  const identity = known ?? newIdentity(existing.id, provider, providerId, data);
  if (!existing.email_confirmed_at) return resetUnconfirmed(existing, identity);
  if (known) return { account: existing, statements: [touchIdentity(known)] };
  const user_metadata = { ...existing.user_metadata, ...data };
  const account = { ...existing, user_metadata, identities: [...existing.identities, identity] };
  return { account, statements: [insertIdentity(identity), updateAccount(account)] };
}

/**
 * Whoever signed up with this address never confirmed it, and may not own it. The account loses their
 * password, data, identities and sessions, so that they cannot get into the owner's account.
 */
function resetUnconfirmed(existing: Account, identity: Identity) {
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

function touchIdentity(identity: Identity): Statement {
  const now = Date.now();
  return updateRow('identities', identity.id, { last_sign_in_at: now, updated_at: now });
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
