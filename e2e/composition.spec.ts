import { expect, test, tools } from './fixtures';
import { openTool, sidebarLink, watchRequests } from './screen';

const isCode = (url: string) => /\.(js|css)$/.test(url);

test('every tool opens from the sidebar, its code comes from its own origin, and one React serves all', async ({
  page,
  site,
}) => {
  const addresses = watchRequests(page, isCode);
  await page.goto('/');
  for (const tool of tools) {
    await openTool(page, tool.label);
    await expect(page.getByRole('heading', { level: 1, name: tool.heading })).toBeVisible();
    await expect(page).toHaveURL(tool.path);
    await expect(page).toHaveTitle(`${tool.label} · Thela`);
  }
  const codeThere = await Promise.all(
    [...new Set(addresses)].map(async (url) => ({
      url,
      body: await (await page.request.get(url)).text(),
    })),
  );
  const filesThatHold = (text: string) =>
    codeThere.filter(({ body }) => body.includes(text)).map(({ url }) => url);
  // A tool's code contains its own root selector, which must occur in files of its own origin only.
  for (const tool of tools) {
    const own = filesThatHold(`[data-tool=${tool.app}]`);
    expect(own.length, tool.app).toBeGreaterThan(0);
    expect(
      own.every((url) => url.startsWith(site.originOf(tool.app))),
      tool.app,
    ).toBe(true);
  }
  // The first text occurs where React creates its internals, the second where react-dom names its version.
  for (const text of [
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
    'rendererPackageName',
  ]) {
    const origins = filesThatHold(text).map((url) => new URL(url).origin);
    expect(origins, text).toEqual([site.originOf('shell')]);
  }
});

test('every tool opens by its address and asks for each of its files once @nightly', async ({
  page,
  site,
}) => {
  const addresses = watchRequests(page, isCode);
  for (const tool of tools) {
    addresses.length = 0;
    await page.goto(tool.path);
    await expect(page.getByRole('heading', { level: 1, name: tool.heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const own = addresses.filter((address) => address.startsWith(site.originOf(tool.app)));
    expect(own.length, tool.app).toBeGreaterThan(0);
    expect(own.toSorted()).toEqual([...new Set(own)].toSorted());
  }
});

test.describe('with tools fetched ahead', () => {
  test.use({ savesData: false });

  test('48 switches among the tools leave no element, node or listener behind', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const openAll = async () => {
      for (const tool of tools) {
        await openTool(page, tool.label);
        await expect(page.getByRole('heading', { level: 1, name: tool.heading })).toBeVisible();
      }
      await page.waitForLoadState('networkidle');
    };
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
    };
    const elements = () => page.locator('*:not([rel="stylesheet"])').count();
    await page.goto(tools.at(-1)?.path ?? '/');
    await openAll();
    await openAll();
    const first = await elements();
    const { listeners } = await count();
    const nodes: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      await openAll();
      nodes.push((await count()).nodes);
    }
    expect(await elements()).toBeLessThan(first * 1.05);
    expect((await count()).listeners).toBeLessThan(listeners * 1.05);
    // React holds on to an earlier tool in some rounds, and lets go of it in others: the median tells.
    const growth = nodes.slice(1).map((after, round) => after - (nodes[round] ?? 0));
    expect(growth.toSorted((a, b) => a - b)[3], nodes.join()).toBeLessThan(tools.length / 2);
  });
});

test('focus follows the tool that was opened, the back button leads back, the logo to the welcome', async ({
  page,
}) => {
  const welcome = page.getByRole('heading', { name: 'Welcome to Thela' });
  const profit = page.getByRole('heading', { name: 'Profit Optimizer' });
  await page.goto('/');
  await expect(welcome).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await sidebarLink(page, 'Profit Optimizer').press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(welcome).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: /Profit from changing prices/ })
    .click();
  await expect(profit).toBeVisible();
  await page.goBack();
  await expect(welcome).toBeVisible();
  await page.goForward();
  await expect(profit).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Thela' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Thela');
  await expect(welcome).toBeVisible();
});

test('an unknown tool shows the welcome with a notice', async ({ page }) => {
  await page.goto('/tools/teleporter');
  const notice = page.getByRole('status').filter({ hasText: /./ });
  await expect(notice).toHaveText('There is no such tool. Pick another one.');
  await expect(page.getByRole('heading', { name: 'Welcome to Thela' })).toBeVisible();
});
