import {
  latestLink,
  logout,
  openSignedIn,
  signIn,
  signInLink,
  signUp,
  somebody,
  somebodyKnown,
  toast,
} from './accounts';
import { expect, test } from './fixtures';

const SIGNED_IN = 'Signed in successfully!';
const SIGNED_UP = 'Signup successful! Please check your email to verify your account.';

test(
  'an account from sign-up to sign-out, in two tabs',
  { tag: '@phone' },
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
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(toast(page, SIGNED_IN)).toBeVisible();
    await logout(page).click();

    await signInLink(page).click();
    await expect(signInLink(page)).toHaveAttribute('aria-current', 'page');
    await signIn(page, person);
    await expect(toast(page, SIGNED_IN)).toBeVisible();
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

test('signing in reaches the other tabs', async ({ page, site, context }) => {
  const second = await context.newPage();
  await second.goto('/');
  await expect(signInLink(second)).toBeVisible();
  await openSignedIn(page, site);
  await expect(logout(second)).toBeVisible();
});

test('a confirmation link opened in another browser asks to sign in', async ({
  page,
  site,
  browser,
}) => {
  const person = somebody();
  await page.goto('/#signup');
  await signUp(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  const other = await browser.newContext();
  const there = await other.newPage();
  await there.goto(await latestLink(site, person.email));
  await expect(there).toHaveURL(`${site.url}/#signin`);
  await expect(there.getByText('Email verified, please sign in')).toBeVisible();
  await signIn(there, person);
  await expect(logout(there)).toBeVisible();
  await other.close();
});

test('a link that was used already says so', async ({ page, site }) => {
  const person = somebody();
  await page.goto('/#signup');
  await signUp(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  const link = await latestLink(site, person.email);
  await page.goto(link);
  await expect(logout(page)).toBeVisible();
  await logout(page).click();
  await page.goto(link);
  await expect(page).toHaveURL(`${site.url}/#signin`);
  await expect(page.getByRole('alert')).toContainText('This link has expired or was used already.');
});

test.describe('an impatient person', () => {
  test.use({ expectedErrors: /429/ });

  test('has the mail sent again, and is told to wait after that', async ({ page, site }) => {
    await site.supabase.stop();
    await site.supabase.start({ mailIntervalS: 60 });
    const person = somebody();
    await page.goto('/#signup');
    await signUp(page, person);
    await page.getByRole('button', { name: 'Send the mail again' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Too many mails at once. Please try again in a few minutes.',
    );
    await site.supabase.stop();
    await site.supabase.start();
    await page.getByRole('button', { name: 'Send the mail again' }).click();
    await expect(page.getByText('The mail is on its way again.')).toBeVisible();
  });
});

for (const [provider, name] of [
  ['google', 'Google'],
  ['github', 'GitHub'],
] as const) {
  test(`sign-in by ${name} leads back to the site's root`, async ({ page, site }) => {
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
  });
}

test('the screens are chosen by the hash over any path, and left by the logo', async ({ page }) => {
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

test('by keyboard alone', async ({ page, site }) => {
  const { email, password } = await somebodyKnown(site);
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
  await page.keyboard.press('Shift+Tab');
  await logout(page).focus();
  await page.keyboard.press('Enter');
  await expect(signInLink(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
