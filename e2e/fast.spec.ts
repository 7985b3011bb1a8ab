import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { deployRelease } from '@thela/shipping';
import { shiftBudget } from '@thela/benchmark/budgets';
import { ask } from './ask';
import { LANGUAGE_COOKIE } from '@thela/language/languages';
import { releaseWith } from './faulty-release';
import { expect, test, tools } from './fixtures';
import { textIn } from '@thela/tools/translations';
import { latinTexts } from './latin-texts';
import { layoutShift } from './layout-faults';
import { storeOwnStall } from './own-stall';
import type { Site } from './site';
import { button, clickWithoutPointer, hold, sidebarLink, watchRequests } from './screen';

test.use({ savesData: false });

const WELCOME = 'Welcome to Thela';

const heading = (page: Page) => page.getByRole('heading', { name: WELCOME });

async function allPrefetched(page: Page): Promise<void> {
  await page.waitForFunction((count) => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const entries = new Set(fetched.filter((url) => url.endsWith('/remoteEntry.js')));
    // The link of a script goes once the script is there, that of a style sheet stays.
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[integrity]')];
    return entries.size === count && links.every(({ href }) => fetched.includes(href));
  }, tools.length);
  await page.waitForLoadState('networkidle');
}

const isOfTool = (site: Site) => (url: string) =>
  tools.some(({ app }) => url.startsWith(site.originOf(app)));

/** Address of the page's main script; only the prerendered page is shown without it. */
async function ownScript(site: Site): Promise<string> {
  const page = (await ask(`${site.url}/`)).body.toString();
  return `${site.url}${/<script type="module" crossorigin src="([^"]+)"/.exec(page)?.[1]}`;
}

const holdOwnScript = async (page: Page, site: Site) => hold(page, await ownScript(site));

const holdModules = (page: Page, site: Site) =>
  hold(page, new RegExp(`^${site.url}/assets/(?!first-|show-today).*\\.js$`));

/** Notes in each frame, before it is painted, whether it shows the welcome without the own stall. */
function noteFrames(): void {
  const look = () => {
    const isThere = (selector: string) =>
      (document.querySelector(selector)?.getBoundingClientRect().height ?? 0) > 0;
    if (isThere('main h1') && !isThere('[data-stall-today]')) {
      Object.assign(window, { isWelcomeAlone: true });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const welcomeAlone = (page: Page) => page.evaluate(() => 'isWelcomeAlone' in window);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the welcome is there, with links that work, and a tool’s page with all that is around it @phone', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle('Thela');
    await expect(page.getByRole('main')).toContainText('The same taste, every day');
    await page.getByRole('link', { name: /Profit from changing prices/ }).click();
    await expect(page).toHaveURL('/tools/profit-optimizer');
    await expect(page).toHaveTitle('Profit Optimizer · Thela');
    await expect(page.getByRole('banner')).toContainText('Thela');
    await expect(page.getByText('Opening Profit Optimizer')).toBeAttached();
    // A text in it is found by no other locator.
    await expect(page.locator('noscript p')).toBeInViewport();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });

  test('only / holds the welcome', async ({ site }) => {
    expect((await ask(`${site.url}/`)).body.toString()).toContain(WELCOME);
    for (const path of ['/tools/analytics', '/diagnostics', '/elsewhere']) {
      expect((await ask(`${site.url}${path}`)).body.toString(), path).not.toContain(WELCOME);
    }
  });

  test('an address that asks for another screen does not show the page’s own', async ({ page }) => {
    for (const screen of ['signin', 'signup']) {
      for (const path of ['/', '/tools/analytics']) {
        await page.goto(`${path}#${screen}`);
        await expect(page.getByRole('main'), `${path}#${screen}`).toBeHidden();
        await expect(page.getByRole('banner'), `${path}#${screen}`).toBeVisible();
      }
    }
  });
});

const pages = ['/', ...tools.map((tool) => tool.path)];
// A phone has the same page around every tool.
const onBoth = ['/', '/tools/analytics'];
const onWide = pages.filter((path) => !onBoth.includes(path));

