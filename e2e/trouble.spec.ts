import type { Page, Route } from '@playwright/test';
import { tamper } from './fault-matrix/kinds-of-faults';
import { expect, test } from './fixtures';
import { textIn } from '@thela/tools/translations';
import { button } from './screen';

test('a slow tool says that it is still loading, and a second attempt beside it is shown', async ({
  page,
  site,
}) => {
  await page.clock.install();
  // Only the first attempt hangs: a retry uses other addresses.
  await page.route(`${site.originOf('strategy')}/**/remoteEntry.js`, async (route, request) => {
    if (request.url().includes('%')) await route.continue();
  });
  await page.goto('/tools/daily-strategy');
  await expect(page.getByText('Opening Daily Sales Strategy …')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Still loading Daily Sales Strategy …')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Daily Sales Strategy' })).toBeVisible();
});

test.describe('a registry that cannot be had when the page loads', () => {
  test.use({ expectedErrors: /503/ });

  test('is asked for again when a tool is opened @nightly', async ({ page, site }) => {
    let answers = 0;
    await page.route(`${site.url}/remotes.json`, async (route) => {
      answers += 1;
      await (answers === 1 ? route.fulfill({ status: 503 }) : route.continue());
    });
    await page.goto('/tools/ai-chef');
    await expect(page.getByRole('heading', { name: 'AI Sous-Chef' })).toBeVisible();
  });
});

test.describe('a chart whose code cannot be fetched', () => {
  test.use({ expectedErrors: /ERR_FAILED|\[analytics\] drawing/ });

  test('gives way to its figures, and is drawn on Retry @nightly', async ({ page, site }) => {
    await page.route(`${site.originOf('analytics')}/**/chart-*.js`, (route) => route.abort());
    await page.goto('/tools/analytics');
    const pie = page.getByRole('region', { name: 'Profit Contribution by Item (Today)' });
    await expect(pie).toContainText('The chart could not be loaded. Here are its figures:');
    await expect(pie.getByRole('row', { name: /Masala Dosa/ })).toBeVisible();
    await page.unrouteAll();
    await pie.getByRole('button', { name: 'Retry' }).click();
    await expect(pie.locator('canvas')).toBeVisible();
  });
});

test.describe('without its configuration', () => {
  test.use({ expectedErrors: /\[shell\] start|404|config\.json/ });

  const answers = [
    { status: 404, body: '', reason: /config\.json answered 404/ },
    { status: 200, body: '{"brand": {}}', reason: /config\.json is malformed/ },
    { status: 200, body: '<!doctype html>', reason: /\[shell\] start: SyntaxError/ },
  ];

  test('the page says that it cannot start, until Load again finds one that makes sense @nightly', async ({
    page,
    site,
  }) => {
    const loadAgain = () => page.getByRole('button', { name: 'Load again' }).click();
    let open: () => Promise<unknown> = () => page.goto('/');
    for (const { reason, ...answer } of answers) {
      await page.route(`${site.url}/config.json`, (route) => route.fulfill(answer));
      const report = page.waitForEvent('console', (message) => reason.test(message.text()));
      await open();
      await report;
      await expect(page.getByRole('alert')).toContainText('The page cannot start');
      open = loadAgain;
    }
    await page.unrouteAll();
    await loadAgain();
    await expect(page.getByRole('heading', { name: 'Welcome to Thela' })).toBeVisible();
  });
});

test.describe('texts of a language that cannot be fetched', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 404|integrity/ });

  const title = (page: Page) => page.getByRole('heading', { level: 1 });

  for (const { of, answer, tag } of [
    { of: 'that are gone', answer: (route: Route) => route.fulfill({ status: 404 }), tag: [] },
    { of: 'with other bytes', answer: tamper, tag: '@nightly' },
  ]) {
    const texts = `of one tool, ${of}, leave that tool in English and the page in the language`;
    test(texts, { tag }, async ({ page, site }) => {
      await page.route(`${site.originOf('strategy')}/**/translations-*`, answer);
      await page.goto('/');
      await button(page, 'తెలుగు').click();
      const notice = page.locator('[data-lost-words]');
      await page.goto('/tools/zero-waste');
      await expect(title(page)).toHaveText(textIn('te-IN', 'apps/zero-waste/src', 'title'));
      await expect(notice).toHaveCount(0);
      await page.goto('/tools/daily-strategy');
      await expect(title(page)).toHaveText('Daily Sales Strategy');
      await expect(notice).toHaveCount(1);
      await expect(page).toHaveTitle('ఈ రోజు అమ్మకాల ప్లాన్ · Thela');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'wait' });
      await notice.getByRole('button').click();
      await expect(title(page)).toHaveText('ఈ రోజు అమ్మకాల ప్లాన్');
      await expect(notice).toHaveCount(0);
    });
  }

  test('give way to English, which says so in both languages, and come on Try again @nightly', async ({
    page,
  }) => {
    await page.goto('/tools/daily-strategy');
    const field = page.getByRole('spinbutton').first();
    await field.fill('12');
    await page.route(/\/translations-te-IN/, (route) => route.abort());
    await page.getByRole('radio', { name: 'తెలుగు' }).check();
    const notice = page.getByRole('status').filter({ hasText: 'తెలుగు పదాలు లోడ్ కాలేదు' });
    const retry = notice.getByRole('button', { name: 'మళ్ళీ ప్రయత్నించండి' });
    // The tool's and the shell's. The later one decides which of them is shown.
    await expect(page.locator('[data-lost-words]')).toHaveCount(2);
    await expect(notice).toHaveText(/The words of this page could not be loaded\./);
    await expect(title(page)).toHaveText('Daily Sales Strategy');
    await page.unrouteAll();
    await retry.click();
    await expect(title(page)).toHaveText('ఈ రోజు అమ్మకాల ప్లాన్');
    await retry.click();
    await expect(page).toHaveTitle('ఈ రోజు అమ్మకాల ప్లాన్ · Thela');
    await expect(notice).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'te-IN');
    await expect(field).toHaveValue('12');
  });
});
