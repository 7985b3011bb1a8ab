import type { SignedInUser } from '@thela/contract';
import type { SafeStorage } from '@thela/federation';
import * as v from 'valibot';
import type { Challenge, Factor, FactorKind } from './challenge';
import { claimsOf } from './token-claims';

const optionalText = v.nullish(v.string(), '');

const sessionSchema = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  refresh_token: optionalText,
  expires_at: v.optional(v.number(), 0),
  user: v.object({
    id: v.string(),
    email: optionalText,
    phone: optionalText,
    user_metadata: v.nullish(v.record(v.string(), v.unknown())),
    factors: v.nullish(
      v.array(
        v.object({
          id: v.string(),
          factor_type: v.string(),
          status: v.string(),
          friendly_name: optionalText,
          phone: optionalText,
        }),
      ),
      [],
    ),
  }),
});

const storedSchema = v.pipe(v.string(), v.parseJson(), sessionSchema);

/** The part of the stored session that the page reads without Supabase's client. */
export interface StoredSession {
  readonly user: SignedInUser;
  /** As the person calls themselves; empty when the account has no name. */
  readonly name: string;
  /** The server's name of the session, which it keeps when it is renewed or raised; empty when the token has none. */
  readonly sessionId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When the access token expires, in seconds since 1970. */
  readonly expiresAt: number;
  /** What the session still lacks: a second factor of the account. */
  readonly challenge: Challenge | null;
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
  return parsed.success ? sessionOf(parsed.output) : null;
}

/** Reads an answer of the auth server as it would be read from the browser's storage. */
export function readSession(session: unknown): StoredSession | null {
  const parsed = v.safeParse(sessionSchema, session);
  return parsed.success ? sessionOf(parsed.output) : null;
}

function sessionOf(given: v.InferOutput<typeof sessionSchema>): StoredSession {
  const { access_token: accessToken, refresh_token, expires_at, user: found } = given;
  const { id, email, phone, user_metadata: data, factors } = found;
  const user = { id, email, phone };
  const name = [data?.['full_name'], data?.['name']].find((each) => typeof each === 'string');
  const verified = factors.filter(({ status }) => status === 'verified');
  const claims = claimsOf(accessToken);
  const isComplete = verified.length === 0 || claims?.['aal'] === 'aal2';
  const sessionId = claims?.['session_id'];
  return {
    user,
    name: name?.trim() ?? '',
    sessionId: typeof sessionId === 'string' ? sessionId : '',
    accessToken,
    refreshToken: refresh_token,
    expiresAt: expires_at,
    challenge: isComplete ? null : { user, factors: verified.flatMap(factorOf) },
  };
}

const kinds: readonly string[] = ['totp', 'phone', 'webauthn'] satisfies readonly FactorKind[];

/** A kind that this page does not know cannot be asked for. */
function factorOf(factor: {
  readonly id: string;
  readonly factor_type: string;
  readonly friendly_name: string;
  readonly phone: string;
}): readonly Factor[] {
  const { id, factor_type: kind, friendly_name: name, phone } = factor;
  return isFactorKind(kind) ? [{ id, kind, name, phone }] : [];
}

function isFactorKind(kind: string): kind is FactorKind {
  return kinds.includes(kind);
}

/** The browser's storage with memory behind it: what the browser does not take lives as long as the page. */
export function pageStorage(storage: SafeStorage): SafeStorage & {
  /** Whether an item is in memory alone. */
  readonly isInMemory: (name: string) => boolean;
} {
  /** The values, and what the browser had stored in their place. */
  const memory = new Map<string, readonly [value: string | null, stored: string | null]>();
  const stored = (name: string) => storage.read(name) ?? null;
  // The item of before stays, for other tabs: to remove it would end their session.
  const write = (name: string, value: string | null) => {
    // Some browsers and extensions take what they do not store.
    const isWritten = storage.write(name, value) && stored(name) === value;
    if (isWritten) memory.delete(name);
    else memory.set(name, [value, stored(name)]);
    return isWritten;
  };
  return {
    read: (name) => {
      const [value, before] = memory.get(name) ?? [];
      if (value === undefined) return storage.read(name);
      // What another tab has stored since is newer.
      if (stored(name) !== before) {
        memory.delete(name);
        return storage.read(name);
      }
      // There may be room by now.
      write(name, value);
      return value;
    },
    write,
    isInMemory: (name) => typeof memory.get(name)?.[0] === 'string',
  };
}

/** Removes the session from the browser, and with it the verifier of a pending sign-in. */
export function removeStoredSession(storage: SafeStorage, key: string): void {
  storage.write(key, null);
  storage.write(verifierKeyOf(key), null);
}

export function verifierKeyOf(key: string): string {
  return `${key}-code-verifier`;
}

/** Why the server ended a session: its time was over, or somebody ended it, such as on another device. */
export type SessionEnd = 'expired' | 'ended';

/** Under this key the browser keeps why the server ended the session, for every tab. */
export const SESSION_END_KEY = 'thela.session-ended';

export function readSessionEnd(storage: SafeStorage): SessionEnd | null {
  const end = storage.read(SESSION_END_KEY);
  return end === 'expired' || end === 'ended' ? end : null;
}

export function writeSessionEnd(storage: SafeStorage, end: SessionEnd | null): void {
  storage.write(SESSION_END_KEY, end);
}