for (const [paths, where] of [
  [onBoth, 'the welcome and a tool @phone'],
  [onWide, 'every other tool @nightly'],
] as const) {
  test(`the page takes over what came with it at ${where}`, async ({ page }) => {
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        const first = document.querySelector('header');
        if (!first) return;
        Object.assign(window, { firstHeader: first });
        observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // A hydration mismatch would be reported on the console, which fails the test.
      const isSame = await page.evaluate(
        () =>
          document.querySelector('header') === (window as { firstHeader?: Element }).firstHeader,
      );
      expect(isSame, path).toBe(true);
    }
  });
}

test.describe('in Hindi', () => {
  const text = (key: string) => textIn('hi-IN', 'libs/page/src', key, { product: 'Thela' });
  const title = text('welcome.title');

  test.beforeEach(({ page }) =>
    page.addInitScript(() => localStorage.setItem('thela.language', '"hi-IN"')),
  );

  test('the welcome comes in Hindi, and the page takes it over @nightly', async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'hi-IN', url: site.url }]);
    const release = await holdOwnScript(page, site);
    const response = await page.goto('/', { waitUntil: 'commit' });
    expect(await response?.text()).toContain('<html lang="hi-IN"');
    const first = page.locator('h1').and(page.getByText(title, { exact: true }));
    await first.evaluate((element) => element.setAttribute('data-first', ''));
    release();
    await expect(page.getByRole('link', { name: text('account.signin') })).toBeVisible();
    // A hydration mismatch would be reported on the console, which fails the test.
    await expect(page.locator('h1[data-first]')).toHaveText(title);
    expect(await latinTexts(page)).not.toContain(WELCOME);
  });

  test('the page ends in Hindi where the cookie is lost, and the next one comes in it @nightly', async ({
    page,
  }) => {
    const first = await page.goto('/');
    expect(await first?.text()).toContain('<html lang="en-IN"');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const next = await page.reload();
    expect(await next?.text()).toContain('<html lang="hi-IN"');
  });
});

