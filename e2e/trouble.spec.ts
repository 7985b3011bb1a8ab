import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Site } from './site';
import { tools } from './tools';

/** Has the page find another module in a tool's release, with the hash that the registry names. */
async function releaseInstead(page: Page, site: Site, app: string, body: string) {
  const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  const isModule = /^assets\/tool-.*\.js$/;
  await page.route(`${site.url}/remotes.json`, async (route) => {
    const registry = (await (await route.fetch()).json()) as {
      remotes: Record<string, { live: { integrity: Record<string, string> } }>;
    };
    const hashes = registry.remotes[app]?.live.integrity ?? {};
    for (const path of Object.keys(hashes).filter((name) => isModule.test(name))) {
      hashes[path] = integrity;
    }
    await route.fulfill({ json: registry });
  });
  await page.route(`${site.originOf(app)}/**/assets/tool-*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body });
  });
}

test.describe('a tool whose server is gone', () => {
  test.use({
    expectedErrors: /\[profit\] unreachable|ERR_CONNECTION_REFUSED|Failed to fetch/,
  });

  test('says so, leaves the others alone, and opens on Retry once the server is back', async ({
    page,
    site,
  }) => {
    await site.stop('profit');
    try {
      await page.goto('/');
      const sidebar = page.getByRole('navigation', { name: 'Core Features' });
      await sidebar.getByRole('link', { name: 'Profit Optimizer' }).click();
      const failure = page.getByRole('alert');
      await expect(failure).toContainText('Profit Optimizer cannot be reached');
      await expect(failure).toContainText('Check your internet connection, then retry.');

      for (const tool of tools.filter(({ app }) => app !== 'profit')) {
        await sidebar.getByRole('link', { name: tool.label }).click();
        await expect(page.getByRole('heading', { level: 1, name: tool.heading })).toBeVisible();
      }

      await sidebar.getByRole('link', { name: 'Profit Optimizer' }).click();
      await failure.getByRole('button', { name: 'Retry' }).click();
      await expect(failure).toContainText('Profit Optimizer cannot be reached');
    } finally {
      await site.start('profit');
    }
    // The same page, not a fresh one: a mark set now must still be there.
    await page.evaluate(() => document.body.setAttribute('data-mark', 'same page'));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Profit Optimizer' })).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-mark', 'same page');
  });
});

test('a slow tool says that it is still loading, and a second attempt beside it is shown', async ({
  page,
  site,
}) => {
  await page.clock.install();
  // Only the first attempt hangs: Try again asks under other addresses.
  await page.route(`${site.originOf('strategy')}/**/remoteEntry.js`, async (route, request) => {
    if (request.url().includes('%')) await route.continue();
  });
  await page.goto('/tools/daily-strategy');
  await expect(page.getByText('Opening Daily Sales Strategy …')).toBeAttached();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Still loading Daily Sales Strategy …')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Daily Sales Strategy' })).toBeVisible();
});

test.describe('a tool that never arrives', () => {
  test.use({ expectedErrors: /\[strategy\] timed-out/ });

  test('is given up after 30 seconds', async ({ page, site }) => {
    await page.clock.install();
    await page.route(`${site.originOf('strategy')}/**`, () => {});
    await page.goto('/tools/daily-strategy');
    await expect(page.getByText('Opening Daily Sales Strategy …')).toBeAttached();
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('alert')).toContainText('Daily Sales Strategy takes too long');
  });
});

test.describe('a file that is not the released one', () => {
  test.use({ expectedErrors: /\[voice\] tampered|integrity|preload/ });

  test('is refused before it runs', async ({ page, site }) => {
    await page.route(`${site.originOf('voice')}/**/assets/tool-*.js`, async (route) => {
      const response = await route.fetch();
      const body = `${await response.text()}\ndocument.title = 'tampered';`;
      await route.fulfill({ response, body });
    });
    await page.goto('/tools/chaat-gpt');
    await expect(page.getByRole('alert')).toContainText(
      'Voice assistant was stopped for your safety',
    );
    await expect(page).toHaveTitle('Voice assistant · Thela');
  });
});

test.describe('a registry of another mind', () => {
  test.use({ expectedErrors: /\[(voice|strategy|profit)\] (incompatible|broken|unreachable)/ });

  test('costs only the tools whose entries do not fit', async ({ page, site }) => {
    await page.route(`${site.url}/remotes.json`, async (route) => {
      const registry = (await (await route.fetch()).json()) as {
        remotes: Record<string, { live: { contract: string; entry: unknown } }>;
      };
      const { voice, strategy } = registry.remotes;
      if (voice) voice.live.contract = '2.0';
      if (strategy) strategy.live.entry = 42;
      delete registry.remotes.profit;
      await route.fulfill({ json: registry });
    });
    await page.goto('/tools/chaat-gpt');
    const sidebar = page.getByRole('navigation', { name: 'Core Features' });
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('Voice assistant does not fit this page');
    await sidebar.getByRole('link', { name: 'Daily Sales Strategy' }).click();
    await expect(failure).toContainText('Daily Sales Strategy could not start');
    await sidebar.getByRole('link', { name: 'Profit Optimizer' }).click();
    await expect(failure).toContainText('Profit Optimizer cannot be reached');
    await sidebar.getByRole('link', { name: 'Performance Analytics' }).click();
    await expect(page.getByRole('heading', { name: 'Live Performance Analytics' })).toBeVisible();
  });
});

test.describe('a release with a fault of its own', () => {
  test.use({ expectedErrors: /\[analytics\] (crashed|broken|uncaught|unhandled)/ });

  test('that throws while it is shown gives way to a notice; the day stays, Retry starts it afresh', async ({
    page,
    site,
  }) => {
    await releaseInstead(
      page,
      site,
      'analytics',
      `export const contract = '1.0';
        export default function Tool() {
          if (!document.body.dataset.mended) throw new Error('on purpose');
          return 'mended';
        }`,
    );
    await page.goto('/tools/profit-optimizer');
    await page.getByRole('button', { name: 'One plate of Plain Dosa more' }).click();
    const sidebar = page.getByRole('navigation', { name: 'Core Features' });
    await sidebar.getByRole('link', { name: 'Performance Analytics' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Performance Analytics has stopped working',
    );
    const box = page.getByRole('region', { name: "Today's Performance", exact: true });
    await expect(box).toContainText('₹9,675.00');

    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Performance Analytics has stopped working',
    );
    await page.evaluate(() => document.body.setAttribute('data-mended', 'yes'));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('main')).toHaveText('mended');
    await expect(box).toContainText('₹9,675.00');
  });

  test('that throws at import could not start', async ({ page, site }) => {
    await releaseInstead(page, site, 'analytics', `throw new Error('on purpose');`);
    await page.goto('/tools/analytics');
    await expect(page.getByRole('alert')).toContainText('Performance Analytics could not start');
  });

  test('that exports no tool could not start', async ({ page, site }) => {
    await releaseInstead(page, site, 'analytics', `export const contract = '1.0';`);
    await page.goto('/tools/analytics');
    await expect(page.getByRole('alert')).toContainText('Performance Analytics could not start');
  });

  test('whose event handler throws is reported with its name and stays', async ({ page, site }) => {
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    await releaseInstead(
      page,
      site,
      'analytics',
      `export const contract = '1.0';
        export default function Tool() {
          setTimeout(() => { throw new Error('in a handler'); });
          setTimeout(() => { void Promise.reject(new Error('in a promise')); });
          return 'still here';
        }`,
    );
    await page.goto('/tools/analytics');
    await expect(page.getByRole('main')).toHaveText('still here');
    await expect
      .poll(() => reports)
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(
            /^\[analytics\] uncaught error \(release \d.*\): Error: in a handler/,
          ),
          expect.stringMatching(
            /^\[analytics\] unhandled rejection \(release \d.*\): Error: in a promise/,
          ),
        ]),
      );
    await expect(page.getByRole('main')).toHaveText('still here');
  });
});

test.describe('a registry that cannot be had when the page loads', () => {
  test.use({ expectedErrors: /503/ });

  test('is asked for again when a tool is opened', async ({ page, site }) => {
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

  test('gives way to its figures, and is drawn on Retry', async ({ page, site }) => {
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

  for (const [fault, answer] of [
    ['is missing', { status: 404, body: '' }],
    ['makes no sense', { status: 200, body: '{"brand": {}}' }],
    ['is no JSON', { status: 200, body: '<!doctype html>' }],
  ] as const) {
    test(`the page says that it cannot start when config.json ${fault}`, async ({ page, site }) => {
      await page.route(`${site.url}/config.json`, (route) => route.fulfill(answer));
      await page.goto('/');
      await expect(page.getByRole('alert')).toContainText('The page cannot start');
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Load again' }).click();
      await expect(page.getByRole('heading', { name: 'Welcome to Thela' })).toBeVisible();
    });
  }
});
