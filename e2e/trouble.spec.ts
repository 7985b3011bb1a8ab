import type { Page } from '@playwright/test';
import { expect, test, tools } from './fixtures';
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

const screens = [
  { path: '/', heading: 'Welcome to Thela' },
  { path: '/stall', heading: 'Set up my stall' },
  { path: '/account', heading: 'Your account' },
  { path: '/diagnostics', heading: 'Diagnostics' },
  ...tools,
];

test('every page opens beside an extension that adds members to all objects', async ({ page }) => {
  await page.addInitScript(() => {
    for (const type of [Object, Array, String, Number, Function]) {
      Object.assign(type.prototype, { extend: () => {}, vendor: 'x' });
    }
  });
  for (const { path, heading } of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('a browser that is too old is told so in four languages, and no other is', async ({
  page,
}) => {
  const notice = page.getByText('This browser is too old for this page.');
  for (const { path } of screens) {
    await page.goto(path);
    await expect(notice).toBeHidden();
  }
  await page.route('**/assets/index-*.css', async (route) => {
    const response = await route.fetch();
    // As Chrome 105 understands it.
    const body = (await response.text()).replace('(width:1ic)', '(width:1unknown)');
    await route.fulfill({ response, body });
  });
  await page.goto('/tools/analytics');
  await expect(notice).toBeVisible();
  for (const text of ['यह ब्राउज़र', 'ఈ బ్రౌజర్', 'Yeh browser']) {
    await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
  }
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
  test.use({ expectedErrors: /status of 404/ });

  const title = (page: Page) => page.getByRole('heading', { level: 1 });

  test('of one tool leave that tool in English, which says so in both languages, and the page in the language', async ({
    page,
    site,
  }) => {
    await page.route(`${site.originOf('strategy')}/**/translations-*`, (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.goto('/');
    await button(page, 'తెలుగు').click();
    const notice = page.locator('[data-lost-words]');
    await page.goto('/tools/zero-waste');
    await expect(title(page)).toHaveText(textIn('te-IN', 'apps/zero-waste/src', 'title'));
    await expect(notice).toHaveCount(0);
    await page.goto('/tools/daily-strategy');
    await expect(title(page)).toHaveText('Daily Sales Strategy');
    await expect(notice).toHaveText(
      /తెలుగు పదాలు లోడ్ కాలేదు.*The words of this page could not be loaded\./,
    );
    await expect(page).toHaveTitle('ఈ రోజు అమ్మకాల ప్లాన్ · Thela');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await notice.getByRole('button').click();
    await expect(title(page)).toHaveText('ఈ రోజు అమ్మకాల ప్లాన్');
    await expect(notice).toHaveCount(0);
  });
});
