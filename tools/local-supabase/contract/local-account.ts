import { describe, expect, test } from 'vitest';
import type { TestBackend } from '../testing/test-backend';
import { advanceClock, codeOf, newEmail, openLink, PASSWORD, SITE } from '../testing/test-backend';

/** Changes of an account, its recovery and its confirmation. */
export function contractOfAccounts(backend: () => TestBackend) {
  describe('account', () => {
    test('changes its password, which ends the other sessions', async () => {
      const email = newEmail();
      const here = await backend().signedIn(email);
      const there = backend().newClient();
      await there.signInWithPassword({ email, password: PASSWORD });
      const same = await here.updateUser({ password: PASSWORD });
      expect(same.error).toMatchObject({
        status: 422,
        code: 'same_password',
        message: 'New password should be different from the old password.',
      });
      expect((await here.updateUser({ password: 'onion' })).error).toMatchObject({
        code: 'weak_password',
        reasons: ['length', 'characters'],
      });
      expect((await here.updateUser({ password: 'dosa-batter-7' })).error).toBeNull();
      expect((await here.getUser()).error).toBeNull();
      expect((await there.getUser()).error?.message).toBe('Auth session missing!');
      const old = await there.signInWithPassword({ email, password: PASSWORD });
      expect(old.error?.code).toBe('invalid_credentials');
      const fresh = await there.signInWithPassword({ email, password: 'dosa-batter-7' });
      expect(fresh.error).toBeNull();
    });

    test('merges data, and deletes what is set to null', async () => {
      const client = await backend().signedIn();
      await client.updateUser({ data: { shop: 'Asha Tiffins', street: 'Abids' } });
      const { data } = await client.updateUser({ data: { street: null } });
      expect(data.user?.user_metadata).toMatchObject({ shop: 'Asha Tiffins' });
      expect(data.user?.user_metadata).not.toHaveProperty('street');
    });

    test('changes its address once the old and the new one have confirmed it', async () => {
      const [email, next] = [newEmail(), newEmail()];
      const client = await backend().signedIn(email);
      expect((await client.updateUser({ email: next })).data.user).toMatchObject({
        email,
        new_email: next,
      });
      const half = await backend().openMail(email);
      expect(half.searchParams.get('message')).toContain('Confirmation link accepted');
      await backend().openMail(next);
      expect((await client.getUser()).data.user).toMatchObject({ email: next });
      const { error } = await client.signInWithPassword({ email: next, password: PASSWORD });
      expect(error).toBeNull();
    });

    test('is recovered by a link that signs in', async () => {
      const email = newEmail();
      await backend().confirmed(email);
      const client = backend().newClient();
      const redirectTo = `${SITE}/tools/profit`;
      expect((await client.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
      expect(await backend().mailsTo(email)).toMatchObject([{ kind: 'recovery' }, {}]);
      const back = await backend().openMail(email);
      expect(back.pathname).toBe('/tools/profit');
      const { data } = await client.exchangeCodeForSession(codeOf(back));
      expect(data).toMatchObject({ redirectType: 'recovery', user: { email } });
      expect((await client.updateUser({ password: 'dosa-batter-7' })).error).toBeNull();
    });

    test('is told from an unknown address by the interval between two mails', async () => {
      const email = newEmail();
      await backend().confirmed(email);
      const client = backend().newClient();
      const answers: string[] = [];
      for (const address of [email, newEmail()]) {
        for (const attempt of [1, 2]) {
          const { error } = await client.resetPasswordForEmail(address);
          answers.push(`${attempt}: ${error?.code ?? 'accepted'}`);
        }
      }
      expect(answers).toEqual([
        '1: accepted',
        '2: over_email_send_rate_limit',
        '1: accepted',
        '2: accepted',
      ]);
    });

    test('gets its confirmation again', async () => {
      const { client, email } = await backend().signedUp();
      const soon = await client.resend({ type: 'signup', email });
      expect(soon.error?.code).toBe('over_email_send_rate_limit');
      advanceClock(61_000);
      expect((await client.resend({ type: 'signup', email })).error).toBeNull();
      const [, older] = await backend().mailsTo(email);
      const stale = await openLink(older?.link ?? '');
      expect(stale.searchParams.get('error_code')).toBe('otp_expired');
      const back = await backend().openMail(email);
      const { data } = await client.exchangeCodeForSession(codeOf(back));
      expect(data.user?.email).toBe(email);
    });
  });
}
