import type { SignedInUser } from '@thela/contract';
import * as v from 'valibot';

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    access_token: v.pipe(v.string(), v.nonEmpty()),
    user: v.object({ id: v.string(), email: v.optional(v.string(), '') }),
  }),
);

/** What the browser keeps of a session between visits, as far as the page reads it by itself. */
export interface StoredSession {
  readonly user: SignedInUser;
  /** May have expired. */
  readonly accessToken: string;
}

/**
 * Name under which Supabase's client keeps the session: a prefix, the first label of the backend's
 * host, a suffix (specification, section 9).
 *
 * @param supabaseUrl `https://abcd.supabase.co` gives `sb-abcd-auth-token`
 */
export function storageKeyOf(supabaseUrl: string): string {
  const [label] = new URL(supabaseUrl).hostname.split('.');
  return `sb-${label}-auth-token`;
}

/**
 * The session that an earlier page left behind, read without Supabase's client.
 *
 * @param storage gives `localStorage`; it may throw, as it does where storage is blocked
 * @returns `null` when there is none, or none that makes sense
 */
export function readStoredSession(storage: () => Storage, key: string): StoredSession | null {
  try {
    const parsed = v.safeParse(storedSchema, storage().getItem(key));
    if (!parsed.success) return null;
    const { access_token: accessToken, user } = parsed.output;
    return { user, accessToken };
  } catch {
    return null;
  }
}

/** Takes the session out of the browser, and with it what is kept for a sign-in on its way. */
export function removeStoredSession(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
    storage().removeItem(`${key}-code-verifier`);
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
