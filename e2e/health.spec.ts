import { deployRelease } from '@thela/shipping';
import { textIn } from '@thela/tools/translations';
import { workspaceRoot } from '@thela/tools/workspace';
import { runCommand } from './command';
import { moduleShowing, releaseWith } from './faulty-release';
import { expect, test as base } from './fixtures';
import { openSite } from './site';

const test = base.extend({
  // A separate site, whose pages report.
  site: [
    async ({}, use) => {
      const site = await openSite({ REPORTING_VITALS: '1' }, { isReporting: true });
      await site.supabase.startPostgres();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.use({ findsRegistry: false, savesData: false, expectedErrors: /\[profit\] crashed/ });

test('counts a browser once for each release, with its failures and its speed @nightly', async ({
  page,
  site,
}) => {
  const health = (...options: string[]) =>
    runCommand(['health', 'profit', ...options], workspaceRoot, {
      SITE_FOLDER: site.folder,
      PORT: new URL(site.url).port,
    }).ended;
  const posted = (kind: string) =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith('/functions/v1/health') &&
        response.request().method() === 'POST' &&
        (response.request().postData() ?? '').includes(`"kind":"${kind}"`),
    );
  const shown = () =>
    expect(page.getByText(textIn('en-IN', 'apps/profit/src', 'subtitle'))).toBeVisible();
  const measuring = page.waitForResponse(/\/assets\/report-vitals-.*\.js$/);
  const opened = posted('open');
  await page.goto('/tools/profit-optimizer');
  await shown();
  expect((await opened).status()).toBe(204);
  const registryRead = Date.now();
  await (await measuring).finished();
  await page.reload();
  await shown();

  // The function reads the registry of a site once a second at most.
  await expect.poll(() => Date.now() - registryRead).toBeGreaterThan(1000);
  const faulty = await releaseWith('profit', moduleShowing(`throw new Error('not ready yet');`));
  await deployRelease(site.target, faulty);
  const failed = posted('failure');
  await page.goto('/tools/profit-optimizer');
  await expect(page.getByRole('alert')).toContainText('Profit Optimizer has stopped working');
  expect((await failed).status()).toBe(204);

  const { output } = await health('--days', '1');
  expect(output).toMatch(/profit +\S+ +1 +0 +0\.0 % /);
  const row = `profit +${faulty.record.version} +live +1 +1 +100\\.0 % .* crashed 1`;
  expect(output).toMatch(new RegExp(row));
  const speed = await health('--speed');
  expect(speed.output).toMatch(/profit +\S+ +[12] +\d+ ms +\S+( ms)? +\d\.\d{3}/);
});
