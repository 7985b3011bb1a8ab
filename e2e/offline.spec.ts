import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '@thela/language/languages';
import { axeFindings, sidewaysOverflow } from '@thela/testkit/page-checks';
import { deployRelease } from '@thela/shipping';
import { logout, openSignedIn } from './accounts';
import { asking } from './asking';
import { releaseSaying, releaseWith } from './faulty-release';
import { expect, test } from './fixtures';
import {
  cachedAddresses,
  countPoison,
  cutOff,
  filesKept,
  filesOf,
  hasWaitingWorker,
  poisonCaches,
  publishAnotherShell,
  reconnect,
  settleAtOnce,
  styleOf,
  untilAllCached,
  untilCached,
  visit,
  workerEnder,
  workersIn,
} from './offline-site';
import { textIn } from '@thela/tools/translations';
import { expectRow } from './result-tables';
import { button } from './screen';
import { buildOf } from './site';

test.use({
  serviceWorkers: 'allow',
  savesData: false,
  expectedErrors: /ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|status of 400/,
});

test.beforeEach(({ context }) => settleAtOnce(context));

test.afterEach(async ({ site }) => {
  await site.restore();
});

const PROFIT = '/tools/profit-optimizer';
const notice = (page: Page) => page.getByText('A new version is ready.');
const welcome = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without a network, after one visit', () => {
  test.afterEach(({ site }) => reconnect(site));

  test('the site opens, counts, draws, helps and answers', async ({ page, context, site }) => {
    await visit(page, site);
    await page.close();
    await cutOff(site);

    const away = await context.newPage();
    await away.goto('/');
    await expect(welcome(away)).toBeVisible();

    const profit = await away.goto(PROFIT);
    expect(await profit?.text()).toContain('Opening Profit Optimizer');
    expect(profit?.headers()['content-security-policy']).toContain("default-src 'none'");
    const summary = away.getByRole('region', { name: "Today's Performance Summary" });
    await expect(summary).toContainText('Total Profit: ₹8,170.98');
    await away.getByRole('spinbutton', { name: 'onions', exact: true }).fill('60');
    await expect(summary).not.toContainText('Total Profit: ₹8,170.98');

    const below = await away.goto(`${PROFIT}/menu`);
    expect(await below?.text()).toContain('Opening Profit Optimizer');
    await expect(welcome(away)).toBeVisible();
    await away.goto('/stall/dishes');
    await expect(welcome(away)).toBeVisible();

    await away.goto('/tools/analytics');
    await expect(away.locator('canvas')).toHaveCount(2);

    for (const { path, ask, answer } of asking) {
      await away.goto(path);
      await ask(away);
      await expect(answer(away)).toBeVisible();
    }

    await away.goto('/tools/chaat-gpt');
    await button(away, 'Start Session').click();
    await away.getByRole('textbox', { name: 'Type to Chaat-GPT' }).fill('tomatoes are sour');
    await button(away, 'Send').click();
    await expect(away.getByRole('log', { name: 'Conversation' })).toContainText(/\b\d+ g\b/);
  });
});

test.describe('in another language', () => {
  test.afterEach(({ site }) => reconnect(site));

  const language = (page: Page, name: string) => page.getByRole('radio', { name });
  const inProfit = (tag: Language, key: string) => textIn(tag, 'apps/profit/src', key);

  test('pages and tools open without a network; a third language waits for one @nightly', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('/');
    await button(page, 'తెలుగు').click();
    await untilAllCached(page, site, 'te-IN');
    await page.close();
    await cutOff(site);

    const away = await context.newPage();
    const first = await away.goto('/');
    expect(await first?.text()).toContain('<html lang="te-IN"');
    await expect(away.locator('html')).toHaveAttribute('lang', 'te-IN');
    const profit = await away.goto(PROFIT);
    expect(await profit?.text()).toContain('<html lang="te-IN"');
    await expect(welcome(away)).toHaveText(inProfit('te-IN', 'title'));
    await away.getByRole('spinbutton').first().fill('60');

    // The words of neither the page nor the tool can be had, and neither stops.
    await language(away, 'हिन्दी').check();
    const lost = away.locator('[data-lost-words]').filter({ visible: true });
    await expect(lost).toBeVisible();
    await expect(welcome(away)).toHaveText('Profit Optimizer');
    await expect(away.getByRole('spinbutton').first()).toHaveValue('60');
    await language(away, 'తెలుగు').check();
    await expect(welcome(away)).toHaveText(inProfit('te-IN', 'title'));
    await language(away, 'हिन्दी').check();
    await expect(lost).toBeVisible();

    await reconnect(site);
    await expect(async () => {
      // It goes with the first words that arrive.
      if (await lost.isVisible()) await lost.getByRole('button').click({ timeout: 1000 });
      await expect(welcome(away)).toHaveText(inProfit('hi-IN', 'title'), { timeout: 1000 });
    }).toPass();
    await expect(away.getByRole('spinbutton').first()).toHaveValue('60');
  });
});

