import { expect, it, vi } from 'vitest';
import { createAccountStore, finishReturn, storageKeyOf } from '@thela/session';
import type { ChangeCallback } from '@thela/page';
import { stored } from '@thela/session/testing';
import { fakeAuthServer } from './testing/fake-auth-server';

// A project for each page: Supabase's client minds a second one of the same project.
let project = 0;

/** A page to which a change returned; somebody is signed in there, or nobody is. */
function page({ isSignedIn = true } = {}) {
  project += 1;
  const supabase = { url: `https://return${project}.supabase.co`, publishableKey: 'sb_public' };
  if (isSignedIn) window.localStorage.setItem(storageKeyOf(supabase.url), stored());
  const server = fakeAuthServer();
  vi.stubGlobal('fetch', server.fetch);
  const account = createAccountStore({
    supabase,
    storage: () => window.localStorage,
    hasPendingCallback: true,
    onUserGone: () => {},
  });
  return { server, account };
}

const address = { kind: 'address' } as const;
const google = { kind: 'link', provider: 'google' } as const;
const code = (from: ChangeCallback['from']): ChangeCallback => ({
  kind: 'code',
  code: 'abc',
  from,
});

it.each([
  [address, 'The new email address is confirmed.'],
  [google, 'From now on you can sign in with Google, too.'],
  [{ ...google, provider: null }, 'From now on you have one more way to sign in.'],
] as const)('a code that the server issued: %j', async (from, message) => {
  const { server, account } = page();
  server.refuse('POST /token', 400, 'bad_code_verifier', 'code challenge does not match');
  server.becomes('POST /token', { email: 'asha.rao@stall.in' });
  const token = await account.getAccessToken();
  expect(await finishReturn(code(from), account)).toEqual({ kind: 'success', message });
  // The earlier session, renewed.
  expect(account.getSnapshot()).toMatchObject({ user: { email: 'asha.rao@stall.in' } });
  expect(await account.getAccessToken()).toBe(token);
});

it('signs nobody in: the link of a mail may be opened in any browser', async () => {
  const { server, account } = page({ isSignedIn: false });
  server.refuse('POST /token', 400, 'bad_code_verifier', 'code challenge does not match');
  expect((await finishReturn(code(address), account)).kind).toBe('success');
  account.settle();
  expect(account.getSnapshot().status).toBe('signed-out');
  expect(server.changesAsked()).toHaveLength(1);
});

it.each([
  ['flow_state_not_found', /^This link has expired/],
  ['over_request_rate_limit', /^We could not check/],
])('claims nothing of a code that the server did not issue: %s', async (refusal, message) => {
  const { server, account } = page();
  server.refuse('POST /token', 404, refusal, refusal);
  const ending = await finishReturn(code(address), account);
  expect(ending).toEqual({ kind: 'error', message: expect.stringMatching(message) });
});

it('says after the first of two links that the other is still to be opened', async () => {
  const ending = await finishReturn({ kind: 'message', from: address }, page().account);
  expect(ending).toEqual({ kind: 'info', message: expect.stringMatching(/the other one\.$/) });
});

it.each([
  [address, 'otp_expired', /^This link has expired/],
  [google, 'identity_already_exists', /^Google was not added: This account is linked already/],
  [google, 'Call +91 98765 43210', /^Google was not added: An unexpected error occurred/],
  // Nobody in this tab was sent to a provider.
  [{ ...google, provider: null }, 'identity_already_exists', /^We could not check/],
  [address, 'server_error', /^We could not check/],
] as const)('an error in the address: %j, %s', async (from, refusal, shown) => {
  const callback: ChangeCallback = { kind: 'error', code: refusal, from };
  const ending = await finishReturn(callback, page().account);
  expect(ending).toEqual({ kind: 'error', message: expect.stringMatching(shown) });
});
