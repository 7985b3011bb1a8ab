import { expect, test } from 'vitest';
import { newClient, newEmail, newPhone, PASSWORD, setUpBackend } from '../testing/test-backend';

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

test('a code by SMS makes an account without an address, and signs in to it again', async () => {
  const phone = newPhone();
  const { user } = await signedInBy(phone);
  expect(user).toMatchObject({ email: '', phone: phone.slice(1) });
  expect((await signedInBy(phone)).user?.id).toBe(user?.id);
});

test('only the newest code works, and only once', async () => {
  const phone = newPhone();
  const client = backend().newClient();
  await client.signInWithOtp({ phone });
  await client.signInWithOtp({ phone });
  const [newest, older] = await backend().mailsTo(phone);
  expect([newest?.isOpen, older?.isOpen]).toEqual([true, false]);
  const verify = (token: string) => client.verifyOtp({ phone, token, type: 'sms' });
  expect((await verify(newest?.token ?? '')).error).toBeNull();
  expect((await verify(newest?.token ?? '')).error?.code).toBe('otp_expired');
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

test('a person with a password signs in by number and password', async () => {
  const phone = newPhone();
  const { client } = await signedInBy(phone);
  await client.updateUser({ password: PASSWORD });
  const other = newClient(backend().url);
  const { data } = await other.signInWithPassword({ phone, password: PASSWORD });
  expect(data.user?.phone).toBe(phone.slice(1));
});
