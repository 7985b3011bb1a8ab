import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { CONTRACT } from '@thela/contract';
import { deployRelease } from '@thela/shipping';
import { textIn } from '@thela/tools/translations';
import { moduleShowing, releaseSaying, releaseWith } from './faulty-release';
import { expect, test } from './fixtures';
import type { Site } from './site';
import { changeConfig, openTool } from './screen';

test.use({ findsRegistry: false });

const liveWords = textIn('en-IN', 'apps/profit/src', 'subtitle');
const nextWords = liveWords.replace(/\w+/, 'Tomorrow');

const nextRelease = () => releaseSaying('profit', liveWords, nextWords);

async function expectProfit(page: Page, words: string) {
  await page.goto('/tools/profit-optimizer');
  await expect(page.getByText(words)).toBeVisible();
}

test.describe('a canary', () => {
  test.afterEach(({ site }) => site.restore());

  test.describe('that crashes', () => {
    test.use({ expectedErrors: /\[profit\] crashed/ });

    test('gives way to the live release on Retry', async ({ page, site }) => {
      const faulty = await releaseWith(
        'profit',
        moduleShowing(`throw new Error('not ready yet');`),
      );
      await deployRelease(site.target, faulty, { canary: 10 });
      await page.addInitScript(() => {
        Math.random = () => 0.01;
      });
      await page.goto('/tools/profit-optimizer');
      await expect(page.getByRole('alert')).toContainText('Profit Optimizer has stopped working');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText(liveWords)).toBeVisible();
    });
  });
});

test.describe('an override', () => {
  /** Serves a release without deploying it. */
  async function uploadNext(site: Site): Promise<string> {
    const { record, folder } = await nextRelease();
    await site.target.upload('profit', record.version, folder);
    return `${site.originOf('profit')}/${record.version}/`;
  }

  const notice = (page: Page) => page.getByText(/^Profit Optimizer comes from/);

  async function ask(page: Page, address: string) {
    await page.goto('/diagnostics');
    const card = page.getByRole('region', { name: 'Profit Optimizer' });
    await card.getByText('Load from another address').click();
    await card.getByLabel('Address of a release of Profit Optimizer').fill(address);
    await card.getByRole('button', { name: 'Load from there' }).click();
    return card;
  }

  test('is refused from elsewhere, shows a tool from an allowed address, says so on every page, and is reset @nightly', async ({
    page,
    site,
  }) => {
    const address = await uploadNext(site);

    await test.step('cannot be set by an address of the page', async () => {
      const query = ['override', 'profit', 'thela.overrides'].map(
        (name) => `${name}=${encodeURIComponent(address)}`,
      );
      await page.goto(`/tools/profit-optimizer?${query.join('&')}#${query.join('&')}`);
      await expect(page.getByText(liveWords)).toBeVisible();
      await expect(notice(page)).toBeHidden();
    });

    await test.step('from an origin that is not allowed is refused', async () => {
      const card = await ask(page, 'https://elsewhere.example/1.0.0-ab/');
      await expect(card.getByRole('alert')).toHaveText(
        'Only this computer and the allowed origins may be used.',
      );
      await expect(notice(page)).toBeHidden();
    });

    await test.step('shows a tool from elsewhere, says so on every page, and is reset', async () => {
      await ask(page, address);
      await expect(notice(page)).toContainText(address);
      await expectProfit(page, nextWords);
      await expect(notice(page)).toBeVisible();
      await page.goto('/');
      await page.getByRole('button', { name: 'Reset Profit Optimizer' }).click();
      await expect(notice(page)).toBeHidden();
      await expectProfit(page, liveWords);
    });

    await test.step('is neither offered nor obeyed where the configuration does not allow it', async () => {
      await ask(page, address);
      await expect(notice(page)).toBeVisible();
      await changeConfig(page, site, (config: { remotes: object }) => ({
        ...config,
        remotes: { ...config.remotes, allowOverride: false },
      }));
      await expectProfit(page, liveWords);
      await expect(notice(page)).toBeHidden();
      await page.goto('/diagnostics');
      await expect(page.getByRole('region', { name: 'Profit Optimizer' })).toBeVisible();
      await expect(page.getByText('Load from another address')).toHaveCount(0);
    });
  });
});

