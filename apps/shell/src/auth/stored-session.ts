import type { SignedInUser } from '@thela/contract';
import type { SafeStorage } from '@thela/federation';
import * as v from 'valibot';

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    access_token: v.pipe(v.string(), v.nonEmpty()),
    refresh_token: v.optional(v.string(), ''),
    expires_at: v.optional(v.number(), 0),
    user: v.object({
      id: v.string(),
      email: v.optional(v.string(), ''),
      phone: v.optional(v.string(), ''),
    }),
  }),
);

/** The part of the stored session that the page reads without Supabase's client. */
export interface StoredSession {
  readonly user: SignedInUser;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When the access token expires, in seconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Name under which Supabase's client stores the session: a prefix, the first label of the backend's
 * host, a suffix (specification, section 9).
 *
 * @param supabaseUrl `https://abcd.supabase.co` gives `sb-abcd-auth-token`
 */
export function storageKeyOf(supabaseUrl: string): string {
  const [label] = new URL(supabaseUrl).hostname.split('.');
  return `sb-${label}-auth-token`;
}

/**
 * Reads the session that an earlier page stored, without Supabase's client.
 *
 * @returns `null` when there is none, or none that fits the schema
 */
export function readStoredSession(storage: SafeStorage, key: string): StoredSession | null {
  const parsed = v.safeParse(storedSchema, storage.read(key));
  if (!parsed.success) return null;
  const { access_token, refresh_token, expires_at, user } = parsed.output;
  return { user, accessToken: access_token, refreshToken: refresh_token, expiresAt: expires_at };
}

/** Whether there is certainly no stored session; where storage is blocked that is unknown. */
export function isStorageEmpty(storage: SafeStorage, key: string): boolean {
  return storage.read(key) === null;
}

/** Removes the session from the browser, and with it the verifier of a pending sign-in. */
export function removeStoredSession(storage: SafeStorage, key: string): void {
  storage.write(key, null);
  storage.write(verifierKeyOf(key), null);
}

/**
 * Has Supabase's client ask for another link, or exchange a code. When that fails, the client has already
 * deleted the verifier of the pending link; this puts it back, so that this link still works.
 *
 * @param hasWorked whether another link was sent, or the code was exchanged
 */
export async function preservingVerifier<Result>(
  storage: SafeStorage,
  key: string,
  work: () => Promise<Result>,
  hasWorked: (result: Result) => boolean,
): Promise<Result> {
  const verifier = storage.read(verifierKeyOf(key));
  let isNeeded = true;
  try {
    const result = await work();
    isNeeded = !hasWorked(result);
    return result;
  } finally {
    // Where storage is blocked or full, only the newest link works.
    if (isNeeded && verifier) storage.write(verifierKeyOf(key), verifier);
  }
}

function verifierKeyOf(key: string): string {
  return `${key}-code-verifier`;
}
