import type { Page } from '@playwright/test';
import { expectFinished } from './finished';
import { expect, test, tools } from './fixtures';
import { cutOff, reconnect, settleAtOnce, visit } from './offline-site';
import { openWithin } from './screen';

const DAY = 'rgb(255, 251, 244)';
const NIGHT = 'rgb(26, 17, 11)';
const ANALYTICS = '/tools/analytics';

/** Notes the ground of the page in each frame before it is painted. */
function noteGrounds(): void {
  const grounds = new Set<string>();
  Object.assign(window, { grounds });
  const look = () => {
    // The first frames may have no style sheet yet, and nothing to show.
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    if (document.body) grounds.add(ground);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function groundsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(() => [...(window as unknown as { grounds: Set<string> }).grounds]);
}

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

test.describe('on a device that is set to dark', () => {
  test.use({ colorScheme: 'dark' });
  test.beforeEach(({ context }) => context.addInitScript(noteGrounds));

  test('the first frame is dark, and light from then on once that is chosen @nightly', async ({
    page,
  }) => {
    expect(await groundsAt(page, '/')).toEqual([NIGHT]);
    await choose(page, 'Light');
    await expect(page.locator('html')).toHaveCSS('background-color', DAY);
    for (const path of ['/', '/tools/profit-optimizer', '/diagnostics']) {
      expect(await groundsAt(page, path), path).toEqual([DAY]);
    }
    await choose(page, 'Same as phone');
    expect(await groundsAt(page, ANALYTICS)).toEqual([NIGHT]);
  });

  test('axe finds nothing on the pages of the shell and of the tools @nightly', async ({
    page,
  }) => {
    for (const path of ['/', '/#signin', '/stall', '/diagnostics', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFinished(page);
    }
    for (const { path, heading } of tools) {
      await openWithin(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectFinished(page);
    }
  });

  test('paper is white @nightly', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test.describe('after one visit', () => {
    test.use({
      serviceWorkers: 'allow',
      savesData: false,
      expectedErrors: /ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch/,
    });
    test.beforeEach(({ context }) => settleAtOnce(context));
    test.afterEach(async ({ site }) => {
      await reconnect(site);
      await site.restore();
    });

    test('a warm start and one without a network are dark, or as chosen, at once @nightly', async ({
      page,
      site,
    }) => {
      await visit(page, site);
      expect(await groundsAt(page, '/')).toEqual([NIGHT]);
      await cutOff(site);
      const paths = ['/', '/tools/profit-optimizer', '/stall'];
      for (const path of paths) expect(await groundsAt(page, path), path).toEqual([NIGHT]);
      await choose(page, 'Light');
      for (const path of paths) expect(await groundsAt(page, path), path).toEqual([DAY]);
    });
  });
});

test('a chart that is open follows the choice @nightly', async ({ page }) => {
  await page.goto(ANALYTICS);
  const corner = () =>
    page.evaluate(() => {
      const chart = document.querySelector('canvas')?.getContext('2d');
      return [...(chart?.getImageData(0, 0, 1, 1).data ?? [])];
    });
  await expect.poll(corner).toEqual([255, 255, 255, 255]);
  await choose(page, 'Dark');
  await expect.poll(corner).toEqual([39, 26, 18, 255]);
});
