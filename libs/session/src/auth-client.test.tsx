import { linesOf } from '@thela/text/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { messagesNow as shellMessagesNow } from '@thela/page';
import { createAccountStore } from './account-store';
import { createAuthClient, passingClient } from './auth-client';
import { callBackend } from './forms/auth-faults';
import type { Attempt } from './forms/auth-faults';
import { wordsFor } from './forms/auth-text';
import { messagesIn } from './forms/messages';
import answers from './testing/answers.jsonl?raw';
import { noAnswer } from './testing/fake-server';
import { sessionFor } from './testing/stored';

// A project for each test: Supabase's client minds a second one of the same project on a page.
let project = 0;

beforeEach(() => {
  project += 1;
  // The client logs each request that got no answer.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const messages = await messagesIn('en-IN');
const { connection } = shellMessagesNow().account;

const asha = { email: 'asha@stall.in', password: 'dosa1234' };

/** What a person reads after an attempt that Supabase's own client made. */
async function tell(attempt: Extract<Attempt, 'signIn' | 'signUp'>) {
  const account = createAccountStore({
    supabase: { url: `https://client${project}.supabase.co`, publishableKey: 'sb_public' },
    storage: () => window.localStorage,
    hasPendingCallback: false,
  });
  const { fault } = await callBackend(attempt, async () => {
    const auth = await account.client();
    return attempt === 'signIn' ? auth.signInWithPassword(asha) : auth.signUp(asha);
  });
  return fault && wordsFor(fault, { language: 'en-IN', messages, connection });
}

interface Row {
  readonly attempt: 'signIn' | 'signUp';
  /** 0 where nothing answers. */
  readonly status: number;
  readonly body?: unknown;
  readonly words: string;
}

const rows = linesOf<Row>(answers);

it.each(rows)('$attempt, answered by $by', async ({ attempt, status, body, words }) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'X-Supabase-Api-Version': '2024-01-01' };
  const answer = () => Promise.resolve(new Response(text, { status, headers }));
  vi.stubGlobal('fetch', status === 0 ? noAnswer : answer);
  expect(await tell(attempt)).toBe(words);
});

/** The client's own way to the server, which its calls hand their signals. */
function fetchOf(signal?: AbortSignal, path = '/user') {
  project += 1;
  const client = createAuthClient(
    { url: `https://client${project}.supabase.co`, publishableKey: 'sb_public' },
    `client-${project}`,
  );
  const { fetch } = client as unknown as { readonly fetch: typeof globalThis.fetch };
  return fetch(`https://auth.example${path}`, signal ? { signal } : {});
}

it.each([
  ['/recover?redirect_to=x', {}, { error: 'login' }],
  ['/resend', { message_id: null }, { status: 'ok' }],
  ['/otp', { message_id: 'sms-1' }, { msg: 'please log in' }],
  ['/reauthenticate', {}, ['login']],
  ['/user/identities/b7f1', {}, 'login'],
  ['/user/identities/authorize?provider=google', { url: 'https://a.in' }, { error: 'login' }],
  ['/signup', { id: 'user-1' }, { msg: 'please log in' }],
  ['/user', { id: 'user-1' }, { msg: 'please log in' }],
  ['/verify', { msg: 'Confirm the other link', code: 200 }, { message: 'please log in' }],
  ['/token?grant_type=password', sessionFor(), { user: 'guest', id: 7 }],
  ['/factors', { id: 'factor-1', totp: {} }, { error: 'login' }],
  ['/factors/b7f1', { id: 'factor-1' }, {}],
  ['/factors/b7f1/challenge', { id: 'challenge' }, null],
])('%s is answered by %j, and by no %j', async (path, own, other) => {
  const answeredBy = (body: unknown) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)));
    return fetchOf(undefined, path);
  };
  expect(await answeredBy(own)).toMatchObject({ ok: true });
  await expect(answeredBy(other)).rejects.toThrow('Failed to fetch');
});

/** A server that answers nothing until the request is given up. */
function silentServer() {
  vi.stubGlobal('fetch', (_: unknown, { signal }: { readonly signal: AbortSignal }) => {
    signal.throwIfAborted();
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
}

it('gives a request up when its caller does, before or while it waits', async () => {
  silentServer();
  const reason = new Error('left');
  await expect(fetchOf(AbortSignal.abort(reason))).rejects.toBe(reason);
  const controller = new AbortController();
  const asked = fetchOf(controller.signal);
  controller.abort(reason);
  await expect(asked).rejects.toBe(reason);
});

it.each([undefined, new AbortController().signal])(
  'gives a request up that takes too long, whatever its caller handed on: %s',
  async (signal) => {
    silentServer();
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const asked = fetchOf(signal);
    const reason = new DOMException('too long', 'TimeoutError');
    timeout.abort(reason);
    await expect(asked).rejects.toBe(reason);
  },
);

it('names each client that passes so that a second copy of the code makes no other of its name', async () => {
  const supabase = { url: 'https://copy.supabase.co', publishableKey: 'sb_public' };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  passingClient(supabase);
  vi.resetModules();
  (await import('./auth-client')).passingClient(supabase);
  expect(warn).not.toHaveBeenCalled();
});