test.describe('the diagnostics', () => {
  test.use({ expectedErrors: /\[voice\] unreachable|ERR_FAILED/ });

  test('say of each tool what is loaded from where, and what went wrong, and are copied @nightly', async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.route(`${site.originOf('voice')}/**`, (route) => route.abort());
    await expectProfit(page, liveWords);
    await openTool(page, 'Voice assistant');
    await page.getByRole('link', { name: 'Details for a bug report' }).click();
    await expect(page).toHaveURL('/diagnostics');
    await expect(page).toHaveTitle('Diagnostics · Thela');
    const profit = page.getByRole('region', { name: 'Profit Optimizer' });
    await expect(profit).toContainText(/Release1\.0\.0-[0-9a-f]{10}(-dirty)? \(live\)/);
    await expect(profit).toContainText('Stateready');
    await expect(profit).toContainText(`Contract${CONTRACT}`);
    await expect(profit).toContainText(`Origin${site.originOf('profit')}`);
    await expect(profit).toContainText(/Load time\d+ ms/);
    await expect(profit).toContainText(/Bytes[1-9]\d{3,} bytes in \d+ files/);
    const voice = page.getByRole('region', { name: 'Voice assistant' });
    await expect(voice).toContainText('Statefailed: unreachable');
    await expect(voice).toContainText(/Last error\d{4}-.*unreachable/);

    const copy = page.getByRole('button', { name: 'Copy for a bug report' });
    await test.step('with one button', async () => {
      await copy.click();
      const toasts = page.getByRole('region', { name: /Notifications/ });
      await expect(toasts.getByText('Copied. Paste it into your message.')).toBeVisible();
      // The page's permissions policy refuses to read the clipboard.
      const message = await context.newPage();
      await message.setContent('<textarea></textarea>');
      await message.getByRole('textbox').press('Control+V');
      const text = await message.getByRole('textbox').inputValue();
      expect(text).toContain('Voice assistant\n  state: failed: unreachable');
      expect(text).toContain(`origin: ${site.originOf('profit')}`);
      await message.close();
    });

    await test.step('by hand where the browser does not let the page do it', async () => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await copy.click();
      await expect(page.getByRole('textbox', { name: /copy it yourself/ })).toHaveValue(
        /Voice assistant\n {2}state: failed: unreachable/,
      );
    });
  });
});

test.describe('an error', () => {
  test.use({ expectedErrors: /\[analytics\] crashed/ });
  test.afterEach(({ site }) => site.restore());

  test('is posted with the tool and its release to the configured address', async ({
    page,
    site,
  }) => {
    const reports: Record<string, unknown>[] = [];
    const server = createServer((request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        const report = JSON.parse(body || '{}') as Record<string, unknown>;
        // Those of how releases do have a kind.
        if (request.method === 'POST' && !('kind' in report)) reports.push(report);
        response.writeHead(204).end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      await changeConfig(page, site, (config) => ({
        ...config,
        reporting: { url: `http://127.0.0.1:${port}/errors` },
      }));
      const faulty = await releaseWith(
        'analytics',
        moduleShowing(`throw new Error('on purpose');`),
      );
      await deployRelease(site.target, faulty);
      await page.goto('/tools/analytics');
      await expect(page.getByRole('alert')).toContainText('has stopped working');
      await expect.poll(() => reports).toHaveLength(1);
      expect(reports[0]).toMatchObject({
        name: 'analytics',
        version: faulty.record.version,
        place: 'crashed while rendering',
        message: 'Error: on purpose',
        path: '/tools/analytics',
      });
    } finally {
      // The page goes on reporting.
      await page.goto('about:blank');
      server.close();
    }
  });
});
