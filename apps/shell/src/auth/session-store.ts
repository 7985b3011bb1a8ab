import type { Session, SessionStore, SignedInUser } from '@thela/contract';
import { createStore } from 'zustand/vanilla';
import type { SupabaseSettings } from '../config';
import type { SupabaseAuth } from './auth-client';
import { whenIdle } from '../when-idle';
import { readStoredSession, removeStoredSession, storageKeyOf } from './stored-session';

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
  /** Says that a sign-in that was on its way when the page opened came to its end. */
  readonly settle: () => void;
}

const SIGNED_OUT: Session = { status: 'signed-out' };

export interface AccountOptions {
  readonly supabase: SupabaseSettings;
  /** Gives `localStorage`; it may throw. */
  readonly storage: () => Storage;
  /** Whether the page was opened by a sign-in that has to be finished: the session is unknown. */
  readonly isArriving: boolean;
}

/**
 * The session as the browser keeps it, known before Supabase's client is there: who was signed in
 * counts as signed in until the server says otherwise.
 */
export function createAccountStore(options: AccountOptions): AccountStore {
  const { supabase, storage } = options;
  const key = storageKeyOf(supabase.url);
  let isArriving = options.isArriving;
  let client: Promise<SupabaseAuth> | null = null;
  const store = createStore<Session>(() => sessionInStorage());

  function sessionInStorage(): Session {
    const stored = readStoredSession(storage, key);
    if (stored) return { status: 'signed-in', user: stored.user };
    return isArriving ? { status: 'unknown' } : SIGNED_OUT;
  }

  function publish(next: Session) {
    if (!isSame(store.getState(), next)) store.setState(next, true);
  }

  async function loadClient(): Promise<SupabaseAuth> {
    const { createAuthClient } = await import('./auth-client');
    const auth = createAuthClient(supabase, key);
    // Must stay synchronous: the client waits for it, and a call of its own would wait for itself.
    auth.onAuthStateChange((event, session) => {
      if (session) publish({ status: 'signed-in', user: userOf(session.user) });
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

  /** Has the client renew the session from now on. Without a network the next visit does. */
  function takeUp() {
    getClient().catch(() => {});
  }

  return {
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    client: getClient,
    start: () => {
      const cancel = readStoredSession(storage, key) ? whenIdle(takeUp) : null;
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        publish(sessionInStorage());
        if (event.newValue) takeUp();
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
      if (stored) void endOnServer(getClient, stored.accessToken);
    },
    settle: () => {
      isArriving = false;
      publish(sessionInStorage());
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

/** Sign-out asks for nobody's patience: what the server does not hear of, time ends there. */
async function endOnServer(getClient: () => Promise<SupabaseAuth>, accessToken: string) {
  try {
    const auth = await getClient();
    await auth.signOut({ scope: 'local' });
    await auth.admin.signOut(accessToken, 'local');
  } catch {
    // The session is gone from this device all the same.
  }
}

function userOf({ id, email = '' }: { id: string; email?: string | undefined }): SignedInUser {
  return { id, email };
}

function isSame(a: Session, b: Session): boolean {
  if (a.status !== 'signed-in' || b.status !== 'signed-in') return a.status === b.status;
  return a.user.id === b.user.id && a.user.email === b.user.email;
}
