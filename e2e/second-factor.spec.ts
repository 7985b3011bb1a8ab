import type { Page } from '@playwright/test';
import {
  clientOf,
  logout,
  signIn,
  signInLink,
  somebodyKnown,
  storedSession,
  storeOldSession,
} from './accounts';
import { setUpApp } from './authenticator-app';
import { expectFinished } from './finished';
import { expect, test } from './fixtures';
import { button, toast } from './screen';

const question = (page: Page) => page.getByRole('heading', { name: 'One more step' });
const codeField = (page: Page) => page.getByLabel('Six-digit code');

test.describe('an account with a second factor', () => {
  // 401: the synchronisation may ask once more while its account is deleted.
  test.use({ expectedErrors: /status of (401|403|422)/ });

  test('is signed in only once it was verified: in two tabs, after a reload, and not when cancelled', async ({
    page,
    site,
    context,
  }) => {
    const person = await somebodyKnown(site);
    const code = await setUpApp(site, person);
    await page.goto('/#signin');
    await signIn(page, person);
    await expect(question(page)).toBeVisible();
    await page.reload();
    await expect(question(page)).toBeVisible();
    await expect(signInLink(page)).toBeHidden();
    const second = await context.newPage();
    await second.goto('/tools/profit-optimizer');
    await expect(question(second)).toBeVisible();
    await expect(logout(second)).toBeHidden();

    await codeField(page).fill('000000');
    await expect(
      page.getByText('That code is not right. Type the newest one.').last(),
    ).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await expectFinished(page);
    await codeField(page).fill(code());
    await expect(toast(page, 'Signed in successfully!')).toBeVisible();
    await expect(logout(page)).toBeVisible();
    await expect(logout(second)).toBeVisible();
    await expect(second.getByRole('heading', { name: 'Profit Optimizer' })).toBeVisible();

    await logout(second).click();
    await signInLink(second).click();
    await signIn(second, person);
    await expect(question(second)).toBeVisible();
    await button(second, 'Cancel and sign out').click();
    await expect(signInLink(second)).toBeVisible();
    await expect(question(page)).toBeHidden();
    await expect.poll(() => storedSession(page)).toBe(null);
  });

  test('is deleted by an old session after password and factor, with nothing typed again', async ({
    page,
    site,
  }) => {
    const person = await somebodyKnown(site);
    const code = await setUpApp(site, person);
    await site.supabase.startPostgres();
    await page.goto('/');
    await storeOldSession(page, async () => {
      const auth = clientOf(site);
      await auth.signInWithPassword(person);
      const { data } = await auth.mfa.listFactors();
      await auth.mfa.challengeAndVerify({ factorId: data?.totp[0]?.id ?? '', code: code() });
      return auth.getSession();
    });
    await page.goto('/account/delete');
    const word = page.getByLabel('Type DELETE to delete');
    await word.fill('delete');
    await word.press('Enter');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
    await expectFinished(page);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await button(page, 'Sign In').click();
    await codeField(page).fill(code());
    await expect(word).toHaveValue('DELETE');
    await word.press('Enter');
    await expect(toast(page, 'Your account is deleted.')).toBeVisible();
  });
});
