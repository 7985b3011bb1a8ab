import { describe, expect, test } from 'vitest';
import { LIFTED_LIMITS } from '../settings';
import type { TestBackend } from '../testing/test-backend';
import {
  advanceClock,
  codeOf,
  newEmail,
  PASSWORD,
  SITE,
  startTestBackend,
} from '../testing/test-backend';

/** Sign-up, its mails and its limits. */
export function contractOfSignUp(backend: () => TestBackend) {
  describe('sign-up', () => {
    test('asks for confirmation by a link that ends in a session', async () => {
      const email = newEmail();
      const client = backend().newClient();
      const { data, error } = await client.signUp({ email, password: PASSWORD });
      expect(error).toBeNull();
      expect(data.session).toBeNull();
      expect(data.user?.identities).toHaveLength(1);

      const early = await client.signInWithPassword({ email, password: PASSWORD });
      expect(early.error).toMatchObject({
        status: 400,
        code: 'email_not_confirmed',
        message: 'Email not confirmed',
      });

      const back = await backend().openMail(email);
      expect(back.origin).toBe(SITE);
      const exchanged = await client.exchangeCodeForSession(codeOf(back));
      expect(exchanged.error).toBeNull();
      expect(exchanged.data.user?.email_confirmed_at).toBeTruthy();
      const again = await client.exchangeCodeForSession(codeOf(back));
      expect(again.error).not.toBeNull();
    });

    test('accepts the six digits of the mail instead of its link', async () => {
      const { client, email } = await backend().signedUp();
      const [mail] = await backend().mailsTo(email);
      const token = mail?.token ?? '';
      const { data } = await client.verifyOtp({ type: 'email', email, token });
      expect(data.session?.user.email).toBe(email);
    });

    test('for a confirmed address answers with a user without identities, and sends no mail', async () => {
      const email = newEmail();
      await backend().confirmed(email);
      const { data, error } = await backend().newClient().signUp({ email, password: 'other1234' });
      expect(error).toBeNull();
      expect(data.user?.identities).toEqual([]);
      expect(data.user?.email).toBe(email);
      expect(await backend().mailsTo(email)).toHaveLength(1);
    });

    test('mails an unconfirmed address again after a minute, and keeps the first password', async () => {
      const { email } = await backend().signedUp();
      const soon = await backend().newClient().signUp({ email, password: 'stranger99' });
      expect(soon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
      expect(soon.error?.message).toMatch(
        /^For security purposes, you can only request this after \d+ seconds\.$/,
      );

      advanceClock(61_000);
      const later = await backend().newClient().signUp({ email, password: 'stranger99' });
      expect(later.error).toBeNull();
      const mails = await backend().mailsTo(email);
      expect(mails).toHaveLength(2);
      const client = backend().newClient();
      await backend().openMail(email);
      const stranger = await client.signInWithPassword({ email, password: 'stranger99' });
      expect(stranger.error?.code).toBe('invalid_credentials');
      const owner = await client.signInWithPassword({ email, password: PASSWORD });
      expect(owner.error).toBeNull();
    });

    test('20 times at once with one address makes one account', async () => {
      const email = newEmail();
      const signUp = () => backend().newClient().signUp({ email, password: PASSWORD });
      const outcomes = await Promise.all(Array.from({ length: 20 }, signUp));
      const codes = outcomes.map(({ error }) => error?.code ?? 'mailed').sort();
      expect(codes).toEqual([
        'mailed',
        ...Array.from({ length: 19 }, () => 'over_email_send_rate_limit'),
      ]);
    });

    test('names both broken rules of specification §5', async () => {
      const { error } = await backend().newClient().signUp({ email: newEmail(), password: '!' });
      expect(error).toMatchObject({ status: 422, reasons: ['length', 'characters'] });
      expect(error?.message).toBe(
        'Password should be at least 8 characters. Password should contain at least one character of each: ' +
          'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789.',
      );
      const long = await backend()
        .newClient()
        .signUp({ email: newEmail(), password: `a1${'x'.repeat(71)}` });
      expect(long.error).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: 'Password cannot be longer than 72 characters',
      });
    });

    test('has no anonymous accounts', async () => {
      const { error } = await backend().newClient().signInAnonymously();
      expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
    });

    test('without mail confirmation signs in at once, and refuses a taken address', async () => {
      const open = await startTestBackend({ isMailConfirmationOn: false });
      const email = newEmail();
      const { data } = await open.newClient().signUp({ email, password: PASSWORD });
      expect(data.session?.user.email).toBe(email);
      const taken = await open.newClient().signUp({ email, password: PASSWORD });
      expect(taken.error).toMatchObject({
        status: 422,
        code: 'user_already_exists',
        message: 'User already registered',
      });
      await open.close();
    });
  });

  describe('limits', () => {
    test('of requests, of mails to one address, of mails to all', async () => {
      const strict = await startTestBackend({
        mailIntervalS: 60,
        limits: {
          ...LIFTED_LIMITS,
          signIn: { requests: 2, windowS: 60 },
          signUp: { requests: 4, windowS: 60 },
          mails: { requests: 2, windowS: 3600 },
        },
      });
      const client = strict.newClient();
      const wrong = { email: newEmail(), password: PASSWORD };
      await client.signInWithPassword(wrong);
      await client.signInWithPassword(wrong);
      const third = await client.signInWithPassword(wrong);
      expect(third.error).toMatchObject({
        status: 429,
        code: 'over_request_rate_limit',
        message: 'Request rate limit reached',
      });

      await client.signUp({ email: newEmail(), password: PASSWORD });
      await client.signUp({ email: newEmail(), password: PASSWORD });
      const unsent = newEmail();
      const many = await client.signUp({ email: unsent, password: PASSWORD });
      expect(many.error).toMatchObject({
        status: 429,
        code: 'over_email_send_rate_limit',
        message: 'email rate limit exceeded',
      });
      expect(await strict.mailsTo(unsent)).toEqual([]);
      await client.signUp({ email: newEmail(), password: PASSWORD });
      const fifth = await client.signUp({ email: newEmail(), password: PASSWORD });
      expect(fifth.error?.code).toBe('over_request_rate_limit');
      await strict.close();
    });
  });
}
