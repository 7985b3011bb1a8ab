import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployRelease, verifyRelease } from '@thela/shipping';
import { workspaceRoot } from '@thela/tools/workspace';
import { expect, test } from './fixtures';
import { watchRequests } from './screen';

/**
 * A build of the shell of contract 1.1, from before entries were signed, without the sign-in screens. A browser may still
 * have such a shell cached, which reads the unsigned fields of an entry.
 */
const ARCHIVED = join(workspaceRoot, 'e2e/archive/shell');

test.beforeEach(async ({ site }) => {
  const config: unknown = JSON.parse(readFileSync(join(site.folder, 'shell/config.json'), 'utf8'));
  await site.target.publishShell(ARCHIVED, config, site.headers);
});

test.afterEach(({ site }) => site.restore());

test('a shell that knows no signatures still opens a tool whose entry is signed', async ({
  page,
  site,
}) => {
  const folder = join(workspaceRoot, 'e2e/archive/1.1/profit');
  await deployRelease(site.target, { folder, record: verifyRelease(folder) });
  await page.goto('/tools/profit-optimizer');
  await expect(page.getByRole('heading', { name: 'Profit Optimizer' })).toBeVisible();
  const script = page.locator('script[src^="/assets/index-"]');
  expect(readFileSync(join(ARCHIVED, 'index.html'), 'utf8')).toContain(
    await script.getAttribute('src'),
  );
});

test.describe("a shell of contract 1.1, and today's tools", () => {
  test.use({ expectedErrors: /\[profit\] incompatible/ });

  test('refuses in plain words what needs a newer contract, before any of it runs', async ({
    page,
  }) => {
    const scripts = watchRequests(page, (url) => url.includes('/assets/tool-'));
    await page.goto('/tools/profit-optimizer');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Profit Optimizer does not fit this page');
    await expect(notice).toContainText('Load the page again, or retry later.');
    await expect(notice.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(scripts).toEqual([]);
  });
});
