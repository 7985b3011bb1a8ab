import { randomUUID } from 'node:crypto';
import type { Statement } from '../store/database';
import { insertInto, updateRow } from '../store/database';
import type { Account, Identity, Metadata } from './account';

/** A new account with its first identity, not yet stored. */
export function newAccount(account: {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly provider: string;
  /** The provider's own id of the person; for `email` the account's id. */
  readonly providerId?: string;
  readonly data: Metadata;
  readonly isConfirmed: boolean;
}): Account {
  const now = Date.now();
  const id = randomUUID();
  const user_metadata = {
    ...account.data,
    email: account.email,
    email_verified: account.isConfirmed,
    phone_verified: false,
    sub: account.providerId ?? id,
  };
  const user = {
    id,
    email: account.email,
    phone: null,
    password_hash: account.passwordHash,
    email_confirmed_at: account.isConfirmed ? now : null,
    phone_confirmed_at: null,
    confirmation_sent_at: null,
    recovery_sent_at: null,
    new_email: null,
    email_change_sent_at: null,
    email_change_confirmations: 0,
    new_phone: null,
    phone_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    user_metadata,
    created_at: now,
    updated_at: now,
  };
  const identity = newIdentity(id, account.provider, account.providerId ?? id, user_metadata);
  return { ...user, identities: [identity], factors: [] };
}

export function newIdentity(
  userId: string,
  provider: string,
  providerId: string,
  data: Metadata,
): Identity {
  const now = Date.now();
  return {
    id: randomUUID(),
    user_id: userId,
    provider,
    provider_id: providerId,
    identity_data: { ...data },
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  };
}

/** Stores a new account, which has no factors yet. */
export function insertAccount({ identities, factors: _factors, ...user }: Account): Statement[] {
  return [insertInto('users', user), ...identities.map(insertIdentity)];
}

export function insertIdentity(identity: Identity): Statement {
  return insertInto('identities', identity);
}

/** Updates an account, but neither its identities nor its factors. */
export function updateAccount(account: Account): Statement {
  const { identities: _identities, factors: _factors, id, ...user } = account;
  return updateRow('users', id, { ...user, updated_at: Date.now() });
}

/** The account with its address confirmed, and the statements that store it. */
export function confirm(account: Account): { account: Account; statements: Statement[] } {
  const confirmed: Account = {
    ...account,
    email_confirmed_at: account.email_confirmed_at ?? Date.now(),
    user_metadata: { ...account.user_metadata, email_verified: true },
    identities: account.identities.map((identity) => ({
      ...identity,
      identity_data: { ...identity.identity_data, email_verified: true },
    })),
  };
  return {
    account: confirmed,
    statements: [
      updateAccount(confirmed),
      ...confirmed.identities.map(({ id, identity_data }) =>
        updateRow('identities', id, { identity_data }),
      ),
      deleteOneTimeTokens(account.id),
    ],
  };
}

/** Revokes every link and code that was mailed to the account. */
export function deleteOneTimeTokens(userId: string): Statement {
  return { sql: 'DELETE FROM one_time_tokens WHERE user_id = ?', args: [userId] };
}

/** Deletes an account with all that is stored of its person: sessions, links, sign-ins, messages. */
export function deleteAccount({ id, email, new_email, phone, new_phone }: Account): Statement[] {
  const numbers = [phone, new_phone].filter((digits) => digits !== null);
  const recipients = [email, new_email, ...numbers.map((digits) => `+${digits}`)];
  return [
    { sql: 'DELETE FROM users WHERE id = ?', args: [id] },
    { sql: 'DELETE FROM flow_states WHERE provider_email = ?', args: [email] },
    ...recipients.map((to) => ({ sql: 'DELETE FROM mails WHERE recipient = ?', args: [to] })),
  ];
}
