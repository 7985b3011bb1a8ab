// @module-tag nightly

import type { Auth } from '../testing/test-backend';
import { expect, test } from 'vitest';
import { allow } from '../testing/stand-in';
import {
  newEmail,
  newPhone,
  openLink,
  PASSWORD,
  setUpBackend,
  SITE,
} from '../testing/test-backend';

const backend = setUpBackend({ isPhoneOn: true, isManualLinkingOn: true, mailIntervalS: 0 });

/** Links GitHub, where the person is known by this address; where the way back ends. */
async function linkGitHub(client: Auth, email: string): Promise<URL> {
  const options = { redirectTo: `${SITE}/account`, skipBrowserRedirect: true };
  const { data } = await client.linkIdentity({ provider: 'github', options });
  return allow(new URL(data?.url ?? ''), email);
}

async function providersOf(client: Auth) {
  const { user } = (await client.getUser()).data;
  return user?.identities?.map(({ provider }) => provider);
}

async function signInByGitHub(email: string) {
  const client = backend().newClient();
  const options = { redirectTo: SITE, skipBrowserRedirect: true };
  const { data } = await client.signInWithOAuth({ provider: 'github', options });
  const back = await allow(await openLink(data.url ?? ''), email);
  return client.exchangeCodeForSession(back.searchParams.get('code') ?? '');
}

test('GitHub linked under another address signs in to the same account, which keeps its own', async () => {
  const [email, atGitHub] = [newEmail(), newEmail()];
  const client = await backend().signedIn(email);
  const back = await linkGitHub(client, atGitHub);
  expect(back.searchParams.get('code')).toBeTruthy();
  expect(await providersOf(client)).toEqual(['email', 'github']);
  const { data } = await signInByGitHub(atGitHub);
  expect(data.user).toMatchObject({ email, id: (await client.getUser()).data.user?.id });
});

test('what is linked already is not linked again, and not to another account', async () => {
  const atGitHub = newEmail();
  const client = await backend().signedIn();
  await linkGitHub(client, atGitHub);
  const again = await linkGitHub(client, atGitHub);
  expect(again.searchParams.get('error_code')).toBe('identity_already_exists');
  expect(again.searchParams.get('error_description')).toBe('Identity is already linked');
  const thief = await backend().signedIn();
  const taken = await linkGitHub(thief, atGitHub);
  expect(taken.searchParams.get('error_description')).toContain('to another user');
  expect(await providersOf(thief)).toEqual(['email']);
});

test('without the e-mail identity the account has the other address, and no password', async () => {
  const [email, atGitHub] = [newEmail(), newEmail()];
  const client = await backend().signedIn(email);
  await linkGitHub(client, atGitHub);
  const { data } = await client.getUserIdentities();
  const byEmail = data?.identities.find(({ provider }) => provider === 'email');
  if (!byEmail) throw new TypeError('There is no identity by e-mail.');
  expect((await client.unlinkIdentity(byEmail)).error).toBeNull();
  expect((await client.getUser()).data.user).toMatchObject({ email: atGitHub });
  const other = backend().newClient();
  for (const each of [email, atGitHub]) {
    const { error } = await other.signInWithPassword({ email: each, password: PASSWORD });
    expect(error?.code).toBe('invalid_credentials');
  }
});

test('an account without an address gets the one that GitHub knows', async () => {
  const phone = newPhone();
  const client = backend().newClient();
  await client.signInWithOtp({ phone });
  const [message] = await backend().mailsTo(phone);
  await client.verifyOtp({ phone, token: message?.token ?? '', type: 'sms' });
  const atGitHub = newEmail();
  await linkGitHub(client, atGitHub);
  expect((await client.getUser()).data.user).toMatchObject({ email: atGitHub });
});

test('a password change cancels a link that waits at GitHub', async () => {
  const client = await backend().signedIn();
  const options = { redirectTo: SITE, skipBrowserRedirect: true };
  const { data } = await client.linkIdentity({ provider: 'github', options });
  await client.updateUser({ password: 'dosa-batter-7' });
  expect((await fetch(data?.url ?? '')).status).toBe(410);
});
