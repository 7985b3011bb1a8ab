import type { Session } from '@thela/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountStore } from './account-store';
import { storageKeyOf } from './stored-session';
import { app, asha, sessionFor, stored, tokenFor } from './testing/stored';

// A project for each test: Supabase's client minds a second one of the same project on a page.
let project = 0;
const supabase = () => ({ url: `https://p${project}.supabase.co`, publishableKey: 'sb_public' });
const key = () => `sb-p${project}-auth-token`;

beforeEach(() => {
  project += 1;
});

const signedIn: Session = { status: 'signed-in', user: asha };

const ends: (() => void)[] = [];

function open({ hasPendingCallback = false } = {}) {
  return createAccountStore({
    supabase: supabase(),
    storage: () => window.localStorage,
    hasPendingCallback,
  });
}

function inAnotherTab(value: string | null) {
  if (value === null) window.localStorage.removeItem(key());
  else window.localStorage.setItem(key(), value);
  window.dispatchEvent(new StorageEvent('storage', { key: key(), newValue: value }));
}

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe('the session when the page opens', () => {
  it('is stored under a name with the first label of the backend’s host', () => {
    expect(storageKeyOf('https://abcd.supabase.co')).toBe('sb-abcd-auth-token');
    expect(storageKeyOf('http://localhost:54321')).toBe('sb-localhost-auth-token');
  });

  it('is the stored one, before any code was loaded', () => {
    window.localStorage.setItem(key(), stored());
    expect(open().getSnapshot()).toEqual(signedIn);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no object', '"signed in"'],
    ['no user', '{"access_token":"x"}'],
    ['a user of another shape', '{"access_token":"x","user":{"id":7}}'],
  ])('is none where there is %s', (_what, value) => {
    if (value !== null) window.localStorage.setItem(key(), value);
    expect(open().getSnapshot()).toEqual({ status: 'signed-out' });
  });

  it('is none where storage is blocked', () => {
    const storage = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const account = createAccountStore({
      supabase: supabase(),
      storage,
      hasPendingCallback: false,
    });
    expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
    account.signOut();
    expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
  });

  it('is unknown until a pending sign-in has ended', () => {
    const account = open({ hasPendingCallback: true });
    expect(account.getSnapshot()).toEqual({ status: 'unknown' });
    account.settle();
    expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
  });
});

describe('another tab', () => {
  it('that signs out signs this one out', () => {
    window.localStorage.setItem(key(), stored());
    const account = open();
    const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetched);
    ends.push(account.start());
    inAnotherTab(null);
    expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
  });

  it('that signs in signs this one in, also as another user', async () => {
    const account = open();
    ends.push(account.start());
    inAnotherTab(stored());
    expect(account.getSnapshot()).toEqual(signedIn);
    const ravi = { id: 'user-2', email: '', phone: '919876543210' };
    inAnotherTab(stored({ user: ravi }));
    expect(account.getSnapshot()).toEqual({ status: 'signed-in', user: ravi });
    expect(await account.getAccessToken()).toBe(tokenFor('user-2', 'aal1'));
  });

  it('that renews the token does not change the session object', () => {
    window.localStorage.setItem(key(), stored());
    const account = open();
    ends.push(account.start());
    const before = account.getSnapshot();
    inAnotherTab(stored({ expiresAt: Date.now() / 1000 + 7200 }));
    expect(account.getSnapshot()).toBe(before);
  });
});

