import { deepFreeze } from '@thela/contract';
import type { Session, SessionStore, Store } from '@thela/contract';
import { safeStorage } from '@thela/federation/storage';
import type { SupabaseConfig } from '@thela/site-config';
import type { AuthError } from '@supabase/supabase-js';
import { createStore } from 'zustand/vanilla';
import type { LinkSession, openLink, SupabaseAuth } from './auth-client';
import type { Challenge } from './challenge';
import { serverClock } from './server-clock';
import type { ServerClock } from './server-clock';
import type { SessionAnswers } from './session-answers';
import { whenIdle } from '@thela/page';
import type { LinkCallback } from '@thela/page';
import {
  pageStorage,
  readSession,
  readSessionEnd,
  readStoredSession,
  removeStoredSession,
  SESSION_END_KEY,
  storageKeyOf,
  verifierKeyOf,
  writeSessionEnd,
} from './stored-session';
import type { SessionEnd, StoredSession } from './stored-session';

interface Person {
  /** Empty when there is none, and while nobody is signed in. */
  readonly name: string;
}

/**
 * The session of the page, with the actions that only the shell may use. A session that lacks the account's second
 * factor is none: `signed-out`, with a `challenge`.
 */
export interface AccountStore extends SessionStore {
  /** The second factor that the stored session waits for. */
  readonly challenge: Store<Challenge | null>;
  readonly person: Store<Person>;
  /** The server's name of the session; empty without one. */
  readonly sessionId: Store<string>;
  /** Why the server ended the session of this browser; `null` when it did not, and after that was put aside. */
  readonly ended: Store<SessionEnd | null>;
  /** What is odd about the session that is there; `null` when nothing is, and after that was put aside. */
  readonly oddity: Store<SessionOddity | null>;
  /** Puts aside why the session ended, or what is odd about it. */
  readonly putAside: () => void;
  /** How far the phone's clock is off. */
  readonly clock: ServerClock;
  /**
   * Supabase's auth client, loaded at the first call. Rejects when its code cannot be loaded; the
   * next call tries again.
   */
  readonly client: () => Promise<SupabaseAuth>;
  /**
   * Follows sign-in and sign-out in other tabs from now on, and has the stored session renewed by
   * Supabase's client once the page is idle. From then on the server is asked whether there still is one.
   *
   * @returns ends it
   */
  readonly start: () => () => void;
  /** Ends the session on this device at once, with or without a network, and tells the server. */
  readonly signOut: () => void;
  /**
   * Asks for another confirmation mail. When that fails, the earlier link still works. This and the next two reject when
   * the client's code cannot be loaded.
   *
   * @param returnUrl to which the mail's link returns
   */
  readonly resend: (email: string, returnUrl: string) => Promise<{ error: AuthError | null }>;
  /** The same for a mail to who forgot the password, with a link and a code. */
  readonly recover: (email: string, returnUrl: string) => Promise<{ error: AuthError | null }>;
  /**
   * Exchanges the code of an address for a session. When that fails, the verifier of a pending sign-up
   * stays: anybody can make up an address with a code.
   */
  readonly exchangeCode: (code: string) => Promise<{ error: AuthError | null }>;
  /** Whether who leaves for a provider's page can come back signed in: the browser has stored what that takes. */
  readonly canReturn: () => boolean;
  /** As `askAboutCode` of `auth-client.ts`. */
  readonly askAboutCode: (code: string) => Promise<string | null>;
  /** As `openLink` of `auth-client.ts`. */
  readonly openLink: (link: LinkCallback) => ReturnType<typeof openLink>;
  /** Signs in with the session of a link, once the person has said so; the session before it ends. */
  readonly adopt: (session: LinkSession) => Promise<{ error: AuthError | null }>;
  /** Tells the store that the sign-in which was pending when the page opened has ended. */
  readonly settle: () => void;
}

/**
 * `unrenewed`: its time is over, and something else answered in place of the auth server. `unstored`: the browser did not
 * store it, so it ends with the page.
 */
export type SessionOddity = 'unrenewed' | 'unstored';

interface AccountState {
  readonly session: Session;
  readonly challenge: Challenge | null;
  readonly person: Person;
  readonly sessionId: string;
  readonly ended: SessionEnd | null;
  readonly oddity: SessionOddity | null;
}

const SIGNED_OUT: AccountState = {
  session: { status: 'signed-out' },
  challenge: null,
  person: { name: '' },
  sessionId: '',
  ended: null,
  oddity: null,
};

