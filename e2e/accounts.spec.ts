import type { Locator, Page } from '@playwright/test';
import {
  clientOf,
  latestLink,
  logout,
  signIn,
  signInLink,
  signUp,
  somebody,
  somebodyKnown,
  storeOldSession,
} from './accounts';
import { expect, test } from './fixtures';
import { button, toast } from './screen';

const SIGNED_IN = 'Signed in successfully!';
const SIGNED_UP = 'Signup successful! Please check your email to verify your account.';

test(
  'an account from sign-up to sign-out, in two tabs',
  { tag: '@phone-only' },
  async ({ page, site, context }) => {
    const person = somebody();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(`${site.url}/#signup`);
    await signUp(page, person);
    await expect(toast(page, SIGNED_UP)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();

    await page.goto(`${site.supabase.url}/mailbox`);
    await page.getByRole('listitem').filter({ hasText: person.email }).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Sign in as v…@stall.example?' })).toBeFocused();
    await button(page, 'Sign In').click();
    await expect(toast(page, SIGNED_IN)).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);
    await logout(page).click();

    await signInLink(page).click();
    await expect(signInLink(page)).toHaveAttribute('aria-current', 'page');
    await signIn(page, person);
    // The toast of the first sign-in may still be shown.
    await expect(toast(page, SIGNED_IN).last()).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByRole('heading', { name: 'Welcome to Thela' })).toBeVisible();

    await page.reload();
    await expect(logout(page)).toBeVisible();
    const second = await context.newPage();
    await second.goto('/tools/profit-optimizer');
    await expect(logout(second)).toBeVisible();

    await logout(page).click();
    await expect(signInLink(page)).toBeVisible();
    await expect(signInLink(second)).toBeVisible();
    await second.reload();
    await expect(signInLink(second)).toBeVisible();
  },
);

test('a person who asks for it gets the mail again @nightly', async ({ page, site }) => {
  const person = somebody();
  await page.clock.install();
  await page.goto('/#signup');
  await signUp(page, person);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const first = await latestLink(site, person.email);
  await page.clock.fastForward(60_000);
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await expect(page.getByText('The mail is on its way again.')).toBeVisible();
  const again = await latestLink(site, person.email);
  expect(again).not.toBe(first);
  await page.goto(again);
  await button(page, 'Sign In').click();
  await expect(logout(page)).toBeVisible();
});

test('what was typed goes along from screen to screen @nightly', async ({ page }) => {
  const { email } = somebody();
  await page.goto('/#signup');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByRole('link', { name: 'Create an account' }).click();
  // Both screens have a password field.
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await signUp(page, { email, password: 'dosa1234' });
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('sign-in by Google and by GitHub leads back to the site’s root @nightly', async ({
  page,
  site,
}) => {
  for (const [provider, name] of [
    ['google', 'Google'],
    ['github', 'GitHub'],
  ] as const) {
    await test.step(name, async () => {
      const { email } = somebody();
      await page.goto('/tools/analytics#signin');
      await page.getByRole('button', { name: `Continue with ${name}` }).click();
      await expect(page).toHaveURL(new RegExp(`^${site.supabase.url}`));
      await expect(page.getByText(`This is not ${name}`)).toBeVisible();
      await page.getByLabel('E-mail address').fill(email);
      await page.getByRole('button', { name: 'Allow' }).click();
      await expect(page).toHaveURL(`${site.url}/`);
      await expect(toast(page, SIGNED_IN)).toBeVisible();
      await expect(logout(page)).toBeVisible();
      await page.reload();
      await expect(logout(page)).toBeVisible();
      const kept = await page.evaluate(() => localStorage.getItem('sb-localhost-auth-token'));
      const { user } = JSON.parse(kept ?? '{}') as { user: { app_metadata: unknown } };
      expect(user).toMatchObject({ email, app_metadata: { provider } });
      await logout(page).click();
      await expect(signInLink(page)).toBeVisible();
    });
  }
});

test.describe('an old session', () => {
  // 401: the synchronisation may ask once more while its account is deleted.
  test.use({ expectedErrors: /status of (401|403)/ });

  test('deletes an account after Google has said once more who it is @nightly', async ({
    page,
    site,
  }) => {
    await site.supabase.startPostgres();
    const person = await somebodyKnown(site);
    await page.goto('/');
    await storeOldSession(page, () => clientOf(site).signInWithPassword(person));
    await page.goto('/account/delete');
    const word = page.getByLabel('Type DELETE to delete');
    await word.fill('delete');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Sign in once more before this is deleted/)).toBeVisible();
    await button(page, 'Continue with Google').click();
    await page.getByLabel('E-mail address').fill(person.email);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page).toHaveURL(`${site.url}/account/delete`);
    await expect(word).toHaveValue('DELETE');
    await word.press('Enter');
    await expect(toast(page, 'Your account is deleted.')).toBeVisible();
  });
});

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab') {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('the screens are chosen by the hash over any path, and left by the logo @nightly', async ({
  page,
}) => {
  await page.goto('/tools/profit-optimizer');
  await signInLink(page).click();
  await expect(page).toHaveURL(/\/tools\/profit-optimizer#signin$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveTitle('Sign In · Thela');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Profit Optimizer' })).toBeVisible();
  await page.goto('/#signup');
  await page.getByRole('banner').getByRole('link', { name: 'Thela' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Thela' })).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
  await page.goto('/#elsewhere');
  await expect(page.getByRole('heading', { name: 'Welcome to Thela' })).toBeVisible();
});

test('by keyboard alone, which reaches the other tabs @nightly', async ({
  page,
  site,
  context,
}) => {
  const { email, password } = await somebodyKnown(site);
  const second = await context.newPage();
  await second.goto('/');
  await expect(signInLink(second)).toBeVisible();
  await page.bringToFront();
  await page.goto('/');
  await expect(signInLink(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(signInLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(logout(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(logout(second)).toBeVisible();
  await tabTo(page, logout(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(signInLink(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('signing up by keyboard alone @nightly', async ({ page }) => {
  const { email, password } = somebody();
  await page.goto('/#signup');
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  for (const [label, text] of [
    ['Email', email],
    ['Password', password],
    ['Confirm password', password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }), 'Tab');
    await page.keyboard.type(text);
  }
  for (const name of ['Sign Up', 'Continue with Google', 'Continue with GitHub']) {
    await tabTo(page, page.getByRole('button', { name, exact: true }), 'Tab');
  }
  await tabTo(page, button(page, 'Sign Up'), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Send the mail again' }), 'Tab');
});
