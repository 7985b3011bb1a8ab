import { randomUUID } from 'node:crypto';
import type { Account, Identity, Metadata } from './account';
import { factorJson } from './factor';

export function accountJson(account: Account) {
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email ?? '',
    ...timeOf('email_confirmed_at', account.email_confirmed_at),
    phone: account.phone ?? '',
    ...timeOf('phone_confirmed_at', account.phone_confirmed_at),
    ...timeOf('confirmation_sent_at', account.confirmation_sent_at),
    ...timeOf('confirmed_at', confirmedAt(account)),
    ...timeOf('recovery_sent_at', account.recovery_sent_at),
    ...(account.new_email ? { new_email: account.new_email } : {}),
    ...timeOf('email_change_sent_at', account.email_change_sent_at),
    ...(account.new_phone ? { new_phone: account.new_phone } : {}),
    ...timeOf('phone_change_sent_at', account.phone_change_sent_at),
    ...timeOf('reauthentication_sent_at', account.reauthentication_sent_at),
    ...timeOf('last_sign_in_at', account.last_sign_in_at),
    app_metadata: appMetadata(account),
    user_metadata: account.user_metadata,
    identities: account.identities.map(identityJson),
    ...(account.factors.length > 0 ? { factors: account.factors.map(factorJson) } : {}),
    created_at: new Date(account.created_at).toISOString(),
    updated_at: new Date(account.updated_at).toISOString(),
    is_anonymous: false,
  };
}

/** When the first of address and number was confirmed. */
function confirmedAt({ email_confirmed_at, phone_confirmed_at }: Account): number | null {
  const times = [email_confirmed_at, phone_confirmed_at].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

export function appMetadata({ identities }: Pick<Account, 'identities'>) {
  const providers = identities.map(({ provider }) => provider);
  return { provider: providers[0] ?? 'email', providers };
}

/**
 * The answer to a sign-up for a confirmed address or number: a user who does not exist, as the hosted
 * service sends it. The empty list of identities tells the site that it is taken.
 */
export function obfuscatedAccountJson(
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
  data: Metadata,
) {
  const now = new Date().toISOString();
  const provider = email === null ? 'phone' : 'email';
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: email ?? '',
    phone: phone ?? '',
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

function identityJson(identity: Identity) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...timeOf('last_sign_in_at', identity.last_sign_in_at),
    created_at: new Date(identity.created_at).toISOString(),
    updated_at: new Date(identity.updated_at).toISOString(),
    email: identity.identity_data.email,
  };
}

function timeOf(name: string, timeMs: number | null): Record<string, string> {
  return timeMs === null ? {} : { [name]: new Date(timeMs).toISOString() };
}
