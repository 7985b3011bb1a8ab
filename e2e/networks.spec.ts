import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deployRelease } from '@thela/shipping';
import { releaseSaying } from './faulty-release';
import { expect, test } from './fixtures';
import { cachedAddresses, settleAtOnce, visit } from './offline-site';
import { button, untilHeading } from './screen';
import type { Site } from './site';

test.use({
  expectedErrors:
    /status of 404|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|\[profit\]|MIME type/,
});

test.afterEach(async ({ site }) => {
  await site.start('profit');
  await site.restore();
});

const PROFIT = '/tools/profit-optimizer';

function replaceFile({ folder }: Site, path: string, text: string) {
  const file = join(folder, 'shell', path);
  for (const ending of ['.br', '.gz']) rmSync(`${file}${ending}`, { force: true });
  writeFileSync(file, text);
}

test('a tool whose server comes back opens in place, and nobody has pressed anything', async ({
  page,
  site,
}) => {
  await site.stop('profit');
  await page.goto(PROFIT);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Profit Optimizer cannot be reached');
  await expect(button(page, 'Retry')).toBeVisible();
  await site.start('profit');
  await untilHeading(page, 'Profit Optimizer');
  await expect(notice).toHaveCount(0);
});

test('a server a deploy behind does not take the newer release away, and is not called an attack', async ({
  page,
  site,
}) => {
  const older = readFileSync(join(site.folder, 'shell/remotes.json'), 'utf8');
  const next = await releaseSaying('profit', 'Profit Optimizer', 'Profit Improver');
  const { after } = await deployRelease(site.target, next);
  await page.goto(PROFIT);
  await untilHeading(page, 'Profit Improver');
  replaceFile(site, 'remotes.json', older);
  await page.reload();
  await untilHeading(page, 'Profit Improver');
  const files = join(site.folder, 'profit', after.live.version);
  const aside = `${files}-aside`;
  cpSync(files, aside, { recursive: true });
  for (const name of readdirSync(files)) rmSync(join(files, name), { recursive: true });
  const other = await page.context().newPage();
  // What was fetched once stays in the HTTP cache.
  await other.route('**/*.js', (route) => route.continue());
  await other.goto(PROFIT);
  await expect(other.getByRole('alert')).toContainText('Profit Optimizer is being updated');
  cpSync(aside, files, { recursive: true });
  rmSync(aside, { recursive: true });
  await untilHeading(other, 'Profit Improver');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', savesData: false });
  test.beforeEach(({ context }) => settleAtOnce(context));

  test('a network that answers everything with its own page changes nothing', async ({
    page,
    site,
  }) => {
    await visit(page, site);
    const config = readFileSync(join(site.folder, 'shell/config.json'), 'utf8');
    const sawNewer = () => page.evaluate(() => caches.has('thela-newer-config'));
    // From now on the worker asks the network first.
    replaceFile(site, 'config.json', `${config} `);
    await page.reload();
    await expect.poll(sawNewer).toBe(true);
    const portal = '<!doctype html><title>Free Wi-Fi</title><h1>Sign in</h1>';
    const pages = ['index.html', 'app.html', 'tools/profit-optimizer.html'];
    for (const path of ['config.json', 'remotes.json', ...pages]) replaceFile(site, path, portal);
    for (const path of ['/', '/diagnostics', PROFIT]) {
      await page.goto(path);
      await expect(page).toHaveTitle(/Thela/);
    }
    await untilHeading(page, 'Profit Optimizer');
    await expect(page.getByText('No internet.')).toBeHidden();
    expect(await sawNewer()).toBe(true);
  });

  test('a file that is stopped costs that file, and the diagnostics name it', async ({
    page,
    site,
  }) => {
    const assets = join(site.folder, 'shell/assets');
    const stopped = readdirSync(assets).find((name) => /^account-page-.*\.js$/.test(name)) ?? '';
    const move = (from: string, to: string) => {
      for (const end of ['', '.br', '.gz']) {
        const file = join(from, `${stopped}${end}`);
        if (existsSync(file)) renameSync(file, join(to, `${stopped}${end}`));
      }
    };
    move(assets, site.folder);
    await visit(page, site);
    const own = await cachedAddresses(page, /precache/);
    expect(own.some((url) => url.includes('/assets/index-'))).toBe(true);
    // Blockers look for such words.
    const pages = own.map((url) => new URL(url).pathname).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(6);
    expect(pages.filter((name) => /analytics|\bads?\b|track|banner/i.test(name))).toEqual([]);
    await page.goto('/diagnostics');
    const facts = page.getByRole('region', { name: 'This page' });
    await expect(facts).toContainText(`missing: /assets/${stopped}`);
    move(site.folder, assets);
    await page.goto('/');
    const restored = () => cachedAddresses(page, /precache/);
    await expect.poll(restored).toContain(`${site.url}/assets/${stopped}`);
    await page.goto('/diagnostics');
    await expect(facts).toContainText('all files are kept here');
  });
});
