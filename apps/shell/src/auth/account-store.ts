import type { Session, SessionStore, SignedInUser } from '@thela/contract';
import { safeStorage } from '@thela/federation';
import type { SupabaseConfig } from '@thela/site-config';
import type { AuthError } from '@supabase/supabase-js';
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

/** The page's one session, with what only the shell may do to it. */
export interface AccountStore extends SessionStore {
  /**
   * Supabase's auth client, fetched when it is first asked for. Rejects when its code cannot be
   * had; the next call tries again.
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
   * Has a confirmation mail sent again. Where that fails, the link sent before still signs in.
   *
   * Rejects when the client's code cannot be had.
   *
   * @param returnUrl where the mail's link leads back to
   */
  readonly resend: (email: string, returnUrl: string) => Promise<{ error: AuthError | null }>;
  /** Says that a sign-in that was on its way when the page opened came to its end. */
  readonly settle: () => void;
}

const SIGNED_OUT: Session = { status: 'signed-out' };

export interface AccountOptions {
  readonly supabase: SupabaseConfig;
  /** Gives `localStorage`; it may throw. */
  readonly storage: () => Storage;
  /** Whether the page was opened by a sign-in that has to be finished: the session is unknown. */
  readonly hasPendingCallback: boolean;
}

/**
 * The session as the browser keeps it, known before Supabase's client is there: who was signed in
 * counts as signed in until the server says otherwise.
 */
export function createAccountStore(options: AccountOptions): AccountStore {
  const { supabase } = options;
  const storage = safeStorage(options.storage);
  const key = storageKeyOf(supabase.url);
  let hasPendingCallback = options.hasPendingCallback;
  let client: Promise<SupabaseAuth> | null = null;
  const store = createStore<Session>(() => sessionInStorage());

  function sessionInStorage(): Session {
    const stored = readStoredSession(storage, key);
    if (stored) return { status: 'signed-in', user: stored.user };
    return hasPendingCallback ? { status: 'unknown' } : SIGNED_OUT;
  }

  function publish(next: Session) {
    if (!isSame(store.getState(), next)) store.setState(next, true);
  }

  async function loadClient(): Promise<SupabaseAuth> {
    const { createAuthClient } = await import('./auth-client');
    const auth = createAuthClient(supabase, key);
    // Must stay synchronous: the client waits for it, and a call of its own would wait for itself.
    auth.onAuthStateChange((event, session) => {
      // The client may still tell of a session that was ended a moment ago, its own or another tab's.
      const isThere = session !== null && !isStorageEmpty(storage, key);
      if (isThere) publish({ status: 'signed-in', user: userOf(session.user) });
      else if (event === 'SIGNED_OUT') publish(SIGNED_OUT);
      // Without a network an expired session is none for now, but it is still there to be renewed.
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

  /** Sign-out asks for nobody's patience: what the server does not hear of, time ends there. */
  async function endOnServer(stored: StoredSession | null) {
    try {
      const auth = await getClient();
      await auth.signOut({ scope: 'local' });
      if (!stored) return;
      const { endSession } = await import('./auth-client');
      await endSession(supabase, auth, stored);
    } catch {
      // The session is gone from this device all the same.
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
      // Where storage is blocked, the client holds the session in its memory.
      if (stored || client) void endOnServer(stored);
    },
    resend: async (email, returnUrl) => {
      const auth = await getClient();
      const ask = () =>
        auth.resend({ type: 'signup', email, options: { emailRedirectTo: returnUrl } });
      return preservingVerifier(storage, key, ask, ({ error }) => error === null);
    },
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

function userOf({ id, email = '' }: { id: string; email?: string | undefined }): SignedInUser {
  return { id, email };
}

function isSame(a: Session, b: Session): boolean {
  if (a.status !== 'signed-in' || b.status !== 'signed-in') return a.status === b.status;
  return a.user.id === b.user.id && a.user.email === b.user.email;
}
