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
  await expect(page.getByRole('status')).toHaveText(
    'There is no such tool. Pick one from the menu.',
  );
  await expect(page.getByRole('heading', { name: 'Welcome to Thela' })).toBeVisible();
});
