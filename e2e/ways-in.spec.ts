import type { Page } from '@playwright/test';
import { latestLink, latestMessage, logout, signIn, somebodyKnown } from './accounts';
import { expectFinished, PHONE } from './finished';
import { expect, test } from './fixtures';
import { button, toast } from './screen';

// At 360 px, with a project that offers everything.
// What the browser logs where the server refuses a link that was used.
test.use({ expectedErrors: /status of 403/ });

test.describe('other ways in', { tag: '@phone-only' }, () => {
  test.beforeAll(async ({ site }) => {
    await site.supabase.stop();
    await site.supabase.start({
      isPhoneOn: true,
      smsIntervalS: 0,
      passkeys: { rpId: 'localhost', rpName: 'Thela', origins: [site.url] },
    });
  });
  test.afterAll(async ({ site }) => {
    await site.supabase.stop();
    await site.supabase.start();
  });

  test('a code by SMS signs in, and makes the account of who is new @nightly', async ({
    page,
    site,
  }) => {
    await page.goto('/#signin');
    await button(page, 'Continue with phone').click();
    await expectFinished(page, [PHONE]);
    await page.getByLabel('Phone number').fill('98765 43210');
    await button(page, 'Send the code').click();
    await expect(page.getByLabel('Six-digit code')).toBeFocused();
    await expect(button(page, 'Send the code again')).toHaveText(/\d s$/);
    await expectFinished(page, [PHONE]);
    // A phone may end the page while its SMS is read.
    await page.reload();
    const { token } = await latestMessage(site, '+919876543210');
    await page.getByLabel('Six-digit code').fill(token);
    await expect(toast(page, 'Signed in successfully!')).toBeVisible();
    await expect(logout(page)).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);
  });

  test('a fingerprint is set up with one tap after the first sign-in, and signs in @nightly', async ({
    page,
    site,
  }) => {
    await addFingerprint(page);
    const person = await somebodyKnown(site);
    await page.goto('/#signin');
    await signIn(page, person);
    await expect(button(page, 'Not now')).toBeVisible();
    await expectFinished(page, [PHONE]);
    await button(page, 'Set up fingerprint').click();
    await expect(toast(page, /is set up/)).toBeVisible();
    await logout(page).click();

    await page.goto('/#signin');
    await button(page, 'Sign in with your fingerprint').click();
    await expect(logout(page)).toBeVisible();
    await page.reload();
    await expect(logout(page)).toBeVisible();
    await expect(button(page, 'Not now')).toHaveCount(0);
  });

  test('a forgotten password is replaced by the mail’s link, and ends other sessions', async ({
    page,
    site,
    browser,
  }) => {
    const person = await somebodyKnown(site);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto('/#signin');
    await signIn(other, person);
    await expect(logout(other)).toBeVisible();

    await page.goto('/#signin');
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await button(page, 'Forgot password?').click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expectFinished(page, [PHONE]);
    await button(page, 'Send the mail').click();
    await expect(page.getByText('If there is an account')).toBeVisible();
    const link = await latestLink(site, person.email);
    // A mail scanner opens it first, and runs its scripts.
    await other.goto(link);
    await expect(
      other.getByRole('heading', { name: 'Sign in as v…@stall.example?' }),
    ).toBeVisible();
    await page.goto(link);
    await expect(button(page, 'Not now')).toBeVisible();
    await expectFinished(page, [PHONE]);
    await button(page, 'Sign In').click();
    await setPassword(page, 'idli5678');
    await expect(page).toHaveURL(`${site.url}/`);

    // The other device looks at its page again.
    await other.reload();
    await expect(logout(other)).toHaveCount(0);
    await elsewhere.close();

    await page.goto(link);
    await button(page, 'Sign In').click();
    await expect(page.getByRole('alert')).toHaveText(
      'This link has expired or was used already. Have a new mail sent.',
    );
  });
});

/** Gives the phone a fingerprint that always fits: Chromium's virtual authenticator. */
async function addFingerprint(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

async function setPassword(page: Page, password: string) {
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expectFinished(page, [PHONE]);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await button(page, 'Save the password').click();
  await expect(
    toast(page, 'Your new password is set. Your other devices are signed out.'),
  ).toBeVisible();
}
