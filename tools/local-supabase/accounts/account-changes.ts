import { randomUUID } from 'node:crypto';
import type { Statement } from '../store/database';
import { insertInto, updateRow } from '../store/database';
import type { Account, Identity, Metadata } from './account';

/** Whom a new account is of. */
interface NewAccount {
  readonly email: string | null;
  /** Digits without a plus. */
  readonly phone?: string | null;
  readonly passwordHash: string | null;
  readonly provider: string;
  /** The provider's own id of the person; for `email` and `phone` the account's id. */
  readonly providerId?: string;
  readonly data: Metadata;
  /** Whether the address or, without one, the number is the person's. */
  readonly isConfirmed: boolean;
}

export function newAccount(account: NewAccount): Account {
  const now = Date.now();
  const id = randomUUID();
  const { email, phone = null, isConfirmed, provider, providerId = id } = account;
  const confirmedAt = isConfirmed ? now : null;
  const claims = {
    ...account.data,
    ...(email === null ? {} : { email }),
    email_verified: false,
    phone_verified: false,
    sub: providerId,
  };
  const isVerified = isConfirmed && email !== null;
  // The hosted service tells of the identity only what the provider says: here, nothing.
  const isByAddress = provider === 'email' || provider === 'phone';
  const identityData = { ...claims, email_verified: isVerified && !isByAddress };
  return {
    id,
    email,
    phone,
    password_hash: account.passwordHash,
    email_confirmed_at: email === null ? null : confirmedAt,
    phone_confirmed_at: email === null ? confirmedAt : null,
    ...nothingSent,
    last_sign_in_at: null,
    user_metadata: { ...claims, email_verified: isVerified },
    identities: [newIdentity(id, provider, providerId, identityData)],
    factors: [],
    created_at: now,
    updated_at: now,
  };
}

const nothingSent = {
  confirmation_sent_at: null,
  recovery_sent_at: null,
  new_email: null,
  email_change_sent_at: null,
  email_change_confirmations: 0,
  new_phone: null,
  phone_change_sent_at: null,
  reauthentication_sent_at: null,
} as const;

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