test.describe('while there is a network', () => {
  test('tools come from the cache, sign-ins do not, and a deployed tool is there at the next load @nightly', async ({
    page,
    site,
  }) => {
    await visit(page, site);

    await test.step('the SDK of calls and the texts of other languages are not cached', async () => {
      const sdk = (await filesOf(site, 'voice')).filter((url) => url.includes('/assets/vapi-'));
      expect(sdk).toHaveLength(1);
      const cached = await cachedAddresses(page, /./);
      expect(cached).not.toContain(sdk[0]);
      expect(cached.filter((url) => /translations-|\.(hi|te)-/.test(url))).toEqual([]);
    });

    await test.step('tools come from the cache, without a request', async () => {
      const [fromNetwork, fromWorker] = [[] as string[], [] as string[]];
      page.on('response', (response) => {
        const list = response.fromServiceWorker() ? fromWorker : fromNetwork;
        if (response.url().startsWith(site.originOf('profit'))) list.push(response.url());
      });
      await page.goto(PROFIT);
      await expect(page.getByRole('heading', { name: 'Profit Optimizer' })).toBeVisible();
      expect(fromNetwork).toEqual([]);
      expect(fromWorker.length).toBeGreaterThan(0);
    });

    await test.step('a script that no signed entry names does not run, although the page and its policy would take it', async () => {
      const [script = ''] = await filesOf(site, 'profit');
      const { origin, pathname } = new URL(script);
      const folder = pathname.split('/')[1] ?? '';
      writeFileSync(join(site.folder, 'profit', folder, 'assets/other.js'), 'globalThis.hurt = 1');
      const outcomes = new Set<string>();
      for (const spelling of [folder, folder.replace('1', '%31')]) {
        const outcome = page.evaluate(
          (address) =>
            import(address).then(
              () => 'ran',
              () => 'refused',
            ),
          `${origin}/${spelling}/assets/other.js`,
        );
        outcomes.add(await outcome);
      }
      const name = "a file in a tool's bucket that no signed entry names, under a worker";
      expectRow(test.info(), { name, expected: 'refused', seen: [...outcomes].join() });
      expect(await page.evaluate(() => Reflect.get(globalThis, 'hurt'))).toBe(undefined);
    });

    await test.step('the service worker answers no sign-in and no POST', async () => {
      await page.goto('/#signin');
      const answers: boolean[] = [];
      page.on('response', (response) => {
        if (response.url().startsWith(site.supabase.url))
          answers.push(response.fromServiceWorker());
      });
      await page.getByRole('textbox', { name: 'Email' }).fill('nobody@stall.in');
      await page.getByLabel('Password', { exact: true }).fill('wrong-password-1');
      await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect.poll(() => answers.length).toBeGreaterThan(0);
      expect(answers).not.toContain(true);
    });

    await test.step('a deployed tool is there at the next load, and the registry never comes from a cache', async () => {
      const release = await releaseSaying('profit', 'Profit Optimizer', 'Profit Improver');
      await deployRelease(site.target, release);
      // Else the page would open the stored release where the answer takes longer than 300 ms.
      await page.evaluate(() => localStorage.removeItem('thela.registry'));
      await page.goto(PROFIT);
      await expect(page.getByRole('heading', { name: 'Profit Improver' })).toBeVisible();
      expect(await cachedAddresses(page, /./)).not.toContain(`${site.url}/remotes.json`);

      // The release before the live one stays cached for pages that still show it; older ones are removed.
      await untilCached(page, site, ['profit']);
      const second = await releaseWith('profit', (text) => `${text}\n// again`);
      await site.target.changeRegistry((registry) => ({
        ...registry,
        remotes: Object.fromEntries(
          Object.entries(registry.remotes).filter(([name]) => name !== 'profit'),
        ),
      }));
      await deployRelease(site.target, second, { url: site.originOf('profit') });
      await page.reload();
      await untilCached(page, site, ['profit']);
      const kept = await cachedAddresses(page, /^thela-tools$/);
      expect(kept.filter((url) => url.includes(release.record.version))).toEqual([]);
    });
  });

  test.describe('with the data saver', () => {
    test.use({ savesData: true });

    test('only the opened tools are cached @nightly', async ({ page, site }) => {
      await page.goto(PROFIT);
      await untilCached(page, site, ['profit']);
      const kept = await cachedAddresses(page, /^thela-tools$/);
      expect(kept.toSorted()).toEqual((await filesKept(site, 'profit')).toSorted());
    });
  });
});