export interface AccountOptions {
  readonly supabase: SupabaseConfig;
  /** Gives `localStorage`; it may throw. */
  readonly storage: () => Storage;
  /** Whether a sign-in is pending: until it ends, the session is unknown. */
  readonly hasPendingCallback: boolean;
  /** Called when the server says that the account of the session is gone. */
  readonly onUserGone?: () => void;
}

/**
 * Makes the store of the session. It reads the session from the browser's storage before Supabase's
 * client is loaded, and trusts it until the server says otherwise.
 */
export function createAccountStore(options: AccountOptions): AccountStore {
  const { supabase, onUserGone = () => {} } = options;
  const storage = pageStorage(safeStorage(options.storage));
  const key = storageKeyOf(supabase.url);
  const clock = serverClock();
  let hasPendingCallback = options.hasPendingCallback;
  let client: Promise<SupabaseAuth> | null = null;
  let answers: SessionAnswers | null = null;
  let isStarted = false;
  let endWatch = () => {};
  let isRenewalAnsweredByOther = false;
  /** The oddity that the person has put aside. */
  let seenOddity: SessionOddity | null = null;
  /** Sessions that were signed out here: a call of the client, or another tab, may store one again when it is answered. */
  const signedOut = new Set<string>();
  const store = createStore<AccountState>(() => deepFreeze(stateInStorage()));

  function sessionInStorage(): StoredSession | null {
    const stored = readStoredSession(storage, key);
    if (!stored || !signedOut.has(stored.sessionId)) return stored;
    removeStoredSession(storage, key);
    return null;
  }

  function stateInStorage(): AccountState {
    const stored = sessionInStorage();
    if (stored && !(stored.challenge && hasPendingCallback)) return stateOf(stored);
    const ended = readSessionEnd(storage);
    const session = hasPendingCallback ? ({ status: 'unknown' } as const) : SIGNED_OUT.session;
    return { ...SIGNED_OUT, session, ended };
  }

  /** Said once, until it is over. */
  function oddityOf({ session }: AccountState): SessionOddity | null {
    const stored = session.status === 'signed-in' ? readStoredSession(storage, key) : null;
    const isOver = stored !== null && stored.expiresAt * 1000 <= Date.now();
    const unstored = stored && storage.isInMemory(key) ? 'unstored' : null;
    const found = isOver && isRenewalAnsweredByOther ? 'unrenewed' : unstored;
    if (found !== seenOddity) seenOddity = null;
    return seenOddity === null ? found : null;
  }

  function publish(next: AccountState) {
    const before = store.getState();
    if (next.session.status === 'signed-in') writeSessionEnd(storage, null);
    const after = withoutCopies(before, { ...next, oddity: oddityOf(next) });
    if (after !== before) store.setState(deepFreeze(after), true);
  }

  /** A part of the state, whose listeners do not hear of the others. */
  function part<Name extends keyof AccountState>(name: Name): Store<AccountState[Name]> {
    return {
      getSnapshot: () => store.getState()[name],
      subscribe: (listener) =>
        store.subscribe((now, before) => {
          if (now[name] !== before[name]) listener();
        }),
    };
  }

  /** A tab whose storage is full tells the others alone that it renewed the session: the token of before ends it, used again. */
  function takeRenewed(session: unknown) {
    const [renewed, stored] = [readSession(session), sessionInStorage()];
    if (!renewed || stored?.sessionId !== renewed.sessionId) return;
    if (stored.refreshToken !== renewed.refreshToken) storage.write(key, JSON.stringify(session));
  }

  async function loadClient(): Promise<SupabaseAuth> {
    const { createAuthClient, sessionAnswers, watchSession } = await import('./auth-client');
    const heard = sessionAnswers();
    answers = heard;
    const auth = createAuthClient(supabase, key, {
      storage,
      clock,
      answers: heard,
      onRenewal: (isElse) => {
        isRenewalAnsweredByOther = isElse;
        publish(store.getState());
      },
    });
    // Must stay synchronous: the client waits for this callback, and a call of the client in it would never end.
    auth.onAuthStateChange((event, session) => {
      if (event === 'TOKEN_REFRESHED') takeRenewed(session);
      const end = heard.end();
      if (event === 'SIGNED_OUT' && end) writeSessionEnd(storage, end);
      // What is stored counts: the client may still report a session that this tab or another one has just ended, and
      // without a network it reports none after it expired.
      publish(stateInStorage());
    });
    if (isStarted) endWatch = watchSession({ auth, answers: heard, onUserGone });
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

  /** Makes a call; where it fails, the verifier of a pending link stays. */
  async function preserving<Answer extends { error: AuthError | null }>(
    call: (auth: SupabaseAuth) => Promise<Answer>,
  ): Promise<Answer> {
    const auth = await getClient();
    const { preservingVerifier } = await import('./auth-client');
    return preservingVerifier(storage, key, () => call(auth));
  }

  /**
   * The person does not wait for this. A session that the server is not told about expires there. The client's own `signOut`
   * waits for a renewal, and would then end the session of whoever signed in meanwhile.
   */
  async function endOnServer(stored: StoredSession) {
    try {
      const auth = await getClient();
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
    ...part('session'),
    challenge: part('challenge'),
    person: part('person'),
    sessionId: part('sessionId'),
    ended: part('ended'),
    client: getClient,
    oddity: part('oddity'),
    clock,
    putAside: () => {
      writeSessionEnd(storage, null);
      seenOddity = store.getState().oddity;
      publish({ ...store.getState(), ended: null });
    },
    start: () => {
      isStarted = true;
      const cancel = readStoredSession(storage, key) ? whenIdle(startRefresh) : null;
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== SESSION_END_KEY && event.key !== null) return;
        publish(stateInStorage());
        if (event.key === key && event.newValue) startRefresh();
      };
      window.addEventListener('storage', onStorage);
      return () => {
        window.removeEventListener('storage', onStorage);
        cancel?.();
        isStarted = false;
        endWatch();
      };
    },
    signOut: () => {
      const stored = readStoredSession(storage, key);
      if (stored?.sessionId) signedOut.add(stored.sessionId);
      removeStoredSession(storage, key);
      writeSessionEnd(storage, null);
      answers?.forget();
      publish(SIGNED_OUT);
      if (stored) void endOnServer(stored);
    },
    resend: (email, emailRedirectTo) =>
      preserving((auth) => auth.resend({ type: 'signup', email, options: { emailRedirectTo } })),
    recover: (email, redirectTo) =>
      preserving((auth) => auth.resetPasswordForEmail(email, { redirectTo })),
    exchangeCode: (code) => preserving((auth) => auth.exchangeCodeForSession(code)),
    canReturn: () => !storage.isInMemory(verifierKeyOf(key)),
    askAboutCode: async (code) => (await import('./auth-client')).askAboutCode(supabase, code),
    openLink: async (link) => (await import('./auth-client')).openLink(supabase, link),
    adopt: async ({ tokens }) => {
      const before = sessionInStorage();
      const auth = await getClient();
      const { endSession, passingClient } = await import('./auth-client');
      // The page's own client would take a refusal of these tokens for the end of the session that it has.
      const opened = await passingClient(supabase).setSession(tokens);
      if (!opened.data.session) return opened;
      const answer = await auth.setSession(opened.data.session);
      if (!answer.error && before && before.accessToken !== tokens.access_token) {
        void endSession(supabase, auth, before).catch(() => {});
      }
      return answer;
    },
    settle: () => {
      hasPendingCallback = false;
      if (store.getState().session.status === 'unknown') publish(stateInStorage());
    },
    getAccessToken: async () => {
      const isSignedIn = () => store.getState().session.status === 'signed-in';
      if (!isSignedIn()) return null;
      try {
        const { data } = await (await getClient()).getSession();
        // The client may have renewed a session that lacks a second factor by now.
        return isSignedIn() ? (data.session?.access_token ?? null) : null;
      } catch {
        return null;
      }
    },
  };
}

function stateOf({ user, name, sessionId, challenge }: StoredSession): AccountState {
  if (challenge) return { ...SIGNED_OUT, challenge };
  return { ...SIGNED_OUT, session: { status: 'signed-in', user }, person: { name }, sessionId };
}

/** The next state with what is the same as before: its listeners hear only of a change. */
function withoutCopies(before: AccountState, next: AccountState): AccountState {
  const same = <Part>(old: Part, now: Part) =>
    JSON.stringify(old) === JSON.stringify(now) ? old : now;
  const after: AccountState = {
    session: same(before.session, next.session),
    challenge: same(before.challenge, next.challenge),
    person: same(before.person, next.person),
    sessionId: next.sessionId,
    ended: next.ended,
    oddity: next.oddity,
  };
  const names = ['session', 'challenge', 'person', 'sessionId', 'ended', 'oddity'] as const;
  return names.every((name) => before[name] === after[name]) ? before : after;
}
