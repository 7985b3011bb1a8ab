import type { Failure } from '../failure';
import { failure } from '../failure';
import type { Database, Statement } from '../store/database';
import type { Account, Identity } from './account';
import { isEmailTaken } from './account';
import { updateAccount } from './account-changes';
import { forgetRow } from './database-rows';

const lastIdentity = failure(
  422,
  'single_identity_not_deletable',
  'User must have at least 1 identity after unlinking',
);
const emailConflict = failure(
  422,
  'email_conflict_identity_not_deletable',
  'Unable to unlink identity due to email conflict',
);

/** The statements that remove a way to sign in, or why it stays: an account never loses its last one. */
export async function unlinkIdentity(
  database: Database,
  account: Account,
  identityId: string,
): Promise<Statement[] | Failure> {
  if (account.identities.length <= 1) return lastIdentity;
  const removed = account.identities.find(({ id }) => id === identityId);
  if (!removed) return failure(422, 'identity_not_found', "Identity doesn't exist");
  const identities = account.identities.filter(({ id }) => id !== identityId);
  const changed = without(removed, { ...account, identities });
  if (changed.email !== null && (await isEmailTaken(database, changed.email, account.id))) {
    return emailConflict;
  }
  return [
    { sql: 'DELETE FROM identities WHERE id = ?', args: [identityId] },
    updateAccount(changed),
    forgetRow(account.id),
  ];
}

/** The account without what came with the identity: its number, its address, its password. */
function without({ provider }: Identity, account: Account): Account {
  if (provider === 'phone') return { ...account, phone: null, phone_confirmed_at: null };
  const emails = account.identities.map(emailOf);
  const kept = emails.includes(account.email);
  const email = kept ? account.email : (emails.find((each) => each !== null) ?? null);
  return {
    ...account,
    email,
    email_confirmed_at: email === null ? null : account.email_confirmed_at,
    // Who signs in by a number still needs it.
    password_hash: provider === 'email' && account.phone === null ? null : account.password_hash,
  };
}

function emailOf({ identity_data }: Identity): string | null {
  return typeof identity_data.email === 'string' ? identity_data.email : null;
}