test.describe('caches that code of the page changed', () => {
  test.use({
    expectedErrors: /integrity|digest|tampered|could not be|Failed to|ERR_FAILED|CONNECTION/i,
  });
  test.afterEach(({ site }) => reconnect(site));

  const whatRan = (page: Page) =>
    page.evaluate(() => ('hurt' in globalThis ? 'the poison ran' : 'own files only'));
  const summary = (page: Page) => page.getByRole('region', { name: "Today's Performance Summary" });

  test('are never answered from, are filled anew, and decide on no headers @nightly', async ({
    page,
    context,
    site,
  }) => {
    await visit(page, site);

    await test.step('with a network', async () => {
      const precached = () => cachedAddresses(page, /precache/);
      const ofShell = await precached();
      expect(ofShell).not.toEqual([]);
      await poisonCaches(page);
      const ran = new Set<string>();
      for (const path of [PROFIT, PROFIT, '/']) {
        await page.goto(path);
        ran.add(await whatRan(page));
        if (path === PROFIT) await expect(summary(page)).toBeVisible();
      }
      const name = 'page code that wrote into every cache, at three later visits';
      expectRow(test.info(), { name, expected: 'own files only', seen: [...ran].join() });
      await expect.poll(() => countPoison(page)).toBe(0);
      await expect.poll(precached).toEqual(expect.arrayContaining(ofShell));
      await untilCached(page, site, ['profit']);
      await cutOff(site);
      await page.goto(PROFIT);
      await expect(summary(page)).toBeVisible();
      await reconnect(site);
    });

    await test.step('without a network', async () => {
      await visit(page, site);
      await page.goto(PROFIT);
      await poisonCaches(page);
      await cutOff(site);
      const answers: string[] = [];
      for (let time = 0; time < 2; time += 1) {
        // Of its own: a browser's error page may come late and would interrupt the next visit.
        const away = await context.newPage();
        const answer = await away.goto(PROFIT).catch(() => null);
        answers.push(answer ? await answer.text() : 'no network');
        await away.close();
      }
      expectRow(test.info(), {
        name: 'page code that wrote into every cache, without a network',
        expected: 'not shown',
        seen: answers.some((text) => text.includes('poison')) ? 'shown' : 'not shown',
      });
      await reconnect(site);
      await page.goto(PROFIT);
      await expect(summary(page)).toBeVisible();
      await expect.poll(() => countPoison(page)).toBe(0);
    });

    await test.step('with other headers', async () => {
      await visit(page, site);
      const headersAt = async (shown: Page) => {
        const headers = (await shown.goto(PROFIT))?.headers() ?? {};
        await expect(summary(shown)).toBeVisible();
        const names = ['content-security-policy', 'permissions-policy', 'refresh'];
        // Servers differ in the space before the charset.
        const type = headers['content-type']?.replaceAll(' ', '');
        return JSON.stringify([type, ...names.map((name) => headers[name])]);
      };
      const published = await headersAt(page);
      expect(published).toContain("default-src 'none'");
      await poisonCaches(page, 'headers');
      expect(await headersAt(page)).toBe(published);
      await cutOff(site);
      const away = await context.newPage();
      const seen = await headersAt(away);
      expectRow(test.info(), {
        name: 'page code that wrote other headers into every cache, without a network',
        expected: 'published headers only',
        seen: seen === published ? 'published headers only' : seen,
      });
    });
  });
});

