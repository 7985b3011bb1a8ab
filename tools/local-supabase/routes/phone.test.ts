// @module-tag nightly

import { expect, test } from 'vitest';
import { newEmail, newPhone, setUpBackend } from '../testing/test-backend';

const backend = setUpBackend({ isPhoneOn: true, smsIntervalS: 0, mailIntervalS: 0 });

async function codeTo(phone: string): Promise<string> {
  return (await backend().mailsTo(phone))[0]?.token ?? '';
}

/** A client that signed in by a code to this number. */
async function signedInBy(phone: string) {
  const client = backend().newClient();
  await client.signInWithOtp({ phone });
  const { data } = await client.verifyOtp({ phone, token: await codeTo(phone), type: 'sms' });
  return { client, user: data.user };
}

test('a code by SMS signs in to the same account again; an older one does not', async () => {
  const phone = newPhone();
  const { client, user } = await signedInBy(phone);
  await client.signInWithOtp({ phone });
  await client.signInWithOtp({ phone });
  const [newest, older] = await backend().mailsTo(phone);
  expect([newest?.isOpen, older?.isOpen]).toEqual([true, false]);
  const verify = (token = '') => client.verifyOtp({ phone, token, type: 'sms' });
  expect((await verify(older?.token)).error?.code).toBe('otp_expired');
  expect((await verify(newest?.token)).data.user?.id).toBe(user?.id);
  expect((await backend().mailsTo(phone))[0]?.isOpen).toBe(false);
});

test('a code for one number does not open the account of another', async () => {
  const [mine, theirs] = [newPhone(), newPhone()];
  await signedInBy(theirs);
  const client = backend().newClient();
  await client.signInWithOtp({ phone: mine });
  const token = await codeTo(mine);
  const stolen = await client.verifyOtp({ phone: theirs, token, type: 'sms' });
  expect(stolen.error?.code).toBe('otp_expired');
});

test('the message is in the language of its person, and shows the line for autofill', async () => {
  const phone = newPhone();
  const options = { data: { language: 'hi-IN' } };
  await backend().newClient().signInWithOtp({ phone, options });
  const [message] = await backend().mailsTo(phone);
  expect(message).toMatchObject({ to: phone, kind: 'sms', language: 'hi-IN', link: '' });
  const headers = { accept: 'text/html' };
  const page = await (await fetch(`${backend().url}/mailbox`, { headers })).text();
  expect(page).toContain(`To ${phone}`);
  expect(page).toContain(`${message?.token} आपका कोड है।`);
  expect(page).toContain(`@localhost #${message?.token}`);
});

test('an address added to an account by phone is confirmed by its own mail alone', async () => {
  const { client } = await signedInBy(newPhone());
  const email = newEmail();
  expect((await client.updateUser({ email })).error).toBeNull();
  await backend().openMail(email);
  const { user } = (await client.getUser()).data;
  expect(user).toMatchObject({ email, identities: [{ provider: 'phone' }, { provider: 'email' }] });
});

test('a number that somebody else confirms first stays theirs', async () => {
  const phone = newPhone();
  const client = await backend().signedIn();
  await client.updateUser({ phone });
  const token = await codeTo(phone);
  await signedInBy(phone);
  const { error } = await client.verifyOtp({ phone, token, type: 'phone_change' });
  expect(error?.code).toBe('phone_exists');
});
