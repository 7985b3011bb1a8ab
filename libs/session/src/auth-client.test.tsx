import { beforeEach, expect, it, vi } from 'vitest';
import { messagesNow as shellMessagesNow } from '@thela/page';
import { createAccountStore } from './account-store';
import { createAuthClient, passingClient } from './auth-client';
import { callBackend } from './forms/auth-faults';
import type { Attempt } from './forms/auth-faults';
import { wordsFor } from './forms/auth-text';
import { messagesIn } from './forms/messages';
import { noAnswer, ok, refusal } from './testing/fake-server';

// A project for each test: Supabase's client minds a second one of the same project on a page.
let project = 0;

beforeEach(() => {
  project += 1;
  // The client logs each request that got no answer.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const messages = await messagesIn('en-IN');
const { connection } = shellMessagesNow().account;

const INVALID = 'Invalid email or password. Please try again.';
const NETWORK = 'Network error. Please check your internet connection and try again.';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

const html = (status: number) => () => new Response('<html>Bad gateway</html>', { status });
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

it.each([
  ['signIn', 'a refusal', () => refusal(400, 'invalid_credentials'), INVALID],
  [
    'signIn',
    'an address that is not confirmed',
    () => refusal(400, 'email_not_confirmed'),
    'Please verify your email address before signing in. Check your inbox for the verification link.',
  ],
  [
    'signIn',
    'too many attempts',
    () => refusal(429, 'over_request_rate_limit'),
    'Too many login attempts. Please try again in a few minutes.',
  ],
  ['signIn', 'an error without a row', () => refusal(400, 'odd', 'Odd times'), 'Odd times'],
  ['signIn', 'an empty error', () => new Response('', { status: 503 }), UNEXPECTED],
  ['signIn', 'an error of another server', html(502), UNEXPECTED],
  ['signIn', 'an error that is a page', html(400), UNEXPECTED],
  ['signIn', 'an error that is empty data', () => Response.json({}, { status: 400 }), UNEXPECTED],
  ['signIn', "a portal's page in place of an answer", html(200), NETWORK],
  ['signIn', "a portal's data in place of an answer", () => ok({ status: 'ok' }), NETWORK],
  [
    'signIn',
    "a proxy's limit",
    html(429),
    'Too many login attempts. Please try again in a few minutes.',
  ],
  ['signIn', 'no answer', noAnswer, NETWORK],
  [
    'signUp',
    'an address that the server does not take',
    () => refusal(400, 'validation_failed', 'Unable to validate email address: invalid format'),
    'Please enter a valid email address.',
  ],
  [
    'signUp',
    'a password that the server does not take',
    () => refusal(400, 'validation_failed', 'Password cannot be longer than 72 characters'),
    'Password does not meet requirements. Please try a stronger password.\nToo long: at most 72 letters and digits of English, or 24 of another script',
  ],
  [
    'signUp',
    'a reason without a row, as servers of before 2024 word it',
    () =>
      Response.json(
        { code: 422, error_code: 'signup_disabled', msg: 'Signups not allowed here' },
        { status: 422 },
      ),
    'Signups not allowed here',
  ],
  [
    'signUp',
    'too many attempts',
    () => refusal(429, 'over_request_rate_limit'),
    'Too many signup attempts. Please try again in a few minutes.',
  ],
  ['signUp', 'nothing in place of a person', () => ok({}), NETWORK],
  ['signUp', 'no answer', noAnswer, NETWORK],
] as const)('%s, answered by %s', async (attempt, _what, answer, words) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer(null)));
  expect(await tell(attempt)).toBe(words);
});

/** The client's own way to the server, which its calls hand their signals. */
function fetchOf(signal?: AbortSignal) {
  project += 1;
  const client = createAuthClient(
    { url: `https://client${project}.supabase.co`, publishableKey: 'sb_public' },
    `client-${project}`,
  );
  const { fetch } = client as unknown as { readonly fetch: typeof globalThis.fetch };
  return fetch('https://auth.example/user', signal ? { signal } : {});
}

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