describe('a session that lacks the second factor of its account', () => {
  const lacking = { factors: [app], name: 'Asha' };
  const challenge = {
    user: asha,
    factors: [{ id: 'factor-app', kind: 'totp', name: 'Old phone', phone: '' }],
  };

  it('is none, and waits for a factor', async () => {
    window.localStorage.setItem(key(), stored(lacking));
    const account = open();
    expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(account.challenge.getSnapshot()).toEqual(challenge);
    expect(account.person.getSnapshot()).toEqual({ name: '' });
    expect(await account.getAccessToken()).toBe(null);
  });

  it.each([
    ['whose factor was verified', { ...lacking, level: 'aal2' as const }],
    ['whose only factor was never verified', { factors: [{ ...app, status: 'unverified' }] }],
    ['without factors', {}],
  ])('is not one %s', (_what, given) => {
    window.localStorage.setItem(key(), stored(given));
    const account = open();
    expect(account.getSnapshot()).toEqual(signedIn);
    expect(account.challenge.getSnapshot()).toBe(null);
  });

  it('waits for a factor of a kind that this page does not know, too', () => {
    window.localStorage.setItem(key(), stored({ factors: [{ ...app, factor_type: 'retina' }] }));
    expect(open().challenge.getSnapshot()).toEqual({ user: asha, factors: [] });
  });

  it('waits where its token cannot be read', () => {
    const session = { ...sessionFor(lacking), access_token: 'opaque' };
    window.localStorage.setItem(key(), JSON.stringify(session));
    expect(open().getSnapshot()).toEqual({ status: 'signed-out' });
  });

  it('follows the tab in which the factor is verified, and tells both at once', () => {
    window.localStorage.setItem(key(), stored(lacking));
    const account = open();
    ends.push(account.start());
    const seen: unknown[] = [];
    account.subscribe(() => seen.push(account.challenge.getSnapshot()));
    inAnotherTab(stored({ ...lacking, level: 'aal2' }));
    expect(account.getSnapshot()).toEqual(signedIn);
    expect(account.person.getSnapshot()).toEqual({ name: 'Asha' });
    expect(seen).toEqual([null]);
  });

  it('takes the place of a session when another tab lowers it', () => {
    window.localStorage.setItem(key(), stored({ ...lacking, level: 'aal2' }));
    const account = open();
    ends.push(account.start());
    inAnotherTab(stored(lacking));
    expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(account.challenge.getSnapshot()).toEqual(challenge);
  });

  it('waits until a sign-in that returns to the page has ended', () => {
    window.localStorage.setItem(key(), stored(lacking));
    const account = open({ hasPendingCallback: true });
    expect(account.getSnapshot()).toEqual({ status: 'unknown' });
    expect(account.challenge.getSnapshot()).toBe(null);
    account.settle();
    expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(account.challenge.getSnapshot()).toEqual(challenge);
  });
});

describe('signing in where the browser', () => {
  const quota = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };

  it.each<[string, () => Storage]>([
    [
      'blocks its storage',
      () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    ],
    ['only lets it be read', () => storageWith(quota, window.localStorage)],
    ['has no room for a session', () => storageWith((text) => text.length > 100 && quota())],
    ['lets nothing be changed', () => storageWith(quota, window.localStorage, quota)],
    [
      'stores nothing and does not say so',
      () => ({ ...storageWith(() => {}, window.localStorage), setItem: () => {} }) as Storage,
    ],
  ])('%s is for this page, and is said once', async (_what, storage) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (input: string) => {
      asked.push(input);
      return Promise.resolve(Response.json(sessionFor()));
    });
    window.localStorage.setItem(key(), '{');
    const given = { supabase: supabase(), storage, hasPendingCallback: false };
    const account = createAccountStore(given);
    const auth = await account.client();
    const { error } = await auth.signInWithPassword({ email: asha.email, password: 'dosa1234' });
    expect(error).toBe(null);
    expect(account.getSnapshot()).toEqual(signedIn);
    expect(account.oddity.getSnapshot()).toBe('unstored');
    expect(await account.getAccessToken()).toBe(sessionFor().access_token);
    account.putAside();
    await auth.refreshSession();
    expect(account.oddity.getSnapshot()).toBe(null);
    expect(createAccountStore(given).getSnapshot()).toEqual({ status: 'signed-out' });
    account.signOut();
    expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(await account.getAccessToken()).toBe(null);
    await vi.waitFor(() => expect(asked.at(-1)).toContain('/logout'));
  });

  it.each([
    ['stores it, and until then leaves what other tabs have', null],
    ['keeps the newer one of another tab', { session: 'newer' }],
  ])('has room again %s', async (_what, other) => {
    let isFull = true;
    const storage = () => storageWith(() => isFull && quota(), window.localStorage);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(sessionFor())));
    const before = stored({ expiresAt: 1 });
    window.localStorage.setItem(key(), before);
    const given = { supabase: supabase(), storage, hasPendingCallback: false };
    const account = createAccountStore(given);
    expect(await account.getAccessToken()).toBe(sessionFor().access_token);
    expect(account.oddity.getSnapshot()).toBe('unstored');
    expect(window.localStorage.getItem(key())).toBe(before);
    if (other) window.localStorage.setItem(key(), stored(other));
    isFull = false;
    const { access_token: token } = sessionFor(other ?? {});
    expect(await account.getAccessToken()).toBe(token);
    expect(window.localStorage.getItem(key())).toContain(token);
  });
});

