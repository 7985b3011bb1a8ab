import type { Statement } from '../store/database';
import { updateRow } from '../store/database';
import type { Account, Identity } from './account';
import { insertIdentity, newIdentity, updateAccount } from './account-changes';
import { forgetRow } from './database-rows';
import { deleteOneTimeTokens } from './one-time-token';

export interface Confirmed {
  readonly account: Account;
  readonly statements: readonly Statement[];
}

/** The account with its address confirmed. All that was sent before is void. */
export function confirmEmail(account: Account): Confirmed {
  const identities = account.identities.map((identity) => ({
    ...identity,
    identity_data: { ...identity.identity_data, email_verified: true },
  }));
  const confirmed: Account = {
    ...account,
    email_confirmed_at: account.email_confirmed_at ?? Date.now(),
    user_metadata: { ...account.user_metadata, email_verified: true },
    identities,
  };
  return {
    account: confirmed,
    statements: [...storeConfirmed(confirmed), ...identities.map(storeIdentityData)],
  };
}

export function confirmPhone(account: Account): Confirmed {
  const phone_confirmed_at = account.phone_confirmed_at ?? Date.now();
  const confirmed = { ...account, phone_confirmed_at };
  return { account: confirmed, statements: storeConfirmed(confirmed) };
}

/** The account with `new_email` in place of its address; its identity by e-mail gets the new one, too. */
export function confirmNewEmail(account: Account): Confirmed {
  const email = account.new_email;
  if (email === null) throw new TypeError('There is no new address to confirm.');
  const changed = {
    ...account,
    email,
    new_email: null,
    email_change_confirmations: 0,
    email_confirmed_at: account.email_confirmed_at ?? Date.now(),
  };
  return withIdentity(changed, 'email', { email, email_verified: true, phone_verified: false });
}

/** The account with this number, confirmed, and with an identity by phone. */
export function confirmNewPhone(account: Account, phone: string): Confirmed {
  const changed = { ...account, phone, new_phone: null, phone_confirmed_at: Date.now() };
  return withIdentity(changed, 'phone', { phone, phone_verified: true, email_verified: false });
}

/** Stores an account whose address or number was changed, with the identity of its provider. */
function withIdentity(
  account: Account,
  provider: 'email' | 'phone',
  data: Readonly<Record<string, unknown>>,
): Confirmed {
  const known = account.identities.find((identity) => identity.provider === provider);
  const identity = known
    ? { ...known, identity_data: { ...known.identity_data, ...data } }
    : newIdentity(account.id, provider, account.id, { ...data, sub: account.id });
  const others = account.identities.filter(({ id }) => id !== identity.id);
  const changed = { ...account, identities: [...others, identity].toSorted(byAge) };
  return {
    account: changed,
    statements: [
      ...storeConfirmed(changed),
      known ? storeIdentityData(identity) : insertIdentity(identity),
      forgetRow(account.id),
    ],
  };
}

const byAge = (left: Identity, right: Identity) => left.created_at - right.created_at;

function storeConfirmed(account: Account): Statement[] {
  return [updateAccount(account), deleteOneTimeTokens(account.id)];
}

function storeIdentityData({ id, identity_data }: Identity): Statement {
  return updateRow('identities', id, { identity_data });
}
