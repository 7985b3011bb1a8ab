import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountStore } from '../account-store';
import type { SignInCallback } from '@thela/page';
import { finishCallback, messageOf } from './finish-callback';
import { storageKeyOf } from '../stored-session';

// A project for each test: Supabase's client minds a second one of the same project on a page.
let project = 0;
const url = () => `https://c${project}.supabase.co`;
const verifierKey = () => `${storageKeyOf(url())}-code-verifier`;

type From = SignInCallback['from'];
const mail: From = { kind: 'mail' };
const unknownProvider: From = { kind: 'provider', provider: null };

const NOT_ISSUED = refusal(404, 'flow_state_not_found');
const OTHER_VERIFIER = refusal(400, 'bad_code_verifier');
const EXPIRED = refusal(422, 'flow_state_expired');

function refusal(status: number, code: string) {
  const headers = { 'X-Supabase-Api-Version': '2024-01-01' };
  return () => Promise.resolve(Response.json({ code, message: code }, { status, headers }));
}

beforeEach(() => {
  project += 1;
});

const openAccount = (hasPendingCallback = true) =>
  createAccountStore({
    supabase: { url: url(), publishableKey: 'sb_public' },
    storage: () => window.localStorage,
    hasPendingCallback,
  });

/** As Supabase's client keeps it. */
const VERIFIER = JSON.stringify('verifier');

/** Opens the page at a code, in a browser with the verifier of a pending sign-up or without one. */
async function arrive(
  from: From,
  answer: () => Promise<Response>,
  { pending = '' }: { readonly pending?: string } = {},
) {
  if (pending) window.localStorage.setItem(verifierKey(), pending);
  const fetched = vi.fn<typeof fetch>(answer);
  // Supabase's client reports a network that fails.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetched);
  const account = openAccount();
  const notice = await finishCallback({ kind: 'code', code: 'made-up', from }, account);
  reported.mockRestore();
  expect(account.getSnapshot().status).not.toBe('unknown');
  return { notice, fetched, verifier: window.localStorage.getItem(verifierKey()) };
}

const verified = { tone: 'success', text: 'verified' };
const expired = { tone: 'error', text: 'linkExpired' };
const unchecked = { tone: 'error', text: 'linkUnchecked' };
const browsers = [
  ['of this device', VERIFIER],
  ['of another device', ''],
] as const;

describe.each(browsers)('a code that says it comes from a mail, in a browser %s', (_, pending) => {
  it('claims nothing when the server did not issue it', async () => {
    expect((await arrive(mail, NOT_ISSUED, { pending })).notice).toEqual(expired);
  });

  it.each([
    ['for another verifier', OTHER_VERIFIER],
    ['but it has expired', EXPIRED],
  ])('proves the address when the server issued it, %s', async (_why, answer) => {
    expect((await arrive(mail, answer, { pending })).notice).toEqual(verified);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refuses too many requests', refusal(429, 'over_request_rate_limit')],
    ['fails', () => Promise.resolve(new Response('<html>', { status: 503 }))],
    ['is another server', () => Promise.resolve(new Response('<html>', { status: 404 }))],
  ])('says that it was not checked when the server %s', async (_why, answer) => {
    expect((await arrive(mail, answer, { pending })).notice).toEqual(unchecked);
  });
});

describe('the link of a mail to who forgot the password', () => {
  const reset: From = { kind: 'reset' };

  it.each([
    ['opened in another browser', OTHER_VERIFIER, '', 'resetElsewhere'],
    ['used before', NOT_ISSUED, VERIFIER, 'resetExpired'],
    ['too old', EXPIRED, VERIFIER, 'resetExpired'],
    ['opened offline', () => Promise.reject(new TypeError('Failed')), VERIFIER, 'network'],
  ])('says what to do when it was %s', async (_, answer, pending, text) => {
    expect((await arrive(reset, answer, { pending })).notice).toEqual({ tone: 'error', text });
  });

  it('says what to do when the server refused it', async () => {
    const account = openAccount(false);
    const refused = { kind: 'error', code: 'otp_expired', from: reset } as const;
    expect(await finishCallback(refused, account)).toEqual({ tone: 'error', text: 'resetExpired' });
  });
});

it.each([
  ['access_denied', 'Google sign-in failed: Access was denied'],
  ['Call +91 98765 43210 at once', 'An unexpected error occurred during Google sign-in.'],
  ['__proto__', 'An unexpected error occurred during Google sign-in.'],
])('says in own words what an address says of a sign-in: %s', async (code, shown) => {
  const account = openAccount();
  const from: From = { kind: 'provider', provider: 'google' };
  const notice = await finishCallback({ kind: 'error', code, from }, account);
  expect(await messageOf(notice)).toContain(shown);
});

describe('the verifier of a pending sign-up', () => {
  it.each([
    ['a made-up code', unknownProvider, NOT_ISSUED],
    ['a made-up code of a mail', mail, NOT_ISSUED],
    ['a code of another sign-up', mail, OTHER_VERIFIER],
    ['a code while there is no network', mail, () => Promise.reject(new TypeError('Failed'))],
  ])('outlives %s', async (_what, from, answer) => {
    expect((await arrive(from, answer, { pending: VERIFIER })).verifier).toBe(VERIFIER);
  });

  it('is not sent, and none is made up in storage, where only the server is asked', async () => {
    const { fetched, verifier } = await arrive(mail, OTHER_VERIFIER);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toBe(`${url()}/auth/v1/token?grant_type=pkce`);
    expect(verifier).toBe(null);
  });

  it('is spent by its own code', async () => {
    const user = { id: 'user-1', email: 'asha@stall.in' };
    const session = { access_token: 'a', refresh_token: 'r', expires_in: 3600, user };
    const answer = () => Promise.resolve(Response.json({ ...session, token_type: 'bearer' }));
    const { notice, verifier } = await arrive(mail, answer, { pending: VERIFIER });
    expect(notice).toEqual({ tone: 'success', text: 'signedIn' });
    expect(verifier).toBe(null);
  });
});
