import type { Page } from '@playwright/test';
import { LIFTED_LIMITS } from '@thela/tools/local-supabase';
import { signIn, signUp, somebody, somebodyKnown, somebodyNew } from './accounts';
import { expect, test } from './fixtures';
import { button } from './screen';

// Every row of the error catalogue (specification, section 8) through Supabase's own client.

const INVALID = 'Invalid email or password. Please try again.';
const NETWORK = 'Network error. Please check your internet connection and try again.';
const CONNECTION = 'Unable to connect to the server. Please check your internet connection.';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** One request in five minutes for each client address. */
const ONE = { requests: 1, windowS: 300 };

/** The shell's file that contains Supabase's client. */
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

test('each refusal of a sign-in, and each fault, has its message, and the next attempt is free of it', async ({
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

  await test.step('before the address is confirmed', async () => {
    await signIn(page, await somebodyNew(site));
    await expect(alert(page)).toHaveText(
      'Please verify your email address before signing in. Check your inbox for the verification link.',
    );
  });

  await test.step('with an unknown address', async () => {
    await signIn(page, somebody());
    await expect(alert(page)).toHaveText(INVALID);
  });

  for (const [what, answer, message] of [
    [
      'an error without a row',
      { status: 400, json: { code: 'user_banned', message: 'User is banned' } },
      'User is banned',
    ],
    ['an empty error', { status: 503, body: '' }, UNEXPECTED],
    ['an error of another server', { status: 502, body: '<html>Bad gateway</html>' }, UNEXPECTED],
    ['an error that is a page', { status: 400, body: '<html>Bad request</html>' }, UNEXPECTED],
    ['an error that is empty data', { status: 400, json: {} }, UNEXPECTED],
    [
      "a portal's page in place of an answer",
      { status: 200, body: '<html>Log in</html>' },
      NETWORK,
    ],
  ] as const) {
    await test.step(`answered by ${what}`, async () => {
      const headers = {
        'Access-Control-Allow-Origin': site.url,
        'Access-Control-Expose-Headers': 'X-Supabase-Api-Version',
        'X-Supabase-Api-Version': '2024-01-01',
      };
      const token = `${site.supabase.url}/auth/v1/token**`;
      await page.route(token, async (route) => {
        await expect(alert(page), 'the message of the last attempt').toBeEmpty();
        await route.fulfill({ headers, ...answer });
      });
      await signIn(page, somebody());
      await expect(alert(page), what).toHaveText(message);
      await page.unroute(token);
    });
  }

  await test.step('too often', async () => {
    await site.supabase.stop();
    await site.supabase.start({ limits: { ...LIFTED_LIMITS, signIn: ONE } });
    await signIn(page, somebody());
    await expect(alert(page)).toHaveText(INVALID);
    await signIn(page, somebody());
    await expect(alert(page)).toHaveText(
      'Too many login attempts. Please try again in a few minutes.',
    );
  });

  await test.step('without a backend, and again once it is back', async () => {
    await site.supabase.stop();
    await signIn(page, person);
    await expect(alert(page)).toHaveText(NETWORK);
    await site.supabase.start();
    await button(page, 'Sign In').click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  });
});

test('each refusal of a sign-up, and each fault, has its message', async ({ page, site }) => {
  await test.step('without the code of the client', async () => {
    await page.route(CLIENT_CODE, (route) => route.abort());
    await openSignUp(page);
    await signUp(page, somebody());
    await expect(alert(page)).toHaveText(CONNECTION);
    await page.unroute(CLIENT_CODE);
  });

  await test.step('with an address that has an account', async () => {
    await signUp(page, await somebodyKnown(site));
    await expect(alert(page)).toHaveText(
      'This email is already registered. Please sign in instead.',
    );
  });

  await test.step('with an address that the backend does not take', async () => {
    await signUp(page, { ...somebody(), email: 'asha@stall..example' });
    await expect(alert(page)).toHaveText('Please enter a valid email address.');
  });

  await test.step('with a password that the backend does not take', async () => {
    await signUp(page, { ...somebody(), password: `dosa1234${'x'.repeat(80)}` });
    await expect(alert(page)).toHaveText(
      'Password does not meet requirements. Please try a stronger password.',
    );
  });

  await test.step('refused for a reason without a row', async () => {
    const address = `${site.supabase.url}/auth/v1/signup**`;
    await page.route(address, (route) =>
      route.fulfill({
        status: 422,
        headers: { 'Access-Control-Allow-Origin': site.url },
        json: { code: 422, error_code: 'signup_disabled', msg: 'Signups not allowed here' },
      }),
    );
    await signUp(page, somebody());
    await expect(alert(page)).toHaveText('Signups not allowed here');
    await page.unroute(address);
  });

  await test.step('without a backend', async () => {
    await site.supabase.stop();
    await signUp(page, somebody());
    await expect(alert(page)).toHaveText(NETWORK);
  });

  await test.step('too often', async () => {
    await site.supabase.start({ limits: { ...LIFTED_LIMITS, signUp: ONE } });
    await signUp(page, somebody());
    await page.getByRole('button', { name: 'Use another address' }).click();
    await signUp(page, somebody());
    await expect(alert(page)).toHaveText(
      'Too many signup attempts. Please try again in a few minutes.',
    );
  });
});

test('a browser that keeps nothing says so, at a sign-in and at a sign-up', async ({
  page,
  site,
}) => {
  const person = await somebodyKnown(site);
  await fillStorage(page);
  await openSignIn(page);
  await signIn(page, person);
  await expect(alert(page)).toHaveText(UNEXPECTED);
  await openSignUp(page);
  await expect(alert(page)).toBeEmpty();
  await signUp(page, somebody());
  await expect(alert(page)).toHaveText(UNEXPECTED);
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

test('words that an address carries are not shown as the page’s own', async ({ page }) => {
  await page.goto('/?error=access_denied&error_description=Account+locked,+call+98765');
  await expect(alert(page)).toHaveText(UNEXPECTED);
});

for (const [provider, name, details] of [
  ['google', 'Google', {}],
  ['github', 'GitHub', { tag: '@nightly' }],
] as const) {
  const title = `each refusal of a sign-in by ${name}, and each fault, has its message`;
  test(title, details, async ({ page, site }) => {
    const way = page.getByRole('button', { name: `Continue with ${name}` });

    await test.step('with a malformed answer of the backend', async () => {
      const settings = `${site.supabase.url}/auth/v1/settings`;
      await page.route(settings, (route) =>
        route.fulfill({ headers: { 'Access-Control-Allow-Origin': site.url }, json: [provider] }),
      );
      await openSignIn(page);
      await way.click();
      await expect(alert(page)).toHaveText(
        `An unexpected error occurred during ${name} sign-in. Please try again.`,
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
        `${name} sign-in failed: Unsupported provider: provider is not enabled`,
      );
      await site.supabase.stop();
      await site.supabase.start();
    });

    await test.step('that the person denies', async () => {
      await way.click();
      await page.getByRole('button', { name: 'Deny' }).click();
      await expect(page).toHaveURL(`${site.url}/#signin`);
      await expect(alert(page)).toHaveText(new RegExp(`^${name} sign-in failed: .*denied`, 'i'));
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
}
