import type { Page } from '@playwright/test';
import { deployRelease } from '@thela/shipping';
import { ask } from './ask';
import { moduleShowing, releaseWith } from './faulty-release';
import { expect, test } from './fixtures';

test.use({ findsRegistry: false });

// The tool of these tests shows its path, and how often it was mounted.
const tool = moduleShowing(`
  const path = React.useSyncExternalStore(shell.location.subscribe, shell.location.getSnapshot);
  const mounts = React.useRef(0);
  React.useEffect(() => { globalThis.mounts = (globalThis.mounts ?? 0) + 1; }, []);
  return element('div', { 'data-tool': 'profit' },
    element('h1', null, 'At “' + path + '”'),
    element('a', { href: shell.location.href('menu/masala dosa') }, 'Dosa'),
    element('button', { onClick: () => shell.location.navigate('menu/masala dosa') }, 'Open the dosa'));`);

const PROFIT = '/tools/profit-optimizer';
const at = (page: Page, path: string) =>
  page.getByRole('heading', { level: 1, name: `At “${path}”`, exact: true });

test('a page below a tool opens by its address, and Back, Forward and Reload work inside the tool', async ({
  page,
  site,
}) => {
  await deployRelease(site.target, await releaseWith('profit', tool));
  try {
    const first = await page.goto(`${PROFIT}/menu`);
    expect(await first?.text()).toContain('Opening Profit Optimizer');
    await expect(at(page, 'menu')).toBeVisible();
    await expect(page).toHaveTitle('Profit Optimizer · Thela');
    const current = page.getByRole('complementary').getByRole('link', { name: /Profit Optimizer/ });
    await expect(current).toHaveAttribute('aria-current', 'page');

    await page.getByRole('button', { name: 'Open the dosa' }).click();
    await expect(at(page, 'menu/masala dosa')).toBeVisible();
    await expect(page).toHaveURL(`${PROFIT}/menu/masala%20dosa`);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(at(page, 'menu')).toBeVisible();
    await page.goForward();
    await expect(at(page, 'menu/masala dosa')).toBeVisible();
    await current.click();
    await expect(at(page, '')).toBeVisible();
    await expect(page).toHaveURL(PROFIT);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'mounts'))).toBe(1);

    await page.goBack();
    await page.reload();
    await expect(at(page, 'menu/masala dosa')).toBeVisible();
    await page.getByRole('link', { name: 'Dosa' }).click();
    await expect(at(page, 'menu/masala dosa')).toBeVisible();
  } finally {
    await site.restore();
  }
});

test('an odd address is put right once, and its links work', async ({ page, site }) => {
  for (const [odd, path, heading] of [
    ['//?day=1', '/?day=1', 'Welcome to Thela'],
    ['/index.html', '/', 'Welcome to Thela'],
    ['//tools/analytics', '/tools/analytics', 'Live Performance Analytics'],
    ['/Tools/Analytics/', '/tools/analytics', 'Live Performance Analytics'],
    ['/stall/', '/stall', 'Set up my stall'],
  ] as const) {
    await page.goto(`${site.url}${odd}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(`${site.url}${path}`);
    await page.getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}${path}`);
  }
});

test('the server answers paths below a tool with the page of the tool, and those of the stall with any page', async ({
  site,
}) => {
  for (const [path, expected] of [
    [`${PROFIT}/menu/masala%20dosa?day=2026-11-22`, `data-path="${PROFIT}"`],
    [`${PROFIT}/`, `data-path="${PROFIT}"`],
    ['/tools/teleporter/menu', '<!-- end of root -->'],
    ['/stall', '<!-- end of root -->'],
    ['/stall/dishes', '<!-- end of root -->'],
  ] as const) {
    const { status, body } = await ask(`${site.url}${path}`);
    expect([path, status]).toEqual([path, 200]);
    expect(body.toString()).toContain(expected);
  }
  const lost = await ask(`${site.url}${PROFIT}/lost.js`);
  expect(lost.status).toBe(404);
});