/** A browser's storage, some of whose changes fail. */
function storageWith(
  onSet: (text: string) => unknown,
  storage: Storage = new Storage(),
  onRemove = () => {},
) {
  return {
    getItem: (name: string) => storage.getItem(name),
    setItem: (name: string, text: string) => {
      onSet(text);
      storage.setItem(name, text);
    },
    removeItem: (name: string) => {
      onRemove();
      storage.removeItem(name);
    },
  } as Storage;
}

describe('signing out', () => {
  it('takes effect at once, and ends only this device’s session on the server', async () => {
    const asked = new Promise<string>((resolve) => {
      vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
        const { Authorization } = init.headers as Record<string, string>;
        resolve(`${init.method} ${input} ${Authorization}`);
        return Promise.resolve(new Response(null, { status: 204 }));
      });
    });
    window.localStorage.setItem(key(), stored());
    const account = open();
    account.signOut();
    expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(window.localStorage.getItem(key())).toBe(null);
    expect(await account.getAccessToken()).toBe(null);
    expect(await asked).toBe(
      `POST ${supabase().url}/auth/v1/logout?scope=local Bearer ${tokenFor('user-1', 'aal1')}`,
    );
  });

  it('is not undone by what the server was asked before, here and in another tab', async () => {
    const raised = sessionFor({ level: 'aal2', factors: [app] });
    let answer = (_response: Response) => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const ended = new Promise<void>((resolve) => {
      vi.stubGlobal('fetch', (input: string) => {
        if (input.endsWith('/verify')) return answered;
        if (input.includes('/logout')) resolve();
        return Promise.resolve(new Response(null, { status: 204 }));
      });
    });
    window.localStorage.setItem(key(), stored({ factors: [app] }));
    const account = open();
    ends.push(account.start());
    const auth = await account.client();
    const asked = auth.mfa.verify({ factorId: app.id, challengeId: 'challenge', code: '123456' });
    await auth.getSession();
    account.signOut();
    answer(Response.json(raised));
    expect((await asked).error).toBe(null);
    expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(window.localStorage.getItem(key())).toBe(null);
    inAnotherTab(stored());
    expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(window.localStorage.getItem(key())).toBe(null);
    await ended;
  });

  it('leaves who signs in while a renewal is not answered yet', async () => {
    const beta = sessionFor({ user: { ...asha, id: 'user-2' } });
    const ended: unknown[] = [];
    const answers: (() => void)[] = [];
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      if (input.includes('=password')) return Response.json(beta);
      if (input.includes('/logout')) ended.push(new Headers(init.headers).get('authorization'));
      else if (answers.length === 0)
        await new Promise<void>((resolve) => void answers.push(resolve));
      return Response.json(sessionFor());
    });
    window.localStorage.setItem(key(), stored({ expiresAt: 1 }));
    const account = open();
    const renewed = account.getAccessToken();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    account.signOut();
    const auth = await account.client();
    await auth.signInWithPassword({ email: asha.email, password: 'dosa1234' });
    for (const answer of answers) answer();
    await renewed;
    await vi.waitFor(() => expect(ended).toEqual([`Bearer ${sessionFor().access_token}`]));
    expect(account.getSnapshot()).toMatchObject({ user: { id: 'user-2' } });
  });

  it('is not undone by another tab that does not know of it yet', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
    window.localStorage.setItem(key(), stored());
    const account = open();
    const auth = await account.client();
    await auth.getSession();
    account.signOut();
    const seen: string[] = [];
    account.subscribe(() => seen.push(account.getSnapshot().status));
    const heard = new Promise<void>((resolve) => {
      auth.onAuthStateChange((event) => event === 'TOKEN_REFRESHED' && resolve());
    });
    const otherTab = new BroadcastChannel(key());
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no origin to name.
    otherTab.postMessage({ event: 'TOKEN_REFRESHED', session: sessionFor() });
    await heard;
    otherTab.close();
    expect(seen).toEqual([]);
    expect(account.getSnapshot()).toEqual({ status: 'signed-out' });
  });
});
