// @module-tag nightly

import { expect, test } from 'vitest';
import { advanceClock, newEmail, newPhone, PASSWORD, setUpBackend } from '../testing/test-backend';

const NEW_PASSWORD = 'dosa-batter-7';
const DAY_MS = 24 * 3600 * 1000;

const backend = setUpBackend({
  isPhoneOn: true,
  isSecurePasswordChangeOn: true,
  mailIntervalS: 0,
  accessTokenLifetimeS: 7 * 24 * 3600,
});

test('a session of yesterday changes the password only with a code, and with it once', async () => {
  const email = newEmail();
  const client = await backend().signedIn(email);
  advanceClock(DAY_MS + 1000);
  const change = (nonce = '') => client.updateUser({ password: NEW_PASSWORD, nonce });
  expect((await change()).error?.code).toBe('reauthentication_needed');
  await client.reauthenticate();
  const [mail] = await backend().mailsTo(email);
  expect(mail).toMatchObject({ kind: 'reauthentication', link: '', isOpen: true });
  const wrong = mail?.token === '000000' ? '000001' : '000000';
  expect((await change(wrong)).error?.code).toBe('reauthentication_not_valid');
  expect((await change(mail?.token)).error).toBeNull();
  expect((await backend().mailsTo(email))[0]?.isOpen).toBe(false);
  const again = await client.updateUser({ password: PASSWORD, nonce: mail?.token ?? '' });
  expect(again.error?.code).toBe('reauthentication_not_valid');
});

test('the code of another person proves nothing', async () => {
  const [email, theirs] = [newEmail(), newEmail()];
  const client = await backend().signedIn(email);
  const other = await backend().signedIn(theirs);
  advanceClock(DAY_MS + 1000);
  await other.reauthenticate();
  const [mail] = await backend().mailsTo(theirs);
  const { error } = await client.updateUser({ password: NEW_PASSWORD, nonce: mail?.token ?? '' });
  expect(error?.code).toBe('reauthentication_not_valid');
});

test('a code that signs in is no proof for a new password', async () => {
  const email = newEmail();
  const client = await backend().signedIn(email);
  advanceClock(DAY_MS + 1000);
  await backend().newClient().signInWithOtp({ email });
  const [mail] = await backend().mailsTo(email);
  expect(mail?.kind).toBe('magiclink');
  const { error } = await client.updateUser({ password: NEW_PASSWORD, nonce: mail?.token ?? '' });
  expect(error?.code).toBe('reauthentication_not_valid');
});

test('a new address waits for both; a later change replaces it', async () => {
  const [email, next, later] = [newEmail(), newEmail(), newEmail()];
  const client = await backend().signedIn(email);
  await client.updateUser({ email: next });
  await backend().openMail(email);
  await client.updateUser({ email: later });
  const old = await backend().openMail(next);
  expect(old.searchParams.get('error_code')).toBe('otp_expired');
  await backend().openMail(later);
  expect((await client.getUser()).data.user).toMatchObject({ email, new_email: later });
  await backend().openMail(email);
  expect((await client.getUser()).data.user).toMatchObject({ email: later });
});

test('an address that somebody else has confirmed meanwhile stays theirs', async () => {
  const [email, next] = [newEmail(), newEmail()];
  const client = await backend().signedIn(email);
  await client.updateUser({ email: next });
  const [mail] = await backend().mailsTo(next);
  await backend().openMail(email);
  await backend().confirmed(next);
  const back = await fetch(mail?.link ?? '', { redirect: 'manual' });
  expect(back.headers.get('location')).toContain('error_code=email_exists');
  expect((await client.getUser()).data.user).toMatchObject({ email });
});

test('a new password voids a change of the address and of the number that waits', async () => {
  const [email, next, phone] = [newEmail(), newEmail(), newPhone()];
  const client = await backend().signedIn(email);
  await client.updateUser({ email: next });
  await client.updateUser({ phone });
  await client.updateUser({ password: NEW_PASSWORD });
  for (const to of [email, next, phone])
    expect((await backend().mailsTo(to))[0]?.isOpen).toBe(false);
});