test('a press before hydration is handled after it', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdOwnScript(page, site);
  await page.addInitScript(() => {
    const note = ({ target }: Event) => {
      const hasRun = target instanceof HTMLScriptElement && target.src.includes('/early-');
      if (hasRun) Object.assign(window, { isListening: true });
    };
    document.addEventListener('load', note, true);
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'isListening' in window);
  await button(page, 'More').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an own stall shows its day before the page has started, and stays in its place @phone', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await page.evaluate(storeOwnStall, 'Asha Tiffin');
  const part = page.getByRole('region', { name: 'Asha Tiffin' });
  await page.reload();
  await expect(part).toContainText('₹170');
  await page.addInitScript(noteFrames);
  const release = await holdModules(page, site);
  await page.reload({ waitUntil: 'commit' });
  // Today's money takes no tap.
  await expect(part).toContainText('In hand today');
  await expect(part.getByText('₹146.39', { exact: true }).first()).toBeInViewport();
  await expect(part).toContainText('₹170');
  await expect(page.getByText('Try with a sample')).toBeHidden();
  expect(await welcomeAlone(page)).toBe(false);

  release();
  await expect(part.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(part.getByRole('status')).toHaveCount(0);
  await expect(part).toContainText('₹146.39');
  expect(await layoutShift(page)).toBeLessThanOrEqual(shiftBudget);

  const stored = await page.evaluate(() => localStorage.getItem('thela.day') ?? '');
  const releaseLater = await holdModules(page, site);
  for (const wrong of [stored.slice(1), stored.replace('"schema":1', '"schema":2'), '{}']) {
    await page.evaluate((text) => localStorage.setItem('thela.day', text), wrong);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Try with a sample')).toBeVisible();
    await expect(part).toHaveCount(0);
  }
  releaseLater();
});

test("a deep link asks for the tool's files while the page's own script is on its way @nightly", async ({
  page,
  site,
}) => {
  const release = await holdOwnScript(page, site);
  const entry = page.waitForRequest(
    (request) =>
      request.url().startsWith(site.originOf('profit')) && request.url().endsWith('remoteEntry.js'),
  );
  await page.goto('/tools/profit-optimizer', { waitUntil: 'commit' });
  await entry;
  await expect(page.getByRole('heading', { name: 'Profit Optimizer' })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Profit Optimizer' })).toBeVisible();
});

test('tools are prefetched without running or showing, and then open without the network', async ({
  page,
  site,
}) => {
  const before = watchRequests(page, (url) => url.includes('/assets/') || isOfTool(site)(url));
  // The last file that a page fetches by itself.
  const last = page.waitForResponse(/\/start-offline-/);
  await page.goto('/');
  await Promise.all([allPrefetched(page), last]);
  expect(before.filter(isOfTool(site)).length).toBeGreaterThan(tools.length);
  // A release adds such a global as soon as its code runs.
  const running = () =>
    page.evaluate(() => Object.keys(globalThis).filter((name) => name.startsWith('__mf_init__')));
  expect(await running()).toEqual([]);
  const media = await page
    .locator('link[rel="stylesheet"][integrity]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).media));
  expect(new Set(media)).toEqual(new Set(['not all']));

  // The registry is asked for with each tool, which does not wait for it.
  const kept = new Set([...before, `${site.url}/remotes.json`]);
  const asked = watchRequests(page);
  const opened: string[] = [];
  for (const tool of tools) {
    // Charts and the SDK of calls are large: they are fetched on demand.
    if (['analytics', 'voice'].includes(tool.app)) opened.push(site.originOf(tool.app));
    await clickWithoutPointer(sidebarLink(page, tool.label));
    await expect(page.getByRole('heading', { level: 1, name: tool.heading })).toBeVisible();
    // The browser also reports requests that its HTTP cache answers.
    const fetched = asked.filter((address) => !kept.has(address));
    const early = fetched.filter((address) => !opened.some((origin) => address.startsWith(origin)));
    expect(early, tool.label).toEqual([]);
  }
  expect(await running()).toHaveLength(tools.length);
});

test.describe('after a deploy', () => {
  test.afterEach(({ site }) => site.restore());

  test('the new release is prefetched, although the registry’s answer takes a second @nightly', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    await allPrefetched(page);
    const release = await releaseWith('profit', (text) => `${text}\n// deployed`);
    await deployRelease(site.target, release);
    await page.route(`${site.url}/remotes.json`, async (route) => {
      // Longer than a tool waits before it opens by the stored registry.
      await setTimeout(1000);
      await route.continue();
    });
    const entry = page.waitForResponse((response) => {
      const url = response.url();
      return url.includes(release.record.version) && url.endsWith('/remoteEntry.js');
    });
    await page.goto('/');
    expect((await entry).status()).toBe(200);
  });
});

test.describe('with the data saver', () => {
  test.use({ savesData: true });

  test('a tool is prefetched only when it is pointed at @nightly', async ({ page, site }) => {
    const asked = watchRequests(page, isOfTool(site));
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const entry = page.waitForRequest(/remoteEntry\.js/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Leftovers that earn/ })
      .hover();
    await entry;
    expect(asked.every((address) => address.startsWith(site.originOf('zero-waste')))).toBe(true);
  });
});

test('charts are prefetched when a person points at their link or changes a price @nightly', async ({
  page,
  site,
}) => {
  const charts = /\/assets\/chart-/;
  const asked = watchRequests(page, (url) => charts.test(url));
  await page.goto('/');
  await allPrefetched(page);
  expect(asked).toEqual([]);
  const pointed = page.waitForRequest(charts);
  await sidebarLink(page, 'Performance Analytics').hover();
  await pointed;
  await page.goto('/tools/profit-optimizer');
  const used = page.waitForRequest(charts);
  await page.getByRole('spinbutton').or(page.getByRole('textbox')).first().fill('35');
  await used;
  expect(asked.every((address) => address.startsWith(site.originOf('analytics')))).toBe(true);
});

test('the drawer is there in the frame after the first tap on its button @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fetched = page.waitForResponse(/\/assets\/drawer-.*\.js/);
  await page.goto('/');
  await fetched;
  await page.waitForLoadState('networkidle');
  const isThere = await button(page, 'More').evaluate(async (element: HTMLElement) => {
    element.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.querySelector('[role="dialog"]') !== null;
  });
  expect(isThere).toBe(true);
});

test.describe('after a failure', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('what could not be prefetched is fetched when it is needed @nightly', async ({
    page,
    site,
  }) => {
    let isOut = true;
    await page.route(`${site.originOf('profit')}/**`, (route) =>
      isOut ? route.abort() : route.continue(),
    );
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    isOut = false;
    await page
      .getByRole('main')
      .getByRole('link', { name: /Profit from changing/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Profit Optimizer' })).toBeVisible();
  });
});
