import type { Page } from '@playwright/test';
import { signIn, signUp, somebody, somebodyKnown } from './accounts';
import { expect, test } from './fixtures';
import { button } from './screen';

// What fails at a sign-in, in a browser. Every row of the error catalogue (specification, section 8) is in `auth-faults.test.ts`,
// and what Supabase's own client makes of an answer in `auth-client.test.tsx`, both in `libs/session`.

const INVALID = 'Invalid email or password. Please try again.';
const NETWORK = 'Network error. Please check your internet connection and try again.';
const CONNECTION = 'Unable to connect to the server. Please check your internet connection.';

const CLIENT_CODE = /\/assets\/auth-client-[\w-]+\.js$/;

async function openSignIn(page: Page) {
  await page.goto('/#signin');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
}

async function openSignUp(page: Page) {
  await page.goto('/#signup');
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
}

function alert(page: Page) {
  return page.getByRole('alert');
}

/** Makes the browser refuse to store a session, as if its storage were full. */
async function fillStorage(page: Page) {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function refuse(name, value) {
      if (name.startsWith('sb-')) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  });
}

test.afterEach(async ({ site }) => {
  await site.supabase.stop();
  await site.supabase.start();
});

// What the browser and Supabase's client log for an error or a missing answer.
test.use({
  expectedErrors:
    /Failed to load resource|Failed to fetch|status of [45]\d\d|^\w*Error|finishing a sign-in/,
});

test('a sign-in that fails says why, and the next attempt is free of it', async ({
  page,
  site,
}) => {
  const person = await somebodyKnown(site);

  await test.step('without the code of the client, and again once it can be had', async () => {
    await page.route(CLIENT_CODE, (route) => route.abort());
    await openSignIn(page);
    await signIn(page, { ...person, password: 'wrong-1234' });
    await expect(alert(page)).toHaveText(CONNECTION);
    await page.unroute(CLIENT_CODE);
    await button(page, 'Sign In').click();
  });

  await test.step('with a wrong password', async () => {
    await expect(alert(page)).toHaveText(INVALID);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  });

  await test.step('without a backend, and again once it is back', async () => {
    await site.supabase.stop();
    await page.route(`${site.supabase.url}/auth/v1/token**`, async (route) => {
      await expect(alert(page), 'the message of the last attempt').toBeEmpty();
      await route.continue();
    });
    await signIn(page, person);
    await expect(alert(page)).toHaveText(NETWORK);
    await site.supabase.start();
    await button(page, 'Sign In').click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  });
});

test('a browser that keeps nothing is signed in while its page is open, and can sign up @nightly', async ({
  page,
  site,
}) => {
  const person = await somebodyKnown(site);
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  await fillStorage(page);
  await openSignIn(page);
  await signIn(page, person);
  await expect(logout).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await openSignUp(page);
  await signUp(page, somebody());
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('a sign-in that cannot be finished for want of its code says so @nightly', async ({
  page,
  site,
}) => {
  await page.route(/\/assets\/finish-callback-/, (route) => route.abort());
  await openSignIn(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('E-mail address').fill(somebody().email);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page).toHaveURL(`${site.url}/#signin`);
  await expect(alert(page)).toHaveText(CONNECTION);
});

test('each refusal of a sign-in by Google, and each fault, has its message @nightly', async ({
  page,
  site,
}) => {
  const way = page.getByRole('button', { name: 'Continue with Google' });

  await test.step('with a malformed answer of the backend', async () => {
    const settings = `${site.supabase.url}/auth/v1/settings`;
    await page.route(settings, (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': site.url }, json: ['google'] }),
    );
    await openSignIn(page);
    await way.click();
    await expect(alert(page)).toHaveText(
      'An unexpected error occurred during Google sign-in. Please try again.',
    );
    await page.unroute(settings);
  });

  await test.step('that the backend cannot be asked about', async () => {
    await site.supabase.stop();
    await way.click();
    await expect(alert(page)).toHaveText(CONNECTION);
    await expect(way).toBeEnabled();
  });

  await test.step('that is switched off', async () => {
    await site.supabase.start({ providers: { google: false, github: false } });
    await way.click();
    await expect(alert(page)).toHaveText(
      'Google sign-in failed: Unsupported provider: provider is not enabled',
    );
    await site.supabase.stop();
    await site.supabase.start();
  });

  await test.step('that the person denies', async () => {
    await way.click();
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page).toHaveURL(`${site.url}/#signin`);
    await expect(alert(page)).toHaveText(/^Google sign-in failed: .*denied/i);
  });

  await test.step('whose end does not reach the backend', async () => {
    await page.route(`${site.supabase.url}/auth/v1/token?grant_type=pkce`, (route) =>
      route.abort(),
    );
    await way.click();
    await page.getByLabel('E-mail address').fill(somebody().email);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page).toHaveURL(`${site.url}/#signin`);
    await expect(alert(page)).toHaveText(NETWORK);
  });
});
