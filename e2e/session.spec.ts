import type { Page } from '@playwright/test';
import {
  clientOf,
  expireSession as expire,
  logout,
  openSignedIn,
  signInLink,
  storedSession as kept,
} from './accounts';
import { expect, test } from './fixtures';
import { watchRequests } from './screen';

/** Lifetime in seconds of a token of the local backend. */
const TOKEN_LIFE = 3600;

function refreshed(page: Page) {
  return page.waitForResponse((response) => response.url().includes('grant_type=refresh_token'));
}

test.describe('whose backend restarts', () => {
  // The page looks for its stall in the account meanwhile.
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED/ });

  test('is renewed by itself near its end, and survives a restart of the backend @nightly', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await openSignedIn(page, site);
    const first = await kept(page);
    await site.supabase.stop();
    await site.supabase.start();
    const answer = refreshed(page);
    await page.clock.fastForward((TOKEN_LIFE - 60) * 1000);
    expect((await answer).status()).toBe(200);
    await expect.poll(async () => (await kept(page))?.access_token).not.toBe(first?.access_token);
    expect((await kept(page))?.refresh_token).not.toBe(first?.refresh_token);
    await expect(logout(page)).toBeVisible();
  });
});

test.describe('that expired, without a network', () => {
  test.use({ expectedErrors: /Failed to fetch|ERR_CONNECTION_REFUSED/ });

  test('leaves the page usable, and is renewed when there is one', async ({ page, site }) => {
    await openSignedIn(page, site);
    // First: the page that is open would renew an expired session at once.
    await site.supabase.stop();
    await expire(page);
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('grant_type=refresh_token'),
    );
    await page.goto('/tools/profit-optimizer');
    await failed;
    await expect(logout(page)).toBeVisible();
    await page.getByRole('button', { name: 'One plate of Plain Dosa more' }).click();
    await site.supabase.start();
    const answer = refreshed(page);
    await page.reload();
    expect((await answer).status()).toBe(200);
    await expect(logout(page)).toBeVisible();
  });
});

test.describe('that expired, where something else answers for the backend', () => {
  test.use({ expectedErrors: /status of 403/ });

  test('stays, is said once, and goes on by itself', async ({ page, site }) => {
    await openSignedIn(page, site);
    await page.route(/grant_type=refresh_token/, (route) =>
      route.fulfill({
        status: 403,
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*' },
        body: '<html>Log in to the Wi-Fi</html>',
      }),
    );
    await expire(page);
    await page.goto('/');
    const sentence = page.getByText('You stay signed in, and what you enter is kept.');
    await expect(sentence).toHaveCount(1);
    await expect(logout(page)).toBeVisible();
    await page.unroute(/grant_type=refresh_token/);
    await expect(sentence).toHaveCount(0, { timeout: 60_000 });
    await expect(logout(page)).toBeVisible();
  });
});

test('that the browser does not store is one for this page, and says so', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await openSignedIn(page, site);
  await expect(page.getByText('You are signed in until you close this page')).toBeVisible();
  await expect(logout(page)).toBeVisible();
  await page.reload();
  await expect(signInLink(page)).toBeVisible();
});

test('that expired is ended at the backend, too, by signing out @nightly', async ({
  page,
  site,
}) => {
  await openSignedIn(page, site);
  await expire(page);
  const session = await kept(page);
  const ended = page.waitForResponse((response) => response.url().includes('/logout'));
  await logout(page).click();
  expect((await ended).status()).toBe(204);
  await expect.poll(() => kept(page)).toBe(null);
  const { error } = await clientOf(site).refreshSession({
    refresh_token: session?.refresh_token ?? '',
  });
  expect(error?.code).toBe('refresh_token_not_found');
});

test('shows in the header from the first moment on, and nothing else before it', async ({
  page,
  site,
}) => {
  const { email } = await openSignedIn(page, site);
  await page.addInitScript(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('header a, header button')) {
        const { textContent } = element;
        if (textContent && !seen.includes(textContent)) seen.push(textContent);
      }
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  // The page shows this before Supabase's client is fetched.
  await page.route(/\/assets\/auth-client-/, () => {});
  await page.goto('/');
  await expect(logout(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen') as unknown)).toEqual([
    'Thela',
    'Logout',
    email[0]!.toUpperCase(),
  ]);
});

test('costs no request for a person who is not signed in @nightly', async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto('/');
  await expect(signInLink(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /auth|54321|supabase/.test(url))).toEqual([]);
});
