import type { AccountStore, BackendError, SupabaseAuth } from '@thela/session';
import { refusedFault, SecurityError, thrownFault } from './security-fault';

/** Gives Supabase's client. */
export type GetAuth = AccountStore['client'];

interface Answer<Data> {
  readonly data: Data;
  readonly error: BackendError | null;
}

/**
 * Makes a call of Supabase's client.
 *
 * Rejects with a `SecurityError`: refused, or no answer.
 */
export async function ask<Data>(
  getAuth: GetAuth,
  call: (auth: SupabaseAuth) => Promise<Answer<Data>>,
): Promise<NonNullable<Data>> {
  const { auth, answer } = await request(getAuth, call);
  const { data, error } = answer;
  if (error === null) return data as NonNullable<Data>;
  // The stored session does not know of a second factor that another device has set up. Once it does, the page asks
  // for it before anything else.
  if (error.code === 'insufficient_aal') await auth.refreshSession();
  throw new SecurityError(refusedFault(error));
}

async function request<Result>(
  getAuth: GetAuth,
  call: (auth: SupabaseAuth) => Promise<Result>,
): Promise<{ readonly auth: SupabaseAuth; readonly answer: Result }> {
  try {
    const auth = await getAuth();
    return { auth, answer: await call(auth) };
  } catch (error) {
    throw new SecurityError(thrownFault(error));
  }
}