test.describe('a recall', () => {
  test.use({ expectedErrors: /./ });

  test('takes back what bad code left, keeps what is the stall’s, and ends with the next deploy @nightly', async ({
    page,
    site,
  }) => {
    // A browser asks for a newer worker once the one before it has nothing to do.
    const endWorker = await workerEnder(page);
    await openSignedIn(page, site);
    await visit(page, site);
    await page.goto(PROFIT);
    await page.getByRole('spinbutton', { name: 'onions', exact: true }).fill('42.5');
    await poisonCaches(page);
    await page.goto(`${site.url}/config.json`);
    await page.evaluate(() => {
      for (const name of ['registry', 'overrides', 'canary']) {
        localStorage.setItem(`thela.${name}`, '{"left":"behind"}');
      }
    });
    const numbers = () => page.evaluate(() => localStorage.getItem('thela.seq') ?? '');
    const numbersBefore = await numbers();
    expect(numbersBefore).toContain('profit');
    // Code that ran can make this browser refuse every statement to come.
    await page.evaluate((text) => {
      localStorage.setItem('thela.seq', text.replaceAll(/\d{9,}/g, '9007199254740991'));
    }, numbersBefore);
    const leftBehind = () =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([, text]) => String(text).includes('behind'))
          .map(([name]) => name),
      );
    expect(await leftBehind()).toHaveLength(3);

    await site.target.recallShell(buildOf('shell'));
    await page.goto(PROFIT);
    const workersLeft = async () => {
      if (await hasWaitingWorker(page)) await endWorker();
      return workersIn(page);
    };
    await expect.poll(() => workersLeft().catch(() => 1)).toBe(0);
    await expect(page.getByRole('spinbutton', { name: 'onions', exact: true })).toHaveValue('42.5');
    const left = [...(await leftBehind()), ...(await cachedAddresses(page, /./))];
    expectRow(test.info(), {
      name: 'what a bad release left in caches and storage, after a recall',
      expected: 'nothing',
      seen: left.join() || 'nothing',
    });
    expect(JSON.parse(await numbers())).toEqual(JSON.parse(numbersBefore));
    await expect(logout(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('spinbutton', { name: 'onions', exact: true })).toHaveValue('42.5');
    expect(await workersIn(page)).toBe(0);

    await publishAnotherShell(site, 'another-23232323', { offline: true });
    await visit(page, site);
    expect(await workersIn(page)).toBe(1);
  });
});

