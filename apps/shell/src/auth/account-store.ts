import { deepFreeze } from '@thela/contract';
import type { Session, SessionStore, SignedInUser } from '@thela/contract';
import { safeStorage } from '@thela/federation';
import type { SupabaseConfig } from '@thela/site-config';
import type { AuthError, User } from '@supabase/supabase-js';
import { createStore } from 'zustand/vanilla';
import type { SupabaseAuth } from './auth-client';
import { whenIdle } from '../when-idle';
import {
  isStorageEmpty,
  preservingVerifier,
  readStoredSession,
  removeStoredSession,
  storageKeyOf,
} from './stored-session';
import type { StoredSession } from './stored-session';

/** The session of the page, with the actions that only the shell may use. */
export interface AccountStore extends SessionStore {
  /**
   * Supabase's auth client, loaded at the first call. Rejects when its code cannot be loaded; the
   * next call tries again.
   */
  readonly client: () => Promise<SupabaseAuth>;
  /**
   * Follows sign-in and sign-out in other tabs from now on, and has the stored session renewed by
   * Supabase's client once the page is idle.
   *
   * @returns ends it
   */
  readonly start: () => () => void;
  /** Ends the session on this device at once, with or without a network, and tells the server. */
  readonly signOut: () => void;
  /**
   * Asks for another confirmation mail. When that fails, the earlier link still works.
   *
   * Rejects when the client's code cannot be loaded.
   *
   * @param returnUrl to which the mail's link returns
   */
  readonly resend: (email: string, returnUrl: string) => Promise<{ error: AuthError | null }>;
  /**
   * Exchanges the code of an address for a session. When that fails, the verifier of a pending sign-up
   * stays: anybody can make up an address with a code.
   *
   * Rejects when the client's code cannot be loaded.
   */
  readonly exchangeCode: (code: string) => Promise<{ error: AuthError | null }>;
  /** As `askAboutCode` of `auth-client.ts`. */
  readonly askAboutCode: (code: string) => Promise<string | null>;
  /** Tells the store that the sign-in which was pending when the page opened has ended. */
  readonly settle: () => void;
}

const SIGNED_OUT: Session = { status: 'signed-out' };

export interface AccountOptions {
  readonly supabase: SupabaseConfig;
  /** Gives `localStorage`; it may throw. */
  readonly storage: () => Storage;
  /** Whether a sign-in is pending: until it ends, the session is unknown. */
  readonly hasPendingCallback: boolean;
}

/**
 * Makes the store of the session. It reads the session from the browser's storage before Supabase's
 * client is loaded, and trusts it until the server says otherwise.
 */
export function createAccountStore(options: AccountOptions): AccountStore {
  const { supabase } = options;
  const storage = safeStorage(options.storage);
  const key = storageKeyOf(supabase.url);
  let hasPendingCallback = options.hasPendingCallback;
  let client: Promise<SupabaseAuth> | null = null;
  const store = createStore<Session>(() => deepFreeze(sessionInStorage()));

  function sessionInStorage(): Session {
    const stored = readStoredSession(storage, key);
    if (stored) return { status: 'signed-in', user: stored.user };
    return hasPendingCallback ? { status: 'unknown' } : SIGNED_OUT;
  }

  function publish(next: Session) {
    if (!isSame(store.getState(), next)) store.setState(deepFreeze(next), true);
  }

  async function loadClient(): Promise<SupabaseAuth> {
    const { createAuthClient } = await import('./auth-client');
    const auth = createAuthClient(supabase, key);
    // Must stay synchronous: the client waits for this callback, and a call of the client in it would never end.
    auth.onAuthStateChange((event, session) => {
      // The client may still report a session that this tab or another one has just ended.
      const isStored = session !== null && !isStorageEmpty(storage, key);
      if (isStored) publish({ status: 'signed-in', user: userOf(session.user) });
      else if (event === 'SIGNED_OUT') publish(SIGNED_OUT);
      // Without a network the client reports no session after it expired; it is still stored, to be renewed.
      else publish(sessionInStorage());
    });
    return auth;
  }

  async function getClient(): Promise<SupabaseAuth> {
    client ??= loadClient();
    try {
      return await client;
    } catch (error) {
      client = null;
      throw error;
    }
  }

  /** The person does not wait for this. A session that the server is not told about expires there. */
  async function endOnServer(stored: StoredSession | null) {
    try {
      const auth = await getClient();
      await auth.signOut({ scope: 'local' });
      if (!stored) return;
      const { endSession } = await import('./auth-client');
      await endSession(supabase, auth, stored);
    } catch {
      // The session has been removed from this device already.
    }
  }

  /** Has the client renew the session from now on. Without a network the next visit does. */
  function startRefresh() {
    getClient().catch(() => {});
  }

  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    client: getClient,
    start: () => {
      const cancel = readStoredSession(storage, key) ? whenIdle(startRefresh) : null;
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        publish(sessionInStorage());
        if (event.newValue) startRefresh();
      };
      window.addEventListener('storage', onStorage);
      return () => {
        window.removeEventListener('storage', onStorage);
        cancel?.();
      };
    },
    signOut: () => {
      const stored = readStoredSession(storage, key);
      removeStoredSession(storage, key);
      publish(SIGNED_OUT);
      // Where storage is blocked, the client has the session in memory.
      if (stored || client) void endOnServer(stored);
    },
    resend: async (email, returnUrl) => {
      const auth = await getClient();
      const ask = () =>
        auth.resend({ type: 'signup', email, options: { emailRedirectTo: returnUrl } });
      return preservingVerifier(storage, key, ask, ({ error }) => error === null);
    },
    exchangeCode: async (code) => {
      const auth = await getClient();
      const exchange = () => auth.exchangeCodeForSession(code);
      return preservingVerifier(storage, key, exchange, ({ error }) => error === null);
    },
    askAboutCode: async (code) => (await import('./auth-client')).askAboutCode(supabase, code),
    settle: () => {
      hasPendingCallback = false;
      if (store.getState().status === 'unknown') publish(sessionInStorage());
    },
    getAccessToken: async () => {
      if (store.getState().status !== 'signed-in') return null;
      try {
        const { data } = await (await getClient()).getSession();
        return data.session?.access_token ?? null;
      } catch {
        return null;
      }
    },
  };
}

/** Somebody who signs in by phone has no address, most others have no number. */
function userOf(user: Pick<User, 'id' | 'email' | 'phone'>): SignedInUser {
  const { id, email = '', phone = '' } = user;
  return { id, email, phone };
}

function isSame(a: Session, b: Session): boolean {
  if (a.status !== 'signed-in' || b.status !== 'signed-in') return a.status === b.status;
  return (['id', 'email', 'phone'] as const).every((field) => a.user[field] === b.user[field]);
}
