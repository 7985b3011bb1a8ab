import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountStore, isFingerprintKnown, storageKeyOf } from '@thela/session';
import { createNewVersion, createToastStore } from '@thela/page';
import { fakeAuthenticator, removeAuthenticator } from '@thela/session/testing';
import { fakeAuthServer } from '../testing/fake-auth-server';
import FingerprintOffer from './fingerprint-offer';
import { mayOffer } from './fingerprint-offer';

// A project for each page: Supabase's client minds a second one of the same project.
let project = 0;

beforeEach(() => {
  project += 1;
});
afterEach(() => {
  removeAuthenticator();
});

/** A phone with a fingerprint, or a device without one. */
function device({ hasFingerprint = true } = {}) {
  const authenticator = fakeAuthenticator();
  Object.assign(PublicKeyCredential, {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => hasFingerprint,
  });
  return authenticator;
}

function open(server: ReturnType<typeof fakeAuthServer>, token?: string) {
  const supabase = { url: `https://offer${project}.supabase.co`, publishableKey: 'sb_public' };
  const session = { ...server.session(), ...(token ? { access_token: token } : {}) };
  window.localStorage.setItem(storageKeyOf(supabase.url), JSON.stringify(session));
  const storage = () => window.localStorage;
  const account = createAccountStore({ supabase, storage, hasPendingCallback: false });
  const toasts = createToastStore();
  const onGone = vi.fn<() => void>();
  const { notify } = toasts;
  const newVersion = createNewVersion();
  render(<FingerprintOffer {...{ account, supabase, notify, newVersion, onGone }} userId="asha" />);
  const messages = () => toasts.getSnapshot().map(({ message }) => message);
  const isDue = () => mayOffer(account, supabase, 'asha');
  return { user: userEvent.setup(), onGone, messages, isDue, newVersion };
}

const setUp = () => screen.findByRole('button', { name: 'Set up fingerprint' });
const isOffered = () => screen.queryByRole('button', { name: 'Not now' }) !== null;
describe('the offer of a fingerprint', () => {
  it('sets it up with one tap, and is not made again', async () => {
    device();
    const server = fakeAuthServer();
    const { user, messages, onGone, isDue } = open(server);
    await user.click(await setUp());
    await waitFor(() => expect(isOffered()).toBe(false));
    expect(server.passkeys()).toEqual(['Fingerprint']);
    expect(messages()).toEqual(['“Fingerprint” is set up. You can sign in with it next time.']);
    expect(onGone).toHaveBeenCalledTimes(1);
    expect(isFingerprintKnown()).toBe(true);
    expect(await isDue()).toBe(false);
  });

  it('can be put off, for good on this device', async () => {
    device();
    const server = fakeAuthServer();
    const { user, isDue } = open(server);
    await setUp();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(isOffered()).toBe(false);
    expect(server.passkeys()).toEqual([]);
    expect(await isDue()).toBe(false);
  });

  it('waits while a newer version of the site is offered, which stands in the same place', async () => {
    device();
    const { newVersion } = open(fakeAuthServer());
    await setUp();
    act(() => newVersion.offer('2', () => {}));
    expect(isOffered()).toBe(false);
    act(() => newVersion.putOff());
    expect(isOffered()).toBe(true);
  });

  it('stays calm when the person closes the question of the phone', async () => {
    device().refuse('NotAllowedError');
    const { user } = open(fakeAuthServer());
    await user.click(await setUp());
    expect(await setUp()).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('is not made where the project offers none', async () => {
    device();
    expect(await open(fakeAuthServer({ off: ['passkeys'] })).isDue()).toBe(false);
  });

  it('is not made on a device without one', async () => {
    device({ hasFingerprint: false });
    expect(await open(fakeAuthServer()).isDue()).toBe(false);
  });

  it('is not made to who signed in with one', async () => {
    device();
    const claims = { sub: 'asha', amr: [{ method: 'passkey', timestamp: 1 }] };
    const token = `e30.${btoa(JSON.stringify(claims))}.signature`;
    expect(await open(fakeAuthServer(), token).isDue()).toBe(false);
  });
});
