import type { SupabaseAuth } from '../auth-client';

/** An error in the answer of Supabase's client; outside data. */
export interface BackendError {
  readonly name?: string | undefined;
  readonly code?: string | undefined;
  /** HTTP status; 0 when no answer came, or none that was from the backend. */
  readonly status?: number | undefined;
  readonly message: string;
  /** Why it takes no such password: `length`, `characters`, `pwned`. */
  readonly reasons?: readonly string[];
}

export interface BackendAnswer {
  readonly error: BackendError | null;
}

/** Thrown for an answer of Supabase's client that refuses. Its message names no data. */
export class AuthRefusal extends Error {
  readonly answer: BackendError;

  constructor(answer: BackendError) {
    super(`Refused: ${answer.code ?? answer.status}`);
    this.answer = answer;
  }
}

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
