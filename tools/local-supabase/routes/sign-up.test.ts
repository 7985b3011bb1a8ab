// @module-tag nightly

import { expect, test } from 'vitest';
import { advanceClock, newEmail, openLink, PASSWORD, setUpBackend } from '../testing/test-backend';

const backend = setUpBackend();

test('an unconfirmed address gets another mail after a minute, and keeps its first password', async () => {
  const { client, email } = await backend().signedUp();
  advanceClock(61_000);
  const again = await backend().newClient().signUp({ email, password: 'stranger99' });
  expect(again.error).toBeNull();
  advanceClock(61_000);
  expect((await client.resend({ type: 'signup', email })).error).toBeNull();
  const [, older, oldest] = await backend().mailsTo(email);
  for (const stale of [older, oldest]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const back = await openLink(stale?.link ?? '');
    expect(back.searchParams.get('error_code')).toBe('otp_expired');
  }
  await backend().openMail(email);
  const signIn = (password: string) =>
    backend().newClient().signInWithPassword({ email, password });
  expect((await signIn('stranger99')).error?.code).toBe('invalid_credentials');
  expect((await signIn(PASSWORD)).error).toBeNull();
});

test('20 sign-ups at once with one address make one account', async () => {
  const email = newEmail();
  const signUp = () => backend().newClient().signUp({ email, password: PASSWORD });
  const outcomes = await Promise.all(Array.from({ length: 20 }, signUp));
  const codes = outcomes.map(({ error }) => error?.code ?? 'mailed').sort();
  expect(codes).toEqual([
    'mailed',
    ...Array.from({ length: 19 }, () => 'over_email_send_rate_limit'),
  ]);
});