test.describe('a new shell', () => {
  test('says so, and Reload brings it and keeps the day @nightly', async ({
    page,
    context,
    site,
  }) => {
    const endWorker = await workerEnder(page);
    await visit(page, site);
    await page.goto(PROFIT);
    await page.getByRole('spinbutton', { name: 'onions', exact: true }).fill('42.5');
    const other = await context.newPage();
    await other.goto('/');
    const before = await styleOf(page);
    await expect(notice(page)).toBeHidden();

    const next = await publishAnotherShell(site, 'another-12345678');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(notice(page)).toBeVisible();
    expect(await styleOf(page)).toBe(before);

    await endWorker();
    await button(page, 'Reload').click();
    await expect.poll(() => styleOf(page)).toBe(next);
    await expect(page.getByRole('spinbutton', { name: 'onions', exact: true })).toHaveValue('42.5');
    await expect(notice(page)).toBeHidden();
    // The other tab keeps its own shell until its reload.
    expect(await styleOf(other)).toBe(before);
    await expect(notice(other)).toBeVisible();
    await button(other, 'Later').click();
    await expect(notice(other)).toBeHidden();
    await expect(other.getByRole('main')).toBeFocused();
  });

  test('comes one load later, and is what opens without a network @nightly', async ({
    page,
    site,
  }) => {
    const endWorker = await workerEnder(page);
    await visit(page, site);
    const before = await styleOf(page);
    const next = await publishAnotherShell(site, 'another-87654321');
    await page.reload();
    expect(await styleOf(page)).toBe(before);
    await expect(notice(page)).toBeVisible();
    await page.reload();
    expect(await styleOf(page)).toBe(next);
    const hasOldFiles = async () => {
      if (await hasWaitingWorker(page)) await endWorker();
      return (await cachedAddresses(page, /precache/)).some((url) => url.endsWith(before));
    };
    await expect.poll(hasOldFiles).toBe(false);
    await expect(notice(page)).toBeHidden();
    await cutOff(site);
    await page.reload();
    await expect(welcome(page)).toBeVisible();
    expect(await styleOf(page)).toBe(next);
    await reconnect(site);
  });
});

test('a configuration that was changed alone comes one load later @nightly', async ({
  page,
  site,
}) => {
  await visit(page, site);
  const file = join(site.folder, 'shell/config.json');
  const config = readFileSync(file, 'utf8');
  for (const ending of ['.br', '.gz']) rmSync(`${file}${ending}`, { force: true });
  writeFileSync(file, config.replace('Thela', 'Rehri'));
  await page.reload();
  await expect(page).toHaveTitle(/Thela/);
  const seen = () => page.evaluate(() => caches.has('thela-newer-config'));
  await expect.poll(seen).toBe(true);
  await page.reload();
  await expect(page).toHaveTitle(/Rehri/);
  writeFileSync(file, config);
  await expect(async () => {
    await page.reload();
    await expect(page).toHaveTitle(/Thela/);
    expect(await seen()).toBe(false);
  }).toPass();
});

test('a person who returns to the page is told of a newer release of the open tool @nightly', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(PROFIT);
  await expect(page.getByRole('heading', { name: 'Profit Optimizer' })).toBeVisible();
  await page.clock.runFor(6_000);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await deployRelease(
    site.target,
    await releaseSaying('profit', 'Profit Optimizer', 'Profit Improver'),
  );
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await comeBack();
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor('16:00');
  await comeBack();
  await expect(notice(page)).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysOverflow(page)).toBe(0);
    for (const name of ['Reload', 'Later']) {
      expect((await button(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
  }
  await button(page, 'Reload').click();
  await expect(page.getByRole('heading', { name: 'Profit Improver' })).toBeVisible();
});

test.describe('the service worker is removed', () => {
  test.use({ expectedErrors: /404|ERR_CONNECTION_REFUSED|bad HTTP response code/ });

  test('when the site no longer has one @nightly', async ({ page, site }) => {
    await visit(page, site);
    for (const ending of ['', '.br', '.gz']) rmSync(join(site.folder, `shell/sw.js${ending}`));
    await page.reload();
    await expect.poll(() => workersIn(page)).toBe(0);
    await expect.poll(() => cachedAddresses(page, /./)).toEqual([]);
  });

  test('when the site was published without it @nightly', async ({ page, site }) => {
    await visit(page, site);
    await publishAnotherShell(site, 'another-12121212', { offline: false });
    await page.reload();
    await expect.poll(() => workersIn(page)).toBe(0);
    await expect.poll(() => cachedAddresses(page, /./)).toEqual([]);
    await page.reload();
    await expect(welcome(page)).toBeVisible();
  });
});

// The headless shell cannot install a site.
test('the site can be installed @whole-browser @nightly', async ({ page, context }) => {
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // The tests' browser is incognito, and only that prevents the installation.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toBe('image/png');
  }
});
