import type { SupabaseAuth } from '../auth-client';
import { AuthRefusal } from './backend-error';
import type { BackendAnswer } from './backend-error';

/** Gives Supabase's client. */
export type GetAuth = () => Promise<SupabaseAuth>;

/** Makes a call of Supabase's client. Rejects when its code cannot be loaded. */
export async function askAuth<Answer extends BackendAnswer>(
  getAuth: GetAuth,
  call: (auth: SupabaseAuth) => Promise<Answer>,
): Promise<Answer> {
  const auth = await getAuth();
  const answer = await call(auth);
  // The stored session does not know of a second factor that another device has set up. Once it does, the page asks
  // for it before anything else.
  if (answer.error?.code === 'insufficient_aal') await auth.refreshSession();
  return answer;
}

/** The same, for the data of the answer. Rejects with an `AuthRefusal`, too. */
export async function askForData<Data>(
  getAuth: GetAuth,
  call: (auth: SupabaseAuth) => Promise<BackendAnswer & { readonly data: Data }>,
): Promise<NonNullable<Data>> {
  const { data, error } = await askAuth(getAuth, call);
  if (error !== null) throw new AuthRefusal(error);
  return data as NonNullable<Data>;
}
